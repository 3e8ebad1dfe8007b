// Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});function ucs2length(str){
let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&
64512)===56320&&pos++);return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var require_fast_deep_equal=__commonJS({"node_modules/fast-deep-equal/index.js"(exports,module){"use strict";module.exports=function equal(a,b){if(a===b)return!0;
if(a&&b&&typeof a=="object"&&typeof b=="object"){if(a.constructor!==b.constructor)return!1;var length,i,keys;if(Array.isArray(a)){if(length=a.length,length!=b.length)
return!1;for(i=length;i--!==0;)if(!equal(a[i],b[i]))return!1;return!0}if(a.constructor===RegExp)return a.source===b.source&&a.flags===b.flags;if(a.valueOf!==Object.
prototype.valueOf)return a.valueOf()===b.valueOf();if(a.toString!==Object.prototype.toString)return a.toString()===b.toString();if(keys=Object.keys(a),length=keys.
length,length!==Object.keys(b).length)return!1;for(i=length;i--!==0;)if(!Object.prototype.hasOwnProperty.call(b,keys[i]))return!1;for(i=length;i--!==0;){var key=keys[i];
if(!equal(a[key],b[key]))return!1}return!0}return a!==a&&b!==b}}});var require_equal=__commonJS({"node_modules/ajv/dist/runtime/equal.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});var equal=require_fast_deep_equal();
equal.code='require("ajv/dist/runtime/equal").default';exports.default=equal}});var v0=validate52;function validate52(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate52.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){let count0=0;
for(let key0 in data){let err0={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must N\
OT have additional properties"};if(vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,++count0>=20)break}}else{let err1={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate52.errors=vErrors,errors===
0}validate52.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v1=validate53;var func1=require_ucs2length().default,pattern3=new RegExp("^[A-Za-z0-9_.-]+$","u");function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){data.limit===void 0&&(data.limit=50);let data0=data.limit;if(!(typeof data0=="numbe\
r"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0))){let err0={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data0=="number"&&isFinite(data0)){if(data0>200||isNaN(data0)){
let err1={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 20\
0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0<1||isNaN(data0)){let err2={instancePath:instancePath+"/limit",schemaPath:"#/properties/li\
mit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}if(data.cursor!==
void 0){let data1=data.cursor;if(typeof data1=="string"){if(func1(data1)>200){let err3={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxL\
ength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(func1(
data1)<1){let err4={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!data1.isWellFormed()){let err5={instancePath:instancePath+"/cursor",schemaPath:"\
#/properties/cursor/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
if(data1.length<=400&&!pattern3.test(data1)){let err6={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}}let count0=0;for(let key0 in data)if(key0!=="limit"&&key0!=="cursor"){let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,++count0>=
20)break}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}return validate53.errors=vErrors,errors===0}validate53.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v2=validate54;var pattern4=new RegExp("^[\\x21-\\x7E]+$","u");function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate54.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data["idempotency-key"]!==void 0){let data0=data["idempotency-key"];if(typeof data0=="string"){if(func1(data0)>255){let err0={
instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have m\
ore than 255 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data0)<1){let err1={instancePath:instancePath+"/idempotency-key",schemaPath:"\
#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(!data0.isWellFormed()){let err2={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/wellFormed",keyword:"\
wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=510&&!pattern4.test(
data0)){let err3={instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7E]\
+$"},message:'must match pattern "^[\\x21-\\x7E]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/idem\
potency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}return validate54.errors=vErrors,errors===0}validate54.evaluated={props:{"idempotency-key":!0},dynamicProps:!1,dynamicItems:!1};var v3=validate55;var pattern5=new RegExp("^key_[0-9a-f]{32}$","u");function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.key_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key_id"},message:"\
must have required property 'key_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.key_id!==void 0){let data0=data.key_id;if(typeof data0==
"string"){if(func1(data0)>36){let err1={instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{limit:36},message:"\
must NOT have more than 36 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){let err2={instancePath:instancePath+
"/key_id",schemaPath:"#/properties/key_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data0.length<=72&&!pattern5.test(data0)){let err3={instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^key_[0-9a-f]{32}$"},message:'must match pattern "^key_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;for(let key0 in data)if(key0!=="key_id"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,
++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}return validate55.errors=vErrors,errors===0}validate55.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v4=validate56,schema23={
type:"object",properties:{subject_id:{type:"string",minLength:1,maxLength:512,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u0\
07F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$",
wellFormed:!0},project_id:{type:"string",pattern:"^proj_[0-9a-f]{32}$",maxLength:37,wellFormed:!0},run_id:{type:"string",minLength:1,maxLength:200,pattern:"^[\\u\
0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u\
009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$",wellFormed:!0},kind:{type:"string",enum:["user_statement","tool_result","imported_sour\
ce","decision","system_event"]},since:{type:"string",format:"date-time",maxLength:40},until:{type:"string",format:"date-time",maxLength:40},limit:{type:"integer",
minimum:1,maximum:200,default:50},cursor:{type:"string",minLength:1,maxLength:200,pattern:"^[A-Za-z0-9_.-]+$",wellFormed:!0}},required:[],additionalProperties:!1,
$id:"part:v4"},pattern6=new RegExp("^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u20\
60-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$","u"),pattern7=new RegExp("^proj_[0-9a-f]\
{32}$","u"),formats0=/^(?!0000|0001-01-01T.*[+]|9999-12-31T.*-)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-02-(?:0[1-9]|1\d|2[0-8])|\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
function validate56(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate56.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.subject_id!==void 0){let data0=data.subject_id;if(typeof data0=="string"){if(func1(data0)>512){let err0={instancePath:instancePath+
"/subject_id",schemaPath:"#/properties/subject_id/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data0)<1){let err1={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){
let err2={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a s\
urrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=1024&&!pattern6.test(data0)){let err3={instancePath:instancePath+"/su\
bject_id",schemaPath:"#/properties/subject_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\
\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},
message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u20\
69\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}else{let err4={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.project_id!==void 0){let data1=data.project_id;if(typeof data1=="string"){if(func1(
data1)>37){let err5={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must \
NOT have more than 37 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!data1.isWellFormed()){let err6={instancePath:instancePath+"/pro\
ject_id",schemaPath:"#/properties/project_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}if(data1.length<=74&&!pattern7.test(data1)){let err7={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pa\
ttern",keyword:"pattern",params:{pattern:"^proj_[0-9a-f]{32}$"},message:'must match pattern "^proj_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}}else{let err8={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.run_id!==void 0){let data2=data.run_id;if(typeof data2=="string"){if(func1(data2)>
200){let err9={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more\
 than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(func1(data2)<1){let err10={instancePath:instancePath+"/run_id",schemaPath:"#\
/properties/run_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}if(!data2.isWellFormed()){let err11={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data2.length<=400&&!pattern6.test(data2)){let err12={
instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3\
000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2\
060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\
\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.kind!==void 0){let data3=data.kind;if(typeof data3!="string"){
let err14={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}if(!(data3==="user_statement"||data3==="tool_result"||data3==="imported_source"||data3==="decision"||data3==="syste\
m_event")){let err15={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema23.properties.kind.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.since!==void 0){let data4=data.since;
if(typeof data4=="string"){if(func1(data4)>40){let err16={instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(!formats0.test(data4)){let err17={instancePath:instancePath+
"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err17]:
vErrors.push(err17),errors++}}else{let err18={instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.until!==void 0){let data5=data.until;if(typeof data5=="string"){if(func1(data5)>
40){let err19={instancePath:instancePath+"/until",schemaPath:"#/properties/until/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more th\
an 40 characters"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(!formats0.test(data5)){let err20={instancePath:instancePath+"/until",schemaPath:"\
#/properties/until/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err20]:vErrors.push(err20),
errors++}}else{let err21={instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}let data6=data.limit;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&isFinite(data6))){let err22={
instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err22]:vErrors.push(err22),errors++}if(typeof data6=="number"&&isFinite(data6)){if(data6>200||isNaN(data6)){let err23={instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}
if(data6<1||isNaN(data6)){let err24={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.cursor!==void 0){let data7=data.cursor;if(typeof data7=="string"){if(func1(
data7)>200){let err25={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT h\
ave more than 200 characters"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}if(func1(data7)<1){let err26={instancePath:instancePath+"/cursor",schemaPath:"\
#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err26]:vErrors.push(
err26),errors++}if(!data7.isWellFormed()){let err27={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}if(data7.length<=400&&!pattern3.test(data7)){let err28={
instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},message:'must match pattern \
"^[A-Za-z0-9_.-]+$"'};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}else{let err29={instancePath:instancePath+"/cursor",schemaPath:"#/properties/\
cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}let count0=0;for(let key0 in data)
if(key0!=="subject_id"&&key0!=="project_id"&&key0!=="run_id"&&key0!=="kind"&&key0!=="since"&&key0!=="until"&&key0!=="limit"&&key0!=="cursor"){let err30={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err30]:vErrors.push(err30),errors++,++count0>=20)break}}else{let err31={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}return validate56.errors=vErrors,errors===0}validate56.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v5=validate57;var pattern10=new RegExp("^obs_[0-9a-f]{32}$","u");function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.observation_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
observation_id"},message:"must have required property 'observation_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.observation_id!==void 0){
let data0=data.observation_id;if(typeof data0=="string"){if(func1(data0)>36){let err1={instancePath:instancePath+"/observation_id",schemaPath:"#/properties/obse\
rvation_id/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(!data0.isWellFormed()){let err2={instancePath:instancePath+"/observation_id",schemaPath:"#/properties/observation_id/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=72&&!pattern10.test(data0)){let err3={
instancePath:instancePath+"/observation_id",schemaPath:"#/properties/observation_id/pattern",keyword:"pattern",params:{pattern:"^obs_[0-9a-f]{32}$"},message:'mu\
st match pattern "^obs_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/observation_id",schemaPath:"\
#/properties/observation_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;
for(let key0 in data)if(key0!=="observation_id"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate57.errors=vErrors,
errors===0}validate57.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v6=validate58,schema25={type:"object",properties:{subject_id:{type:"string",minLength:1,
maxLength:512,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFE\
FF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$",wellFormed:!0},project_id:{type:"string",pattern:"^proj\
_[0-9a-f]{32}$",maxLength:37,wellFormed:!0},status:{type:"string",enum:["active","disputed","superseded","expired","revoked"]},kind:{type:"string",enum:["semant\
ic_fact","episodic_event","preference","procedural","decision","relationship"]},limit:{type:"integer",minimum:1,maximum:200,default:50},cursor:{type:"string",minLength:1,
maxLength:200,pattern:"^[A-Za-z0-9_.-]+$",wellFormed:!0}},required:[],additionalProperties:!1,$id:"part:v6"};function validate58(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0&&(data.limit=50),data.subject_id!==
void 0){let data0=data.subject_id;if(typeof data0=="string"){if(func1(data0)>512){let err0={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/sub\
ject_id/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(func1(data0)<1){let err1={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){let err2={instancePath:instancePath+
"/subject_id",schemaPath:"#/properties/subject_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data0.length<=1024&&!pattern6.test(data0)){let err3={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subj\
ect_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u\
2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pa\
ttern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u00\
1F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={
instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}if(data.project_id!==void 0){let data1=data.project_id;if(typeof data1=="string"){if(func1(data1)>37){let err5={instancePath:instancePath+
"/project_id",schemaPath:"#/properties/project_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than 37 characters"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}if(!data1.isWellFormed()){let err6={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/wellF\
ormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1.length<=
74&&!pattern7.test(data1)){let err7={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern:"^pr\
oj_[0-9a-f]{32}$"},message:'must match pattern "^proj_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+
"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}}if(data.status!==void 0){let data2=data.status;if(typeof data2!="string"){let err9={instancePath:instancePath+"/status",schemaPath:"#/properties\
/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(!(data2==="active"||data2===
"disputed"||data2==="superseded"||data2==="expired"||data2==="revoked")){let err10={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:schema25.properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}}if(data.kind!==void 0){let data3=data.kind;if(typeof data3!="string"){let err11={instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!(data3==="semantic_fact"||data3===
"episodic_event"||data3==="preference"||data3==="procedural"||data3==="decision"||data3==="relationship")){let err12={instancePath:instancePath+"/kind",schemaPath:"\
#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema25.properties.kind.enum},message:"must be equal to one of the allowed values"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}}let data4=data.limit;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4))){let err13={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}if(typeof data4=="number"&&isFinite(data4)){if(data4>200||isNaN(data4)){let err14={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data4<1||isNaN(
data4)){let err15={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must b\
e >= 1"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}if(data.cursor!==void 0){let data5=data.cursor;if(typeof data5=="string"){if(func1(data5)>
200){let err16={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have mor\
e than 200 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(func1(data5)<1){let err17={instancePath:instancePath+"/cursor",schemaPath:"\
#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err17]:vErrors.push(
err17),errors++}if(!data5.isWellFormed()){let err18={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data5.length<=400&&!pattern3.test(data5)){let err19={
instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},message:'must match pattern \
"^[A-Za-z0-9_.-]+$"'};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}else{let err20={instancePath:instancePath+"/cursor",schemaPath:"#/properties/\
cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}let count0=0;for(let key0 in data)
if(key0!=="subject_id"&&key0!=="project_id"&&key0!=="status"&&key0!=="kind"&&key0!=="limit"&&key0!=="cursor"){let err21={instancePath,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err21]:vErrors.
push(err21),errors++,++count0>=20)break}}else{let err22={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err22]:vErrors.push(err22),errors++}return validate58.errors=vErrors,errors===0}validate58.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v7=validate59;var pattern14=new RegExp("^claim_[0-9a-f]{32}$","u");function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.claim_id!==void 0){let data0=data.
claim_id;if(typeof data0=="string"){if(func1(data0)>38){let err1={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/maxLength",keyword:"ma\
xLength",params:{limit:38},message:"must NOT have more than 38 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){
let err2={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surro\
gate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=76&&!pattern14.test(data0)){let err3={instancePath:instancePath+"/claim_i\
d",schemaPath:"#/properties/claim_id/pattern",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32}$"'};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;for(let key0 in data)if(key0!=="claim_id"){let err5={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate59.errors=vErrors,errors===0}validate59.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v8=validate60;var pattern15=new RegExp("^ctx_[0-9a-f]{32}$","u");function validate60(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.context_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
context_id"},message:"must have required property 'context_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.context_id!==void 0){let data0=data.
context_id;if(typeof data0=="string"){if(func1(data0)>36){let err1={instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/maxLength",keyword:"\
maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){
let err2={instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a s\
urrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=72&&!pattern15.test(data0)){let err3={instancePath:instancePath+"/con\
text_id",schemaPath:"#/properties/context_id/pattern",keyword:"pattern",params:{pattern:"^ctx_[0-9a-f]{32}$"},message:'must match pattern "^ctx_[0-9a-f]{32}$"'};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;for(let key0 in data)if(key0!=="c\
ontext_id"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have ad\
ditional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate60.errors=vErrors,errors===0}validate60.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v9=validate61,schema28={type:"object",properties:{subject_id:{type:"string",minLength:1,maxLength:512,pattern:"\
^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007\
F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$",wellFormed:!0},kind:{type:"string",enum:["task_state","conversation","workflow","\
cursor"]},handoff_id:{type:"string",pattern:"^hoff_[0-9a-f]{32}$",maxLength:37,wellFormed:!0}},required:["subject_id","kind"],additionalProperties:!1,$id:"part:\
v9"},pattern17=new RegExp("^hoff_[0-9a-f]{32}$","u");function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.kind===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(data.subject_id!==void 0){let data0=data.subject_id;if(typeof data0=="string"){if(func1(data0)>512){let err2={instancePath:instancePath+"/subj\
ect_id",schemaPath:"#/properties/subject_id/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(func1(data0)<1){let err3={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(!data0.isWellFormed()){
let err4={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a s\
urrogate pair"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.length<=1024&&!pattern6.test(data0)){let err5={instancePath:instancePath+"/su\
bject_id",schemaPath:"#/properties/subject_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\
\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},
message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u20\
69\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}}else{let err6={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.kind!==void 0){let data1=data.kind;if(typeof data1!="string"){let err7={instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}
if(!(data1==="task_state"||data1==="conversation"||data1==="workflow"||data1==="cursor")){let err8={instancePath:instancePath+"/kind",schemaPath:"#/properties/k\
ind/enum",keyword:"enum",params:{allowedValues:schema28.properties.kind.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}}if(data.handoff_id!==void 0){let data2=data.handoff_id;if(typeof data2=="string"){if(func1(data2)>37){let err9={instancePath:instancePath+
"/handoff_id",schemaPath:"#/properties/handoff_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than 37 characters"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}if(!data2.isWellFormed()){let err10={instancePath:instancePath+"/handoff_id",schemaPath:"#/properties/handoff_id/well\
Formed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data2.length<=
74&&!pattern17.test(data2)){let err11={instancePath:instancePath+"/handoff_id",schemaPath:"#/properties/handoff_id/pattern",keyword:"pattern",params:{pattern:"^\
hoff_[0-9a-f]{32}$"},message:'must match pattern "^hoff_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+
"/handoff_id",schemaPath:"#/properties/handoff_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}}let count0=0;for(let key0 in data)if(key0!=="subject_id"&&key0!=="kind"&&key0!=="handoff_id"){let err13={instancePath,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++,++count0>=20)break}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}return validate61.errors=vErrors,errors===0}validate61.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v10=validate62;var pattern18=new RegExp("^ckpt_[0-9a-f]{32}$","u");function validate62(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.checkpoint_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
checkpoint_id"},message:"must have required property 'checkpoint_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.checkpoint_id!==void 0){
let data0=data.checkpoint_id;if(typeof data0=="string"){if(func1(data0)>37){let err1={instancePath:instancePath+"/checkpoint_id",schemaPath:"#/properties/checkp\
oint_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than 37 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(!data0.isWellFormed()){let err2={instancePath:instancePath+"/checkpoint_id",schemaPath:"#/properties/checkpoint_id/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=74&&!pattern18.test(data0)){let err3={
instancePath:instancePath+"/checkpoint_id",schemaPath:"#/properties/checkpoint_id/pattern",keyword:"pattern",params:{pattern:"^ckpt_[0-9a-f]{32}$"},message:'mus\
t match pattern "^ckpt_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/checkpoint_id",schemaPath:"\
#/properties/checkpoint_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;
for(let key0 in data)if(key0!=="checkpoint_id"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate62.errors=vErrors,
errors===0}validate62.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v11=validate63;function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate63.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit===void 0&&(data.limit=50),data.resource_type!==void 0){let data0=data.resource_type;if(typeof data0=="string"){if(func1(data0)>200){let err0={instancePath:instancePath+
"/resource_type",schemaPath:"#/properties/resource_type/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data0)<1){let err1={instancePath:instancePath+"/resource_type",schemaPath:"#/properties/resource_type/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.
isWellFormed()){let err2={instancePath:instancePath+"/resource_type",schemaPath:"#/properties/resource_type/wellFormed",keyword:"wellFormed",params:{},message:"\
must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=400&&!pattern6.test(data0)){let err3={instancePath:instancePath+
"/resource_type",schemaPath:"#/properties/resource_type/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0\
000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\u\
FEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\\
u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}}else{let err4={instancePath:instancePath+"/resource_type",schemaPath:"#/properties/resource_type/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.resource_id!==void 0){let data1=data.resource_id;if(typeof data1=="\
string"){if(func1(data1)>512){let err5={instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/maxLength",keyword:"maxLength",params:{limit:512},
message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+
"/resource_id",schemaPath:"#/properties/resource_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(!data1.isWellFormed()){let err7={instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/wel\
lFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data1.length<=
1024&&!pattern6.test(data1)){let err8={instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/pattern",keyword:"pattern",params:{pattern:"\
^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007\
F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\
]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060\
-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+"/resource_id",schemaPath:"#/propertie\
s/resource_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}let data2=data.limit;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){let err10={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data2=="number"&&isFinite(data2)){
if(data2>200||isNaN(data2)){let err11={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:200},
message:"must be <= 200"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data2<1||isNaN(data2)){let err12={instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}
if(data.cursor!==void 0){let data3=data.cursor;if(typeof data3=="string"){if(func1(data3)>200){let err13={instancePath:instancePath+"/cursor",schemaPath:"#/prop\
erties/cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}if(func1(data3)<1){let err14={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(!data3.isWellFormed()){let err15={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}if(data3.length<=400&&!pattern3.test(data3)){let err16={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"'};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{
let err17={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err17]:vErrors.push(err17),errors++}}let count0=0;for(let key0 in data)if(key0!=="resource_type"&&key0!=="resource_id"&&key0!=="limit"&&key0!=="cursor"){
let err18={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional pr\
operties"};if(vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++,++count0>=20)break}}else{let err19={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}return validate63.errors=vErrors,errors===0}validate63.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var v12=validate64;var pattern22=new RegExp("^lease_[0-9a-f]{32}$","u");function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.lease_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
lease_id"},message:"must have required property 'lease_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.lease_id!==void 0){let data0=data.
lease_id;if(typeof data0=="string"){if(func1(data0)>38){let err1={instancePath:instancePath+"/lease_id",schemaPath:"#/properties/lease_id/maxLength",keyword:"ma\
xLength",params:{limit:38},message:"must NOT have more than 38 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){
let err2={instancePath:instancePath+"/lease_id",schemaPath:"#/properties/lease_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surro\
gate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=76&&!pattern22.test(data0)){let err3={instancePath:instancePath+"/lease_i\
d",schemaPath:"#/properties/lease_id/pattern",keyword:"pattern",params:{pattern:"^lease_[0-9a-f]{32}$"},message:'must match pattern "^lease_[0-9a-f]{32}$"'};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/lease_id",schemaPath:"#/properties/lease_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;for(let key0 in data)if(key0!=="lease_id"){let err5={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate64.errors=vErrors,errors===0}validate64.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v13=validate65,schema32={type:"object",properties:{role:{type:"string",enum:["sender","target"]},status:{type:"string",enum:[
"pending","accepted","rejected","expired"]},limit:{type:"integer",minimum:1,maximum:200,default:50},cursor:{type:"string",minLength:1,maxLength:200,pattern:"^[A\
-Za-z0-9_.-]+$",wellFormed:!0}},required:[],additionalProperties:!1,$id:"part:v13"};function validate65(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0&&(data.limit=50),data.role!==void 0){let data0=data.role;if(typeof data0!=
"string"){let err0={instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data0==="sender"||data0==="target")){let err1={instancePath:instancePath+"/role",schemaPath:"#/properties/r\
ole/enum",keyword:"enum",params:{allowedValues:schema32.properties.role.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}}if(data.status!==void 0){let data1=data.status;if(typeof data1!="string"){let err2={instancePath:instancePath+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(!(data1===
"pending"||data1==="accepted"||data1==="rejected"||data1==="expired")){let err3={instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:schema32.properties.status.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}let data2=data.limit;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){let err4={instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data2==
"number"&&isFinite(data2)){if(data2>200||isNaN(data2)){let err5={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{
comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data2<1||isNaN(data2)){let err6={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}if(data.cursor!==void 0){let data3=data.cursor;if(typeof data3=="string"){if(func1(data3)>200){let err7={instancePath:instancePath+"/cursor",
schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}if(func1(data3)<1){let err8={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(!data3.isWellFormed()){let err9={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err9]:
vErrors.push(err9),errors++}if(data3.length<=400&&!pattern3.test(data3)){let err10={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"'};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{
let err11={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}}let count0=0;for(let key0 in data)if(key0!=="role"&&key0!=="status"&&key0!=="limit"&&key0!=="cursor"){let err12={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate65.errors=vErrors,errors===0}validate65.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v14=validate66;function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate66.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
handoff_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"handoff_id"},message:"must have required propert\
y 'handoff_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.handoff_id!==void 0){let data0=data.handoff_id;if(typeof data0=="string"){if(func1(
data0)>37){let err1={instancePath:instancePath+"/handoff_id",schemaPath:"#/properties/handoff_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must \
NOT have more than 37 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){let err2={instancePath:instancePath+"/han\
doff_id",schemaPath:"#/properties/handoff_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data0.length<=74&&!pattern17.test(data0)){let err3={instancePath:instancePath+"/handoff_id",schemaPath:"#/properties/handoff_id/p\
attern",keyword:"pattern",params:{pattern:"^hoff_[0-9a-f]{32}$"},message:'must match pattern "^hoff_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}}else{let err4={instancePath:instancePath+"/handoff_id",schemaPath:"#/properties/handoff_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;for(let key0 in data)if(key0!=="handoff_id"){let err5={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate66.errors=vErrors,errors===0}validate66.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v15=validate67,schema34={type:"object",properties:{subject_id:{type:"string",minLength:1,maxLength:512,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205\
F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202\
E\\u2060-\\u2069\\uFEFF]*$",wellFormed:!0},type:{type:"string",enum:["observation.appended","observation.erased","claim.created","claim.superseded","claim.revok\
ed","claim.expired","claim.erased","subject.erased","feedback.recorded","lease.acquired","lease.released","handoff.created","handoff.accepted","handoff.rejected",
"key.created","key.revoked","project.created"]},limit:{type:"integer",minimum:1,maximum:200,default:50},cursor:{type:"string",minLength:1,maxLength:200,pattern:"\
^[A-Za-z0-9_.-]+$",wellFormed:!0}},required:[],additionalProperties:!1,$id:"part:v15"};function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.limit===void 0&&(data.limit=50),data.subject_id!==void 0){let data0=data.subject_id;
if(typeof data0=="string"){if(func1(data0)>512){let err0={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/maxLength",keyword:"maxLen\
gth",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data0)<1){let err1={
instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){let err2={instancePath:instancePath+"/subject_id",schemaPath:"#\
/properties/subject_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data0.length<=1024&&!pattern6.test(data0)){let err3={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/pattern",keyword:"p\
attern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\u\
FEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2\
000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u2\
00E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/subj\
ect_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}}if(data.type!==void 0){let data1=data.type;if(typeof data1!="string"){let err5={instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(!(data1==="observation.appended"||data1===
"observation.erased"||data1==="claim.created"||data1==="claim.superseded"||data1==="claim.revoked"||data1==="claim.expired"||data1==="claim.erased"||data1==="su\
bject.erased"||data1==="feedback.recorded"||data1==="lease.acquired"||data1==="lease.released"||data1==="handoff.created"||data1==="handoff.accepted"||data1==="\
handoff.rejected"||data1==="key.created"||data1==="key.revoked"||data1==="project.created")){let err6={instancePath:instancePath+"/type",schemaPath:"#/propertie\
s/type/enum",keyword:"enum",params:{allowedValues:schema34.properties.type.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}}let data2=data.limit;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){let err7={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err7]:vErrors.push(err7),
errors++}if(typeof data2=="number"&&isFinite(data2)){if(data2>200||isNaN(data2)){let err8={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:200},message:"must be <= 200"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data2<1||isNaN(
data2)){let err9={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.cursor!==void 0){let data3=data.cursor;if(typeof data3=="string"){if(func1(data3)>200){
let err10={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more tha\
n 200 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(func1(data3)<1){let err11={instancePath:instancePath+"/cursor",schemaPath:"#/p\
roperties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}if(!data3.isWellFormed()){let err12={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/wellFormed",keyword:"wellFormed",params:{},message:"\
must not hold half a surrogate pair"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data3.length<=400&&!pattern3.test(data3)){let err13={instancePath:instancePath+
"/cursor",schemaPath:"#/properties/cursor/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},message:'must match pattern "^[A-Za-z0-9_.-]+$"'};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}let count0=0;for(let key0 in data)if(key0!=="subject_id"&&
key0!=="type"&&key0!=="limit"&&key0!=="cursor"){let err15={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++,++count0>=20)break}}else{let err16={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate67.errors=vErrors,
errors===0}validate67.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v16=validate68;var pattern27=new RegExp("^evt_[0-9a-f]{32}$","u");function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate68.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.event_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
event_id"},message:"must have required property 'event_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.event_id!==void 0){let data0=data.
event_id;if(typeof data0=="string"){if(func1(data0)>36){let err1={instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/maxLength",keyword:"ma\
xLength",params:{limit:36},message:"must NOT have more than 36 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data0.isWellFormed()){
let err2={instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surro\
gate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=72&&!pattern27.test(data0)){let err3={instancePath:instancePath+"/event_i\
d",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern:"^evt_[0-9a-f]{32}$"},message:'must match pattern "^evt_[0-9a-f]{32}$"'};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;for(let key0 in data)if(key0!=="event_id"){let err5={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate68.errors=vErrors,errors===0}validate68.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v17=validate69;function validate69(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate69.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.subject_id!==void 0){let data0=data.subject_id;if(typeof data0=="string"){if(func1(
data0)>512){let err1={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/maxLength",keyword:"maxLength",params:{limit:512},message:"mus\
t NOT have more than 512 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func1(data0)<1){let err2={instancePath:instancePath+"/subject\
_id",schemaPath:"#/properties/subject_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(!data0.isWellFormed()){let err3={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/wellFormed",keyword:"\
wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.length<=1024&&!pattern6.
test(data0)){let err4={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1\
680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u2\
00B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\\
u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="s\
ubject_id"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have ad\
ditional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate69.errors=vErrors,errors===0}validate69.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v02=validate522;var func12=require_ucs2length().default,pattern32=new RegExp("^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u2\
00E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$","u");function validate542(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate542.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>200){let err0={instancePath,schemaPath:"#/ma\
xLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func12(
data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},message:"must not ho\
ld half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=400&&!pattern32.test(data)){let err3={instancePath,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\
\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern\
 "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u0\
07F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate542.
errors=vErrors,errors===0}validate542.evaluated={dynamicProps:!1,dynamicItems:!1};var schema22={type:"string",enum:["*","keys:manage","projects:resolve","projec\
ts:create","observations:write","observations:erase","evidence:read","claims:write","context:compile","feedback:write","checkpoints:write","checkpoints:read","l\
eases:write","leases:read","handoffs:write","handoffs:read","events:read","index:write","mcp:call"],$id:"component:Scope"};function validate562(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate562.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="*"||data==="keys:manage"||data==="projects:resolve"||data===
"projects:create"||data==="observations:write"||data==="observations:erase"||data==="evidence:read"||data==="claims:write"||data==="context:compile"||data==="fe\
edback:write"||data==="checkpoints:write"||data==="checkpoints:read"||data==="leases:write"||data==="leases:read"||data==="handoffs:write"||data==="handoffs:rea\
d"||data==="events:read"||data==="index:write"||data==="mcp:call")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema22.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate562.errors=vErrors,errors===0}validate562.
evaluated={dynamicProps:!1,dynamicItems:!1};var schema232={type:"string",enum:["unverified","asserted","verified","policy_approved"],$id:"component:Trust"};function validate582(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate582.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="unverified"||data==="asserted"||data==="verified"||
data==="policy_approved")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema232.enum},message:"must be equal to one of the \
allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate582.errors=vErrors,errors===0}validate582.evaluated={dynamicProps:!1,dynamicItems:!1};function validate602(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate602.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=400&&!pattern32.test(data)){let err3={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\\
u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must \
match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0\
000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate602.errors=vErrors,errors===0}validate602.evaluated={dynamicProps:!1,dynamicItems:!1};var schema252={type:"string",enum:["human","agent","service"],
$id:"component:PrincipalKind"};function validate622(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate622.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){
let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(!(data==="human"||data==="agent"||data==="service")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema252.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate622.errors=vErrors,errors===0}validate622.
evaluated={dynamicProps:!1,dynamicItems:!1};var formats02=/^(?!0000|0001-01-01T.*[+]|9999-12-31T.*-)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-02-(?:0[1-9]|1\d|2[0-8])|\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
function validate642(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate642.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>40){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!formats02.test(data)){let err1={instancePath,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-ti\
me"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate642.errors=vErrors,errors===0}validate642.evaluated={dynamicProps:!1,dynamicItems:!1};
var func0=require_equal().default;function validate532(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate532.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.label===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.scopes===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.label!==void 0&&(validate542(data.label,{instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate542.errors:vErrors.concat(validate542.errors),errors=vErrors.length)),data.scopes!==void 0){let data1=data.scopes;if(Array.isArray(data1)){
if(data1.length>40){let err2={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit:40},message:"must N\
OT have more than 40 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data1.length<1){let err3={instancePath:instancePath+"/scopes",schemaPath:"\
#/properties/scopes/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data1.length<=40){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate562(data1[i0],{instancePath:instancePath+"/scopes/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate562.errors:vErrors.concat(validate562.errors),errors=vErrors.length)}if(data1.length<=40){let i1=data1.
length,j0;if(i1>1){outer0:for(;i1--;)for(j0=i1;j0--;)if(func0(data1[i1],data1[j0])){let err4={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scope\
s/uniqueItems",keyword:"uniqueItems",params:{i:i1,j:j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++;break outer0}}}}else{let err5={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}data.max_trust!==void 0&&(validate582(data.max_trust,{instancePath:instancePath+
"/max_trust",parentData:data,parentDataProperty:"max_trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate582.errors:vErrors.concat(validate582.errors),
errors=vErrors.length)),data.principal_id!==void 0&&(validate602(data.principal_id,{instancePath:instancePath+"/principal_id",parentData:data,parentDataProperty:"\
principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate602.errors:vErrors.concat(validate602.errors),errors=vErrors.length)),data.principal_kind!==
void 0&&(validate622(data.principal_kind,{instancePath:instancePath+"/principal_kind",parentData:data,parentDataProperty:"principal_kind",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate622.errors:vErrors.concat(validate622.errors),errors=vErrors.length)),data.expires_at!==void 0&&(validate642(data.expires_at,{instancePath:instancePath+
"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate642.errors:vErrors.concat(validate642.errors),
errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="label"&&key0!=="scopes"&&key0!=="max_trust"&&key0!=="principal_id"&&key0!=="principal_kind"&&
key0!=="expires_at"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NO\
T have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate532.errors=vErrors,errors===
0}validate532.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate522(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate522.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate532(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate532.errors:vErrors.concat(validate532.
errors),errors=vErrors.length),validate522.errors=vErrors,errors===0}validate522.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v18=validate672;function validate682(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate682.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
origin===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"origin"},message:"must have required property 'origi\
n'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.origin!==void 0){let data0=data.origin;if(typeof data0=="string"){if(func12(data0)>2048){
let err1={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more tha\
n 2048 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(func12(data0)<1){let err2={instancePath:instancePath+"/origin",schemaPath:"#/pr\
operties/origin/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(!data0.isWellFormed()){let err3={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/wellFormed",keyword:"wellFormed",params:{},message:"\
must not hold half a surrogate pair"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.length<=4096&&!pattern32.test(data0)){let err4={instancePath:instancePath+
"/origin",schemaPath:"#/properties/origin/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u00\
7F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},
message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u20\
69\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}}else{let err5={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="origin"){let err6={instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++}return validate682.errors=vErrors,errors===0}validate682.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate672(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate672.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate682(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate682.errors:vErrors.concat(validate682.errors),errors=vErrors.length),validate672.errors=vErrors,errors===0}validate672.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v22=validate70;function validate72(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate72.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>512){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=1024&&!pattern32.test(data)){let err3={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\
\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},
message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u20\
69\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}return validate72.errors=vErrors,errors===0}validate72.evaluated={dynamicProps:!1,dynamicItems:!1};var schema322={type:"string",enum:["user_\
statement","tool_result","imported_source","decision","system_event"],$id:"component:ObservationKind"};function validate74(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate74.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="user_statement"||data==="tool_result"||data==="imported_source"||data==="decisi\
on"||data==="system_event")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema322.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate74.errors=vErrors,errors===0}validate74.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern72=new RegExp("^[\\s\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*[^\\s\\u0000\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\\
u0000]*$","u");function validate76(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate76.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>65536){
let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536 characters"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",
keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=131072&&
!pattern72.test(data)){let err3={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\s\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\\
uFEFF]*[^\\s\\u0000\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000]*$"},message:'must match pattern "^[\\s\\u0085\\u00AD\\u200B-\\u200F\\\
u2028-\\u202E\\u2060-\\u2069\\uFEFF]*[^\\s\\u0000\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000]*$"'};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}return validate76.errors=vErrors,errors===0}validate76.evaluated={dynamicProps:!1,dynamicItems:!1};function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate78.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.type!==void 0){let data0=data.type;if(typeof data0=="string"){if(func12(data0)>200){let err1={instancePath:instancePath+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(func12(data0)<1){let err2={instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(!data0.isWellFormed()){let err3={
instancePath:instancePath+"/type",schemaPath:"#/properties/type/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.length<=400&&!pattern32.test(data0)){let err4={instancePath:instancePath+"/type",schemaPath:"#/properti\
es/type/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\\
u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match p\
attern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0\
01F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}}if(data.ref!==void 0){let data1=data.ref;if(typeof data1=="string"){if(func12(data1)>1024){let err6={instancePath:instancePath+"/re\
f",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}if(func12(data1)<1){let err7={instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(!data1.isWellFormed()){let err8={instancePath:instancePath+
"/ref",schemaPath:"#/properties/ref/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}if(data1.length<=2048&&!pattern32.test(data1)){let err9={instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/pattern",keyword:"pat\
tern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFE\
FF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u200\
0-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200\
E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/ref",
schemaPath:"#/properties/ref/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}
if(data.id!==void 0){let data2=data.id;if(typeof data2=="string"){if(func12(data2)>200){let err11={instancePath:instancePath+"/id",schemaPath:"#/properties/id/m\
axLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(func12(
data2)<1){let err12={instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(!data2.isWellFormed()){let err13={instancePath:instancePath+"/id",schemaPath:"#\
/properties/id/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}
if(data2.length<=400&&!pattern32.test(data2)){let err14={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007\
F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\
]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060\
-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}else{let err15={instancePath:instancePath+"/id",schemaPath:"#/properties/id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}let count0=0;for(let key0 in data)
if(key0!=="type"&&key0!=="ref"&&key0!=="id"){let err16={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++,++count0>=20)break}}else{let err17={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate78.errors=vErrors,
errors===0}validate78.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema35={type:"string",enum:["private","team","organization"],$id:"component:Vis\
ibility"};function validate81(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate81.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="priva\
te"||data==="team"||data==="organization")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema35.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate81.errors=vErrors,errors===0}validate81.evaluated={dynamicProps:!1,
dynamicItems:!1};var pattern11=new RegExp("^proj_[0-9a-f]{32}$","u");function validate83(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate83.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func12(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more tha\
n 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!data.isWellFormed()){let err1={instancePath,schemaPath:"#/wellFormed",keyword:"w\
ellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=74&&!pattern11.test(
data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^proj_[0-9a-f]{32}$"},message:'must match pattern "^proj_[0-9a-f]{32}$"'};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate83.errors=vErrors,errors===0}validate83.evaluated={dynamicProps:!1,dynamicItems:!1};function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate85.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=400&&!pattern32.test(data)){let err3={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\\
u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must \
match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0\
000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate85.errors=vErrors,errors===0}validate85.evaluated={dynamicProps:!1,dynamicItems:!1};function validate87(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate87.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=400&&!pattern32.test(data)){let err3={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\\
u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must \
match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0\
000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate87.errors=vErrors,errors===0}validate87.evaluated={dynamicProps:!1,dynamicItems:!1};function validate71(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate71.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.subject_id===void 0){let err0={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.kind===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required pr\
operty 'kind'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.content===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content"},message:"must have required property 'content'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.source===
void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}data.subject_id!==void 0&&(validate72(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"\
subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors),errors=vErrors.length)),data.kind!==void 0&&(validate74(
data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:vErrors.
concat(validate74.errors),errors=vErrors.length)),data.content!==void 0&&(validate76(data.content,{instancePath:instancePath+"/content",parentData:data,parentDataProperty:"\
content",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length)),data.source!==void 0&&(validate78(
data.source,{instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate78.errors:
vErrors.concat(validate78.errors),errors=vErrors.length)),data.trust!==void 0&&(validate582(data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"\
trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate582.errors:vErrors.concat(validate582.errors),errors=vErrors.length)),data.visibility!==void 0&&
(validate81(data.visibility,{instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate81.errors:vErrors.concat(validate81.errors),errors=vErrors.length)),data.project_id!==void 0&&(validate83(data.project_id,{instancePath:instancePath+
"/project_id",parentData:data,parentDataProperty:"project_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.errors),
errors=vErrors.length)),data.agent_id!==void 0&&(validate85(data.agent_id,{instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate85.errors:vErrors.concat(validate85.errors),errors=vErrors.length)),data.run_id!==void 0&&(validate87(data.run_id,
{instancePath:instancePath+"/run_id",parentData:data,parentDataProperty:"run_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate87.errors:vErrors.concat(
validate87.errors),errors=vErrors.length)),data.occurred_at!==void 0&&(validate642(data.occurred_at,{instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"\
occurred_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate642.errors:vErrors.concat(validate642.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="subject_id"&&key0!=="kind"&&key0!=="content"&&key0!=="source"&&key0!=="trust"&&key0!=="visibility"&&key0!=="project_id"&&key0!=="agent_id"&&key0!=="r\
un_id"&&key0!=="occurred_at"){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,++count0>=20)break}}else{let err5={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate71.errors=vErrors,
errors===0}validate71.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate70.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate71(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate71.errors:vErrors.
concat(validate71.errors),errors=vErrors.length),validate70.errors=vErrors,errors===0}validate70.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v32=validate91;function validate92(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate92.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err1={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data0.length<1){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<
len0;i0++){let data1=data0[i0];if(!(data1&&typeof data1=="object"&&!Array.isArray(data1))){let err3={instancePath:instancePath+"/items/"+i0,schemaPath:"#/proper\
ties/items/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}}else{let err4={
instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}if(data.atomic!==void 0&&typeof data.atomic!="boolean"){let err5={instancePath:instancePath+"/atomic",schemaPath:"#/properties/atom\
ic/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let count0=0;for(let key0 in data)
if(key0!=="items"&&key0!=="atomic"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate92.errors=vErrors,
errors===0}validate92.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate91.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate92(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate92.errors:vErrors.
concat(validate92.errors),errors=vErrors.length),validate91.errors=vErrors,errors===0}validate91.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v42=validate94;var schema44={type:"string",enum:["semantic_fact","episodic_event","preference","procedural","decision","relationship"],$id:"component:ClaimKind"};function validate99(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate99.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="semantic_fact"||data==="episodic_event"||data===
"preference"||data==="procedural"||data==="decision"||data==="relationship")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema44.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate99.errors=vErrors,errors===
0}validate99.evaluated={dynamicProps:!1,dynamicItems:!1};function validate101(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate101.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>4e3){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=8e3&&!pattern72.test(data)){let err3={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\s\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*[^\\s\\u0000\\u0085\\u00AD\\u200B-\\u200F\\u20\
28-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000]*$"},message:'must match pattern "^[\\s\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*[^\\s\\u0000\\u0085\\u00\
AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate101.errors=vErrors,
errors===0}validate101.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern152=new RegExp("^obs_[0-9a-f]{32}$","u");function validate104(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate104.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func12(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more tha\
n 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!data.isWellFormed()){let err1={instancePath,schemaPath:"#/wellFormed",keyword:"w\
ellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=72&&!pattern152.test(
data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^obs_[0-9a-f]{32}$"},message:'must match pattern "^obs_[0-9a-f]{32}$"'};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate104.errors=vErrors,errors===0}validate104.evaluated={dynamicProps:!1,dynamicItems:!1};
var schema48={type:"string",enum:["supports","contradicts","qualifies"],$id:"component:Relation"};function validate106(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate106.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="supports"||data==="contradicts"||data==="qualifies")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema48.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate106.errors=vErrors,errors===0}validate106.evaluated={dynamicProps:!1,dynamicItems:!1};function validate103(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate103.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.observation_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"observation_id"},message:"must have required property 'observation_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.relation===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relatio\
n"},message:"must have required property 'relation'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.observation_id!==void 0&&(validate104(data.
observation_id,{instancePath:instancePath+"/observation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate104.errors:vErrors.concat(validate104.errors),errors=vErrors.length)),data.relation!==void 0&&(validate106(data.relation,{instancePath:instancePath+"/re\
lation",parentData:data,parentDataProperty:"relation",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate106.errors:vErrors.concat(validate106.errors),errors=
vErrors.length));let count0=0;for(let key0 in data)if(key0!=="observation_id"&&key0!=="relation"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,
++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}return validate103.errors=vErrors,errors===0}validate103.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate109(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate109.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>1||isNaN(
data)){let err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<0||isNaN(data)){let err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"m\
ust be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate109.errors=vErrors,errors===0}validate109.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate98(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate98.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
kind===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.statement===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
statement"},message:"must have required property 'statement'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.sources===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.kind!==void 0&&(validate99(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors),errors=vErrors.length)),data.statement!==void 0&&(validate101(data.statement,{instancePath:instancePath+
"/statement",parentData:data,parentDataProperty:"statement",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate101.errors:vErrors.concat(validate101.errors),
errors=vErrors.length)),data.sources!==void 0){let data2=data.sources;if(Array.isArray(data2)){if(data2.length>64){let err3={instancePath:instancePath+"/sources",
schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data2.length<1){let err4={instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data2.length<=64){let len0=data2.length;for(let i0=0;i0<
len0;i0++)validate103(data2[i0],{instancePath:instancePath+"/sources/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)}}else{let err5={instancePath:instancePath+"/sources",schemaPath:"#/properties/sourc\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}data.confidence!==void 0&&(validate109(
data.confidence,{instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate109.
errors:vErrors.concat(validate109.errors),errors=vErrors.length)),data.trust!==void 0&&(validate582(data.trust,{instancePath:instancePath+"/trust",parentData:data,
parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate582.errors:vErrors.concat(validate582.errors),errors=vErrors.length)),data.
visibility!==void 0&&(validate81(data.visibility,{instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate81.errors:vErrors.concat(validate81.errors),errors=vErrors.length)),data.observer_id!==void 0&&(validate602(data.observer_id,{instancePath:instancePath+
"/observer_id",parentData:data,parentDataProperty:"observer_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate602.errors:vErrors.concat(validate602.
errors),errors=vErrors.length)),data.valid_from!==void 0&&(validate642(data.valid_from,{instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"\
valid_from",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate642.errors:vErrors.concat(validate642.errors),errors=vErrors.length)),data.valid_to!==void 0&&
(validate642(data.valid_to,{instancePath:instancePath+"/valid_to",parentData:data,parentDataProperty:"valid_to",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate642.errors:vErrors.concat(validate642.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="kind"&&key0!=="statement"&&key0!=="so\
urces"&&key0!=="confidence"&&key0!=="trust"&&key0!=="visibility"&&key0!=="observer_id"&&key0!=="valid_from"&&key0!=="valid_to"){let err6={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate98.errors=vErrors,errors===0}validate98.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate95(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate95.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.claims===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"claims"},message:"must have required property 'claims'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.subject_id!==
void 0&&(validate72(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate72.errors:vErrors.concat(validate72.errors),errors=vErrors.length)),data.project_id!==void 0&&(validate83(data.project_id,{instancePath:instancePath+
"/project_id",parentData:data,parentDataProperty:"project_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.errors),
errors=vErrors.length)),data.claims!==void 0){let data2=data.claims;if(Array.isArray(data2)){if(data2.length>50){let err2={instancePath:instancePath+"/claims",schemaPath:"\
#/properties/claims/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data2.length<1){let err3={instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data2.length<=50){let len0=data2.length;for(let i0=0;i0<len0;i0++)
validate98(data2[i0],{instancePath:instancePath+"/claims/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate98.
errors:vErrors.concat(validate98.errors),errors=vErrors.length)}}else{let err4={instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}let count0=0;for(let key0 in data)if(key0!=="sub\
ject_id"&&key0!=="project_id"&&key0!=="claims"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate95.errors=vErrors,
errors===0}validate95.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate94(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate94.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate95(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.
concat(validate95.errors),errors=vErrors.length),validate94.errors=vErrors,errors===0}validate94.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v52=validate118;var pattern16=new RegExp("^claim_[0-9a-f]{32}$","u");function validate120(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate120.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func12(data)>38){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more tha\
n 38 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!data.isWellFormed()){let err1={instancePath,schemaPath:"#/wellFormed",keyword:"w\
ellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=76&&!pattern16.test(
data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32}$\
"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate120.errors=vErrors,errors===0}validate120.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern172=new RegExp("^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B-\
\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$","u");function validate122(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate122.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>1e3){let err0={instancePath,schemaPath:"#/ma\
xLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func12(
data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},message:"must not ho\
ld half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=2e3&&!pattern172.test(data)){let err3={instancePath,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\
\\u009F\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"},
message:'must match pattern "^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200\
B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"'};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}return validate122.errors=vErrors,errors===0}validate122.evaluated={dynamicProps:!1,dynamicItems:!1};function validate124(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate124.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(
data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(typeof data=="number"&&isFinite(data)){if(data>9007199254740991||isNaN(data)){let err1={instancePath,schemaPath:"#/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<1||isNaN(
data)){let err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}return validate124.errors=vErrors,errors===0}validate124.evaluated={dynamicProps:!1,dynamicItems:!1};function validate119(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate119.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.successor_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"successor_id"},message:"must have required property 'successor_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.reason===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},
message:"must have required property 'reason'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.successor_id!==void 0&&(validate120(data.successor_id,
{instancePath:instancePath+"/successor_id",parentData:data,parentDataProperty:"successor_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate120.errors:
vErrors.concat(validate120.errors),errors=vErrors.length)),data.reason!==void 0&&(validate122(data.reason,{instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"\
reason",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate122.errors:vErrors.concat(validate122.errors),errors=vErrors.length)),data.expected_version!==
void 0&&(validate124(data.expected_version,{instancePath:instancePath+"/expected_version",parentData:data,parentDataProperty:"expected_version",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate124.errors:vErrors.concat(validate124.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="successor_id"&&
key0!=="reason"&&key0!=="expected_version"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate119.errors=vErrors,
errors===0}validate119.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate118(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate118.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate119(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.
concat(validate119.errors),errors=vErrors.length),validate118.errors=vErrors,errors===0}validate118.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v62=validate127;function validate128(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate128.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
reason===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reaso\
n'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.reason!==void 0&&(validate122(data.reason,{instancePath:instancePath+"/reason",parentData:data,
parentDataProperty:"reason",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate122.errors:vErrors.concat(validate122.errors),errors=vErrors.length)),data.
expected_version!==void 0&&(validate124(data.expected_version,{instancePath:instancePath+"/expected_version",parentData:data,parentDataProperty:"expected_versio\
n",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate124.errors:vErrors.concat(validate124.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="reason"&&key0!=="expected_version"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,++count0>=20)break}}else{let err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate128.errors=vErrors,
errors===0}validate128.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate127(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate127.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate128(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate128.errors:vErrors.
concat(validate128.errors),errors=vErrors.length),validate127.errors=vErrors,errors===0}validate127.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v72=validate132;function validate135(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate135.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>8e3){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=16e3&&!pattern72.test(data)){let err3={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\s\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*[^\\s\\u0000\\u0085\\u00AD\\u20\
0B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000]*$"},message:'must match pattern "^[\\s\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*[^\\s\\\
u0000\\u0085\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate135.
errors=vErrors,errors===0}validate135.evaluated={dynamicProps:!1,dynamicItems:!1};var schema60={type:"string",enum:["semantic_fact","episodic_event","preference",
"procedural","decision","relationship","user_statement","tool_result","imported_source","system_event"],$id:"component:ItemKind"};function validate138(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate138.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="semantic_fact"||data==="episodic_event"||data==="prefe\
rence"||data==="procedural"||data==="decision"||data==="relationship"||data==="user_statement"||data==="tool_result"||data==="imported_source"||data==="system_e\
vent")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema60.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate138.errors=vErrors,errors===0}validate138.evaluated={dynamicProps:!1,dynamicItems:!1};var schema61={
type:"string",enum:["items","text"],$id:"component:PackFormat"};function validate142(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate142.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(!(data==="items"||data==="text")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema61.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate142.errors=vErrors,errors===0}validate142.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate144(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate144.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>1||isNaN(
data)){let err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<0||isNaN(data)){let err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"m\
ust be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate144.errors=vErrors,errors===0}validate144.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate133(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate133.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.task===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"task"},message:"must have required property 'task'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.max_tokens===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max_tokens"},message:"must have required property 'max_tokens\
'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.subject_id!==void 0&&(validate72(data.subject_id,{instancePath:instancePath+"/subject_id",
parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors),errors=vErrors.
length)),data.task!==void 0&&(validate135(data.task,{instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate135.errors:vErrors.concat(validate135.errors),errors=vErrors.length)),data.max_tokens!==void 0){let data2=data.max_tokens;if(!(typeof data2==
"number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){let err3={instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data2=="number"&&isFinite(data2)){if(data2>
32e3||isNaN(data2)){let err4={instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:32e3},
message:"must be <= 32000"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data2<128||isNaN(data2)){let err5={instancePath:instancePath+"/max_toke\
ns",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:128},message:"must be >= 128"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}}if(data.project_id!==void 0&&(validate83(data.project_id,{instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"proj\
ect_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate83.errors:vErrors.concat(validate83.errors),errors=vErrors.length)),data.include_checkpoints!==
void 0&&typeof data.include_checkpoints!="boolean"){let err6={instancePath:instancePath+"/include_checkpoints",schemaPath:"#/properties/include_checkpoints/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.kinds!==void 0){let data5=data.
kinds;if(Array.isArray(data5)){if(data5.length>10){let err7={instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{
limit:10},message:"must NOT have more than 10 items"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data5.length<1){let err8={instancePath:instancePath+
"/kinds",schemaPath:"#/properties/kinds/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(data5.length<=10){let len0=data5.length;for(let i0=0;i0<len0;i0++)validate138(data5[i0],{instancePath:instancePath+"/kinds/"+i0,parentData:data5,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate138.errors:vErrors.concat(validate138.errors),errors=vErrors.length)}if(data5.length<=
10){let i1=data5.length,j0;if(i1>1){outer0:for(;i1--;)for(j0=i1;j0--;)if(func0(data5[i1],data5[j0])){let err9={instancePath:instancePath+"/kinds",schemaPath:"#/\
properties/kinds/uniqueItems",keyword:"uniqueItems",params:{i:i1,j:j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++;break outer0}}}}else{let err10={instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.min_trust!==void 0&&(validate582(data.
min_trust,{instancePath:instancePath+"/min_trust",parentData:data,parentDataProperty:"min_trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate582.
errors:vErrors.concat(validate582.errors),errors=vErrors.length)),data.as_of!==void 0&&(validate642(data.as_of,{instancePath:instancePath+"/as_of",parentData:data,
parentDataProperty:"as_of",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate642.errors:vErrors.concat(validate642.errors),errors=vErrors.length)),data.
format!==void 0&&(validate142(data.format,{instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate142.errors:vErrors.concat(validate142.errors),errors=vErrors.length)),data.min_coverage!==void 0&&(validate144(data.min_coverage,{instancePath:instancePath+
"/min_coverage",parentData:data,parentDataProperty:"min_coverage",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate144.errors:vErrors.concat(validate144.
errors),errors=vErrors.length)),data.explain!==void 0&&typeof data.explain!="boolean"){let err11={instancePath:instancePath+"/explain",schemaPath:"#/properties/\
explain/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}let count0=0;for(let key0 in data)
if(key0!=="subject_id"&&key0!=="task"&&key0!=="max_tokens"&&key0!=="project_id"&&key0!=="include_checkpoints"&&key0!=="kinds"&&key0!=="min_trust"&&key0!=="as_of"&&
key0!=="format"&&key0!=="min_coverage"&&key0!=="explain"){let err12={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate133.errors=vErrors,
errors===0}validate133.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate132(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate132.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate133(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate133.errors:vErrors.
concat(validate133.errors),errors=vErrors.length),validate132.errors=vErrors,errors===0}validate132.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v82=validate147;var schema65={type:"string",enum:["used","useful","irrelevant","incorrect","harmful"],$id:"component:FeedbackOutcome"};function validate149(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate149.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="used"||data==="useful"||data==="irrelevant"||data==="i\
ncorrect"||data==="harmful")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema65.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate149.errors=vErrors,errors===0}validate149.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate152(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate152.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=400&&!pattern32.test(data)){let err3={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\\
u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must \
match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0\
000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate152.errors=vErrors,errors===0}validate152.evaluated={dynamicProps:!1,dynamicItems:!1};function validate148(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate148.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.outcome===void 0){let err0={instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
data.outcome!==void 0&&(validate149(data.outcome,{instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate149.errors:vErrors.concat(validate149.errors),errors=vErrors.length)),data.claim_id!==void 0&&(validate120(data.claim_id,{instancePath:instancePath+
"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate120.errors:vErrors.concat(validate120.errors),
errors=vErrors.length)),data.reason_code!==void 0&&(validate152(data.reason_code,{instancePath:instancePath+"/reason_code",parentData:data,parentDataProperty:"r\
eason_code",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate152.errors:vErrors.concat(validate152.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="outcome"&&key0!=="claim_id"&&key0!=="reason_code"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,++count0>=20)break}}else{let err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate148.
errors=vErrors,errors===0}validate148.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate147(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate147.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),validate148(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate148.
errors:vErrors.concat(validate148.errors),errors=vErrors.length),validate147.errors=vErrors,errors===0}validate147.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var v92=validate155;var schema69={type:"string",enum:["task_state","conversation","workflow","cursor"],$id:"component:CheckpointKind"};function validate158(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate158.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="task_state"||data==="conversation"||data==="workflow"||data==="\
cursor")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema69.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate158.errors=vErrors,errors===0}validate158.evaluated={dynamicProps:!1,dynamicItems:!1};function validate156(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate156.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.subject_id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.kind===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kin\
d"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.state===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.ttl_seconds===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttl_seconds"},message:"must ha\
ve required property 'ttl_seconds'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.subject_id!==void 0&&(validate72(data.subject_id,{instancePath:instancePath+
"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors),
errors=vErrors.length)),data.kind!==void 0&&(validate158(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate158.errors:vErrors.concat(validate158.errors),errors=vErrors.length)),data.ttl_seconds!==void 0){let data2=data.ttl_seconds;if(!(typeof data2==
"number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){let err4={instancePath:instancePath+"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data2=="number"&&isFinite(data2)){if(data2>
2592e3||isNaN(data2)){let err5={instancePath:instancePath+"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2592e3},message:"must be <= 2592000"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data2<60||isNaN(data2)){let err6={instancePath:instancePath+
"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:60},message:"must be >= 60"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}}if(data.expected_version!==void 0){let data3=data.expected_version;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&
isFinite(data3))){let err7={instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(
data3)){let err8={instancePath:instancePath+"/expected_version",schemaPath:"#/properties/expected_version/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data3<0||isNaN(data3)){let err9={instancePath:instancePath+"\
/expected_version",schemaPath:"#/properties/expected_version/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}}}let count0=0;for(let key0 in data)if(key0!=="subject_id"&&key0!=="kind"&&key0!=="state"&&key0!=="ttl_seconds"&&key0!==
"expected_version"){let err10={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NO\
T have additional properties"};if(vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++,++count0>=20)break}}else{let err11={instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate156.errors=vErrors,
errors===0}validate156.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate155(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate155.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate156(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate156.errors:vErrors.
concat(validate156.errors),errors=vErrors.length),validate155.errors=vErrors,errors===0}validate155.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v102=validate161;function validate163(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate163.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=400&&!pattern32.test(data)){let err3={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\\
u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must \
match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0\
000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate163.errors=vErrors,errors===0}validate163.evaluated={dynamicProps:!1,dynamicItems:!1};function validate165(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate165.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>512){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=1024&&!pattern32.test(data)){let err3={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\
\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},
message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u20\
69\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}return validate165.errors=vErrors,errors===0}validate165.evaluated={dynamicProps:!1,dynamicItems:!1};function validate167(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate167.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>1e3){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=2e3&&!pattern32.test(data)){let err3={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\\
u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must \
match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0\
000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate167.errors=vErrors,errors===0}validate167.evaluated={dynamicProps:!1,dynamicItems:!1};function validate162(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate162.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.resource_type===void 0){let err0={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"resource_type"},message:"must have required property 'resource_type'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.resource_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_id"},message:"\
must have required property 'resource_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.purpose===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"purpose"},message:"must have required property 'purpose'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.ttl_seconds===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ttl_seconds"},message:"must ha\
ve required property 'ttl_seconds'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.resource_type!==void 0&&(validate163(data.resource_type,{
instancePath:instancePath+"/resource_type",parentData:data,parentDataProperty:"resource_type",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate163.errors:
vErrors.concat(validate163.errors),errors=vErrors.length)),data.resource_id!==void 0&&(validate165(data.resource_id,{instancePath:instancePath+"/resource_id",parentData:data,
parentDataProperty:"resource_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate165.errors:vErrors.concat(validate165.errors),errors=vErrors.length)),
data.purpose!==void 0&&(validate167(data.purpose,{instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate167.errors:vErrors.concat(validate167.errors),errors=vErrors.length)),data.ttl_seconds!==void 0){let data3=data.ttl_seconds;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3))){let err4={instancePath:instancePath+"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data3=="number"&&isFinite(data3)){if(data3>
86400||isNaN(data3)){let err5={instancePath:instancePath+"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/maximum",keyword:"maximum",params:{comparison:"<=",
limit:86400},message:"must be <= 86400"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data3<1||isNaN(data3)){let err6={instancePath:instancePath+
"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[
err6]:vErrors.push(err6),errors++}}}let count0=0;for(let key0 in data)if(key0!=="resource_type"&&key0!=="resource_id"&&key0!=="purpose"&&key0!=="ttl_seconds"){let err7={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate162.errors=vErrors,errors===0}validate162.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate161(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate161.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate162(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate162.errors:vErrors.concat(validate162.errors),errors=
vErrors.length),validate161.errors=vErrors,errors===0}validate161.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v112=validate170;function validate174(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate174.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func12(data)>4e3){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},
message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.length<=8e3&&!pattern172.test(data)){let err3={
instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]\
*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u20\
69]*$"},message:'must match pattern "^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u0\
0AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"'};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate174.errors=vErrors,errors===0}validate174.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern24=new RegExp("^ctx_[0-9a-f]{32}$","u");function validate176(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate176.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func12(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more tha\
n 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!data.isWellFormed()){let err1={instancePath,schemaPath:"#/wellFormed",keyword:"w\
ellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=72&&!pattern24.test(
data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^ctx_[0-9a-f]{32}$"},message:'must match pattern "^ctx_[0-9a-f]{32}$"'};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate176.errors=vErrors,errors===0}validate176.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern25=new RegExp("^ckpt_[0-9a-f]{32}$","u");function validate178(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate178.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func12(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more tha\
n 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!data.isWellFormed()){let err1={instancePath,schemaPath:"#/wellFormed",keyword:"w\
ellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=74&&!pattern25.test(
data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^ckpt_[0-9a-f]{32}$"},message:'must match pattern "^ckpt_[0-9a-f]{32}$"'};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate178.errors=vErrors,errors===0}validate178.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate171(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate171.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
to_principal===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to_principal"},message:"must have required pro\
perty 'to_principal'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.subject_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
to_principal!==void 0&&(validate602(data.to_principal,{instancePath:instancePath+"/to_principal",parentData:data,parentDataProperty:"to_principal",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate602.errors:vErrors.concat(validate602.errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate72(data.subject_id,{instancePath:instancePath+
"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate72.errors:vErrors.concat(validate72.errors),
errors=vErrors.length)),data.message!==void 0&&(validate174(data.message,{instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate174.errors:vErrors.concat(validate174.errors),errors=vErrors.length)),data.context_id!==void 0&&(validate176(data.
context_id,{instancePath:instancePath+"/context_id",parentData:data,parentDataProperty:"context_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate176.
errors:vErrors.concat(validate176.errors),errors=vErrors.length)),data.checkpoint_id!==void 0&&(validate178(data.checkpoint_id,{instancePath:instancePath+"/chec\
kpoint_id",parentData:data,parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate178.errors:vErrors.concat(validate178.errors),
errors=vErrors.length)),data.ttl_seconds!==void 0){let data5=data.ttl_seconds;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5))){let err2={
instancePath:instancePath+"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data5=="number"&&isFinite(data5)){if(data5>2592e3||isNaN(data5)){let err3={instancePath:instancePath+"\
/ttl_seconds",schemaPath:"#/properties/ttl_seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:2592e3},message:"must be <= 2592000"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data5<60||isNaN(data5)){let err4={instancePath:instancePath+"/ttl_seconds",schemaPath:"#/properties/ttl_seconds/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:60},message:"must be >= 60"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}let count0=0;for(let key0 in data)
if(key0!=="to_principal"&&key0!=="subject_id"&&key0!=="message"&&key0!=="context_id"&&key0!=="checkpoint_id"&&key0!=="ttl_seconds"){let err5={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate171.errors=vErrors,errors===0}validate171.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate170(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate170.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate171(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.errors),errors=vErrors.length),validate170.errors=vErrors,errors===
0}validate170.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v122=validate181;var schema82={type:"string",enum:["accepted","rejected"],$id:"component:HandoffAnswer"};function validate183(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate183.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="accepted"||data==="rejected")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema82.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate183.
errors=vErrors,errors===0}validate183.evaluated={dynamicProps:!1,dynamicItems:!1};function validate182(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate182.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.status===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.status!==
void 0&&(validate183(data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate183.errors:vErrors.concat(validate183.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="status"){let err1={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++,++count0>=20)break}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate182.errors=vErrors,errors===0}validate182.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate181(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate181.
evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate182(data,{instancePath,parentData,
parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate182.errors:vErrors.concat(validate182.errors),errors=vErrors.length),validate181.errors=
vErrors,errors===0}validate181.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v132=validate186;function validate187(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate187.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
limit!==void 0){let data0=data.limit;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0))){let err0={instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(typeof data0==
"number"&&isFinite(data0)){if(data0>1e4||isNaN(data0)){let err1={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e4},message:"must be <= 10000"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0<1||isNaN(data0)){let err2={instancePath:instancePath+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}}let count0=0;for(let key0 in data)if(key0!=="limit"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{
let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
return validate187.errors=vErrors,errors===0}validate187.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate186(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate186.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate187(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate187.errors:vErrors.concat(validate187.errors),errors=vErrors.length),validate186.errors=vErrors,errors===0}validate186.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v142=validate189;var pattern26=new RegExp("^[A-Za-z0-9_.-]+$","u");function validate191(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate191.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func12(data)>200){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more t\
han 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func12(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(!data.isWellFormed()){let err2={
instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{},message:"must not hold half a surrogate pair"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(data.length<=400&&!pattern26.test(data)){let err3={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]+$"},
message:'must match pattern "^[A-Za-z0-9_.-]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate191.errors=vErrors,errors===0}validate191.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate190(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate190.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.limit!==void 0){let data0=data.limit;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0))){let err0={
instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(typeof data0=="number"&&isFinite(data0)){if(data0>1e4||isNaN(data0)){let err1={instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data0<1||isNaN(data0)){let err2={instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}}data.cursor!==void 0&&(validate191(data.cursor,{instancePath:instancePath+"/\
cursor",parentData:data,parentDataProperty:"cursor",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate191.errors:vErrors.concat(validate191.errors),errors=
vErrors.length));let count0=0;for(let key0 in data)if(key0!=="limit"&&key0!=="cursor"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=
20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}return validate190.errors=vErrors,errors===0}validate190.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate189(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate189.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate190(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate190.errors:vErrors.concat(validate190.errors),errors=vErrors.length),validate189.errors=vErrors,errors===0}validate189.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var INTEGER=/^-?(?:0|[1-9][0-9]{0,14})$/,NUMBER=/^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/;function fromText(validate,kinds){let entries=Object.entries(kinds);
function check(part){for(let[name,kind]of entries){let value=part[name];value!==void 0&&(part[name]=readValue(value,kind))}let valid=validate(part);return check.
errors=validate.errors,valid}return check.errors=null,check}function readValue(value,{type,list}){return list===void 0?readScalar(value,type):asList(value,list).
map(item=>readScalar(item,type))}function asList(value,list){return Array.isArray(value)?value:list==="comma"?value.split(","):[value]}function readScalar(value,type){
return typeof value!="string"?value:type==="integer"&&INTEGER.test(value)||type==="number"&&NUMBER.test(value)?Number(value):type==="boolean"&&(value==="true"||
value==="false")?value==="true":value}var getPrincipal_querystring=fromText(v0,{}),listKeys_querystring=fromText(v1,{limit:{type:"integer"}}),createKey_querystring=fromText(v0,{}),createKey_headers=fromText(
v2,{}),revokeKey_params=fromText(v3,{}),revokeKey_querystring=fromText(v0,{}),revokeKey_headers=fromText(v2,{}),resolveProject_querystring=fromText(v0,{}),resolveProject_headers=fromText(
v2,{}),listProjects_querystring=fromText(v1,{limit:{type:"integer"}}),listObservations_querystring=fromText(v4,{limit:{type:"integer"}}),createObservation_querystring=fromText(
v0,{}),createObservation_headers=fromText(v2,{}),createObservationBatch_querystring=fromText(v0,{}),createObservationBatch_headers=fromText(v2,{}),getObservation_params=fromText(
v5,{}),getObservation_querystring=fromText(v0,{}),eraseObservation_params=fromText(v5,{}),eraseObservation_querystring=fromText(v0,{}),eraseObservation_headers=fromText(
v2,{}),createConsolidation_querystring=fromText(v0,{}),createConsolidation_headers=fromText(v2,{}),listClaims_querystring=fromText(v6,{limit:{type:"integer"}}),
getClaim_params=fromText(v7,{}),getClaim_querystring=fromText(v0,{}),getClaimEvidence_params=fromText(v7,{}),getClaimEvidence_querystring=fromText(v0,{}),getClaimHistory_params=fromText(
v7,{}),getClaimHistory_querystring=fromText(v1,{limit:{type:"integer"}}),supersedeClaim_params=fromText(v7,{}),supersedeClaim_querystring=fromText(v0,{}),supersedeClaim_headers=fromText(
v2,{}),revokeClaim_params=fromText(v7,{}),revokeClaim_querystring=fromText(v0,{}),revokeClaim_headers=fromText(v2,{}),expireClaim_params=fromText(v7,{}),expireClaim_querystring=fromText(
v0,{}),expireClaim_headers=fromText(v2,{}),compileContext_querystring=fromText(v0,{}),compileContext_headers=fromText(v2,{}),getContext_params=fromText(v8,{}),getContext_querystring=fromText(
v0,{}),recordFeedback_params=fromText(v8,{}),recordFeedback_querystring=fromText(v0,{}),recordFeedback_headers=fromText(v2,{}),getCheckpoint_querystring=fromText(
v9,{}),saveCheckpoint_querystring=fromText(v0,{}),saveCheckpoint_headers=fromText(v2,{}),deleteCheckpoint_params=fromText(v10,{}),deleteCheckpoint_querystring=fromText(
v0,{}),deleteCheckpoint_headers=fromText(v2,{}),listLeases_querystring=fromText(v11,{limit:{type:"integer"}}),acquireLease_querystring=fromText(v0,{}),acquireLease_headers=fromText(
v2,{}),releaseLease_params=fromText(v12,{}),releaseLease_querystring=fromText(v0,{}),releaseLease_headers=fromText(v2,{}),listHandoffs_querystring=fromText(v13,
{limit:{type:"integer"}}),createHandoff_querystring=fromText(v0,{}),createHandoff_headers=fromText(v2,{}),resolveHandoff_params=fromText(v14,{}),resolveHandoff_querystring=fromText(
v0,{}),resolveHandoff_headers=fromText(v2,{}),listEvents_querystring=fromText(v15,{limit:{type:"integer"}}),getEvent_params=fromText(v16,{}),getEvent_querystring=fromText(
v0,{}),listSubjects_querystring=fromText(v1,{limit:{type:"integer"}}),eraseSubject_params=fromText(v17,{}),eraseSubject_querystring=fromText(v0,{}),eraseSubject_headers=fromText(
v2,{}),getIndexStatus_querystring=fromText(v0,{}),drainIndex_querystring=fromText(v0,{}),drainIndex_headers=fromText(v2,{}),rebuildIndex_querystring=fromText(v0,
{}),rebuildIndex_headers=fromText(v2,{});export{v102 as acquireLease_body,acquireLease_headers,acquireLease_querystring,v72 as compileContext_body,compileContext_headers,compileContext_querystring,v42 as createConsolidation_body,
createConsolidation_headers,createConsolidation_querystring,v112 as createHandoff_body,createHandoff_headers,createHandoff_querystring,v02 as createKey_body,createKey_headers,
createKey_querystring,v32 as createObservationBatch_body,createObservationBatch_headers,v22 as createObservationBatch_item,createObservationBatch_querystring,v22 as createObservation_body,
createObservation_headers,createObservation_querystring,deleteCheckpoint_headers,deleteCheckpoint_params,deleteCheckpoint_querystring,v132 as drainIndex_body,drainIndex_headers,
drainIndex_querystring,eraseObservation_headers,eraseObservation_params,eraseObservation_querystring,eraseSubject_headers,eraseSubject_params,eraseSubject_querystring,
v62 as expireClaim_body,expireClaim_headers,expireClaim_params,expireClaim_querystring,getCheckpoint_querystring,getClaimEvidence_params,getClaimEvidence_querystring,
getClaimHistory_params,getClaimHistory_querystring,getClaim_params,getClaim_querystring,getContext_params,getContext_querystring,getEvent_params,getEvent_querystring,
getIndexStatus_querystring,getObservation_params,getObservation_querystring,getPrincipal_querystring,listClaims_querystring,listEvents_querystring,listHandoffs_querystring,
listKeys_querystring,listLeases_querystring,listObservations_querystring,listProjects_querystring,listSubjects_querystring,v142 as rebuildIndex_body,rebuildIndex_headers,
rebuildIndex_querystring,v82 as recordFeedback_body,recordFeedback_headers,recordFeedback_params,recordFeedback_querystring,releaseLease_headers,releaseLease_params,
releaseLease_querystring,v122 as resolveHandoff_body,resolveHandoff_headers,resolveHandoff_params,resolveHandoff_querystring,v18 as resolveProject_body,resolveProject_headers,
resolveProject_querystring,v62 as revokeClaim_body,revokeClaim_headers,revokeClaim_params,revokeClaim_querystring,revokeKey_headers,revokeKey_params,revokeKey_querystring,
v92 as saveCheckpoint_body,saveCheckpoint_headers,saveCheckpoint_querystring,v52 as supersedeClaim_body,supersedeClaim_headers,supersedeClaim_params,supersedeClaim_querystring};
