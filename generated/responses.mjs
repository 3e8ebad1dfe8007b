// Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
var __getOwnPropNames=Object.getOwnPropertyNames;var __commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}};var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});function ucs2length(str){
let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&
64512)===56320&&pos++);return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var v0=validate52;var schema22={type:"string",enum:["ok"],$id:"component:LivenessState"};function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data!=="ok"){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema22.enum},message:"must be equa\
l to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate55.errors=vErrors,errors===0}validate55.evaluated={dynamicProps:!1,
dynamicItems:!1};function validate54(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate54.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.status===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required propert\
y 'status'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.status!==void 0&&(validate55(data.status,{instancePath:instancePath+"/status",parentData:data,
parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.errors:vErrors.concat(validate55.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="status"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,++count0>=20)break}}else{let err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate54.errors=vErrors,
errors===0}validate54.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var func1=require_ucs2length().default,pattern3=new RegExp("^req_[0-9a-f]{32}$","u");function validate59(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"\
must NOT have more than 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern3.test(data)){let err1={instancePath,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^req_[0-9a-f]{32}$"},message:'must match pattern "^req_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}return validate59.errors=vErrors,errors===0}validate59.evaluated={dynamicProps:!1,dynamicItems:!1};function validate58(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate58.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.request_id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_id"},message:"must have required property 'request_id'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.request_id!==void 0&&(validate59(data.request_id,{instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"\
request_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length)),data.replayed!==void 0&&
typeof data.replayed!="boolean"){let err1={instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}let count0=0;for(let key0 in data)if(key0!=="request_id"&&key0!=="replayed"){
let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional pro\
perties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate58.errors=vErrors,errors===0}validate58.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate53(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate54(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate54.errors:vErrors.concat(validate54.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,
parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate53.errors=vErrors,
errors===0}validate53.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate52(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate52.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate53(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate53.errors:vErrors.
concat(validate53.errors),errors=vErrors.length),validate52.errors=vErrors,errors===0}validate52.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v1=validate63;var schema28={type:"string",enum:["VALIDATION_ERROR","UNAUTHENTICATED","FORBIDDEN","NOT_FOUND","METHOD_NOT_ALLOWED","CONFLICT","PAYLOAD_TOO_LARGE","UNSUPPORTED_\
MEDIA_TYPE","RATE_LIMITED","INTERNAL","NOT_READY"],$id:"component:ErrorCode"};function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate66.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="VALIDATION_ERROR"||data==="UNAUTHENTICATED"||data==="FORBIDDEN"||data==="NOT_FOUND"||data==="METHOD\
_NOT_ALLOWED"||data==="CONFLICT"||data==="PAYLOAD_TOO_LARGE"||data==="UNSUPPORTED_MEDIA_TYPE"||data==="RATE_LIMITED"||data==="INTERNAL"||data==="NOT_READY")){let err1={
instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema28.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate66.errors=vErrors,errors===0}validate66.evaluated={dynamicProps:!1,dynamicItems:!1};function validate68(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate68.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
field===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"field"},message:"must have required property 'field'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.message===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.field!==void 0){let data0=data.field;
if(typeof data0=="string"){if(func1(data0)>1e3){let err2={instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data0)<0){let err3={instancePath:instancePath+
"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:0},message:"must NOT have fewer than 0 characters"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.message!==void 0){let data1=data.message;if(typeof data1=="string"){
if(func1(data1)>1e3){let err5={instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:1e3},message:"\
must NOT have more than 1000 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+"/mes\
sage",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[
err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}let count0=0;for(let key0 in data)if(key0!=="field"&&key0!=="message"){
let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional pro\
perties"};if(vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,++count0>=20)break}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate68.errors=vErrors,errors===0}validate68.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate65(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.code===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.message===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.code!==void 0&&(validate66(data.code,{instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length)),data.message!==void 0){let data1=data.message;if(typeof data1=="strin\
g"){if(func1(data1)>2e3){let err2={instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(func1(data1)<1){let err3={instancePath:instancePath+"/mes\
sage",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[
err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.details!==void 0){let data2=data.details;if(Array.isArray(data2)){
if(data2.length>500){let err5={instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxItems",keyword:"maxItems",params:{limit:500},message:"mu\
st NOT have more than 500 items"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data2.length<=500){let len0=data2.length;for(let i0=0;i0<len0;i0++)
validate68(data2[i0],{instancePath:instancePath+"/details/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate68.
errors:vErrors.concat(validate68.errors),errors=vErrors.length)}}else{let err6={instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}let count0=0;for(let key0 in data)if(key0!=="cod\
e"&&key0!=="message"&&key0!=="details"){let err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate65.errors=vErrors,
errors===0}validate65.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.error===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"error"},message:"must have required property 'error'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.error!==void 0&&(validate65(data.error,{instancePath:instancePath+"/error",parentData:data,parentDataProperty:"\
error",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="error"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate64.errors=vErrors,errors===0}validate64.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate63(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate63.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate64(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate64.errors:vErrors.concat(validate64.errors),errors=vErrors.length),validate63.errors=vErrors,errors===
0}validate63.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v2=validate73;var schema33={type:"string",enum:["ok","failed"],$id:"component:ReadinessState"};function validate76(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate76.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="ok"||data==="failed")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema33.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate76.errors=vErrors,errors===
0}validate76.evaluated={dynamicProps:!1,dynamicItems:!1};function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate78.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
database===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"database"},message:"must have required property 'd\
atabase'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.migrations===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"migrations"},message:"must have required property 'migrations'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
full_text===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"full_text"},message:"must have required property \
'full_text'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.vector_index===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"vector_index"},message:"must have required property 'vector_index'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.disk===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disk"},message:"must have required property 'd\
isk'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}data.database!==void 0&&(validate76(data.database,{instancePath:instancePath+"/database",parentData:data,
parentDataProperty:"database",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length)),data.
migrations!==void 0&&(validate76(data.migrations,{instancePath:instancePath+"/migrations",parentData:data,parentDataProperty:"migrations",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length)),data.full_text!==void 0&&(validate76(data.full_text,{instancePath:instancePath+
"/full_text",parentData:data,parentDataProperty:"full_text",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),
errors=vErrors.length)),data.vector_index!==void 0&&(validate76(data.vector_index,{instancePath:instancePath+"/vector_index",parentData:data,parentDataProperty:"\
vector_index",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length)),data.disk!==void 0&&
(validate76(data.disk,{instancePath:instancePath+"/disk",parentData:data,parentDataProperty:"disk",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.
errors:vErrors.concat(validate76.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="database"&&key0!=="migrations"&&key0!=="full_text"&&
key0!=="vector_index"&&key0!=="disk"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate78.errors=vErrors,
errors===0}validate78.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate85(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate85.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
vector===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vector"},message:"must have required property 'vecto\
r'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.evidence===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"evidence"},message:"must have required property 'evidence'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.mcp_strict===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mcp_strict"},message:"must have required property 'mcp_strict'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.vector!==void 0&&typeof data.vector!="boolean"){let err3={instancePath:instancePath+"/vector",schemaPath:"\
#/properties/vector/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.evidence!==
void 0&&typeof data.evidence!="boolean"){let err4={instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type:"bo\
olean"},message:"must be boolean"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.mcp_strict!==void 0&&typeof data.mcp_strict!="boolean"){let err5={
instancePath:instancePath+"/mcp_strict",schemaPath:"#/properties/mcp_strict/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}let count0=0;for(let key0 in data)if(key0!=="vector"&&key0!=="evidence"&&key0!=="mcp_strict"){let err6={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate85.errors=vErrors,errors===0}validate85.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate75.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.status===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required propert\
y 'status'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.checks===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"checks"},message:"must have required property 'checks'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.capabilities===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"capabilities"},message:"must have required property 'capabili\
ties'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.status!==void 0&&(validate76(data.status,{instancePath:instancePath+"/status",parentData:data,
parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate76.errors:vErrors.concat(validate76.errors),errors=vErrors.length)),data.
checks!==void 0&&(validate78(data.checks,{instancePath:instancePath+"/checks",parentData:data,parentDataProperty:"checks",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate78.errors:vErrors.concat(validate78.errors),errors=vErrors.length)),data.capabilities!==void 0&&(validate85(data.capabilities,{instancePath:instancePath+
"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate85.errors:vErrors.concat(validate85.
errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="status"&&key0!=="checks"&&key0!=="capabilities"){let err3={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate75.errors=vErrors,errors===0}validate75.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate74(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate74.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate75(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate75.errors:vErrors.concat(validate75.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate74.errors=vErrors,errors===0}validate74.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate73.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
validate74(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate74.errors:vErrors.concat(validate74.errors),
errors=vErrors.length),validate73.errors=vErrors,errors===0}validate73.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v3=validate90;var pattern4=new RegExp("^org_[0-9a-f]{32}$","u");function validate93(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate93.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="\
string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern4.test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"patte\
rn",params:{pattern:"^org_[0-9a-f]{32}$"},message:'must match pattern "^org_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate93.
errors=vErrors,errors===0}validate93.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern5=new RegExp("^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$","u");function validate95(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate95.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,schemaPath:"#/max\
Length",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(
data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\
(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match pattern "^(?=.*\\S)[^\\u0000-\\\
u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate95.
errors=vErrors,errors===0}validate95.evaluated={dynamicProps:!1,dynamicItems:!1};var schema41={type:"string",enum:["human","agent","service"],$id:"component:Pri\
ncipalKind"};function validate97(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate97.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="human"||
data==="agent"||data==="service")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema41.enum},message:"must be equal to one \
of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate97.errors=vErrors,errors===0}validate97.evaluated={dynamicProps:!1,
dynamicItems:!1};var pattern6=new RegExp("^key_[0-9a-f]{32}$","u");function validate99(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate99.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="\
string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern6.test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"patte\
rn",params:{pattern:"^key_[0-9a-f]{32}$"},message:'must match pattern "^key_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate99.
errors=vErrors,errors===0}validate99.evaluated={dynamicProps:!1,dynamicItems:!1};var schema43={type:"string",enum:["*","keys:manage","projects:resolve","project\
s:create","observations:write","observations:erase","evidence:read","claims:write","context:compile","feedback:write","checkpoints:write","checkpoints:read","le\
ases:write","leases:read","handoffs:write","handoffs:read","events:read","mcp:call"],$id:"component:Scope"};function validate101(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate101.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="*"||data==="keys:manage"||data==="projects:resolve"||data==="pr\
ojects:create"||data==="observations:write"||data==="observations:erase"||data==="evidence:read"||data==="claims:write"||data==="context:compile"||data==="feedb\
ack:write"||data==="checkpoints:write"||data==="checkpoints:read"||data==="leases:write"||data==="leases:read"||data==="handoffs:write"||data==="handoffs:read"||
data==="events:read"||data==="mcp:call")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema43.enum},message:"must be equal \
to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate101.errors=vErrors,errors===0}validate101.evaluated={dynamicProps:!1,
dynamicItems:!1};var schema44={type:"string",enum:["unverified","asserted","verified","policy_approved"],$id:"component:Trust"};function validate103(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate103.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="unverified"||data==="asserted"||data==="verified"||data===
"policy_approved")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema44.enum},message:"must be equal to one of the allowed \
values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate103.errors=vErrors,errors===0}validate103.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate92(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate92.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
organization_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"organization_id"},message:"must have requir\
ed property 'organization_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.principal_id===void 0){let err1={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"principal_id"},message:"must have required property 'principal_id'"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++}if(data.kind===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have requi\
red property 'kind'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.key_id===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"key_id"},message:"must have required property 'key_id'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.scopes===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.max_trust===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
max_trust"},message:"must have required property 'max_trust'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.organization_id!==void 0&&(validate93(
data.organization_id,{instancePath:instancePath+"/organization_id",parentData:data,parentDataProperty:"organization_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate93.errors:vErrors.concat(validate93.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+
"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.
errors),errors=vErrors.length)),data.kind!==void 0&&(validate97(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate97.errors:vErrors.concat(validate97.errors),errors=vErrors.length)),data.key_id!==void 0&&(validate99(data.key_id,
{instancePath:instancePath+"/key_id",parentData:data,parentDataProperty:"key_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate99.errors:vErrors.concat(
validate99.errors),errors=vErrors.length)),data.scopes!==void 0){let data4=data.scopes;if(Array.isArray(data4)){if(data4.length>40){let err6={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}if(data4.length<=40){let len0=data4.length;for(let i0=0;i0<len0;i0++)validate101(data4[i0],{instancePath:instancePath+"/scopes/"+i0,
parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate101.errors:vErrors.concat(validate101.errors),errors=vErrors.length)}}else{
let err7={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}}data.max_trust!==void 0&&(validate103(data.max_trust,{instancePath:instancePath+"/max_trust",parentData:data,parentDataProperty:"\
max_trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="organization_id"&&key0!=="principal_id"&&key0!=="kind"&&key0!=="key_id"&&key0!=="scopes"&&key0!=="max_trust"){let err8={instancePath,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++,++count0>=20)break}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate92.errors=vErrors,errors===0}validate92.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate91(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate91.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate92(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate92.errors:vErrors.concat(validate92.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate91.errors=vErrors,errors===0}validate91.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate90(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate90.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
validate91(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate91.errors:vErrors.concat(validate91.errors),
errors=vErrors.length),validate90.errors=vErrors,errors===0}validate90.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v4=validate108;var schema47={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Key"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:KeyPage"};function validate113(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate113.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patte\
rn "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate113.errors=vErrors,errors===0}validate113.evaluated={dynamicProps:!1,dynamicItems:!1};var formats0=/^(?!0000|0001-01-01T.*[+]|9999-12-31T.*-)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-02-(?:0[1-9]|1\d|2[0-8])|\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
function validate119(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate119.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>40){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(!formats0.test(data)){let err1={instancePath,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-tim\
e"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate119.errors=vErrors,errors===0}validate119.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate111(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate111.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
key_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key_id"},message:"must have required property 'key_i\
d'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.label===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"label"},message:"must have required property 'label'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.principal_id===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"principal_id"},message:"must have required property 'principal_id'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.principal_kind===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"principal_kind"},message:"must have required property 'principal_kind'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.scopes===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.max_trust===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
max_trust"},message:"must have required property 'max_trust'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at===void 0){let err6={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(data.expires_at===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expires_at"},message:"must have required property 'expires_at'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.revoked_at===void 0){let err8={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revoked_at"},message:"must have required property 'revoked_at'"};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}if(data.key_id!==void 0&&(validate99(data.key_id,{instancePath:instancePath+"/key_id",parentData:data,parentDataProperty:"\
key_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors),errors=vErrors.length)),data.label!==void 0&&(validate113(
data.label,{instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate113.errors:
vErrors.concat(validate113.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+"/principal_id",
parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=
vErrors.length)),data.principal_kind!==void 0&&(validate97(data.principal_kind,{instancePath:instancePath+"/principal_kind",parentData:data,parentDataProperty:"\
principal_kind",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate97.errors:vErrors.concat(validate97.errors),errors=vErrors.length)),data.scopes!==void 0){
let data4=data.scopes;if(Array.isArray(data4)){if(data4.length>40){let err9={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"\
maxItems",params:{limit:40},message:"must NOT have more than 40 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data4.length<=40){let len0=data4.
length;for(let i0=0;i0<len0;i0++)validate101(data4[i0],{instancePath:instancePath+"/scopes/"+i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate101.errors:vErrors.concat(validate101.errors),errors=vErrors.length)}}else{let err10={instancePath:instancePath+"/scopes",schemaPath:"\
#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.max_trust!==
void 0&&(validate103(data.max_trust,{instancePath:instancePath+"/max_trust",parentData:data,parentDataProperty:"max_trust",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.created_at!==void 0&&(validate119(data.created_at,{instancePath:instancePath+
"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),
errors=vErrors.length)),data.expires_at!==void 0){let data8=data.expires_at,_errs11=errors,valid3=!1,_errs12=errors;validate119(data8,{instancePath:instancePath+
"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),
errors=vErrors.length);var _valid0=_errs12===errors;valid3=valid3||_valid0;let _errs13=errors;if(data8!==null){let err11={instancePath:instancePath+"/expires_at",
schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}var _valid0=_errs13===errors;if(valid3=valid3||_valid0,valid3)errors=_errs11,vErrors!==null&&(_errs11?vErrors.length=_errs11:vErrors=null);else{let err12={
instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?
vErrors=[err12]:vErrors.push(err12),errors++}}if(data.revoked_at!==void 0){let data9=data.revoked_at,_errs16=errors,valid4=!1,_errs17=errors;validate119(data9,{
instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.
concat(validate119.errors),errors=vErrors.length);var _valid1=_errs17===errors;valid4=valid4||_valid1;let _errs18=errors;if(data9!==null){let err13={instancePath:instancePath+
"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}var _valid1=_errs18===errors;if(valid4=valid4||_valid1,valid4)errors=_errs16,vErrors!==null&&(_errs16?vErrors.length=_errs16:vErrors=null);else{
let err14={instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}let count0=0;for(let key0 in data)if(key0!=="key_id"&&key0!=="label"&&key0!=="principal_id"&&key0!==
"principal_kind"&&key0!=="scopes"&&key0!=="max_trust"&&key0!=="created_at"&&key0!=="expires_at"&&key0!=="revoked_at"){let err15={instancePath,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++,++count0>=20)break}}else{let err16={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}return validate111.errors=vErrors,errors===0}validate111.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate110(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate110.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.items!==void 0){
let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"\
maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.
length;for(let i0=0;i0<len0;i0++)validate111(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate111.errors:vErrors.concat(validate111.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cur\
sor/type",keyword:"type",params:{type:schema47.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLeng\
th",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)
if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate110.errors=vErrors,
errors===0}validate110.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate109(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate109.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate110(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate110.errors:vErrors.concat(validate110.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate109.errors=vErrors,errors===0}validate109.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate108(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate108.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate109(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate109.errors:vErrors.concat(validate109.errors),errors=vErrors.length),validate108.errors=vErrors,errors===0}validate108.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v5=validate127;var pattern8=new RegExp("^titen_sk_[A-Za-z0-9_-]{43}$","u");function validate129(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate129.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.key_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
key_id"},message:"must have required property 'key_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.label===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.principal_id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"principal_id"},message:"\
must have required property 'principal_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.principal_kind===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"principal_kind"},message:"must have required property 'principal_kind'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.scopes===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must h\
ave required property 'scopes'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.max_trust===void 0){let err5={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"max_trust"},message:"must have required property 'max_trust'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.created_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have\
 required property 'created_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.expires_at===void 0){let err7={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++}if(data.revoked_at===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"revoked_at"},message:"mus\
t have required property 'revoked_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.key_id!==void 0&&(validate99(data.key_id,{instancePath:instancePath+
"/key_id",parentData:data,parentDataProperty:"key_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors),errors=
vErrors.length)),data.label!==void 0&&(validate113(data.label,{instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate113.errors:vErrors.concat(validate113.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,
{instancePath:instancePath+"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:
vErrors.concat(validate95.errors),errors=vErrors.length)),data.principal_kind!==void 0&&(validate97(data.principal_kind,{instancePath:instancePath+"/principal_k\
ind",parentData:data,parentDataProperty:"principal_kind",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate97.errors:vErrors.concat(validate97.errors),
errors=vErrors.length)),data.scopes!==void 0){let data4=data.scopes;if(Array.isArray(data4)){if(data4.length>40){let err9={instancePath:instancePath+"/scopes",schemaPath:"\
#/properties/scopes/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}if(data4.length<=40){let len0=data4.length;for(let i0=0;i0<len0;i0++)validate101(data4[i0],{instancePath:instancePath+"/scopes/"+i0,parentData:data4,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate101.errors:vErrors.concat(validate101.errors),errors=vErrors.length)}}else{let err10={instancePath:instancePath+
"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}}if(data.max_trust!==void 0&&(validate103(data.max_trust,{instancePath:instancePath+"/max_trust",parentData:data,parentDataProperty:"max_trust",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.created_at!==void 0&&(validate119(data.
created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.expires_at!==void 0){let data8=data.expires_at,_errs11=errors,valid3=!1,_errs12=errors;validate119(
data8,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:
vErrors.concat(validate119.errors),errors=vErrors.length);var _valid0=_errs12===errors;valid3=valid3||_valid0;let _errs13=errors;if(data8!==null){let err11={instancePath:instancePath+
"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}var _valid0=_errs13===errors;if(valid3=valid3||_valid0,valid3)errors=_errs11,vErrors!==null&&(_errs11?vErrors.length=_errs11:vErrors=null);else{
let err12={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.revoked_at!==void 0){let data9=data.revoked_at,_errs16=errors,valid4=!1,_errs17=errors;validate119(
data9,{instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:
vErrors.concat(validate119.errors),errors=vErrors.length);var _valid1=_errs17===errors;valid4=valid4||_valid1;let _errs18=errors;if(data9!==null){let err13={instancePath:instancePath+
"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}var _valid1=_errs18===errors;if(valid4=valid4||_valid1,valid4)errors=_errs16,vErrors!==null&&(_errs16?vErrors.length=_errs16:vErrors=null);else{
let err14={instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.api_key!==void 0){let data10=data.api_key;if(typeof data10=="string"){if(func1(data10)>60){
let err15={instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more th\
an 60 characters"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(func1(data10)<1){let err16={instancePath:instancePath+"/api_key",schemaPath:"#\
/properties/api_key/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}if(data10.length<=120&&!pattern8.test(data10)){let err17={instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"\
pattern",params:{pattern:"^titen_sk_[A-Za-z0-9_-]{43}$"},message:'must match pattern "^titen_sk_[A-Za-z0-9_-]{43}$"'};vErrors===null?vErrors=[err17]:vErrors.push(
err17),errors++}}else{let err18={instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}let count0=0;for(let key0 in data)if(key0!=="key_id"&&key0!=="label"&&key0!=="principa\
l_id"&&key0!=="principal_kind"&&key0!=="scopes"&&key0!=="max_trust"&&key0!=="created_at"&&key0!=="expires_at"&&key0!=="revoked_at"&&key0!=="api_key"){let err19={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++,++count0>=20)break}}else{let err20={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}return validate129.errors=vErrors,errors===0}validate129.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate128(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate128.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate129(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate129.errors:vErrors.concat(validate129.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate128.errors=vErrors,errors===0}validate128.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate127(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate127.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate128(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate128.errors:vErrors.concat(validate128.errors),errors=vErrors.length),validate127.errors=vErrors,errors===0}validate127.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v6=validate142;function validate144(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate144.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
key_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"key_id"},message:"must have required property 'key_i\
d'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.revoked_at===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"revoked_at"},message:"must have required property 'revoked_at'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.key_id!==void 0&&
(validate99(data.key_id,{instancePath:instancePath+"/key_id",parentData:data,parentDataProperty:"key_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate99.
errors:vErrors.concat(validate99.errors),errors=vErrors.length)),data.revoked_at!==void 0&&(validate119(data.revoked_at,{instancePath:instancePath+"/revoked_at",
parentData:data,parentDataProperty:"revoked_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length));let count0=0;for(let key0 in data)if(key0!=="key_id"&&key0!=="revoked_at"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,
++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}return validate144.errors=vErrors,errors===0}validate144.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate143(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate143.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate144(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate144.errors:vErrors.concat(validate144.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate143.errors=vErrors,errors===0}validate143.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate142(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate142.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate143(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate143.errors:vErrors.concat(validate143.
errors),errors=vErrors.length),validate142.errors=vErrors,errors===0}validate142.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v7=validate150;var pattern9=new RegExp("^proj_[0-9a-f]{32}$","u");function validate153(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate153.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern9.test(data)){let err1={instancePath,schemaPath:"#/patter\
n",keyword:"pattern",params:{pattern:"^proj_[0-9a-f]{32}$"},message:'must match pattern "^proj_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate153.errors=vErrors,errors===0}validate153.evaluated={dynamicProps:!1,dynamicItems:!1};var schema61={type:"string",enum:["crea\
ted","existing"],$id:"component:DuplicateState"};function validate156(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate156.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(!(data==="created"||data==="existing")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema61.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate156.errors=vErrors,errors===0}validate156.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate152(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate152.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.project_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"project_\
id"},message:"must have required property 'project_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.origin===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"origin"},message:"must have required property 'origin'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.created_at===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.state===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(data.project_id!==void 0&&(validate153(data.project_id,{instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"project_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate153.errors:vErrors.concat(validate153.errors),errors=vErrors.length)),data.origin!==void 0){let data1=data.origin;
if(typeof data1=="string"){if(func1(data1)>2048){let err4={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"maxLength",params:{
limit:2048},message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+
"/origin",schemaPath:"#/properties/origin/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}data.created_at!==void 0&&(validate119(data.created_at,{instancePath:instancePath+
"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),
errors=vErrors.length)),data.state!==void 0&&(validate156(data.state,{instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate156.errors:vErrors.concat(validate156.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="project_id"&&
key0!=="origin"&&key0!=="created_at"&&key0!=="state"){let err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate152.errors=vErrors,
errors===0}validate152.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate151(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate151.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate152(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate152.errors:vErrors.concat(validate152.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate151.errors=vErrors,errors===0}validate151.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate150(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate150.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate151(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate151.errors:vErrors.concat(validate151.errors),errors=vErrors.length),validate150.errors=vErrors,errors===0}validate150.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v8=validate161;var schema64={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Project"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:ProjectPage"};function validate164(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate164.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
project_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"project_id"},message:"must have required propert\
y 'project_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.origin===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"origin"},message:"must have required property 'origin'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.created_at===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at\
'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.project_id!==void 0&&(validate153(data.project_id,{instancePath:instancePath+"/project_id",
parentData:data,parentDataProperty:"project_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate153.errors:vErrors.concat(validate153.errors),errors=
vErrors.length)),data.origin!==void 0){let data1=data.origin;if(typeof data1=="string"){if(func1(data1)>2048){let err3={instancePath:instancePath+"/origin",schemaPath:"\
#/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(func1(data1)<1){let err4={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/origin",schemaPath:"\
#/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}data.created_at!==
void 0&&(validate119(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="project_id"&&key0!=="o\
rigin"&&key0!=="created_at"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate164.errors=vErrors,
errors===0}validate164.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate163(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate163.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_curs\
or'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={
instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate164(data0[i0],{instancePath:instancePath+
"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate164.errors:vErrors.concat(validate164.errors),errors=
vErrors.length)}}else{let err3={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){
let err4={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema64.properties.next_cursor.type},
message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+
"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate163.errors=vErrors,errors===0}validate163.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate162(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate162.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate163(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate163.errors:vErrors.concat(validate163.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate162.errors=vErrors,errors===0}validate162.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate161(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate161.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate162(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate162.errors:vErrors.concat(validate162.
errors),errors=vErrors.length),validate161.errors=vErrors,errors===0}validate161.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v9=validate171;var schema68={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Observation"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:ObservationPage"},schema69={type:"object",additionalProperties:!1,required:["observation_id",
"subject_id","kind","content","content_hash","source","trust","visibility","principal_id","project_id","agent_id","run_id","occurred_at","ingested_at","erased_a\
t"],properties:{observation_id:{$ref:"component:ObservationId"},subject_id:{$ref:"component:SubjectId"},kind:{$ref:"component:ObservationKind"},content:{type:["\
string","null"],maxLength:65536},content_hash:{$ref:"component:Sha256"},source:{$ref:"component:Source"},trust:{$ref:"component:Trust"},visibility:{$ref:"compon\
ent:Visibility"},principal_id:{$ref:"component:PrincipalId"},project_id:{anyOf:[{$ref:"component:ProjectId"},{type:"null"}]},agent_id:{anyOf:[{$ref:"component:A\
gentId"},{type:"null"}]},run_id:{anyOf:[{$ref:"component:RunId"},{type:"null"}]},occurred_at:{anyOf:[{$ref:"component:Timestamp"},{type:"null"}]},ingested_at:{$ref:"\
component:Timestamp"},erased_at:{anyOf:[{$ref:"component:Timestamp"},{type:"null"}]}},$id:"component:Observation"};var pattern10=new RegExp("^obs_[0-9a-f]{32}$","u");function validate175(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate175.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than\
 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern10.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^obs_[0-9a-f]{32}$"},message:'must match pattern "^obs_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate175.errors=vErrors,errors===0}validate175.evaluated={dynamicProps:!1,dynamicItems:!1};function validate177(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate177.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>512){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=1024&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pat\
tern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patt\
ern "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate177.errors=vErrors,errors===0}validate177.evaluated={dynamicProps:!1,dynamicItems:!1};var schema72={type:"string",enum:["user\
_statement","tool_result","imported_source","decision","system_event"],$id:"component:ObservationKind"};function validate179(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate179.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="user_statement"||data==="tool_result"||data==="imported_source"||data==="decisi\
on"||data==="system_event")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema72.enum},message:"must be equal to one of the\
 allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate179.errors=vErrors,errors===0}validate179.evaluated={dynamicProps:!1,
dynamicItems:!1};var pattern12=new RegExp("^[0-9a-f]{64}$","u");function validate181(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate181.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"string"){if(func1(data)>64){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=128&&!pattern12.test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate181.
errors=vErrors,errors===0}validate181.evaluated={dynamicProps:!1,dynamicItems:!1};function validate183(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate183.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.type!==void 0){let data0=data.type;if(typeof data0=="string"){if(func1(data0)>200){let err1={instancePath:instancePath+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(func1(data0)<1){let err2={instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=400&&!pattern5.test(data0)){
let err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00A\
D\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match pattern "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u202\
8-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/type",schemaPath:"#/\
properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.ref!==void 0){
let data1=data.ref;if(typeof data1=="string"){if(func1(data1)>1024){let err5={instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"\
maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={
instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1.length<=2048&&!pattern5.test(data1)){let err7={instancePath:instancePath+"/ref",schemaPath:"#/propertie\
s/ref/pattern",keyword:"pattern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},
message:'must match pattern "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=
[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.id!==void 0){let data2=data.id;if(typeof data2=="string"){if(func1(data2)>200){
let err9={instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 cha\
racters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(func1(data2)<1){let err10={instancePath:instancePath+"/id",schemaPath:"#/properties/id/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data2.
length<=400&&!pattern5.test(data2)){let err11={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^(?=.*\\S)\
[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match pattern "^(?=.*\\S)[^\\u0000-\\u001F\\u00\
7F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}
let count0=0;for(let key0 in data)if(key0!=="type"&&key0!=="ref"&&key0!=="id"){let err13={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++,++count0>=
20)break}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++}return validate183.errors=vErrors,errors===0}validate183.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema75={type:"string",enum:[
"private","team","organization"],$id:"component:Visibility"};function validate186(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate186.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(!(data==="private"||data==="team"||data==="organization")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema75.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate186.errors=vErrors,errors===
0}validate186.evaluated={dynamicProps:!1,dynamicItems:!1};function validate190(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate190.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patte\
rn "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate190.errors=vErrors,errors===0}validate190.evaluated={dynamicProps:!1,dynamicItems:!1};function validate192(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate192.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patte\
rn "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate192.errors=vErrors,errors===0}validate192.evaluated={dynamicProps:!1,dynamicItems:!1};function validate174(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate174.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.observation_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"observation_id"},message:"must have required property 'observation_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.subject_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subje\
ct_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(data.content===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have\
 required property 'content'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.content_hash===void 0){let err4={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"content_hash"},message:"must have required property 'content_hash'"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}if(data.source===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have r\
equired property 'source'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.trust===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"trust"},message:"must have required property 'trust'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.visibility===
void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"},message:"must have required property 'visibility\
'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.principal_id===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"principal_id"},message:"must have required property 'principal_id'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.project_id===
void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"project_id"},message:"must have required property 'project_id\
'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.agent_id===void 0){let err10={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"agent_id"},message:"must have required property 'agent_id'"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.run_id===void 0){
let err11={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"run_id"},message:"must have required property 'run_id'"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}if(data.occurred_at===void 0){let err12={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
occurred_at"},message:"must have required property 'occurred_at'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.ingested_at===void 0){let err13={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ingested_at"},message:"must have required property 'ingested_at'"};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}if(data.erased_at===void 0){let err14={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
erased_at"},message:"must have required property 'erased_at'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data.observation_id!==void 0&&(validate175(
data.observation_id,{instancePath:instancePath+"/observation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate175.errors:vErrors.concat(validate175.errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+
"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),
errors=vErrors.length)),data.kind!==void 0&&(validate179(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate179.errors:vErrors.concat(validate179.errors),errors=vErrors.length)),data.content!==void 0){let data3=data.content;if(typeof data3!=
"string"&&data3!==null){let err15={instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:schema69.properties.content.
type},message:"must be string,null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data3=="string"&&func1(data3)>65536){let err16={instancePath:instancePath+
"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536 characters"};vErrors===null?
vErrors=[err16]:vErrors.push(err16),errors++}}if(data.content_hash!==void 0&&(validate181(data.content_hash,{instancePath:instancePath+"/content_hash",parentData:data,
parentDataProperty:"content_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate181.errors:vErrors.concat(validate181.errors),errors=vErrors.length)),
data.source!==void 0&&(validate183(data.source,{instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate183.errors:vErrors.concat(validate183.errors),errors=vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+
"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=
vErrors.length)),data.visibility!==void 0&&(validate186(data.visibility,{instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate186.errors:vErrors.concat(validate186.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(
data.principal_id,{instancePath:instancePath+"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)),data.project_id!==void 0){let data9=data.project_id,_errs12=errors,valid1=!1,_errs13=errors;
validate153(data9,{instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"project_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate153.
errors:vErrors.concat(validate153.errors),errors=vErrors.length);var _valid0=_errs13===errors;valid1=valid1||_valid0;let _errs14=errors;if(data9!==null){let err17={
instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err17]:vErrors.push(err17),errors++}var _valid0=_errs14===errors;if(valid1=valid1||_valid0,valid1)errors=_errs12,vErrors!==null&&(_errs12?vErrors.
length=_errs12:vErrors=null);else{let err18={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}if(data.agent_id!==void 0){let data10=data.agent_id,_errs17=errors,valid2=!1,
_errs18=errors;validate190(data10,{instancePath:instancePath+"/agent_id",parentData:data,parentDataProperty:"agent_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate190.errors:vErrors.concat(validate190.errors),errors=vErrors.length);var _valid1=_errs18===errors;valid2=valid2||_valid1;let _errs19=errors;if(data10!==
null){let err19={instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}var _valid1=_errs19===errors;if(valid2=valid2||_valid1,valid2)errors=_errs17,vErrors!==null&&(_errs17?
vErrors.length=_errs17:vErrors=null);else{let err20={instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}if(data.run_id!==void 0){let data11=data.run_id,_errs22=errors,valid3=!1,
_errs23=errors;validate192(data11,{instancePath:instancePath+"/run_id",parentData:data,parentDataProperty:"run_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate192.errors:vErrors.concat(validate192.errors),errors=vErrors.length);var _valid2=_errs23===errors;valid3=valid3||_valid2;let _errs24=errors;if(data11!==
null){let err21={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}var _valid2=_errs24===errors;if(valid3=valid3||_valid2,valid3)errors=_errs22,vErrors!==null&&(_errs22?vErrors.
length=_errs22:vErrors=null);else{let err22={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/anyOf",keyword:"anyOf",params:{},message:"must \
match a schema in anyOf"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}if(data.occurred_at!==void 0){let data12=data.occurred_at,_errs27=errors,
valid4=!1,_errs28=errors;validate119(data12,{instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length);var _valid3=_errs28===errors;valid4=valid4||_valid3;let _errs29=errors;
if(data12!==null){let err23={instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}var _valid3=_errs29===errors;if(valid4=valid4||_valid3,valid4)errors=_errs27,vErrors!==
null&&(_errs27?vErrors.length=_errs27:vErrors=null);else{let err24={instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}if(data.ingested_at!==void 0&&(validate119(
data.ingested_at,{instancePath:instancePath+"/ingested_at",parentData:data,parentDataProperty:"ingested_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.erased_at!==void 0){let data14=data.erased_at,_errs33=errors,valid5=!1,_errs34=errors;validate119(
data14,{instancePath:instancePath+"/erased_at",parentData:data,parentDataProperty:"erased_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:
vErrors.concat(validate119.errors),errors=vErrors.length);var _valid4=_errs34===errors;valid5=valid5||_valid4;let _errs35=errors;if(data14!==null){let err25={instancePath:instancePath+
"/erased_at",schemaPath:"#/properties/erased_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}var _valid4=_errs35===errors;if(valid5=valid5||_valid4,valid5)errors=_errs33,vErrors!==null&&(_errs33?vErrors.length=_errs33:vErrors=null);else{
let err26={instancePath:instancePath+"/erased_at",schemaPath:"#/properties/erased_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}let count0=0;for(let key0 in data)if(key0!=="observation_id"&&key0!=="subject_id"&&key0!=="kind"&&key0!=="con\
tent"&&key0!=="content_hash"&&key0!=="source"&&key0!=="trust"&&key0!=="visibility"&&key0!=="principal_id"&&key0!=="project_id"&&key0!=="agent_id"&&key0!=="run_i\
d"&&key0!=="occurred_at"&&key0!=="ingested_at"&&key0!=="erased_at"){let err27={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++,++count0>=20)break}}else{
let err28={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}
return validate174.errors=vErrors,errors===0}validate174.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate173(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate173.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must ha\
ve required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){
if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must N\
OT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate174(
data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate174.errors:vErrors.
concat(validate174.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!=
"string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema68.properties.
next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={
instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate173.errors=vErrors,errors===0}validate173.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate172(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate172.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate173(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate173.errors:vErrors.concat(validate173.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate172.errors=vErrors,errors===0}validate172.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate171(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate171.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate172(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate172.errors:vErrors.concat(validate172.errors),errors=vErrors.length),validate171.errors=vErrors,errors===0}validate171.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v10=validate201;function validate203(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate203.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
observation_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"observation_id"},message:"must have required\
 property 'observation_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.subject_id===void 0){let err1={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data.state===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required \
property 'state'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.trust===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"trust"},message:"must have required property 'trust'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.visibility===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"},message:"must have required property 'visibility\
'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.content_hash===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content_hash"},message:"must have required property 'content_hash'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.ingested_at===
void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ingested_at"},message:"must have required property 'ingested_\
at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}data.observation_id!==void 0&&(validate175(data.observation_id,{instancePath:instancePath+"/obse\
rvation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.
errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"\
subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),errors=vErrors.length)),data.state!==void 0&&
(validate156(data.state,{instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate156.
errors:vErrors.concat(validate156.errors),errors=vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+"/trust",parentData:data,
parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.
visibility!==void 0&&(validate186(data.visibility,{instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate186.errors:vErrors.concat(validate186.errors),errors=vErrors.length)),data.content_hash!==void 0&&(validate181(data.content_hash,
{instancePath:instancePath+"/content_hash",parentData:data,parentDataProperty:"content_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate181.errors:
vErrors.concat(validate181.errors),errors=vErrors.length)),data.ingested_at!==void 0&&(validate119(data.ingested_at,{instancePath:instancePath+"/ingested_at",parentData:data,
parentDataProperty:"ingested_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));
let count0=0;for(let key0 in data)if(key0!=="observation_id"&&key0!=="subject_id"&&key0!=="state"&&key0!=="trust"&&key0!=="visibility"&&key0!=="content_hash"&&key0!==
"ingested_at"){let err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have\
 additional properties"};if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate203.errors=vErrors,errors===0}validate203.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate202(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate203(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate203.errors:vErrors.concat(validate203.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate202.errors=vErrors,errors===0}validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate201(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate201.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate202(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate202.errors:vErrors.concat(validate202.errors),errors=vErrors.length),validate201.errors=vErrors,errors===0}validate201.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v11=validate214;function validate217(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate217.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
index===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"index"},message:"must have required property 'index'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.index!==void 0){let data0=data.index;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0))){let err2={instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data0=="number"&&isFinite(data0)){if(data0>
199||isNaN(data0)){let err3={instancePath:instancePath+"/index",schemaPath:"#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:199},message:"\
must be <= 199"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0<0||isNaN(data0)){let err4={instancePath:instancePath+"/index",schemaPath:"#/\
properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}
if(data.status!==void 0){let data1=data.status;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err5={instancePath:instancePath+"/s\
tatus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(typeof data1=="number"&&isFinite(data1)){if(data1>599||isNaN(data1)){let err6={instancePath:instancePath+"/status",schemaPath:"#/properties/status/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1<200||isNaN(
data1)){let err7={instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200},message:"mus\
t be >= 200"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}data.observation_id!==void 0&&(validate175(data.observation_id,{instancePath:instancePath+
"/observation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.
errors),errors=vErrors.length)),data.state!==void 0&&(validate156(data.state,{instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate156.errors:vErrors.concat(validate156.errors),errors=vErrors.length)),data.error!==void 0&&(validate65(data.error,
{instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(
validate65.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="index"&&key0!=="status"&&key0!=="observation_id"&&key0!=="state"&&key0!==
"error"){let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};if(vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,++count0>=20)break}}else{let err9={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate217.errors=vErrors,errors===0}validate217.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate216(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate216.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.items!==void 0){let data0=data.items;if(Array.
isArray(data0)){if(data0.length>200){let err1={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<
len0;i0++)validate217(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate217.errors:vErrors.concat(validate217.errors),errors=vErrors.length)}}else{let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}let count0=0;for(let key0 in data)
if(key0!=="items"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT \
have additional properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate216.errors=vErrors,errors===0}validate216.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate215(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate215.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate216(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate216.errors:vErrors.concat(validate216.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate215.errors=vErrors,errors===0}validate215.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate214(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate214.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate215(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate215.errors:vErrors.concat(validate215.errors),errors=vErrors.length),validate214.errors=vErrors,errors===0}validate214.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v12=validate225;function validate226(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate226.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate174(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate174.errors:vErrors.concat(validate174.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate226.errors=vErrors,errors===0}validate226.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate225(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate225.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate226(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate226.errors:vErrors.concat(validate226.
errors),errors=vErrors.length),validate225.errors=vErrors,errors===0}validate225.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v13=validate230;function validate236(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate236.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(
data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(typeof data=="number"&&isFinite(data)){if(data>9007199254740991||isNaN(data)){let err1={instancePath,schemaPath:"#/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<0||isNaN(
data)){let err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}return validate236.errors=vErrors,errors===0}validate236.evaluated={dynamicProps:!1,dynamicItems:!1};function validate232(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate232.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.observation_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"observation_id"},message:"must have required property 'observation_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.content_hash===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tent_hash"},message:"must have required property 'content_hash'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.erased_at===void 0){let err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"erased_at"},message:"must have required property 'erased_at'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.claims_erased===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cl\
aims_erased"},message:"must have required property 'claims_erased'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data.observation_id!==void 0&&(validate175(
data.observation_id,{instancePath:instancePath+"/observation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate175.errors:vErrors.concat(validate175.errors),errors=vErrors.length)),data.content_hash!==void 0&&(validate181(data.content_hash,{instancePath:instancePath+
"/content_hash",parentData:data,parentDataProperty:"content_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate181.errors:vErrors.concat(validate181.
errors),errors=vErrors.length)),data.erased_at!==void 0&&(validate119(data.erased_at,{instancePath:instancePath+"/erased_at",parentData:data,parentDataProperty:"\
erased_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.claims_erased!==
void 0&&(validate236(data.claims_erased,{instancePath:instancePath+"/claims_erased",parentData:data,parentDataProperty:"claims_erased",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="observation_i\
d"&&key0!=="content_hash"&&key0!=="erased_at"&&key0!=="claims_erased"){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,++count0>=20)break}}else{
let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
return validate232.errors=vErrors,errors===0}validate232.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate231(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate231.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'm\
eta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate232(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate232.errors:vErrors.concat(validate232.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate231.errors=vErrors,errors===0}validate231.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate230(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate230.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate231(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate231.errors:vErrors.concat(validate231.errors),errors=vErrors.length),validate230.errors=vErrors,errors===
0}validate230.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v14=validate241;var pattern18=new RegExp("^claim_[0-9a-f]{32}$","u");function validate245(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate245.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>38){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than\
 38 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=76&&!pattern18.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate245.errors=vErrors,errors===0}validate245.evaluated={dynamicProps:!1,dynamicItems:!1};var schema96={type:"string",enum:["acti\
ve","disputed","superseded","expired","revoked"],$id:"component:ClaimStatus"};function validate247(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate247.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="active"||data==="disputed"||data==="superseded"||data==="expired"||data==="revoked")){let err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema96.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate247.errors=vErrors,errors===0}validate247.evaluated={dynamicProps:!1,dynamicItems:!1};function validate251(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate251.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(
data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(typeof data=="number"&&isFinite(data)){if(data>9007199254740991||isNaN(data)){let err1={instancePath,schemaPath:"#/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<1||isNaN(
data)){let err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}return validate251.errors=vErrors,errors===0}validate251.evaluated={dynamicProps:!1,dynamicItems:!1};function validate244(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate244.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must h\
ave required property 'status'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.trust===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"trust"},message:"must have required property 'trust'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
visibility===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"},message:"must have required propert\
y 'visibility'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.version===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}data.claim_id!==
void 0&&(validate245(data.claim_id,{instancePath:instancePath+"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length)),data.status!==void 0&&(validate247(data.status,{instancePath:instancePath+"/s\
tatus",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate247.errors:vErrors.concat(validate247.errors),errors=
vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.visibility!==void 0&&(validate186(data.visibility,{instancePath:instancePath+
"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate186.errors:vErrors.concat(validate186.errors),
errors=vErrors.length)),data.version!==void 0&&(validate251(data.version,{instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate251.errors:vErrors.concat(validate251.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!==
"claim_id"&&key0!=="status"&&key0!=="trust"&&key0!=="visibility"&&key0!=="version"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=
20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}return validate244.errors=vErrors,errors===0}validate244.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate243(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate243.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.claims===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claims"},message:"must have required property 'claims'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.claims!==void 0){let data0=data.claims;if(Array.isArray(data0)){if(data0.length>50){let err1={instancePath:instancePath+"/claims",schemaPath:"\
#/properties/claims/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data0.length<=50){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate244(data0[i0],{instancePath:instancePath+"/claims/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate244.errors:vErrors.concat(validate244.errors),errors=vErrors.length)}}else{let err2={instancePath:instancePath+
"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
let count0=0;for(let key0 in data)if(key0!=="claims"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate243.errors=vErrors,
errors===0}validate243.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate242(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate242.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate243(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate243.errors:vErrors.concat(validate243.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate242.errors=vErrors,errors===0}validate242.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate241(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate241.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate242(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate242.errors:vErrors.concat(validate242.errors),errors=vErrors.length),validate241.errors=vErrors,errors===0}validate241.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v15=validate257;var schema100={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Claim"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:ClaimPage"},schema101={type:"object",additionalProperties:!1,required:["claim_id","subject_id",
"project_id","kind","statement","confidence","trust","visibility","status","principal_id","observer_id","valid_from","valid_to","superseded_by","version","creat\
ed_at"],properties:{claim_id:{$ref:"component:ClaimId"},subject_id:{$ref:"component:SubjectId"},project_id:{anyOf:[{$ref:"component:ProjectId"},{type:"null"}]},
kind:{$ref:"component:ClaimKind"},statement:{type:["string","null"],maxLength:4e3},confidence:{$ref:"component:Confidence"},trust:{$ref:"component:Trust"},visibility:{
$ref:"component:Visibility"},status:{$ref:"component:ClaimStatus"},principal_id:{$ref:"component:PrincipalId"},observer_id:{anyOf:[{$ref:"component:PrincipalId"},
{type:"null"}]},valid_from:{$ref:"component:Timestamp"},valid_to:{anyOf:[{$ref:"component:Timestamp"},{type:"null"}]},superseded_by:{anyOf:[{$ref:"component:Cla\
imId"},{type:"null"}]},version:{$ref:"component:Version"},created_at:{$ref:"component:Timestamp"}},$id:"component:Claim"},schema102={type:"string",enum:["semant\
ic_fact","episodic_event","preference","procedural","decision","relationship"],$id:"component:ClaimKind"};function validate264(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate264.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="semantic_fact"||data==="episodic_event"||data==="preference"||data===
"procedural"||data==="decision"||data==="relationship")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema102.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate264.errors=vErrors,errors===0}validate264.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate266(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate266.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>1||isNaN(
data)){let err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<0||isNaN(data)){let err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"m\
ust be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate266.errors=vErrors,errors===0}validate266.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate260(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate260.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'c\
laim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.subject_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
project_id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"project_id"},message:"must have required propert\
y 'project_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.kind===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.statement===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"statement"},message:"must have required property 'statement'"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.confidence===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"confidence"},message:"must have required property 'confidence'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.trust===void 0){
let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"trust"},message:"must have required property 'trust'"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}if(data.visibility===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
visibility"},message:"must have required property 'visibility'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.status===void 0){let err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}if(data.principal_id===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"principal_id"},message:"\
must have required property 'principal_id'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.observer_id===void 0){let err10={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"observer_id"},message:"must have required property 'observer_id'"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}if(data.valid_from===void 0){let err11={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid_from"},message:"\
must have required property 'valid_from'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.valid_to===void 0){let err12={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"valid_to"},message:"must have required property 'valid_to'"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}if(data.superseded_by===void 0){let err13={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"superseded_by"},message:"\
must have required property 'superseded_by'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.version===void 0){let err14={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),
errors++}if(data.created_at===void 0){let err15={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must hav\
e required property 'created_at'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data.claim_id!==void 0&&(validate245(data.claim_id,{instancePath:instancePath+
"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),
errors=vErrors.length)),data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"subj\
ect_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),errors=vErrors.length)),data.project_id!==void 0){
let data2=data.project_id,_errs4=errors,valid1=!1,_errs5=errors;validate153(data2,{instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"p\
roject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate153.errors:vErrors.concat(validate153.errors),errors=vErrors.length);var _valid0=_errs5===
errors;valid1=valid1||_valid0;let _errs6=errors;if(data2!==null){let err16={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/anyOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}var _valid0=_errs6===errors;if(valid1=
valid1||_valid0,valid1)errors=_errs4,vErrors!==null&&(_errs4?vErrors.length=_errs4:vErrors=null);else{let err17={instancePath:instancePath+"/project_id",schemaPath:"\
#/properties/project_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}if(data.
kind!==void 0&&(validate264(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate264.errors:vErrors.concat(validate264.errors),errors=vErrors.length)),data.statement!==void 0){let data4=data.statement;if(typeof data4!="string"&&
data4!==null){let err18={instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/type",keyword:"type",params:{type:schema101.properties.statement.
type},message:"must be string,null"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(typeof data4=="string"&&func1(data4)>4e3){let err19={instancePath:instancePath+
"/statement",schemaPath:"#/properties/statement/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?
vErrors=[err19]:vErrors.push(err19),errors++}}if(data.confidence!==void 0&&(validate266(data.confidence,{instancePath:instancePath+"/confidence",parentData:data,
parentDataProperty:"confidence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate266.errors:vErrors.concat(validate266.errors),errors=vErrors.length)),
data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.visibility!==void 0&&(validate186(data.visibility,{instancePath:instancePath+
"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate186.errors:vErrors.concat(validate186.errors),
errors=vErrors.length)),data.status!==void 0&&(validate247(data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate247.errors:vErrors.concat(validate247.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(
data.principal_id,{instancePath:instancePath+"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)),data.observer_id!==void 0){let data10=data.observer_id,_errs17=errors,valid2=!1,_errs18=errors;
validate95(data10,{instancePath:instancePath+"/observer_id",parentData:data,parentDataProperty:"observer_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length);var _valid1=_errs18===errors;valid2=valid2||_valid1;let _errs19=errors;if(data10!==null){
let err20={instancePath:instancePath+"/observer_id",schemaPath:"#/properties/observer_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var _valid1=_errs19===errors;if(valid2=valid2||_valid1,valid2)errors=_errs17,vErrors!==null&&(_errs17?
vErrors.length=_errs17:vErrors=null);else{let err21={instancePath:instancePath+"/observer_id",schemaPath:"#/properties/observer_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.valid_from!==void 0&&(validate119(data.valid_from,{
instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.
concat(validate119.errors),errors=vErrors.length)),data.valid_to!==void 0){let data12=data.valid_to,_errs23=errors,valid3=!1,_errs24=errors;validate119(data12,{
instancePath:instancePath+"/valid_to",parentData:data,parentDataProperty:"valid_to",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.
concat(validate119.errors),errors=vErrors.length);var _valid2=_errs24===errors;valid3=valid3||_valid2;let _errs25=errors;if(data12!==null){let err22={instancePath:instancePath+
"/valid_to",schemaPath:"#/properties/valid_to/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err22]:vErrors.push(
err22),errors++}var _valid2=_errs25===errors;if(valid3=valid3||_valid2,valid3)errors=_errs23,vErrors!==null&&(_errs23?vErrors.length=_errs23:vErrors=null);else{
let err23={instancePath:instancePath+"/valid_to",schemaPath:"#/properties/valid_to/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===
null?vErrors=[err23]:vErrors.push(err23),errors++}}if(data.superseded_by!==void 0){let data13=data.superseded_by,_errs28=errors,valid4=!1,_errs29=errors;validate245(
data13,{instancePath:instancePath+"/superseded_by",parentData:data,parentDataProperty:"superseded_by",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.
errors:vErrors.concat(validate245.errors),errors=vErrors.length);var _valid3=_errs29===errors;valid4=valid4||_valid3;let _errs30=errors;if(data13!==null){let err24={
instancePath:instancePath+"/superseded_by",schemaPath:"#/properties/superseded_by/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err24]:vErrors.push(err24),errors++}var _valid3=_errs30===errors;if(valid4=valid4||_valid3,valid4)errors=_errs28,vErrors!==null&&(_errs28?vErrors.
length=_errs28:vErrors=null);else{let err25={instancePath:instancePath+"/superseded_by",schemaPath:"#/properties/superseded_by/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}data.version!==void 0&&(validate251(data.version,{instancePath:instancePath+
"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate251.errors:vErrors.concat(validate251.errors),
errors=vErrors.length)),data.created_at!==void 0&&(validate119(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"crea\
ted_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="claim_id"&&key0!=="subject_id"&&key0!=="project_id"&&key0!=="kind"&&key0!=="statement"&&key0!=="confidence"&&key0!=="trust"&&key0!=="visibility"&&key0!==
"status"&&key0!=="principal_id"&&key0!=="observer_id"&&key0!=="valid_from"&&key0!=="valid_to"&&key0!=="superseded_by"&&key0!=="version"&&key0!=="created_at"){let err26={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++,++count0>=20)break}}else{let err27={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}return validate260.errors=vErrors,errors===0}validate260.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate259(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate259.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate260(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate260.errors:vErrors.concat(validate260.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema100.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate259.
errors=vErrors,errors===0}validate259.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate258(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate258.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate259(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate259.errors:vErrors.concat(validate259.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate258.errors=vErrors,errors===0}validate258.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate257(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate257.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate258(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate258.errors:vErrors.concat(validate258.errors),errors=vErrors.length),validate257.errors=vErrors,errors===
0}validate257.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v16=validate282;function validate283(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate283.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate260(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate260.errors:vErrors.concat(validate260.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate283.errors=vErrors,errors===0}validate283.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate282(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate282.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate283(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate283.errors:vErrors.concat(validate283.
errors),errors=vErrors.length),validate282.errors=vErrors,errors===0}validate282.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v17=validate287;function validate289(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate289.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'c\
laim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.supporting===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"supporting"},message:"must have required property 'supporting'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
contradicting===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contradicting"},message:"must have required p\
roperty 'contradicting'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.qualifying===void 0){let err3={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"qualifying"},message:"must have required property 'qualifying'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.unreadable_count===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unreadable_count"},message:"must h\
ave required property 'unreadable_count'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.claim_id!==void 0&&(validate245(data.claim_id,{instancePath:instancePath+
"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),
errors=vErrors.length)),data.supporting!==void 0){let data1=data.supporting;if(Array.isArray(data1)){if(data1.length>64){let err5={instancePath:instancePath+"/s\
upporting",schemaPath:"#/properties/supporting/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data1.length<=64){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate174(data1[i0],{instancePath:instancePath+"/suppo\
rting/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate174.errors:vErrors.concat(validate174.errors),errors=
vErrors.length)}}else{let err6={instancePath:instancePath+"/supporting",schemaPath:"#/properties/supporting/type",keyword:"type",params:{type:"array"},message:"\
must be array"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.contradicting!==void 0){let data3=data.contradicting;if(Array.isArray(data3)){
if(data3.length>64){let err7={instancePath:instancePath+"/contradicting",schemaPath:"#/properties/contradicting/maxItems",keyword:"maxItems",params:{limit:64},message:"\
must NOT have more than 64 items"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data3.length<=64){let len1=data3.length;for(let i1=0;i1<len1;i1++)
validate174(data3[i1],{instancePath:instancePath+"/contradicting/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate174.errors:vErrors.concat(validate174.errors),errors=vErrors.length)}}else{let err8={instancePath:instancePath+"/contradicting",schemaPath:"#/properties\
/contradicting/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.qualifying!==
void 0){let data5=data.qualifying;if(Array.isArray(data5)){if(data5.length>64){let err9={instancePath:instancePath+"/qualifying",schemaPath:"#/properties/qualif\
ying/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data5.
length<=64){let len2=data5.length;for(let i2=0;i2<len2;i2++)validate174(data5[i2],{instancePath:instancePath+"/qualifying/"+i2,parentData:data5,parentDataProperty:i2,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate174.errors:vErrors.concat(validate174.errors),errors=vErrors.length)}}else{let err10={instancePath:instancePath+
"/qualifying",schemaPath:"#/properties/qualifying/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}data.unreadable_count!==void 0&&(validate236(data.unreadable_count,{instancePath:instancePath+"/unreadable_count",parentData:data,parentDataProperty:"\
unreadable_count",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="claim_id"&&key0!=="supporting"&&key0!=="contradicting"&&key0!=="qualifying"&&key0!=="unreadable_count"){let err11={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++,++count0>=20)break}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate289.errors=vErrors,errors===0}validate289.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate288(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate288.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate289(
data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate289.errors:vErrors.
concat(validate289.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"\
meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate288.errors=vErrors,
errors===0}validate288.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate287(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate287.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate288(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate288.errors:vErrors.
concat(validate288.errors),errors=vErrors.length),validate287.errors=vErrors,errors===0}validate287.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v18=validate298;var schema111={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:HistoryEntry"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:HistoryPage"},schema112={type:"object",additionalProperties:!1,required:["history_id","record\
_id","type","principal_id","reason","related_claim_id","recorded_at"],properties:{history_id:{$ref:"component:HistoryId"},record_id:{$ref:"component:ClaimId"},type:{
$ref:"component:EventType"},principal_id:{$ref:"component:PrincipalId"},reason:{type:["string","null"],maxLength:1e3},related_claim_id:{anyOf:[{$ref:"component:\
ClaimId"},{type:"null"}]},recorded_at:{$ref:"component:Timestamp"}},$id:"component:HistoryEntry"};var pattern19=new RegExp("^hist_[0-9a-f]{32}$","u");function validate302(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate302.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern19.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^hist_[0-9a-f]{32}$"},message:'must match pattern "^hist_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate302.errors=vErrors,errors===0}validate302.evaluated={dynamicProps:!1,dynamicItems:!1};var schema114={type:"string",enum:["obs\
ervation.appended","observation.erased","claim.created","claim.superseded","claim.revoked","claim.expired","claim.erased","subject.erased","feedback.recorded","\
lease.acquired","lease.released","handoff.created","handoff.accepted","handoff.rejected","key.created","key.revoked","project.created"],$id:"component:EventType"};
function validate305(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate305.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="observation.appen\
ded"||data==="observation.erased"||data==="claim.created"||data==="claim.superseded"||data==="claim.revoked"||data==="claim.expired"||data==="claim.erased"||data===
"subject.erased"||data==="feedback.recorded"||data==="lease.acquired"||data==="lease.released"||data==="handoff.created"||data==="handoff.accepted"||data==="han\
doff.rejected"||data==="key.created"||data==="key.revoked"||data==="project.created")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema114.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate305.errors=vErrors,errors===
0}validate305.evaluated={dynamicProps:!1,dynamicItems:!1};function validate301(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate301.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.history_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
history_id"},message:"must have required property 'history_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.record_id===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"record_id"},message:"must have required property 'record_id'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.type===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.principal_id===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"principal_id"},message:"must have required property 'principal_id'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.reason===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must h\
ave required property 'reason'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.related_claim_id===void 0){let err5={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"related_claim_id"},message:"must have required property 'related_claim_id'"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}if(data.recorded_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recorded_at"},
message:"must have required property 'recorded_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.history_id!==void 0&&(validate302(data.history_id,
{instancePath:instancePath+"/history_id",parentData:data,parentDataProperty:"history_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate302.errors:vErrors.
concat(validate302.errors),errors=vErrors.length)),data.record_id!==void 0&&(validate245(data.record_id,{instancePath:instancePath+"/record_id",parentData:data,
parentDataProperty:"record_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length)),
data.type!==void 0&&(validate305(data.type,{instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate305.errors:vErrors.concat(validate305.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+
"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.
errors),errors=vErrors.length)),data.reason!==void 0){let data4=data.reason;if(typeof data4!="string"&&data4!==null){let err7={instancePath:instancePath+"/reaso\
n",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:schema112.properties.reason.type},message:"must be string,null"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}if(typeof data4=="string"&&func1(data4)>1e3){let err8={instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",
keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.related_claim_id!==
void 0){let data5=data.related_claim_id,_errs8=errors,valid1=!1,_errs9=errors;validate245(data5,{instancePath:instancePath+"/related_claim_id",parentData:data,parentDataProperty:"\
related_claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length);var _valid0=_errs9===
errors;valid1=valid1||_valid0;let _errs10=errors;if(data5!==null){let err9={instancePath:instancePath+"/related_claim_id",schemaPath:"#/properties/related_claim\
_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs10===errors;
if(valid1=valid1||_valid0,valid1)errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=null);else{let err10={instancePath:instancePath+"/related_c\
laim_id",schemaPath:"#/properties/related_claim_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}}data.recorded_at!==void 0&&(validate119(data.recorded_at,{instancePath:instancePath+"/recorded_at",parentData:data,parentDataProperty:"rec\
orded_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="history_id"&&key0!=="record_id"&&key0!=="type"&&key0!=="principal_id"&&key0!=="reason"&&key0!=="related_claim_id"&&key0!=="recorded_at"){let err11={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++,++count0>=20)break}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate301.errors=vErrors,errors===0}validate301.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate300(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate300.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property \
'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/m\
axItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=
200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate301(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate301.errors:vErrors.concat(validate301.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema111.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate300.
errors=vErrors,errors===0}validate300.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate299(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate299.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate300(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate300.errors:vErrors.concat(validate300.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate299.errors=vErrors,errors===0}validate299.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate298(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate298.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate299(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate299.errors:vErrors.concat(validate299.errors),errors=vErrors.length),validate298.errors=vErrors,errors===
0}validate298.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v19=validate314;var schema117={type:"object",additionalProperties:!1,required:["context_id","query","budget","items","instructions","scope","conflicts","policy_snapshot","left_\
out","compiled_at"],properties:{context_id:{$ref:"component:ContextId"},query:{type:["string","null"],maxLength:8e3},budget:{$ref:"component:Budget"},items:{type:"\
array",items:{$ref:"component:ContextItem"},maxItems:4e3},instructions:{type:"string",minLength:1,maxLength:500},text:{type:"string",minLength:0,maxLength:2e5},
scope:{$ref:"component:ContextScope"},conflicts:{type:"array",items:{$ref:"component:Conflict"},maxItems:4e3},policy_snapshot:{$ref:"component:PolicySnapshot"},
left_out:{$ref:"component:LeftOutCounts"},checkpoints:{type:"array",items:{$ref:"component:Checkpoint"},maxItems:50},explanation:{$ref:"component:Explanation"},
compiled_at:{$ref:"component:Timestamp"}},$id:"component:ContextPack"};var pattern20=new RegExp("^ctx_[0-9a-f]{32}$","u");function validate317(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate317.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than\
 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern20.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^ctx_[0-9a-f]{32}$"},message:'must match pattern "^ctx_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate317.errors=vErrors,errors===0}validate317.evaluated={dynamicProps:!1,dynamicItems:!1};function validate319(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate319.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
max_tokens===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max_tokens"},message:"must have required propert\
y 'max_tokens'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.used_tokens===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"used_tokens"},message:"must have required property 'used_tokens'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.max_tokens!==void 0){let data0=data.max_tokens;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0))){let err2={instancePath:instancePath+
"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(typeof data0=="number"&&isFinite(data0)){if(data0>32e3||isNaN(data0)){let err3={instancePath:instancePath+"/max_tokens",schemaPath:"#/pro\
perties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:32e3},message:"must be <= 32000"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data0<128||isNaN(data0)){let err4={instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:128},message:"must be >= 128"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}if(data.used_tokens!==void 0){let data1=data.used_tokens;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err5={instancePath:instancePath+"/used_tokens",schemaPath:"#/properties/used_tokens/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(typeof data1=="number"&&isFinite(data1)){if(data1>
32e3||isNaN(data1)){let err6={instancePath:instancePath+"/used_tokens",schemaPath:"#/properties/used_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:32e3},
message:"must be <= 32000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1<0||isNaN(data1)){let err7={instancePath:instancePath+"/used_token\
s",schemaPath:"#/properties/used_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}}}let count0=0;for(let key0 in data)if(key0!=="max_tokens"&&key0!=="used_tokens"){let err8={instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++,++count0>=20)break}}else{let err9={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}return validate319.errors=vErrors,errors===0}validate319.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema121={type:"string",enum:["semantic_fact","episodic_event","preference","procedural","decision","relationship","user_statement","tool_result","imported\
_source","system_event"],$id:"component:ItemKind"};function validate323(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate323.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(!(data==="semantic_fact"||data==="episodic_event"||data==="preference"||data==="procedural"||data==="decision"||data==="relations\
hip"||data==="user_statement"||data==="tool_result"||data==="imported_source"||data==="system_event")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:schema121.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate323.
errors=vErrors,errors===0}validate323.evaluated={dynamicProps:!1,dynamicItems:!1};function validate328(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate328.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>1||isNaN(
data)){let err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<0||isNaN(data)){let err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"m\
ust be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate328.errors=vErrors,errors===0}validate328.evaluated={dynamicProps:!1,dynamicItems:!1};function validate334(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate334.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
relevance===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relevance"},message:"must have required property \
'relevance'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.trust===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"trust"},message:"must have required property 'trust'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.recency===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recency"},message:"must have required property 'recency'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.utility===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
utility"},message:"must have required property 'utility'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.conflict===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflict"},message:"must have required property 'conflict'"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}data.relevance!==void 0&&(validate328(data.relevance,{instancePath:instancePath+"/relevance",parentData:data,parentDataProperty:"relevance",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate328.errors:vErrors.concat(validate328.errors),errors=vErrors.length)),data.trust!==void 0&&(validate328(
data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate328.errors:
vErrors.concat(validate328.errors),errors=vErrors.length)),data.recency!==void 0&&(validate328(data.recency,{instancePath:instancePath+"/recency",parentData:data,
parentDataProperty:"recency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate328.errors:vErrors.concat(validate328.errors),errors=vErrors.length)),data.
utility!==void 0&&(validate328(data.utility,{instancePath:instancePath+"/utility",parentData:data,parentDataProperty:"utility",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate328.errors:vErrors.concat(validate328.errors),errors=vErrors.length)),data.conflict!==void 0&&(validate328(data.conflict,{instancePath:instancePath+
"/conflict",parentData:data,parentDataProperty:"conflict",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate328.errors:vErrors.concat(validate328.errors),
errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="relevance"&&key0!=="trust"&&key0!=="recency"&&key0!=="utility"&&key0!=="conflict"){let err5={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate334.errors=vErrors,errors===0}validate334.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate321(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate321.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},
message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.evidence_ids===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence_ids"},message:"must have required property 'evidence_ids'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.score===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.claim_id!==void 0){let data0=data.claim_id,_errs2=errors,
valid1=!1,_errs3=errors;validate245(data0,{instancePath:instancePath+"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length);var _valid0=_errs3===errors;valid1=valid1||_valid0;let _errs4=errors;
if(data0!==null){let err3={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"mu\
st be null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs4===errors;if(valid1=valid1||_valid0,valid1)errors=_errs2,vErrors!==null&&
(_errs2?vErrors.length=_errs2:vErrors=null);else{let err4={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.claim!==void 0){let data1=data.claim;if(typeof data1==
"string"){if(func1(data1)>65536){let err5={instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/maxLength",keyword:"maxLength",params:{limit:65536},
message:"must NOT have more than 65536 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+
"/claim",schemaPath:"#/properties/claim/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.kind!==void 0&&(validate323(data.kind,{instancePath:instancePath+"/\
kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate323.errors:vErrors.concat(validate323.errors),errors=
vErrors.length)),data.confidence!==void 0&&(validate266(data.confidence,{instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate266.errors:vErrors.concat(validate266.errors),errors=vErrors.length)),data.trust!==void 0&&(validate103(
data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:
vErrors.concat(validate103.errors),errors=vErrors.length)),data.evidence_ids!==void 0){let data5=data.evidence_ids;if(Array.isArray(data5)){if(data5.length>3200){
let err8={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids/maxItems",keyword:"maxItems",params:{limit:3200},message:"must NOT hav\
e more than 3200 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data5.length<=3200){let len0=data5.length;for(let i0=0;i0<len0;i0++)validate175(
data5[i0],{instancePath:instancePath+"/evidence_ids/"+i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:
vErrors.concat(validate175.errors),errors=vErrors.length)}}else{let err9={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids/type",
keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.score!==void 0&&(validate328(data.
score,{instancePath:instancePath+"/score",parentData:data,parentDataProperty:"score",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate328.errors:vErrors.
concat(validate328.errors),errors=vErrors.length)),data.status!==void 0&&(validate247(data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"\
status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate247.errors:vErrors.concat(validate247.errors),errors=vErrors.length)),data.observer_id!==void 0){
let data9=data.observer_id,_errs17=errors,valid4=!1,_errs18=errors;validate95(data9,{instancePath:instancePath+"/observer_id",parentData:data,parentDataProperty:"\
observer_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length);var _valid1=_errs18===
errors;valid4=valid4||_valid1;let _errs19=errors;if(data9!==null){let err10={instancePath:instancePath+"/observer_id",schemaPath:"#/properties/observer_id/anyOf\
/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid1=_errs19===errors;if(valid4=
valid4||_valid1,valid4)errors=_errs17,vErrors!==null&&(_errs17?vErrors.length=_errs17:vErrors=null);else{let err11={instancePath:instancePath+"/observer_id",schemaPath:"\
#/properties/observer_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.
valid_from!==void 0){let data10=data.valid_from,_errs22=errors,valid5=!1,_errs23=errors;validate119(data10,{instancePath:instancePath+"/valid_from",parentData:data,
parentDataProperty:"valid_from",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length);
var _valid2=_errs23===errors;valid5=valid5||_valid2;let _errs24=errors;if(data10!==null){let err12={instancePath:instancePath+"/valid_from",schemaPath:"#/proper\
ties/valid_from/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid2=_errs24===
errors;if(valid5=valid5||_valid2,valid5)errors=_errs22,vErrors!==null&&(_errs22?vErrors.length=_errs22:vErrors=null);else{let err13={instancePath:instancePath+"\
/valid_from",schemaPath:"#/properties/valid_from/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}}if(data.valid_to!==void 0){let data11=data.valid_to,_errs27=errors,valid6=!1,_errs28=errors;validate119(data11,{instancePath:instancePath+
"/valid_to",parentData:data,parentDataProperty:"valid_to",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),
errors=vErrors.length);var _valid3=_errs28===errors;valid6=valid6||_valid3;let _errs29=errors;if(data11!==null){let err14={instancePath:instancePath+"/valid_to",
schemaPath:"#/properties/valid_to/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
var _valid3=_errs29===errors;if(valid6=valid6||_valid3,valid6)errors=_errs27,vErrors!==null&&(_errs27?vErrors.length=_errs27:vErrors=null);else{let err15={instancePath:instancePath+
"/valid_to",schemaPath:"#/properties/valid_to/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}}data.score_components!==void 0&&(validate334(data.score_components,{instancePath:instancePath+"/score_components",parentData:data,parentDataProperty:"\
score_components",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate334.errors:vErrors.concat(validate334.errors),errors=vErrors.length)),data.coverage!==
void 0&&(validate328(data.coverage,{instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate328.errors:vErrors.concat(validate328.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="claim_id"&&key0!=="claim"&&key0!==
"kind"&&key0!=="confidence"&&key0!=="trust"&&key0!=="evidence_ids"&&key0!=="score"&&key0!=="status"&&key0!=="observer_id"&&key0!=="valid_from"&&key0!=="valid_to"&&
key0!=="score_components"&&key0!=="coverage"){let err16={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++,++count0>=20)break}}else{let err17={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate321.errors=vErrors,
errors===0}validate321.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate343(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate343.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.project_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"project_id"},message:"must have required property 'project_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
as_of===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"as_of"},message:"must have required property 'as_of'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.kinds===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kinds"},message:"must have required property 'kinds'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.min_trust===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"min_trust"},message:"must have required property 'min_trust'"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}if(data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"\
subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),errors=vErrors.length)),data.project_id!==void 0){
let data1=data.project_id,_errs3=errors,valid1=!1,_errs4=errors;validate153(data1,{instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"p\
roject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate153.errors:vErrors.concat(validate153.errors),errors=vErrors.length);var _valid0=_errs4===
errors;valid1=valid1||_valid0;let _errs5=errors;if(data1!==null){let err5={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/anyOf/1/t\
ype",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid0=_errs5===errors;if(valid1=
valid1||_valid0,valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err6={instancePath:instancePath+"/project_id",schemaPath:"\
#/properties/project_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.
as_of!==void 0&&(validate119(data.as_of,{instancePath:instancePath+"/as_of",parentData:data,parentDataProperty:"as_of",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.kinds!==void 0){let data3=data.kinds;if(Array.isArray(data3)){if(data3.length>
10){let err7={instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than \
10 items"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data3.length<=10){let len0=data3.length;for(let i0=0;i0<len0;i0++)validate323(data3[i0],
{instancePath:instancePath+"/kinds/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate323.errors:vErrors.concat(
validate323.errors),errors=vErrors.length)}}else{let err8={instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.min_trust!==void 0){let data5=data.min_trust,_errs12=errors,
valid4=!1,_errs13=errors;validate103(data5,{instancePath:instancePath+"/min_trust",parentData:data,parentDataProperty:"min_trust",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length);var _valid1=_errs13===errors;valid4=valid4||_valid1;let _errs14=errors;
if(data5!==null){let err9={instancePath:instancePath+"/min_trust",schemaPath:"#/properties/min_trust/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid1=_errs14===errors;if(valid4=valid4||_valid1,valid4)errors=_errs12,vErrors!==
null&&(_errs12?vErrors.length=_errs12:vErrors=null);else{let err10={instancePath:instancePath+"/min_trust",schemaPath:"#/properties/min_trust/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}let count0=0;for(let key0 in data)if(key0!==
"subject_id"&&key0!=="project_id"&&key0!=="as_of"&&key0!=="kinds"&&key0!=="min_trust"){let err11={instancePath,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++,
++count0>=20)break}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:
vErrors.push(err12),errors++}return validate343.errors=vErrors,errors===0}validate343.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate350(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate350.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'c\
laim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.supporting_ids===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"supporting_ids"},message:"must have required property 'supporting_ids'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.contradicting_ids===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contradicting_ids"},message:"must\
 have required property 'contradicting_ids'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.rival_claim_ids===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rival_claim_ids"},message:"must have required property 'rival_claim_ids'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.claim_id!==void 0&&(validate245(data.claim_id,{instancePath:instancePath+"/claim_id",parentData:data,parentDataProperty:"\
claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length)),data.supporting_ids!==
void 0){let data1=data.supporting_ids;if(Array.isArray(data1)){if(data1.length>64){let err4={instancePath:instancePath+"/supporting_ids",schemaPath:"#/propertie\
s/supporting_ids/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data1.length<=64){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate175(data1[i0],{instancePath:instancePath+"/supporting_ids/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.errors),errors=vErrors.length)}}else{let err5={instancePath:instancePath+
"/supporting_ids",schemaPath:"#/properties/supporting_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.contradicting_ids!==void 0){let data3=data.contradicting_ids;if(Array.isArray(data3)){if(data3.length>64){let err6={instancePath:instancePath+
"/contradicting_ids",schemaPath:"#/properties/contradicting_ids/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data3.length<=64){let len1=data3.length;for(let i1=0;i1<len1;i1++)validate175(data3[i1],{instancePath:instancePath+
"/contradicting_ids/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.
errors),errors=vErrors.length)}}else{let err7={instancePath:instancePath+"/contradicting_ids",schemaPath:"#/properties/contradicting_ids/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.rival_claim_ids!==void 0){let data5=data.rival_claim_ids;
if(Array.isArray(data5)){if(data5.length>64){let err8={instancePath:instancePath+"/rival_claim_ids",schemaPath:"#/properties/rival_claim_ids/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data5.length<=64){let len2=data5.
length;for(let i2=0;i2<len2;i2++)validate245(data5[i2],{instancePath:instancePath+"/rival_claim_ids/"+i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length)}}else{let err9={instancePath:instancePath+"/rival_claim_ids",
schemaPath:"#/properties/rival_claim_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
let count0=0;for(let key0 in data)if(key0!=="claim_id"&&key0!=="supporting_ids"&&key0!=="contradicting_ids"&&key0!=="rival_claim_ids"){let err10={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++,++count0>=20)break}}else{let err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate350.errors=vErrors,errors===0}validate350.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate356(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate356.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
ranking===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ranking"},message:"must have required property 'ran\
king'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.weights===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"weights"},message:"must have required property 'weights'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.evidence===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence"},message:"must have required property 'evidence'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.max_trust===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
max_trust"},message:"must have required property 'max_trust'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.ranking!==void 0){let data0=data.
ranking;if(typeof data0=="string"){if(func1(data0)>100){let err4={instancePath:instancePath+"/ranking",schemaPath:"#/properties/ranking/maxLength",keyword:"maxL\
ength",params:{limit:100},message:"must NOT have more than 100 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data0)<1){let err5={
instancePath:instancePath+"/ranking",schemaPath:"#/properties/ranking/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/ranking",schemaPath:"#/properties/ranking/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.weights!==void 0&&(validate334(data.weights,
{instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate334.errors:vErrors.
concat(validate334.errors),errors=vErrors.length)),data.evidence!==void 0&&typeof data.evidence!="boolean"){let err7={instancePath:instancePath+"/evidence",schemaPath:"\
#/properties/evidence/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}data.max_trust!==
void 0&&(validate103(data.max_trust,{instancePath:instancePath+"/max_trust",parentData:data,parentDataProperty:"max_trust",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="ranking"&&key0!=="weights"&&key0!==
"evidence"&&key0!=="max_trust"){let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,++count0>=20)break}}else{let err9={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate356.errors=vErrors,
errors===0}validate356.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate360(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate360.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
budget===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"budget"},message:"must have required property 'budge\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.duplicate===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"duplicate"},message:"must have required property 'duplicate'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.coverage===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage"},message:"must have required property 'coverage'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.limit===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
limit"},message:"must have required property 'limit'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data.budget!==void 0&&(validate236(data.budget,
{instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(
validate236.errors),errors=vErrors.length)),data.duplicate!==void 0&&(validate236(data.duplicate,{instancePath:instancePath+"/duplicate",parentData:data,parentDataProperty:"\
duplicate",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length)),data.coverage!==void 0&&
(validate236(data.coverage,{instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length)),data.limit!==void 0&&(validate236(data.limit,{instancePath:instancePath+"/limit",parentData:data,
parentDataProperty:"limit",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="budget"&&key0!=="duplicate"&&key0!=="coverage"&&key0!=="limit"){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,
++count0>=20)break}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}return validate360.errors=vErrors,errors===0}validate360.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern21=new RegExp("^ckpt_[0-9a-f]{32}$","u");function validate367(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate367.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern21.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^ckpt_[0-9a-f]{32}$"},message:'must match pattern "^ckpt_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate367.errors=vErrors,errors===0}validate367.evaluated={dynamicProps:!1,dynamicItems:!1};var schema130={type:"string",enum:["tas\
k_state","conversation","workflow","cursor"],$id:"component:CheckpointKind"};function validate370(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate370.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="task_state"||data==="conversation"||data==="workflow"||data==="cursor")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema130.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate370.errors=vErrors,errors===0}validate370.evaluated={dynamicProps:!1,dynamicItems:!1};function validate366(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate366.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.checkpoint_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoint_id"},message:"must have required property 'checkpoint_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.subject_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subje\
ct_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(data.state===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have req\
uired property 'state'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.state_hash===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"state_hash"},message:"must have required property 'state_hash'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
version===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'ver\
sion'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.updated_at===
void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at\
'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.expires_at===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expires_at"},message:"must have required property 'expires_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}data.checkpoint_id!==
void 0&&(validate367(data.checkpoint_id,{instancePath:instancePath+"/checkpoint_id",parentData:data,parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate367.errors:vErrors.concat(validate367.errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+
"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),
errors=vErrors.length)),data.kind!==void 0&&(validate370(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate370.errors:vErrors.concat(validate370.errors),errors=vErrors.length)),data.state_hash!==void 0&&(validate181(data.state_hash,{instancePath:instancePath+
"/state_hash",parentData:data,parentDataProperty:"state_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate181.errors:vErrors.concat(validate181.errors),
errors=vErrors.length)),data.version!==void 0&&(validate251(data.version,{instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate251.errors:vErrors.concat(validate251.errors),errors=vErrors.length)),data.created_at!==void 0&&(validate119(data.
created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.updated_at!==void 0&&(validate119(data.updated_at,{instancePath:instancePath+"/updated_at",
parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length)),data.expires_at!==void 0&&(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="checkpoint_id"&&key0!=="subject_id"&&key0!=="kind"&&key0!=="state"&&key0!=="state_hash"&&key0!=="version"&&key0!=="created_at"&&key0!=="updated_at"&&
key0!=="expires_at"){let err9={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NO\
T have additional properties"};if(vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,++count0>=20)break}}else{let err10={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate366.errors=vErrors,errors===
0}validate366.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate382(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate382.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
name===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.value===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.weight===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"weight"},message:"must have required property 'weight'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.name!==void 0){let data0=data.name;if(typeof data0=="string"){if(func1(data0)>50){let err3={instancePath:instancePath+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(func1(data0)<1){let err4={instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/name",schemaPath:"#\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}if(data.value!==
void 0){let data1=data.value;if(typeof data1=="number"&&isFinite(data1)){if(data1>1e3||isNaN(data1)){let err6={instancePath:instancePath+"/value",schemaPath:"#/\
properties/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(data1<-1e3||isNaN(data1)){let err7={instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},
message:"must be >= -1000"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/value",schemaPath:"#/propertie\
s/value/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.weight!==void 0){
let data2=data.weight;if(typeof data2=="number"&&isFinite(data2)){if(data2>1e3||isNaN(data2)){let err9={instancePath:instancePath+"/weight",schemaPath:"#/proper\
ties/weight/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data2<
-1e3||isNaN(data2)){let err10={instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},
message:"must be >= -1000"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/weight",schemaPath:"#/prope\
rties/weight/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}let count0=0;for(let key0 in data)
if(key0!=="name"&&key0!=="value"&&key0!=="weight"){let err12={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate382.errors=vErrors,
errors===0}validate382.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate379(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate379.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
evidence_ids===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence_ids"},message:"must have required pro\
perty 'evidence_ids'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.lexical===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lexical"},message:"must have required property 'lexical'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
features===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'f\
eatures'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.claim_id!==void 0){let data0=data.claim_id,_errs2=errors,valid1=!1,_errs3=errors;validate245(
data0,{instancePath:instancePath+"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:
vErrors.concat(validate245.errors),errors=vErrors.length);var _valid0=_errs3===errors;valid1=valid1||_valid0;let _errs4=errors;if(data0!==null){let err4={instancePath:instancePath+
"/claim_id",schemaPath:"#/properties/claim_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}var _valid0=_errs4===errors;if(valid1=valid1||_valid0,valid1)errors=_errs2,vErrors!==null&&(_errs2?vErrors.length=_errs2:vErrors=null);else{let err5={
instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}}if(data.evidence_ids!==void 0){let data1=data.evidence_ids;if(Array.isArray(data1)){if(data1.length>3200){let err6={
instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids/maxItems",keyword:"maxItems",params:{limit:3200},message:"must NOT have more tha\
n 3200 items"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1.length<=3200){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate175(data1[i0],
{instancePath:instancePath+"/evidence_ids/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.
concat(validate175.errors),errors=vErrors.length)}}else{let err7={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.lexical!==void 0){let data3=data.lexical;
if(typeof data3=="number"&&isFinite(data3)){if(data3>1e3||isNaN(data3)){let err8={instancePath:instancePath+"/lexical",schemaPath:"#/properties/lexical/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"must be <= 1000"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data3<-1e3||isNaN(data3)){
let err9={instancePath:instancePath+"/lexical",schemaPath:"#/properties/lexical/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"must be \
>= -1000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/lexical",schemaPath:"#/properties/lexical/type",
keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.features!==void 0){let data4=data.
features;if(Array.isArray(data4)){if(data4.length>40){let err11={instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxI\
tems",params:{limit:40},message:"must NOT have more than 40 items"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data4.length<=40){let len1=data4.
length;for(let i1=0;i1<len1;i1++)validate382(data4[i1],{instancePath:instancePath+"/features/"+i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate382.errors:vErrors.concat(validate382.errors),errors=vErrors.length)}}else{let err12={instancePath:instancePath+"/features",schemaPath:"\
#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}let count0=0;
for(let key0 in data)if(key0!=="claim_id"&&key0!=="evidence_ids"&&key0!=="lexical"&&key0!=="features"){let err13={instancePath,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++,++count0>=20)break}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err14]:vErrors.push(err14),errors++}return validate379.errors=vErrors,errors===0}validate379.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema135={type:"string",enum:["budget","duplicate","coverage","limit"],$id:"component:LeftOutReason"};function validate388(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate388.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="budget"||data==="duplicate"||data==="coverage"||data==="limit")){
let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema135.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate388.errors=vErrors,errors===0}validate388.evaluated={dynamicProps:!1,dynamicItems:!1};function validate385(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate385.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.evidence_ids===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evi\
dence_ids"},message:"must have required property 'evidence_ids'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.reason===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.score===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"must hav\
e required property 'score'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.cost_tokens===void 0){let err4={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"cost_tokens"},message:"must have required property 'cost_tokens'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(data.claim_id!==void 0){let data0=data.claim_id,_errs2=errors,valid1=!1,_errs3=errors;validate245(data0,{instancePath:instancePath+"/claim_id",parentData:data,
parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length);var _valid0=_errs3===
errors;valid1=valid1||_valid0;let _errs4=errors;if(data0!==null){let err5={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/anyOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid0=_errs4===errors;if(valid1=valid1||
_valid0,valid1)errors=_errs2,vErrors!==null&&(_errs2?vErrors.length=_errs2:vErrors=null);else{let err6={instancePath:instancePath+"/claim_id",schemaPath:"#/prop\
erties/claim_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.evidence_ids!==
void 0){let data1=data.evidence_ids;if(Array.isArray(data1)){if(data1.length>3200){let err7={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/\
evidence_ids/maxItems",keyword:"maxItems",params:{limit:3200},message:"must NOT have more than 3200 items"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}
if(data1.length<=3200){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate175(data1[i0],{instancePath:instancePath+"/evidence_ids/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.errors),errors=vErrors.length)}}else{let err8={instancePath:instancePath+
"/evidence_ids",schemaPath:"#/properties/evidence_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}}if(data.reason!==void 0&&(validate388(data.reason,{instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate388.errors:vErrors.concat(validate388.errors),errors=vErrors.length)),data.score!==void 0&&(validate328(data.score,
{instancePath:instancePath+"/score",parentData:data,parentDataProperty:"score",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate328.errors:vErrors.concat(
validate328.errors),errors=vErrors.length)),data.cost_tokens!==void 0){let data5=data.cost_tokens;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(
data5))){let err9={instancePath:instancePath+"/cost_tokens",schemaPath:"#/properties/cost_tokens/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5)){let err10={
instancePath:instancePath+"/cost_tokens",schemaPath:"#/properties/cost_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data5<0||isNaN(data5)){let err11={instancePath:instancePath+"/cost_\
tokens",schemaPath:"#/properties/cost_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err11]:
vErrors.push(err11),errors++}}}let count0=0;for(let key0 in data)if(key0!=="claim_id"&&key0!=="evidence_ids"&&key0!=="reason"&&key0!=="score"&&key0!=="cost_toke\
ns"){let err12={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addition\
al properties"};if(vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate385.errors=vErrors,errors===0}validate385.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate378(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate378.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.terms===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
terms"},message:"must have required property 'terms'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.items===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.left_out===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"left_out"},message:"mu\
st have required property 'left_out'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.terms!==void 0){let data0=data.terms;if(Array.isArray(data0)){
if(data0.length>128){let err3={instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxItems",keyword:"maxItems",params:{limit:128},message:"must N\
OT have more than 128 items"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.length<=128){let len0=data0.length;for(let i0=0;i0<len0;i0++){let data1=data0[i0];
if(typeof data1=="string"){if(func1(data1)>200){let err4={instancePath:instancePath+"/terms/"+i0,schemaPath:"#/properties/terms/items/maxLength",keyword:"maxLen\
gth",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={
instancePath:instancePath+"/terms/"+i0,schemaPath:"#/properties/terms/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/terms/"+i0,schemaPath:"#/properties/terms/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}}else{let err7={instancePath:instancePath+
"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}
if(data.items!==void 0){let data2=data.items;if(Array.isArray(data2)){if(data2.length>4e3){let err8={instancePath:instancePath+"/items",schemaPath:"#/properties\
/items/maxItems",keyword:"maxItems",params:{limit:4e3},message:"must NOT have more than 4000 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data2.
length<=4e3){let len1=data2.length;for(let i1=0;i1<len1;i1++)validate379(data2[i1],{instancePath:instancePath+"/items/"+i1,parentData:data2,parentDataProperty:i1,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate379.errors:vErrors.concat(validate379.errors),errors=vErrors.length)}}else{let err9={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
if(data.left_out!==void 0){let data4=data.left_out;if(Array.isArray(data4)){if(data4.length>100){let err10={instancePath:instancePath+"/left_out",schemaPath:"#/\
properties/left_out/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++}if(data4.length<=100){let len2=data4.length;for(let i2=0;i2<len2;i2++)validate385(data4[i2],{instancePath:instancePath+"/left_out/"+i2,parentData:data4,
parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate385.errors:vErrors.concat(validate385.errors),errors=vErrors.length)}}else{let err11={
instancePath:instancePath+"/left_out",schemaPath:"#/properties/left_out/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=
[err11]:vErrors.push(err11),errors++}}let count0=0;for(let key0 in data)if(key0!=="terms"&&key0!=="items"&&key0!=="left_out"){let err12={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate378.errors=vErrors,errors===0}validate378.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate316(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate316.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.context_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"context_id"},message:"must have required\
 property 'context_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.query===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"query"},message:"must have required property 'query'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.budget===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"budget"},message:"must have required property 'budget'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.items===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.instructions===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"must have required property 'instructions'"};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}if(data.scope===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"},message:"\
must have required property 'scope'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.conflicts===void 0){let err6={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"conflicts"},message:"must have required property 'conflicts'"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}if(data.policy_snapshot===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"policy_snapshot"},message:"\
must have required property 'policy_snapshot'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.left_out===void 0){let err8={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"left_out"},message:"must have required property 'left_out'"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}if(data.compiled_at===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"compiled_at"},message:"m\
ust have required property 'compiled_at'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.context_id!==void 0&&(validate317(data.context_id,{
instancePath:instancePath+"/context_id",parentData:data,parentDataProperty:"context_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate317.errors:vErrors.
concat(validate317.errors),errors=vErrors.length)),data.query!==void 0){let data1=data.query;if(typeof data1!="string"&&data1!==null){let err10={instancePath:instancePath+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:schema117.properties.query.type},message:"must be string,null"};vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++}if(typeof data1=="string"&&func1(data1)>8e3){let err11={instancePath:instancePath+"/query",schemaPath:"#/properties/query/m\
axLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}
if(data.budget!==void 0&&(validate319(data.budget,{instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate319.errors:vErrors.concat(validate319.errors),errors=vErrors.length)),data.items!==void 0){let data3=data.items;if(Array.isArray(data3)){
if(data3.length>4e3){let err12={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:4e3},message:"must \
NOT have more than 4000 items"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data3.length<=4e3){let len0=data3.length;for(let i0=0;i0<len0;i0++)
validate321(data3[i0],{instancePath:instancePath+"/items/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate321.
errors:vErrors.concat(validate321.errors),errors=vErrors.length)}}else{let err13={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}if(data.instructions!==void 0){let data5=data.
instructions;if(typeof data5=="string"){if(func1(data5)>500){let err14={instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/maxLengt\
h",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(func1(
data5)<1){let err15={instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+"/instructions",schemaPath:"\
#/properties/instructions/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.
text!==void 0){let data6=data.text;if(typeof data6=="string"){if(func1(data6)>2e5){let err17={instancePath:instancePath+"/text",schemaPath:"#/properties/text/ma\
xLength",keyword:"maxLength",params:{limit:2e5},message:"must NOT have more than 200000 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}
if(func1(data6)<0){let err18={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:0},message:"must NOT \
have fewer than 0 characters"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={instancePath:instancePath+"/text",schemaPath:"#/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}if(data.scope!==void 0&&
(validate343(data.scope,{instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate343.
errors:vErrors.concat(validate343.errors),errors=vErrors.length)),data.conflicts!==void 0){let data8=data.conflicts;if(Array.isArray(data8)){if(data8.length>4e3){
let err20={instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/maxItems",keyword:"maxItems",params:{limit:4e3},message:"must NOT have more\
 than 4000 items"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(data8.length<=4e3){let len1=data8.length;for(let i1=0;i1<len1;i1++)validate350(
data8[i1],{instancePath:instancePath+"/conflicts/"+i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate350.errors:
vErrors.concat(validate350.errors),errors=vErrors.length)}}else{let err21={instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.policy_snapshot!==void 0&&(validate356(
data.policy_snapshot,{instancePath:instancePath+"/policy_snapshot",parentData:data,parentDataProperty:"policy_snapshot",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate356.errors:vErrors.concat(validate356.errors),errors=vErrors.length)),data.left_out!==void 0&&(validate360(data.left_out,{instancePath:instancePath+
"/left_out",parentData:data,parentDataProperty:"left_out",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate360.errors:vErrors.concat(validate360.errors),
errors=vErrors.length)),data.checkpoints!==void 0){let data12=data.checkpoints;if(Array.isArray(data12)){if(data12.length>50){let err22={instancePath:instancePath+
"/checkpoints",schemaPath:"#/properties/checkpoints/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};vErrors===null?vErrors=
[err22]:vErrors.push(err22),errors++}if(data12.length<=50){let len2=data12.length;for(let i2=0;i2<len2;i2++)validate366(data12[i2],{instancePath:instancePath+"/\
checkpoints/"+i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate366.errors:vErrors.concat(validate366.errors),
errors=vErrors.length)}}else{let err23={instancePath:instancePath+"/checkpoints",schemaPath:"#/properties/checkpoints/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}data.explanation!==void 0&&(validate378(data.explanation,{instancePath:instancePath+
"/explanation",parentData:data,parentDataProperty:"explanation",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate378.errors:vErrors.concat(validate378.
errors),errors=vErrors.length)),data.compiled_at!==void 0&&(validate119(data.compiled_at,{instancePath:instancePath+"/compiled_at",parentData:data,parentDataProperty:"\
compiled_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="context_id"&&key0!=="query"&&key0!=="budget"&&key0!=="items"&&key0!=="instructions"&&key0!=="text"&&key0!=="scope"&&key0!=="conflicts"&&key0!=="polic\
y_snapshot"&&key0!=="left_out"&&key0!=="checkpoints"&&key0!=="explanation"&&key0!=="compiled_at"){let err24={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++,
++count0>=20)break}}else{let err25={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err25]:
vErrors.push(err25),errors++}return validate316.errors=vErrors,errors===0}validate316.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema138={type:"string",enum:["disabled","used","error"],$id:"component:VectorUse"};function validate398(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate398.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="disabled"||data==="used"||data==="error")){let err1={instancePath,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:schema138.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate398.errors=vErrors,errors===0}validate398.evaluated={dynamicProps:!1,dynamicItems:!1};function validate397(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate397.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.vector===void 0){let err0={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"vector"},message:"must have required property 'vector'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.model===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required \
property 'model'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.vector!==void 0&&(validate398(data.vector,{instancePath:instancePath+"/vector",
parentData:data,parentDataProperty:"vector",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate398.errors:vErrors.concat(validate398.errors),errors=vErrors.
length)),data.model!==void 0&&(validate398(data.model,{instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate398.errors:vErrors.concat(validate398.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="vector"&&key0!==
"model"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate397.errors=vErrors,errors===0}validate397.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate395(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate395.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.request_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_id"},message:"must have required property 'request_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.degraded===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"degraded"},message:"must have required property 'degraded'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.request_id!==void 0&&(validate59(data.request_id,{instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"\
request_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length)),data.replayed!==void 0&&
typeof data.replayed!="boolean"){let err2={instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.degraded!==void 0&&(validate397(data.degraded,{instancePath:instancePath+
"/degraded",parentData:data,parentDataProperty:"degraded",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate397.errors:vErrors.concat(validate397.errors),
errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="request_id"&&key0!=="replayed"&&key0!=="degraded"){let err3={instancePath,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate395.errors=vErrors,errors===0}validate395.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate315(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate315.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate316(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate316.errors:vErrors.concat(validate316.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate395(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate395.errors:vErrors.concat(validate395.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!==
"meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additi\
onal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate315.errors=vErrors,errors===0}validate315.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate314(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate314.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate315(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate315.errors:vErrors.concat(validate315.
errors),errors=vErrors.length),validate314.errors=vErrors,errors===0}validate314.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v20=validate404;var pattern22=new RegExp("^fb_[0-9a-f]{32}$","u");function validate407(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate407.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>35){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than\
 35 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=70&&!pattern22.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^fb_[0-9a-f]{32}$"},message:'must match pattern "^fb_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate407.errors=vErrors,errors===0}validate407.evaluated={dynamicProps:!1,dynamicItems:!1};var schema143={type:"string",enum:["used","useful","irrelev\
ant","incorrect","harmful"],$id:"component:FeedbackOutcome"};function validate411(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate411.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(!(data==="used"||data==="useful"||data==="irrelevant"||data==="incorrect"||data==="harmful")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema143.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate411.errors=vErrors,errors===0}validate411.evaluated={dynamicProps:!1,dynamicItems:!1};function validate413(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate413.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patte\
rn "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate413.errors=vErrors,errors===0}validate413.evaluated={dynamicProps:!1,dynamicItems:!1};function validate406(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate406.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.feedback_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"feedback_id"},message:"must have required property 'feedback_id'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.context_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"context_id"},
message:"must have required property 'context_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.claim_id===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.outcome===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must\
 have required property 'outcome'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason_code===void 0){let err4={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"reason_code"},message:"must have required property 'reason_code'"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.recorded_at===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recorded_at"},message:"\
must have required property 'recorded_at'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.feedback_id!==void 0&&(validate407(data.feedback_id,
{instancePath:instancePath+"/feedback_id",parentData:data,parentDataProperty:"feedback_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate407.errors:
vErrors.concat(validate407.errors),errors=vErrors.length)),data.context_id!==void 0&&(validate317(data.context_id,{instancePath:instancePath+"/context_id",parentData:data,
parentDataProperty:"context_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate317.errors:vErrors.concat(validate317.errors),errors=vErrors.length)),
data.claim_id!==void 0){let data2=data.claim_id,_errs4=errors,valid1=!1,_errs5=errors;validate245(data2,{instancePath:instancePath+"/claim_id",parentData:data,parentDataProperty:"\
claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate245.errors:vErrors.concat(validate245.errors),errors=vErrors.length);var _valid0=_errs5===errors;
valid1=valid1||_valid0;let _errs6=errors;if(data2!==null){let err6={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid0=_errs6===errors;if(valid1=valid1||_valid0,
valid1)errors=_errs4,vErrors!==null&&(_errs4?vErrors.length=_errs4:vErrors=null);else{let err7={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/c\
laim_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.outcome!==void 0&&
(validate411(data.outcome,{instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate411.errors:vErrors.concat(validate411.errors),errors=vErrors.length)),data.reason_code!==void 0){let data4=data.reason_code,_errs10=errors,valid2=!1,_errs11=errors;
validate413(data4,{instancePath:instancePath+"/reason_code",parentData:data,parentDataProperty:"reason_code",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate413.errors:vErrors.concat(validate413.errors),errors=vErrors.length);var _valid1=_errs11===errors;valid2=valid2||_valid1;let _errs12=errors;if(data4!==null){
let err8={instancePath:instancePath+"/reason_code",schemaPath:"#/properties/reason_code/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid1=_errs12===errors;if(valid2=valid2||_valid1,valid2)errors=_errs10,vErrors!==null&&(_errs10?
vErrors.length=_errs10:vErrors=null);else{let err9={instancePath:instancePath+"/reason_code",schemaPath:"#/properties/reason_code/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}data.recorded_at!==void 0&&(validate119(data.recorded_at,{instancePath:instancePath+
"/recorded_at",parentData:data,parentDataProperty:"recorded_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.
errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="feedback_id"&&key0!=="context_id"&&key0!=="claim_id"&&key0!=="outcome"&&key0!=="rea\
son_code"&&key0!=="recorded_at"){let err10={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++,++count0>=20)break}}else{let err11={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate406.errors=vErrors,
errors===0}validate406.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate405(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate405.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate406(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate406.errors:vErrors.concat(validate406.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate405.errors=vErrors,errors===0}validate405.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate404(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate404.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate405(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate405.errors:vErrors.concat(validate405.errors),errors=vErrors.length),validate404.errors=vErrors,errors===0}validate404.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v21=validate419;function validate420(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate420.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate366(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate366.errors:vErrors.concat(validate366.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate420.errors=vErrors,errors===0}validate420.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate419(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate419.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate420(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate420.errors:vErrors.concat(validate420.
errors),errors=vErrors.length),validate419.errors=vErrors,errors===0}validate419.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v22=validate424;function validate426(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate426.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
checkpoint_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoint_id"},message:"must have required p\
roperty 'checkpoint_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.state_hash===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"state_hash"},message:"must have required property 'state_hash'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.version===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required prope\
rty 'version'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.updated===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"updated"},message:"must have required property 'updated'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.expires_at===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at\
'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.checkpoint_id!==void 0&&(validate367(data.checkpoint_id,{instancePath:instancePath+"/check\
point_id",parentData:data,parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate367.errors:vErrors.concat(validate367.errors),
errors=vErrors.length)),data.state_hash!==void 0&&(validate181(data.state_hash,{instancePath:instancePath+"/state_hash",parentData:data,parentDataProperty:"stat\
e_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate181.errors:vErrors.concat(validate181.errors),errors=vErrors.length)),data.version!==void 0&&
(validate251(data.version,{instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate251.errors:vErrors.concat(validate251.errors),errors=vErrors.length)),data.updated!==void 0&&typeof data.updated!="boolean"){let err5={instancePath:instancePath+
"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}data.expires_at!==void 0&&(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!==
"checkpoint_id"&&key0!=="state_hash"&&key0!=="version"&&key0!=="updated"&&key0!=="expires_at"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,
++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}return validate426.errors=vErrors,errors===0}validate426.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate425(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate425.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate426(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate426.errors:vErrors.concat(validate426.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate425.errors=vErrors,errors===0}validate425.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate424(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate424.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate425(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate425.errors:vErrors.concat(validate425.
errors),errors=vErrors.length),validate424.errors=vErrors,errors===0}validate424.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v23=validate434;function validate436(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate436.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
checkpoint_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoint_id"},message:"must have required p\
roperty 'checkpoint_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.checkpoint_id!==void 0&&(validate367(data.checkpoint_id,{instancePath:instancePath+
"/checkpoint_id",parentData:data,parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate367.errors:vErrors.concat(validate367.
errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="checkpoint_id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,
++count0>=20)break}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}return validate436.errors=vErrors,errors===0}validate436.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate435(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate435.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate436(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate436.errors:vErrors.concat(validate436.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate435.errors=vErrors,errors===0}validate435.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate434(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate434.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate435(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate435.errors:vErrors.concat(validate435.
errors),errors=vErrors.length),validate434.errors=vErrors,errors===0}validate434.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v24=validate441;var schema155={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Lease"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:LeasePage"};var pattern24=new RegExp("^lease_[0-9a-f]{32}$","u");function validate445(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate445.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>38){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than\
 38 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=76&&!pattern24.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^lease_[0-9a-f]{32}$"},message:'must match pattern "^lease_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate445.errors=vErrors,errors===0}validate445.evaluated={dynamicProps:!1,dynamicItems:!1};function validate447(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate447.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patte\
rn "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate447.errors=vErrors,errors===0}validate447.evaluated={dynamicProps:!1,dynamicItems:!1};function validate449(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate449.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>512){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=1024&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pat\
tern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patt\
ern "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate449.errors=vErrors,errors===0}validate449.evaluated={dynamicProps:!1,dynamicItems:!1};function validate451(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate451.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>1e3){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=2e3&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"},message:'must match patte\
rn "^(?=.*\\S)[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]+$"'};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}return validate451.errors=vErrors,errors===0}validate451.evaluated={dynamicProps:!1,dynamicItems:!1};function validate444(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate444.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.lease_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lease_id"},message:"must have required property 'lease_id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.resource_type===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_type"},message:"\
must have required property 'resource_type'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.resource_id===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"resource_id"},message:"must have required property 'resource_id'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.purpose===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"purpose"},message:"must\
 have required property 'purpose'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.holder_id===void 0){let err4={instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"holder_id"},message:"must have required property 'holder_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(data.acquired_at===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"acquired_at"},message:"must ha\
ve required property 'acquired_at'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.expires_at===void 0){let err6={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}data.lease_id!==void 0&&(validate445(data.lease_id,{instancePath:instancePath+"/lease_id",parentData:data,parentDataProperty:"lease_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate445.errors:vErrors.concat(validate445.errors),errors=vErrors.length)),data.resource_type!==void 0&&(validate447(
data.resource_type,{instancePath:instancePath+"/resource_type",parentData:data,parentDataProperty:"resource_type",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate447.errors:vErrors.concat(validate447.errors),errors=vErrors.length)),data.resource_id!==void 0&&(validate449(data.resource_id,{instancePath:instancePath+
"/resource_id",parentData:data,parentDataProperty:"resource_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate449.errors:vErrors.concat(validate449.
errors),errors=vErrors.length)),data.purpose!==void 0&&(validate451(data.purpose,{instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpo\
se",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate451.errors:vErrors.concat(validate451.errors),errors=vErrors.length)),data.holder_id!==void 0&&(validate95(
data.holder_id,{instancePath:instancePath+"/holder_id",parentData:data,parentDataProperty:"holder_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.
errors:vErrors.concat(validate95.errors),errors=vErrors.length)),data.acquired_at!==void 0&&(validate119(data.acquired_at,{instancePath:instancePath+"/acquired_\
at",parentData:data,parentDataProperty:"acquired_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length)),data.expires_at!==void 0&&(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="lease_id"&&key0!=="resource_type"&&key0!=="resource_id"&&key0!=="purpose"&&key0!=="holder_id"&&key0!=="acquired_at"&&key0!=="expires_at"){let err7={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate444.errors=vErrors,errors===0}validate444.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate443(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate443.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property \
'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/m\
axItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=
200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate444(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate444.errors:vErrors.concat(validate444.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema155.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate443.
errors=vErrors,errors===0}validate443.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate442(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate442.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate443(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate443.errors:vErrors.concat(validate443.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate442.errors=vErrors,errors===0}validate442.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate441(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate441.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate442(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate442.errors:vErrors.concat(validate442.errors),errors=vErrors.length),validate441.errors=vErrors,errors===
0}validate441.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v25=validate460;function validate462(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate462.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
lease_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lease_id"},message:"must have required property 'l\
ease_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.resource_type===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"resource_type"},message:"must have required property 'resource_type'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.resource_id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_id"},message:"must have requir\
ed property 'resource_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.purpose===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"purpose"},message:"must have required property 'purpose'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
holder_id===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"holder_id"},message:"must have required property \
'holder_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.acquired_at===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"acquired_at"},message:"must have required property 'acquired_at'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.
expires_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required propert\
y 'expires_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.renewed===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"renewed"},message:"must have required property 'renewed'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.lease_id!==
void 0&&(validate445(data.lease_id,{instancePath:instancePath+"/lease_id",parentData:data,parentDataProperty:"lease_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate445.errors:vErrors.concat(validate445.errors),errors=vErrors.length)),data.resource_type!==void 0&&(validate447(data.resource_type,{instancePath:instancePath+
"/resource_type",parentData:data,parentDataProperty:"resource_type",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate447.errors:vErrors.concat(validate447.
errors),errors=vErrors.length)),data.resource_id!==void 0&&(validate449(data.resource_id,{instancePath:instancePath+"/resource_id",parentData:data,parentDataProperty:"\
resource_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate449.errors:vErrors.concat(validate449.errors),errors=vErrors.length)),data.purpose!==void 0&&
(validate451(data.purpose,{instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate451.errors:vErrors.concat(validate451.errors),errors=vErrors.length)),data.holder_id!==void 0&&(validate95(data.holder_id,{instancePath:instancePath+"/h\
older_id",parentData:data,parentDataProperty:"holder_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),
errors=vErrors.length)),data.acquired_at!==void 0&&(validate119(data.acquired_at,{instancePath:instancePath+"/acquired_at",parentData:data,parentDataProperty:"a\
cquired_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.expires_at!==void 0&&
(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.renewed!==void 0&&typeof data.renewed!="boolean"){let err8={instancePath:instancePath+
"/renewed",schemaPath:"#/properties/renewed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}let count0=0;for(let key0 in data)if(key0!=="lease_id"&&key0!=="resource_type"&&key0!=="resource_id"&&key0!=="purpose"&&key0!=="holder_id"&&key0!=="acq\
uired_at"&&key0!=="expires_at"&&key0!=="renewed"){let err9={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,++count0>=20)break}}else{let err10={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate462.errors=vErrors,
errors===0}validate462.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate461(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate461.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate462(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate462.errors:vErrors.concat(validate462.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate461.errors=vErrors,errors===0}validate461.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate460(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate460.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate461(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate461.errors:vErrors.concat(validate461.errors),errors=vErrors.length),validate460.errors=vErrors,errors===0}validate460.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v26=validate473;function validate475(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate475.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
lease_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lease_id"},message:"must have required property 'l\
ease_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.lease_id!==void 0&&(validate445(data.lease_id,{instancePath:instancePath+"/lease_id",parentData:data,
parentDataProperty:"lease_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate445.errors:vErrors.concat(validate445.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="lease_id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,++count0>=20)break}}else{let err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate475.errors=vErrors,
errors===0}validate475.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate474(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate474.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate475(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate475.errors:vErrors.concat(validate475.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate474.errors=vErrors,errors===0}validate474.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate473(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate473.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate474(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate474.errors:vErrors.concat(validate474.errors),errors=vErrors.length),validate473.errors=vErrors,errors===0}validate473.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v27=validate480;var schema169={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Handoff"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:HandoffPage"};var pattern28=new RegExp("^hoff_[0-9a-f]{32}$","u");function validate484(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate484.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern28.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^hoff_[0-9a-f]{32}$"},message:'must match pattern "^hoff_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate484.errors=vErrors,errors===0}validate484.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern29=new RegExp("^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\u0000\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2\
069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$","u");function validate489(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate489.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>4e3){let err0={instancePath,schemaPath:"#/maxLength",keyword:"m\
axLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data)<1){let err1={
instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.length<=8e3&&!pattern29.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[^\\u0000-\\u000\
8\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\u0000\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u00\
0E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"},message:'must match pattern "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2\
066-\\u2069]*[^\\s\\u0000\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"'};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate489.errors=vErrors,errors===0}validate489.evaluated={dynamicProps:!1,dynamicItems:!1};
var schema173={type:"string",enum:["pending","accepted","rejected","expired"],$id:"component:HandoffStatus"};function validate493(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate493.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="pending"||data==="accepted"||data==="rejected"||data==="expired")){
let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema173.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}return validate493.errors=vErrors,errors===0}validate493.evaluated={dynamicProps:!1,dynamicItems:!1};function validate483(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate483.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.handoff_id===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"handoff_id"},message:"must have required property 'handoff_id'"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}if(data.from_principal===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
from_principal"},message:"must have required property 'from_principal'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.to_principal===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to_principal"},message:"must have required property 'to_principal'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.subject_id===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.message===void 0){
let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.context_id===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
context_id"},message:"must have required property 'context_id'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.checkpoint_id===void 0){let err6={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoint_id"},message:"must have required property 'checkpoint_id'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.status===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.created_at===void 0){let err8={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err8]:
vErrors.push(err8),errors++}if(data.expires_at===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},
message:"must have required property 'expires_at'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.resolved_at===void 0){let err10={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"resolved_at"},message:"must have required property 'resolved_at'"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(data.handoff_id!==void 0&&(validate484(data.handoff_id,{instancePath:instancePath+"/handoff_id",parentData:data,parentDataProperty:"\
handoff_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate484.errors:vErrors.concat(validate484.errors),errors=vErrors.length)),data.from_principal!==
void 0&&(validate95(data.from_principal,{instancePath:instancePath+"/from_principal",parentData:data,parentDataProperty:"from_principal",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)),data.to_principal!==void 0&&(validate95(data.to_principal,{instancePath:instancePath+
"/to_principal",parentData:data,parentDataProperty:"to_principal",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.
errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"\
subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),errors=vErrors.length)),data.message!==void 0){
let data4=data.message,_errs6=errors,valid1=!1,_errs7=errors;validate489(data4,{instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate489.errors:vErrors.concat(validate489.errors),errors=vErrors.length);var _valid0=_errs7===errors;valid1=
valid1||_valid0;let _errs8=errors;if(data4!==null){let err11={instancePath:instancePath+"/message",schemaPath:"#/properties/message/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var _valid0=_errs8===errors;if(valid1=valid1||_valid0,valid1)
errors=_errs6,vErrors!==null&&(_errs6?vErrors.length=_errs6:vErrors=null);else{let err12={instancePath:instancePath+"/message",schemaPath:"#/properties/message/\
anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}if(data.context_id!==void 0){
let data5=data.context_id,_errs11=errors,valid2=!1,_errs12=errors;validate317(data5,{instancePath:instancePath+"/context_id",parentData:data,parentDataProperty:"\
context_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate317.errors:vErrors.concat(validate317.errors),errors=vErrors.length);var _valid1=_errs12===
errors;valid2=valid2||_valid1;let _errs13=errors;if(data5!==null){let err13={instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/anyOf/1\
/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}var _valid1=_errs13===errors;if(valid2=
valid2||_valid1,valid2)errors=_errs11,vErrors!==null&&(_errs11?vErrors.length=_errs11:vErrors=null);else{let err14={instancePath:instancePath+"/context_id",schemaPath:"\
#/properties/context_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}if(data.
checkpoint_id!==void 0){let data6=data.checkpoint_id,_errs16=errors,valid3=!1,_errs17=errors;validate367(data6,{instancePath:instancePath+"/checkpoint_id",parentData:data,
parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate367.errors:vErrors.concat(validate367.errors),errors=vErrors.length);
var _valid2=_errs17===errors;valid3=valid3||_valid2;let _errs18=errors;if(data6!==null){let err15={instancePath:instancePath+"/checkpoint_id",schemaPath:"#/prop\
erties/checkpoint_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}var _valid2=_errs18===
errors;if(valid3=valid3||_valid2,valid3)errors=_errs16,vErrors!==null&&(_errs16?vErrors.length=_errs16:vErrors=null);else{let err16={instancePath:instancePath+"\
/checkpoint_id",schemaPath:"#/properties/checkpoint_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}}if(data.status!==void 0&&(validate493(data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate493.errors:vErrors.concat(validate493.errors),errors=vErrors.length)),data.created_at!==void 0&&(validate119(data.
created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.expires_at!==void 0&&(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",
parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length)),data.resolved_at!==void 0){let data10=data.resolved_at,_errs24=errors,valid4=!1,_errs25=errors;validate119(data10,{instancePath:instancePath+"/\
resolved_at",parentData:data,parentDataProperty:"resolved_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),
errors=vErrors.length);var _valid3=_errs25===errors;valid4=valid4||_valid3;let _errs26=errors;if(data10!==null){let err17={instancePath:instancePath+"/resolved_\
at",schemaPath:"#/properties/resolved_at/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err17]:vErrors.push(err17),
errors++}var _valid3=_errs26===errors;if(valid4=valid4||_valid3,valid4)errors=_errs24,vErrors!==null&&(_errs24?vErrors.length=_errs24:vErrors=null);else{let err18={
instancePath:instancePath+"/resolved_at",schemaPath:"#/properties/resolved_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++}}let count0=0;for(let key0 in data)if(key0!=="handoff_id"&&key0!=="from_principal"&&key0!=="to_principal"&&key0!==
"subject_id"&&key0!=="message"&&key0!=="context_id"&&key0!=="checkpoint_id"&&key0!=="status"&&key0!=="created_at"&&key0!=="expires_at"&&key0!=="resolved_at"){let err19={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++,++count0>=20)break}}else{let err20={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}return validate483.errors=vErrors,errors===0}validate483.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate482(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate482.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate483(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate483.errors:vErrors.concat(validate483.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema169.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate482.
errors=vErrors,errors===0}validate482.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate481(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate481.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate482(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate482.errors:vErrors.concat(validate482.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate481.errors=vErrors,errors===0}validate481.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate480(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate480.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate481(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate481.errors:vErrors.concat(validate481.errors),errors=vErrors.length),validate480.errors=vErrors,errors===
0}validate480.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v28=validate502;function validate503(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate503.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate483(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate483.errors:vErrors.concat(validate483.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate503.errors=vErrors,errors===0}validate503.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate502(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate502.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate503(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate503.errors:vErrors.concat(validate503.
errors),errors=vErrors.length),validate502.errors=vErrors,errors===0}validate502.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v29=validate507;var schema179={type:"object",additionalProperties:!1,required:["event_id","sequence","type","record_id","subject_id","principal_id","occurred_at"],properties:{event_id:{
$ref:"component:EventId"},sequence:{type:"integer",minimum:1,maximum:9007199254740991},type:{$ref:"component:EventType"},record_id:{type:["string","null"],maxLength:60},
subject_id:{anyOf:[{$ref:"component:SubjectId"},{type:"null"}]},principal_id:{$ref:"component:PrincipalId"},occurred_at:{$ref:"component:Timestamp"}},$id:"compo\
nent:Event"};var pattern30=new RegExp("^evt_[0-9a-f]{32}$","u");function validate511(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate511.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than\
 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern30.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^evt_[0-9a-f]{32}$"},message:'must match pattern "^evt_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate511.errors=vErrors,errors===0}validate511.evaluated={dynamicProps:!1,dynamicItems:!1};function validate510(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate510.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.event_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_id"},message:"must have required property 'event_id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.sequence===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sequence"},message:"mu\
st have required property 'sequence'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.type===void 0){let err2={instancePath,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(data.record_id===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"record_id"},message:"must have required p\
roperty 'record_id'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.subject_id===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
principal_id===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"principal_id"},message:"must have required pro\
perty 'principal_id'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.occurred_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"occurred_at"},message:"must have required property 'occurred_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(data.event_id!==void 0&&(validate511(data.event_id,{instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate511.errors:vErrors.concat(validate511.errors),errors=vErrors.length)),data.sequence!==void 0){let data1=data.sequence;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err7={instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||
isNaN(data1)){let err8={instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data1<1||isNaN(data1)){let err9={instancePath:instancePath+"\
/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}}if(data.type!==void 0&&(validate305(data.type,{instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate305.errors:vErrors.concat(validate305.errors),errors=vErrors.length)),data.record_id!==void 0){let data3=data.record_id;if(typeof data3!=
"string"&&data3!==null){let err10={instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type:schema179.properties.
record_id.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data3=="string"&&func1(data3)>60){let err11={
instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 c\
haracters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.subject_id!==void 0){let data4=data.subject_id,_errs8=errors,valid1=!1,_errs9=errors;
validate177(data4,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.
errors:vErrors.concat(validate177.errors),errors=vErrors.length);var _valid0=_errs9===errors;valid1=valid1||_valid0;let _errs10=errors;if(data4!==null){let err12={
instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid0=_errs10===errors;if(valid1=valid1||_valid0,valid1)errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=
_errs8:vErrors=null);else{let err13={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/anyOf",keyword:"anyOf",params:{},message:"must \
match a schema in anyOf"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+
"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.
errors),errors=vErrors.length)),data.occurred_at!==void 0&&(validate119(data.occurred_at,{instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"\
occurred_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="event_id"&&key0!=="sequence"&&key0!=="type"&&key0!=="record_id"&&key0!=="subject_id"&&key0!=="principal_id"&&key0!=="occurred_at"){let err14={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++,++count0>=20)break}}else{let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}return validate510.errors=vErrors,errors===0}validate510.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate509(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate509.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property \
'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
has_more===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'h\
as_more'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){
let err3={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200\
 items"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate510(data0[i0],{
instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate510.errors:vErrors.concat(
validate510.errors),errors=vErrors.length)}}else{let err4={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2==
"string"){if(func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data2)<1){let err6={instancePath:instancePath+
"/next_cursor",schemaPath:"#/properties/next_cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.has_more!==void 0&&typeof data.has_more!="boolean"){
let err8={instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}let count0=0;for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"&&key0!=="has_more"){let err9={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++,++count0>=20)break}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate509.errors=vErrors,errors===0}validate509.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate508(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate508.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate509(
data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate509.errors:vErrors.
concat(validate509.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"\
meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate508.errors=vErrors,
errors===0}validate508.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate507(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate507.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate508(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate508.errors:vErrors.
concat(validate508.errors),errors=vErrors.length),validate507.errors=vErrors,errors===0}validate507.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v30=validate521;function validate522(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate522.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate510(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate510.errors:vErrors.concat(validate510.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate522.errors=vErrors,errors===0}validate522.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate521(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate521.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate522(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate522.errors:vErrors.concat(validate522.
errors),errors=vErrors.length),validate521.errors=vErrors,errors===0}validate521.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v31=validate526;var schema185={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Subject"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:SubjectPage"};function validate529(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate529.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.observations===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"observations"},message:"must have required property 'observations'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.claims===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claims"},message:"must have required propert\
y 'claims'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+"/subje\
ct_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),
errors=vErrors.length)),data.observations!==void 0&&(validate236(data.observations,{instancePath:instancePath+"/observations",parentData:data,parentDataProperty:"\
observations",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length)),data.claims!==void 0&&
(validate236(data.claims,{instancePath:instancePath+"/claims",parentData:data,parentDataProperty:"claims",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.
errors:vErrors.concat(validate236.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="subject_id"&&key0!=="observations"&&key0!=="claim\
s"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional\
 properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate529.errors=vErrors,errors===0}validate529.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate528(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate528.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate529(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate529.errors:vErrors.concat(validate529.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema185.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate528.
errors=vErrors,errors===0}validate528.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate527(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate527.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate528(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate528.errors:vErrors.concat(validate528.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate527.errors=vErrors,errors===0}validate527.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate526(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate526.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate527(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate527.errors:vErrors.concat(validate527.errors),errors=vErrors.length),validate526.errors=vErrors,errors===
0}validate526.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v32=validate537;function validate539(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate539.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.observations===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"observations"},message:"must have required property 'observations'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.claims===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claims"},message:"must have required propert\
y 'claims'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.checkpoints===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"checkpoints"},message:"must have required property 'checkpoints'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
contexts===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contexts"},message:"must have required property 'c\
ontexts'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}data.subject_id!==void 0&&(validate177(data.subject_id,{instancePath:instancePath+"/subject\
_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),errors=
vErrors.length)),data.observations!==void 0&&(validate236(data.observations,{instancePath:instancePath+"/observations",parentData:data,parentDataProperty:"obser\
vations",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length)),data.claims!==void 0&&
(validate236(data.claims,{instancePath:instancePath+"/claims",parentData:data,parentDataProperty:"claims",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.
errors:vErrors.concat(validate236.errors),errors=vErrors.length)),data.checkpoints!==void 0&&(validate236(data.checkpoints,{instancePath:instancePath+"/checkpoi\
nts",parentData:data,parentDataProperty:"checkpoints",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=
vErrors.length)),data.contexts!==void 0&&(validate236(data.contexts,{instancePath:instancePath+"/contexts",parentData:data,parentDataProperty:"contexts",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!==
"subject_id"&&key0!=="observations"&&key0!=="claims"&&key0!=="checkpoints"&&key0!=="contexts"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,
++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}return validate539.errors=vErrors,errors===0}validate539.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate538(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate538.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate539(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate539.errors:vErrors.concat(validate539.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate538.errors=vErrors,errors===0}validate538.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate537(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate537.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate538(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate538.errors:vErrors.concat(validate538.
errors),errors=vErrors.length),validate537.errors=vErrors,errors===0}validate537.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{v25 as acquireLease_200,v1 as acquireLease_400,v1 as acquireLease_401,v1 as acquireLease_403,v1 as acquireLease_409,v1 as acquireLease_413,v1 as acquireLease_415,
v1 as acquireLease_429,v1 as acquireLease_503,v1 as acquireLease_default,v19 as compileContext_200,v1 as compileContext_400,v1 as compileContext_401,v1 as compileContext_403,
v1 as compileContext_404,v1 as compileContext_409,v1 as compileContext_413,v1 as compileContext_415,v1 as compileContext_429,v1 as compileContext_503,v1 as compileContext_default,
v14 as createConsolidation_201,v1 as createConsolidation_400,v1 as createConsolidation_401,v1 as createConsolidation_403,v1 as createConsolidation_404,v1 as createConsolidation_409,
v1 as createConsolidation_413,v1 as createConsolidation_415,v1 as createConsolidation_429,v1 as createConsolidation_503,v1 as createConsolidation_default,v28 as createHandoff_201,
v1 as createHandoff_400,v1 as createHandoff_401,v1 as createHandoff_403,v1 as createHandoff_404,v1 as createHandoff_409,v1 as createHandoff_413,v1 as createHandoff_415,
v1 as createHandoff_429,v1 as createHandoff_503,v1 as createHandoff_default,v5 as createKey_201,v1 as createKey_400,v1 as createKey_401,v1 as createKey_403,v1 as createKey_409,
v1 as createKey_413,v1 as createKey_415,v1 as createKey_429,v1 as createKey_503,v1 as createKey_default,v11 as createObservationBatch_200,v1 as createObservationBatch_400,
v1 as createObservationBatch_401,v1 as createObservationBatch_403,v1 as createObservationBatch_404,v1 as createObservationBatch_409,v1 as createObservationBatch_413,
v1 as createObservationBatch_415,v1 as createObservationBatch_429,v1 as createObservationBatch_503,v1 as createObservationBatch_default,v10 as createObservation_201,
v1 as createObservation_400,v1 as createObservation_401,v1 as createObservation_403,v1 as createObservation_404,v1 as createObservation_409,v1 as createObservation_413,
v1 as createObservation_415,v1 as createObservation_429,v1 as createObservation_503,v1 as createObservation_default,v23 as deleteCheckpoint_200,v1 as deleteCheckpoint_400,
v1 as deleteCheckpoint_401,v1 as deleteCheckpoint_403,v1 as deleteCheckpoint_404,v1 as deleteCheckpoint_409,v1 as deleteCheckpoint_429,v1 as deleteCheckpoint_503,
v1 as deleteCheckpoint_default,v13 as eraseObservation_200,v1 as eraseObservation_400,v1 as eraseObservation_401,v1 as eraseObservation_403,v1 as eraseObservation_404,
v1 as eraseObservation_409,v1 as eraseObservation_429,v1 as eraseObservation_503,v1 as eraseObservation_default,v32 as eraseSubject_200,v1 as eraseSubject_400,v1 as eraseSubject_401,
v1 as eraseSubject_403,v1 as eraseSubject_404,v1 as eraseSubject_409,v1 as eraseSubject_429,v1 as eraseSubject_503,v1 as eraseSubject_default,v16 as expireClaim_200,
v1 as expireClaim_400,v1 as expireClaim_401,v1 as expireClaim_403,v1 as expireClaim_404,v1 as expireClaim_409,v1 as expireClaim_413,v1 as expireClaim_415,v1 as expireClaim_429,
v1 as expireClaim_503,v1 as expireClaim_default,v21 as getCheckpoint_200,v1 as getCheckpoint_400,v1 as getCheckpoint_401,v1 as getCheckpoint_403,v1 as getCheckpoint_404,
v1 as getCheckpoint_429,v1 as getCheckpoint_503,v1 as getCheckpoint_default,v17 as getClaimEvidence_200,v1 as getClaimEvidence_400,v1 as getClaimEvidence_401,v1 as getClaimEvidence_403,
v1 as getClaimEvidence_404,v1 as getClaimEvidence_429,v1 as getClaimEvidence_503,v1 as getClaimEvidence_default,v18 as getClaimHistory_200,v1 as getClaimHistory_400,
v1 as getClaimHistory_401,v1 as getClaimHistory_403,v1 as getClaimHistory_404,v1 as getClaimHistory_429,v1 as getClaimHistory_503,v1 as getClaimHistory_default,
v16 as getClaim_200,v1 as getClaim_400,v1 as getClaim_401,v1 as getClaim_403,v1 as getClaim_404,v1 as getClaim_429,v1 as getClaim_503,v1 as getClaim_default,v19 as getContext_200,
v1 as getContext_400,v1 as getContext_401,v1 as getContext_403,v1 as getContext_404,v1 as getContext_429,v1 as getContext_503,v1 as getContext_default,v30 as getEvent_200,
v1 as getEvent_400,v1 as getEvent_401,v1 as getEvent_403,v1 as getEvent_404,v1 as getEvent_429,v1 as getEvent_503,v1 as getEvent_default,v0 as getHealth_200,v1 as getHealth_default,
v12 as getObservation_200,v1 as getObservation_400,v1 as getObservation_401,v1 as getObservation_403,v1 as getObservation_404,v1 as getObservation_429,v1 as getObservation_503,
v1 as getObservation_default,v3 as getPrincipal_200,v1 as getPrincipal_401,v1 as getPrincipal_429,v1 as getPrincipal_503,v1 as getPrincipal_default,v2 as getReadiness_200,
v1 as getReadiness_503,v1 as getReadiness_default,v15 as listClaims_200,v1 as listClaims_400,v1 as listClaims_401,v1 as listClaims_403,v1 as listClaims_429,v1 as listClaims_503,
v1 as listClaims_default,v29 as listEvents_200,v1 as listEvents_400,v1 as listEvents_401,v1 as listEvents_403,v1 as listEvents_429,v1 as listEvents_503,v1 as listEvents_default,
v27 as listHandoffs_200,v1 as listHandoffs_400,v1 as listHandoffs_401,v1 as listHandoffs_403,v1 as listHandoffs_429,v1 as listHandoffs_503,v1 as listHandoffs_default,
v4 as listKeys_200,v1 as listKeys_400,v1 as listKeys_401,v1 as listKeys_403,v1 as listKeys_429,v1 as listKeys_503,v1 as listKeys_default,v24 as listLeases_200,v1 as listLeases_400,
v1 as listLeases_401,v1 as listLeases_403,v1 as listLeases_429,v1 as listLeases_503,v1 as listLeases_default,v9 as listObservations_200,v1 as listObservations_400,
v1 as listObservations_401,v1 as listObservations_403,v1 as listObservations_429,v1 as listObservations_503,v1 as listObservations_default,v8 as listProjects_200,
v1 as listProjects_400,v1 as listProjects_401,v1 as listProjects_403,v1 as listProjects_429,v1 as listProjects_503,v1 as listProjects_default,v31 as listSubjects_200,
v1 as listSubjects_400,v1 as listSubjects_401,v1 as listSubjects_403,v1 as listSubjects_429,v1 as listSubjects_503,v1 as listSubjects_default,v20 as recordFeedback_201,
v1 as recordFeedback_400,v1 as recordFeedback_401,v1 as recordFeedback_403,v1 as recordFeedback_404,v1 as recordFeedback_409,v1 as recordFeedback_413,v1 as recordFeedback_415,
v1 as recordFeedback_429,v1 as recordFeedback_503,v1 as recordFeedback_default,v26 as releaseLease_200,v1 as releaseLease_400,v1 as releaseLease_401,v1 as releaseLease_403,
v1 as releaseLease_404,v1 as releaseLease_409,v1 as releaseLease_429,v1 as releaseLease_503,v1 as releaseLease_default,v28 as resolveHandoff_200,v1 as resolveHandoff_400,
v1 as resolveHandoff_401,v1 as resolveHandoff_403,v1 as resolveHandoff_404,v1 as resolveHandoff_409,v1 as resolveHandoff_413,v1 as resolveHandoff_415,v1 as resolveHandoff_429,
v1 as resolveHandoff_503,v1 as resolveHandoff_default,v7 as resolveProject_200,v1 as resolveProject_400,v1 as resolveProject_401,v1 as resolveProject_403,v1 as resolveProject_404,
v1 as resolveProject_409,v1 as resolveProject_413,v1 as resolveProject_415,v1 as resolveProject_429,v1 as resolveProject_503,v1 as resolveProject_default,v16 as revokeClaim_200,
v1 as revokeClaim_400,v1 as revokeClaim_401,v1 as revokeClaim_403,v1 as revokeClaim_404,v1 as revokeClaim_409,v1 as revokeClaim_413,v1 as revokeClaim_415,v1 as revokeClaim_429,
v1 as revokeClaim_503,v1 as revokeClaim_default,v6 as revokeKey_200,v1 as revokeKey_400,v1 as revokeKey_401,v1 as revokeKey_403,v1 as revokeKey_404,v1 as revokeKey_409,
v1 as revokeKey_429,v1 as revokeKey_503,v1 as revokeKey_default,v22 as saveCheckpoint_200,v1 as saveCheckpoint_400,v1 as saveCheckpoint_401,v1 as saveCheckpoint_403,
v1 as saveCheckpoint_409,v1 as saveCheckpoint_413,v1 as saveCheckpoint_415,v1 as saveCheckpoint_429,v1 as saveCheckpoint_503,v1 as saveCheckpoint_default,v16 as supersedeClaim_200,
v1 as supersedeClaim_400,v1 as supersedeClaim_401,v1 as supersedeClaim_403,v1 as supersedeClaim_404,v1 as supersedeClaim_409,v1 as supersedeClaim_413,v1 as supersedeClaim_415,
v1 as supersedeClaim_429,v1 as supersedeClaim_503,v1 as supersedeClaim_default};
