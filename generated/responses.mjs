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
0}validate63.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v2=validate73;var schema33={type:"string",enum:["ok","degraded","failed"],$id:"component:ReadinessState"};function validate76(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate76.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="ok"||data==="degraded"||data==="failed")){let err1={instancePath,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:schema33.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate76.errors=vErrors,errors===0}validate76.evaluated={dynamicProps:!1,dynamicItems:!1};function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate78.evaluated;
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
errors=vErrors,errors===0}validate93.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern5=new RegExp("^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\u\
FEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$","u");function validate95(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate95.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,schemaPath:"#/maxLength",keyword:"m\
axLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(func1(data)<1){let err1={
instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u\
1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u\
200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\
\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate95.errors=vErrors,errors===0}validate95.evaluated={dynamicProps:!1,dynamicItems:!1};
var schema41={type:"string",enum:["human","agent","service"],$id:"component:PrincipalKind"};function validate97(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate97.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="human"||data==="agent"||data==="service")){let err1={instancePath,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:schema41.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate97.errors=vErrors,errors===0}validate97.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern6=new RegExp("^key_[0-9a-f]{32}$","u");function validate99(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate99.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="\
string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than 36 characters"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern6.test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"patte\
rn",params:{pattern:"^key_[0-9a-f]{32}$"},message:'must match pattern "^key_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate99.
errors=vErrors,errors===0}validate99.evaluated={dynamicProps:!1,dynamicItems:!1};var schema43={type:"string",enum:["*","keys:manage","projects:resolve","project\
s:create","observations:write","observations:erase","evidence:read","claims:write","context:compile","feedback:write","checkpoints:write","checkpoints:read","le\
ases:write","leases:read","handoffs:write","handoffs:read","events:read","index:write","mcp:call"],$id:"component:Scope"};function validate101(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate101.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="*"||data==="keys:manage"||data==="projects:resolve"||data===
"projects:create"||data==="observations:write"||data==="observations:erase"||data==="evidence:read"||data==="claims:write"||data==="context:compile"||data==="fe\
edback:write"||data==="checkpoints:write"||data==="checkpoints:read"||data==="leases:write"||data==="leases:read"||data==="handoffs:write"||data==="handoffs:rea\
d"||data==="events:read"||data==="index:write"||data==="mcp:call")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema43.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate101.errors=vErrors,errors===0}validate101.
evaluated={dynamicProps:!1,dynamicItems:!1};var schema44={type:"string",enum:["unverified","asserted","verified","policy_approved"],$id:"component:Trust"};function validate103(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate103.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="unverified"||data==="asserted"||data==="verified"||
data==="policy_approved")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema44.enum},message:"must be equal to one of the a\
llowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate103.errors=vErrors,errors===0}validate103.evaluated={dynamicProps:!1,dynamicItems:!1};
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
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:KeyPage"},schema48={type:"object",additionalProperties:!1,required:["key_id","label","princip\
al_id","principal_kind","scopes","max_trust","created_at","expires_at","revoked_at"],properties:{key_id:{$ref:"component:KeyId"},label:{$ref:"component:Label"},
principal_id:{$ref:"component:PrincipalId"},principal_kind:{$ref:"component:PrincipalKind"},scopes:{type:"array",items:{$ref:"component:Scope"},maxItems:40},max_trust:{
$ref:"component:Trust"},created_at:{$ref:"component:Timestamp"},expires_at:{type:["string","null"],format:"date-time",maxLength:40},revoked_at:{type:["string","\
null"],format:"date-time",maxLength:40}},$id:"component:Key"};function validate113(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate113.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEF\
F][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000\
-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\
\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate113.errors=vErrors,errors===0}validate113.
evaluated={dynamicProps:!1,dynamicItems:!1};var formats0=/^(?!0000|0001-01-01T.*[+]|9999-12-31T.*-)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-02-(?:0[1-9]|1\d|2[0-8])|\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
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
errors=vErrors.length)),data.expires_at!==void 0){let data8=data.expires_at;if(typeof data8!="string"&&data8!==null){let err11={instancePath:instancePath+"/expi\
res_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type:schema48.properties.expires_at.type},message:"must be string,null"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data8=="string"){if(func1(data8)>40){let err12={instancePath:instancePath+"/expires_at",schemaPath:"#/pro\
perties/expires_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err12]:vErrors.push(
err12),errors++}if(!formats0.test(data8)){let err13={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}if(data.revoked_at!==void 0){let data9=data.
revoked_at;if(typeof data9!="string"&&data9!==null){let err14={instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",
params:{type:schema48.properties.revoked_at.type},message:"must be string,null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(typeof data9=="s\
tring"){if(func1(data9)>40){let err15={instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!formats0.test(data9)){let err16={instancePath:instancePath+
"/revoked_at",schemaPath:"#/properties/revoked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=
[err16]:vErrors.push(err16),errors++}}}let count0=0;for(let key0 in data)if(key0!=="key_id"&&key0!=="label"&&key0!=="principal_id"&&key0!=="principal_kind"&&key0!==
"scopes"&&key0!=="max_trust"&&key0!=="created_at"&&key0!=="expires_at"&&key0!=="revoked_at"){let err17={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++,
++count0>=20)break}}else{let err18={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err18]:
vErrors.push(err18),errors++}return validate111.errors=vErrors,errors===0}validate111.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate110(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate110.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.items===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_\
cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.items!==void 0){let data0=data.items;
if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<
len0;i0++)validate111(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate111.errors:vErrors.concat(validate111.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.next_cursor!==void 0){let data2=data.
next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",
params:{type:schema47.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data2=="st\
ring"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="items"&&
key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must N\
OT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate110.errors=vErrors,errors===
0}validate110.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate109(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate109.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate110(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate110.errors:vErrors.concat(validate110.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate109.errors=vErrors,errors===0}validate109.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate108(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate108.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate109(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate109.errors:vErrors.concat(validate109.errors),errors=vErrors.length),validate108.errors=vErrors,errors===0}validate108.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v5=validate125;var schema53={type:"object",additionalProperties:!1,required:["key_id","label","principal_id","principal_kind","scopes","max_trust","created_at","expires_at","r\
evoked_at"],properties:{key_id:{$ref:"component:KeyId"},label:{$ref:"component:Label"},principal_id:{$ref:"component:PrincipalId"},principal_kind:{$ref:"compone\
nt:PrincipalKind"},scopes:{type:"array",items:{$ref:"component:Scope"},maxItems:40},max_trust:{$ref:"component:Trust"},created_at:{$ref:"component:Timestamp"},expires_at:{
type:["string","null"],format:"date-time",maxLength:40},revoked_at:{type:["string","null"],format:"date-time",maxLength:40},api_key:{type:"string",minLength:1,maxLength:60,
pattern:"^titen_sk_[A-Za-z0-9_-]{43}$"}},$id:"component:CreatedKey"},pattern8=new RegExp("^titen_sk_[A-Za-z0-9_-]{43}$","u");function validate127(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate127.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.key_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"key_id"},message:"must have required property 'key_id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.label===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must hav\
e required property 'label'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.principal_id===void 0){let err2={instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"principal_id"},message:"must have required property 'principal_id'"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}if(data.principal_kind===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"principal_kind"},message:"\
must have required property 'principal_kind'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.scopes===void 0){let err4={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scopes"},message:"must have required property 'scopes'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(data.max_trust===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max_trust"},message:"must have r\
equired property 'max_trust'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.created_at===void 0){let err6={instancePath,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(data.expires_at===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have\
 required property 'expires_at'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.revoked_at===void 0){let err8={instancePath,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"revoked_at"},message:"must have required property 'revoked_at'"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}if(data.key_id!==void 0&&(validate99(data.key_id,{instancePath:instancePath+"/key_id",parentData:data,parentDataProperty:"key_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate99.errors:vErrors.concat(validate99.errors),errors=vErrors.length)),data.label!==void 0&&(validate113(data.label,{instancePath:instancePath+
"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate113.errors:vErrors.concat(validate113.errors),errors=
vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+"/principal_id",parentData:data,parentDataProperty:"princi\
pal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)),data.principal_kind!==void 0&&
(validate97(data.principal_kind,{instancePath:instancePath+"/principal_kind",parentData:data,parentDataProperty:"principal_kind",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate97.errors:vErrors.concat(validate97.errors),errors=vErrors.length)),data.scopes!==void 0){let data4=data.scopes;if(Array.isArray(data4)){
if(data4.length>40){let err9={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit:40},message:"must N\
OT have more than 40 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data4.length<=40){let len0=data4.length;for(let i0=0;i0<len0;i0++)validate101(
data4[i0],{instancePath:instancePath+"/scopes/"+i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate101.errors:
vErrors.concat(validate101.errors),errors=vErrors.length)}}else{let err10={instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}if(data.max_trust!==void 0&&(validate103(data.max_trust,
{instancePath:instancePath+"/max_trust",parentData:data,parentDataProperty:"max_trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.
concat(validate103.errors),errors=vErrors.length)),data.created_at!==void 0&&(validate119(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,
parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),
data.expires_at!==void 0){let data8=data.expires_at;if(typeof data8!="string"&&data8!==null){let err11={instancePath:instancePath+"/expires_at",schemaPath:"#/pr\
operties/expires_at/type",keyword:"type",params:{type:schema53.properties.expires_at.type},message:"must be string,null"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}if(typeof data8=="string"){if(func1(data8)>40){let err12={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/maxLe\
ngth",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(!formats0.
test(data8)){let err13={instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}if(data.revoked_at!==void 0){let data9=data.revoked_at;if(typeof data9!=
"string"&&data9!==null){let err14={instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:schema53.properties.
revoked_at.type},message:"must be string,null"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(typeof data9=="string"){if(func1(data9)>40){let err15={
instancePath:instancePath+"/revoked_at",schemaPath:"#/properties/revoked_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40\
 characters"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!formats0.test(data9)){let err16={instancePath:instancePath+"/revoked_at",schemaPath:"\
#/properties/revoked_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err16]:vErrors.push(
err16),errors++}}}if(data.api_key!==void 0){let data10=data.api_key;if(typeof data10=="string"){if(func1(data10)>60){let err17={instancePath:instancePath+"/api_\
key",schemaPath:"#/properties/api_key/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 characters"};vErrors===null?vErrors=[
err17]:vErrors.push(err17),errors++}if(func1(data10)<1){let err18={instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data10.length<=120&&!pattern8.
test(data10)){let err19={instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"pattern",params:{pattern:"^titen_sk_[A-Za-z0-9_\
-]{43}$"},message:'must match pattern "^titen_sk_[A-Za-z0-9_-]{43}$"'};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}else{let err20={instancePath:instancePath+
"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err20]:vErrors.push(err20),
errors++}}let count0=0;for(let key0 in data)if(key0!=="key_id"&&key0!=="label"&&key0!=="principal_id"&&key0!=="principal_kind"&&key0!=="scopes"&&key0!=="max_tru\
st"&&key0!=="created_at"&&key0!=="expires_at"&&key0!=="revoked_at"&&key0!=="api_key"){let err21={instancePath,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++,
++count0>=20)break}}else{let err22={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}return validate127.errors=vErrors,errors===0}validate127.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate126(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate126.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate127(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate127.errors:vErrors.concat(validate127.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate126.errors=vErrors,errors===0}validate126.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate125(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate125.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate126(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate126.errors:vErrors.concat(validate126.
errors),errors=vErrors.length),validate125.errors=vErrors,errors===0}validate125.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v6=validate138;function validate140(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate140.evaluated;
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
vErrors.push(err3),errors++}return validate140.errors=vErrors,errors===0}validate140.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate139(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate139.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate140(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate140.errors:vErrors.concat(validate140.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate139.errors=vErrors,errors===0}validate139.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate138(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate138.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate139(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate139.errors:vErrors.concat(validate139.
errors),errors=vErrors.length),validate138.errors=vErrors,errors===0}validate138.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v7=validate146;var pattern9=new RegExp("^proj_[0-9a-f]{32}$","u");function validate149(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate149.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern9.test(data)){let err1={instancePath,schemaPath:"#/patter\
n",keyword:"pattern",params:{pattern:"^proj_[0-9a-f]{32}$"},message:'must match pattern "^proj_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate149.errors=vErrors,errors===0}validate149.evaluated={dynamicProps:!1,dynamicItems:!1};var schema61={type:"string",enum:["crea\
ted","existing"],$id:"component:DuplicateState"};function validate152(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate152.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!=
"string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(!(data==="created"||data==="existing")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema61.enum},message:"\
must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate152.errors=vErrors,errors===0}validate152.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate148(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate148.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.project_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"project_\
id"},message:"must have required property 'project_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.origin===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"origin"},message:"must have required property 'origin'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.created_at===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.state===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}if(data.project_id!==void 0&&(validate149(data.project_id,{instancePath:instancePath+"/project_id",parentData:data,parentDataProperty:"project_id",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate149.errors:vErrors.concat(validate149.errors),errors=vErrors.length)),data.origin!==void 0){let data1=data.origin;
if(typeof data1=="string"){if(func1(data1)>2048){let err4={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"maxLength",params:{
limit:2048},message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+
"/origin",schemaPath:"#/properties/origin/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}else{let err6={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}data.created_at!==void 0&&(validate119(data.created_at,{instancePath:instancePath+
"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),
errors=vErrors.length)),data.state!==void 0&&(validate152(data.state,{instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate152.errors:vErrors.concat(validate152.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="project_id"&&
key0!=="origin"&&key0!=="created_at"&&key0!=="state"){let err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate148.errors=vErrors,
errors===0}validate148.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate147(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate147.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate148(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate148.errors:vErrors.concat(validate148.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate147.errors=vErrors,errors===0}validate147.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate146(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate146.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate147(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate147.errors:vErrors.concat(validate147.errors),errors=vErrors.length),validate146.errors=vErrors,errors===0}validate146.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v8=validate157;var schema64={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Project"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:ProjectPage"};function validate160(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate160.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
project_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"project_id"},message:"must have required propert\
y 'project_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.origin===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"origin"},message:"must have required property 'origin'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.created_at===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at\
'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.project_id!==void 0&&(validate149(data.project_id,{instancePath:instancePath+"/project_id",
parentData:data,parentDataProperty:"project_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate149.errors:vErrors.concat(validate149.errors),errors=
vErrors.length)),data.origin!==void 0){let data1=data.origin;if(typeof data1=="string"){if(func1(data1)>2048){let err3={instancePath:instancePath+"/origin",schemaPath:"\
#/properties/origin/maxLength",keyword:"maxLength",params:{limit:2048},message:"must NOT have more than 2048 characters"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(func1(data1)<1){let err4={instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/origin",schemaPath:"\
#/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}data.created_at!==
void 0&&(validate119(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="project_id"&&key0!=="o\
rigin"&&key0!=="created_at"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate160.errors=vErrors,
errors===0}validate160.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate159(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate159.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_curs\
or'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={
instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate160(data0[i0],{instancePath:instancePath+
"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate160.errors:vErrors.concat(validate160.errors),errors=
vErrors.length)}}else{let err3={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){
let err4={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema64.properties.next_cursor.type},
message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+
"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate159.errors=vErrors,errors===0}validate159.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate158(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate158.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate159(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate159.errors:vErrors.concat(validate159.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate158.errors=vErrors,errors===0}validate158.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate157(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate157.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate158(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate158.errors:vErrors.concat(validate158.
errors),errors=vErrors.length),validate157.errors=vErrors,errors===0}validate157.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v9=validate167;var schema68={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Observation"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:ObservationPage"},schema69={type:"object",additionalProperties:!1,required:["observation_id",
"subject_id","kind","content","content_hash","source","trust","visibility","principal_id","project_id","agent_id","run_id","occurred_at","ingested_at","erased_a\
t"],properties:{observation_id:{$ref:"component:ObservationId"},subject_id:{$ref:"component:SubjectId"},kind:{$ref:"component:ObservationKind"},content:{type:["\
string","null"],maxLength:65536},content_hash:{$ref:"component:Sha256"},source:{$ref:"component:Source"},trust:{$ref:"component:Trust"},visibility:{$ref:"compon\
ent:Visibility"},principal_id:{$ref:"component:PrincipalId"},project_id:{type:["string","null"],pattern:"^proj_[0-9a-f]{32}$",maxLength:37},agent_id:{type:["str\
ing","null"],minLength:1,maxLength:200,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u202\
8-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},run_id:{type:["string","n\
ull"],minLength:1,maxLength:200,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202\
E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},occurred_at:{type:["string","null"],
format:"date-time",maxLength:40},ingested_at:{$ref:"component:Timestamp"},erased_at:{type:["string","null"],format:"date-time",maxLength:40}},$id:"component:Obs\
ervation"};var pattern10=new RegExp("^obs_[0-9a-f]{32}$","u");function validate171(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate171.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than\
 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern10.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^obs_[0-9a-f]{32}$"},message:'must match pattern "^obs_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate171.errors=vErrors,errors===0}validate171.evaluated={dynamicProps:!1,dynamicItems:!1};function validate173(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate173.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>512){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=1024&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pat\
tern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFE\
FF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u200\
0-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200\
E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate173.errors=vErrors,errors===0}validate173.
evaluated={dynamicProps:!1,dynamicItems:!1};var schema72={type:"string",enum:["user_statement","tool_result","imported_source","decision","system_event"],$id:"c\
omponent:ObservationKind"};function validate175(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate175.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){
let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(!(data==="user_statement"||data==="tool_result"||data==="imported_source"||data==="decision"||data==="system_event")){let err1={instancePath,schemaPath:"#/en\
um",keyword:"enum",params:{allowedValues:schema72.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
return validate175.errors=vErrors,errors===0}validate175.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern12=new RegExp("^[0-9a-f]{64}$","u");function validate177(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate177.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data==
"string"){if(func1(data)>64){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=128&&!pattern12.test(data)){let err1={instancePath,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate177.
errors=vErrors,errors===0}validate177.evaluated={dynamicProps:!1,dynamicItems:!1};function validate179(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate179.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
type===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.type!==void 0){let data0=data.type;if(typeof data0=="string"){if(func1(data0)>200){let err1={instancePath:instancePath+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(func1(data0)<1){let err2={instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=400&&!pattern5.test(data0)){
let err3={instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u2\
05F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u2\
02E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200\
E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}else{let err4={instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}if(data.ref!==void 0){let data1=data.ref;if(typeof data1=="string"){
if(func1(data1)>1024){let err5={instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit:1024},message:"must N\
OT have more than 1024 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(func1(data1)<1){let err6={instancePath:instancePath+"/ref",schemaPath:"\
#/properties/ref/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(data1.length<=2048&&!pattern5.test(data1)){let err7={instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/pattern",keyword:"pattern",params:{
pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u\
001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u\
205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u\
202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/ref",schemaPath:"#/proper\
ties/ref/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.id!==void 0){let data2=data.
id;if(typeof data2=="string"){if(func1(data2)>200){let err9={instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(func1(data2)<1){let err10={instancePath:instancePath+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}if(data2.length<=400&&!pattern5.test(data2)){let err11={instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\\
uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u\
2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u\
200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}
let count0=0;for(let key0 in data)if(key0!=="type"&&key0!=="ref"&&key0!=="id"){let err13={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++,++count0>=
20)break}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++}return validate179.errors=vErrors,errors===0}validate179.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema75={type:"string",enum:[
"private","team","organization"],$id:"component:Visibility"};function validate182(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate182.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(!(data==="private"||data==="team"||data==="organization")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema75.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate182.errors=vErrors,errors===
0}validate182.evaluated={dynamicProps:!1,dynamicItems:!1};function validate170(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate170.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.observation_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
observation_id"},message:"must have required property 'observation_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.subject_id===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.kind===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.content===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.content_hash===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content_hash"},message:"\
must have required property 'content_hash'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.source===void 0){let err5={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.trust===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"trust"},message:"must have required \
property 'trust'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.visibility===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"visibility"},message:"must have required property 'visibility'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.
principal_id===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"principal_id"},message:"must have required pro\
perty 'principal_id'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.project_id===void 0){let err9={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"project_id"},message:"must have required property 'project_id'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data.
agent_id===void 0){let err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"agent_id"},message:"must have required property '\
agent_id'"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.run_id===void 0){let err11={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"run_id"},message:"must have required property 'run_id'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.occurred_at===
void 0){let err12={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"occurred_at"},message:"must have required property 'occurred\
_at'"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.ingested_at===void 0){let err13={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"ingested_at"},message:"must have required property 'ingested_at'"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data.
erased_at===void 0){let err14={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"erased_at"},message:"must have required property\
 'erased_at'"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data.observation_id!==void 0&&(validate171(data.observation_id,{instancePath:instancePath+
"/observation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.
errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate173(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"\
subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.errors:vErrors.concat(validate173.errors),errors=vErrors.length)),data.kind!==void 0&&
(validate175(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.
errors:vErrors.concat(validate175.errors),errors=vErrors.length)),data.content!==void 0){let data3=data.content;if(typeof data3!="string"&&data3!==null){let err15={
instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:schema69.properties.content.type},message:"must be strin\
g,null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data3=="string"&&func1(data3)>65536){let err16={instancePath:instancePath+"/conte\
nt",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536 characters"};vErrors===null?vErrors=
[err16]:vErrors.push(err16),errors++}}if(data.content_hash!==void 0&&(validate177(data.content_hash,{instancePath:instancePath+"/content_hash",parentData:data,parentDataProperty:"\
content_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),errors=vErrors.length)),data.source!==void 0&&
(validate179(data.source,{instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate179.
errors:vErrors.concat(validate179.errors),errors=vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+"/trust",parentData:data,
parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.
visibility!==void 0&&(validate182(data.visibility,{instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate182.errors:vErrors.concat(validate182.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,
{instancePath:instancePath+"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:
vErrors.concat(validate95.errors),errors=vErrors.length)),data.project_id!==void 0){let data9=data.project_id;if(typeof data9!="string"&&data9!==null){let err17={
instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:schema69.properties.project_id.type},message:"must\
 be string,null"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(typeof data9=="string"){if(func1(data9)>37){let err18={instancePath:instancePath+
"/project_id",schemaPath:"#/properties/project_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than 37 characters"};vErrors===null?
vErrors=[err18]:vErrors.push(err18),errors++}if(data9.length<=74&&!pattern9.test(data9)){let err19={instancePath:instancePath+"/project_id",schemaPath:"#/proper\
ties/project_id/pattern",keyword:"pattern",params:{pattern:"^proj_[0-9a-f]{32}$"},message:'must match pattern "^proj_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err19]:
vErrors.push(err19),errors++}}}if(data.agent_id!==void 0){let data10=data.agent_id;if(typeof data10!="string"&&data10!==null){let err20={instancePath:instancePath+
"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type:schema69.properties.agent_id.type},message:"must be string,null"};vErrors===null?
vErrors=[err20]:vErrors.push(err20),errors++}if(typeof data10=="string"){if(func1(data10)>200){let err21={instancePath:instancePath+"/agent_id",schemaPath:"#/pr\
operties/agent_id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err21]:vErrors.push(
err21),errors++}if(func1(data10)<1){let err22={instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(data10.length<=400&&!pattern5.test(data10)){let err23={
instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205\
F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202\
E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\\
u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?
vErrors=[err23]:vErrors.push(err23),errors++}}}if(data.run_id!==void 0){let data11=data.run_id;if(typeof data11!="string"&&data11!==null){let err24={instancePath:instancePath+
"/run_id",schemaPath:"#/properties/run_id/type",keyword:"type",params:{type:schema69.properties.run_id.type},message:"must be string,null"};vErrors===null?vErrors=
[err24]:vErrors.push(err24),errors++}if(typeof data11=="string"){if(func1(data11)>200){let err25={instancePath:instancePath+"/run_id",schemaPath:"#/properties/r\
un_id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}
if(func1(data11)<1){let err26={instancePath:instancePath+"/run_id",schemaPath:"#/properties/run_id/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(data11.length<=400&&!pattern5.test(data11)){let err27={instancePath:instancePath+
"/run_id",schemaPath:"#/properties/run_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u00\
7F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},
message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u20\
69\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}}}if(data.occurred_at!==void 0){let data12=data.occurred_at;if(typeof data12!="string"&&data12!==null){let err28={instancePath:instancePath+"/occurred_\
at",schemaPath:"#/properties/occurred_at/type",keyword:"type",params:{type:schema69.properties.occurred_at.type},message:"must be string,null"};vErrors===null?vErrors=
[err28]:vErrors.push(err28),errors++}if(typeof data12=="string"){if(func1(data12)>40){let err29={instancePath:instancePath+"/occurred_at",schemaPath:"#/properti\
es/occurred_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err29]:vErrors.push(err29),
errors++}if(!formats0.test(data12)){let err30={instancePath:instancePath+"/occurred_at",schemaPath:"#/properties/occurred_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}}if(data.ingested_at!==void 0&&(validate119(data.
ingested_at,{instancePath:instancePath+"/ingested_at",parentData:data,parentDataProperty:"ingested_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.erased_at!==void 0){let data14=data.erased_at;if(typeof data14!="string"&&data14!==null){
let err31={instancePath:instancePath+"/erased_at",schemaPath:"#/properties/erased_at/type",keyword:"type",params:{type:schema69.properties.erased_at.type},message:"\
must be string,null"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}if(typeof data14=="string"){if(func1(data14)>40){let err32={instancePath:instancePath+
"/erased_at",schemaPath:"#/properties/erased_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?
vErrors=[err32]:vErrors.push(err32),errors++}if(!formats0.test(data14)){let err33={instancePath:instancePath+"/erased_at",schemaPath:"#/properties/erased_at/for\
mat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}}let count0=0;
for(let key0 in data)if(key0!=="observation_id"&&key0!=="subject_id"&&key0!=="kind"&&key0!=="content"&&key0!=="content_hash"&&key0!=="source"&&key0!=="trust"&&key0!==
"visibility"&&key0!=="principal_id"&&key0!=="project_id"&&key0!=="agent_id"&&key0!=="run_id"&&key0!=="occurred_at"&&key0!=="ingested_at"&&key0!=="erased_at"){let err34={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++,++count0>=20)break}}else{let err35={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}return validate170.errors=vErrors,errors===0}validate170.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate169(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate169.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate170(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:vErrors.concat(validate170.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema68.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate169.
errors=vErrors,errors===0}validate169.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate168(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate168.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate169(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate169.errors:vErrors.concat(validate169.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate168.errors=vErrors,errors===0}validate168.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate167(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate167.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate168(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate168.errors:vErrors.concat(validate168.errors),errors=vErrors.length),validate167.errors=vErrors,errors===
0}validate167.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v10=validate190;function validate192(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate192.evaluated;
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
at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}data.observation_id!==void 0&&(validate171(data.observation_id,{instancePath:instancePath+"/obse\
rvation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.
errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate173(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"\
subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.errors:vErrors.concat(validate173.errors),errors=vErrors.length)),data.state!==void 0&&
(validate152(data.state,{instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate152.
errors:vErrors.concat(validate152.errors),errors=vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+"/trust",parentData:data,
parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.
visibility!==void 0&&(validate182(data.visibility,{instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate182.errors:vErrors.concat(validate182.errors),errors=vErrors.length)),data.content_hash!==void 0&&(validate177(data.content_hash,
{instancePath:instancePath+"/content_hash",parentData:data,parentDataProperty:"content_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:
vErrors.concat(validate177.errors),errors=vErrors.length)),data.ingested_at!==void 0&&(validate119(data.ingested_at,{instancePath:instancePath+"/ingested_at",parentData:data,
parentDataProperty:"ingested_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));
let count0=0;for(let key0 in data)if(key0!=="observation_id"&&key0!=="subject_id"&&key0!=="state"&&key0!=="trust"&&key0!=="visibility"&&key0!=="content_hash"&&key0!==
"ingested_at"){let err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have\
 additional properties"};if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate192.errors=vErrors,errors===0}validate192.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate191(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate191.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate192(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate192.errors:vErrors.concat(validate192.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate191.errors=vErrors,errors===0}validate191.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate190(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate190.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate191(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate191.errors:vErrors.concat(validate191.errors),errors=vErrors.length),validate190.errors=vErrors,errors===0}validate190.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v11=validate203;function validate206(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate206.evaluated;
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
t be >= 200"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}data.observation_id!==void 0&&(validate171(data.observation_id,{instancePath:instancePath+
"/observation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.
errors),errors=vErrors.length)),data.state!==void 0&&(validate152(data.state,{instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate152.errors:vErrors.concat(validate152.errors),errors=vErrors.length)),data.error!==void 0&&(validate65(data.error,
{instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(
validate65.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="index"&&key0!=="status"&&key0!=="observation_id"&&key0!=="state"&&key0!==
"error"){let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};if(vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,++count0>=20)break}}else{let err9={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate206.errors=vErrors,errors===0}validate206.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate205(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate205.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.items!==void 0){let data0=data.items;if(Array.
isArray(data0)){if(data0.length>200){let err1={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<
len0;i0++)validate206(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate206.errors:vErrors.concat(validate206.errors),errors=vErrors.length)}}else{let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}let count0=0;for(let key0 in data)
if(key0!=="items"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT \
have additional properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate205.errors=vErrors,errors===0}validate205.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate204(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate204.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate205(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate205.errors:vErrors.concat(validate205.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate204.errors=vErrors,errors===0}validate204.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate203(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate203.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate204(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate204.errors:vErrors.concat(validate204.errors),errors=vErrors.length),validate203.errors=vErrors,errors===0}validate203.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v12=validate214;function validate215(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate215.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate170(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:vErrors.concat(validate170.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate215.errors=vErrors,errors===0}validate215.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate214(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate214.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate215(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate215.errors:vErrors.concat(validate215.
errors),errors=vErrors.length),validate214.errors=vErrors,errors===0}validate214.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v13=validate219;function validate225(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate225.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(
data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(typeof data=="number"&&isFinite(data)){if(data>9007199254740991||isNaN(data)){let err1={instancePath,schemaPath:"#/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<0||isNaN(
data)){let err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}return validate225.errors=vErrors,errors===0}validate225.evaluated={dynamicProps:!1,dynamicItems:!1};function validate221(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate221.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.observation_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"observation_id"},message:"must have required property 'observation_id'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}if(data.content_hash===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"con\
tent_hash"},message:"must have required property 'content_hash'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.erased_at===void 0){let err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"erased_at"},message:"must have required property 'erased_at'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.claims_erased===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cl\
aims_erased"},message:"must have required property 'claims_erased'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data.observation_id!==void 0&&(validate171(
data.observation_id,{instancePath:instancePath+"/observation_id",parentData:data,parentDataProperty:"observation_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate171.errors:vErrors.concat(validate171.errors),errors=vErrors.length)),data.content_hash!==void 0&&(validate177(data.content_hash,{instancePath:instancePath+
"/content_hash",parentData:data,parentDataProperty:"content_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.
errors),errors=vErrors.length)),data.erased_at!==void 0&&(validate119(data.erased_at,{instancePath:instancePath+"/erased_at",parentData:data,parentDataProperty:"\
erased_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.claims_erased!==
void 0&&(validate225(data.claims_erased,{instancePath:instancePath+"/claims_erased",parentData:data,parentDataProperty:"claims_erased",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="observation_i\
d"&&key0!=="content_hash"&&key0!=="erased_at"&&key0!=="claims_erased"){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,++count0>=20)break}}else{
let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
return validate221.errors=vErrors,errors===0}validate221.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate220(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate220.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'm\
eta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate221(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate221.errors:vErrors.concat(validate221.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate220.errors=vErrors,errors===0}validate220.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate219(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate219.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate220(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate220.errors:vErrors.concat(validate220.errors),errors=vErrors.length),validate219.errors=vErrors,errors===
0}validate219.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v14=validate230;var pattern19=new RegExp("^claim_[0-9a-f]{32}$","u");function validate234(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate234.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>38){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than\
 38 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=76&&!pattern19.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate234.errors=vErrors,errors===0}validate234.evaluated={dynamicProps:!1,dynamicItems:!1};var schema94={type:"string",enum:["acti\
ve","disputed","superseded","expired","revoked"],$id:"component:ClaimStatus"};function validate236(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate236.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="active"||data==="disputed"||data==="superseded"||data==="expired"||data==="revoked")){let err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema94.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate236.errors=vErrors,errors===0}validate236.evaluated={dynamicProps:!1,dynamicItems:!1};function validate240(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate240.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(typeof data=="number"&&!(data%1)&&!isNaN(data)&&isFinite(
data))){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}if(typeof data=="number"&&isFinite(data)){if(data>9007199254740991||isNaN(data)){let err1={instancePath,schemaPath:"#/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data<1||isNaN(
data)){let err2={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}}return validate240.errors=vErrors,errors===0}validate240.evaluated={dynamicProps:!1,dynamicItems:!1};function validate233(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate233.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.status===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must h\
ave required property 'status'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.trust===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"trust"},message:"must have required property 'trust'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
visibility===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"},message:"must have required propert\
y 'visibility'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.version===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}data.claim_id!==
void 0&&(validate234(data.claim_id,{instancePath:instancePath+"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate234.errors:vErrors.concat(validate234.errors),errors=vErrors.length)),data.status!==void 0&&(validate236(data.status,{instancePath:instancePath+"/s\
tatus",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=
vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.visibility!==void 0&&(validate182(data.visibility,{instancePath:instancePath+
"/visibility",parentData:data,parentDataProperty:"visibility",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate182.errors:vErrors.concat(validate182.errors),
errors=vErrors.length)),data.version!==void 0&&(validate240(data.version,{instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate240.errors:vErrors.concat(validate240.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!==
"claim_id"&&key0!=="status"&&key0!=="trust"&&key0!=="visibility"&&key0!=="version"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=
20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}return validate233.errors=vErrors,errors===0}validate233.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate232(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate232.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.claims===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claims"},message:"must have required property 'claims'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.claims!==void 0){let data0=data.claims;if(Array.isArray(data0)){if(data0.length>50){let err1={instancePath:instancePath+"/claims",schemaPath:"\
#/properties/claims/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}if(data0.length<=50){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate233(data0[i0],{instancePath:instancePath+"/claims/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate233.errors:vErrors.concat(validate233.errors),errors=vErrors.length)}}else{let err2={instancePath:instancePath+
"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}
let count0=0;for(let key0 in data)if(key0!=="claims"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate232.errors=vErrors,
errors===0}validate232.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate231(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate231.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate232(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate232.errors:vErrors.concat(validate232.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate231.errors=vErrors,errors===0}validate231.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate230(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate230.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate231(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate231.errors:vErrors.concat(validate231.errors),errors=vErrors.length),validate230.errors=vErrors,errors===0}validate230.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v15=validate246;var schema98={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Claim"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:ClaimPage"},schema99={type:"object",additionalProperties:!1,required:["claim_id","subject_id",
"project_id","kind","statement","confidence","trust","visibility","status","principal_id","observer_id","valid_from","valid_to","superseded_by","version","creat\
ed_at"],properties:{claim_id:{$ref:"component:ClaimId"},subject_id:{$ref:"component:SubjectId"},project_id:{type:["string","null"],pattern:"^proj_[0-9a-f]{32}$",
maxLength:37},kind:{$ref:"component:ClaimKind"},statement:{type:["string","null"],maxLength:4e3},confidence:{$ref:"component:Confidence"},trust:{$ref:"component\
:Trust"},visibility:{$ref:"component:Visibility"},status:{$ref:"component:ClaimStatus"},principal_id:{$ref:"component:PrincipalId"},observer_id:{type:["string",
"null"],minLength:1,maxLength:200,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u2\
02E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},valid_from:{$ref:"component:Tim\
estamp"},valid_to:{type:["string","null"],format:"date-time",maxLength:40},superseded_by:{type:["string","null"],pattern:"^claim_[0-9a-f]{32}$",maxLength:38},version:{
$ref:"component:Version"},created_at:{$ref:"component:Timestamp"}},$id:"component:Claim"},schema100={type:"string",enum:["semantic_fact","episodic_event","prefe\
rence","procedural","decision","relationship"],$id:"component:ClaimKind"};function validate252(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate252.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="semantic_fact"||data==="episodic_event"||data==="preference"||data==="procedural"||data==="decision"||
data==="relationship")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema100.enum},message:"must be equal to one of the all\
owed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate252.errors=vErrors,errors===0}validate252.evaluated={dynamicProps:!1,dynamicItems:!1};function validate254(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate254.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>1||isNaN(
data)){let err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<0||isNaN(data)){let err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"m\
ust be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate254.errors=vErrors,errors===0}validate254.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate249(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate249.evaluated;
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
e required property 'created_at'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(data.claim_id!==void 0&&(validate234(data.claim_id,{instancePath:instancePath+
"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate234.errors:vErrors.concat(validate234.errors),
errors=vErrors.length)),data.subject_id!==void 0&&(validate173(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"subj\
ect_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.errors:vErrors.concat(validate173.errors),errors=vErrors.length)),data.project_id!==void 0){
let data2=data.project_id;if(typeof data2!="string"&&data2!==null){let err16={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",
keyword:"type",params:{type:schema99.properties.project_id.type},message:"must be string,null"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(typeof data2==
"string"){if(func1(data2)>37){let err17={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/maxLength",keyword:"maxLength",params:{limit:37},
message:"must NOT have more than 37 characters"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data2.length<=74&&!pattern9.test(data2)){let err18={
instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern:"^proj_[0-9a-f]{32}$"},message:'must matc\
h pattern "^proj_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}}if(data.kind!==void 0&&(validate252(data.kind,{instancePath:instancePath+
"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate252.errors:vErrors.concat(validate252.errors),errors=
vErrors.length)),data.statement!==void 0){let data4=data.statement;if(typeof data4!="string"&&data4!==null){let err19={instancePath:instancePath+"/statement",schemaPath:"\
#/properties/statement/type",keyword:"type",params:{type:schema99.properties.statement.type},message:"must be string,null"};vErrors===null?vErrors=[err19]:vErrors.
push(err19),errors++}if(typeof data4=="string"&&func1(data4)>4e3){let err20={instancePath:instancePath+"/statement",schemaPath:"#/properties/statement/maxLength",
keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}if(data.confidence!==
void 0&&(validate254(data.confidence,{instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate254.errors:vErrors.concat(validate254.errors),errors=vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+
"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=
vErrors.length)),data.visibility!==void 0&&(validate182(data.visibility,{instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate182.errors:vErrors.concat(validate182.errors),errors=vErrors.length)),data.status!==void 0&&(validate236(
data.status,{instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:
vErrors.concat(validate236.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+"/principal_id",
parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=
vErrors.length)),data.observer_id!==void 0){let data10=data.observer_id;if(typeof data10!="string"&&data10!==null){let err21={instancePath:instancePath+"/observ\
er_id",schemaPath:"#/properties/observer_id/type",keyword:"type",params:{type:schema99.properties.observer_id.type},message:"must be string,null"};vErrors===null?
vErrors=[err21]:vErrors.push(err21),errors++}if(typeof data10=="string"){if(func1(data10)>200){let err22={instancePath:instancePath+"/observer_id",schemaPath:"#\
/properties/observer_id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err22]:vErrors.
push(err22),errors++}if(func1(data10)<1){let err23={instancePath:instancePath+"/observer_id",schemaPath:"#/properties/observer_id/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}if(data10.length<=400&&!pattern5.test(
data10)){let err24={instancePath:instancePath+"/observer_id",schemaPath:"#/properties/observer_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u16\
80\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u20\
0B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u\
007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};
vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}}if(data.valid_from!==void 0&&(validate119(data.valid_from,{instancePath:instancePath+"/valid_from",
parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length)),data.valid_to!==void 0){let data12=data.valid_to;if(typeof data12!="string"&&data12!==null){let err25={instancePath:instancePath+"/valid_to",schemaPath:"\
#/properties/valid_to/type",keyword:"type",params:{type:schema99.properties.valid_to.type},message:"must be string,null"};vErrors===null?vErrors=[err25]:vErrors.
push(err25),errors++}if(typeof data12=="string"){if(func1(data12)>40){let err26={instancePath:instancePath+"/valid_to",schemaPath:"#/properties/valid_to/maxLeng\
th",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}if(!formats0.
test(data12)){let err27={instancePath:instancePath+"/valid_to",schemaPath:"#/properties/valid_to/format",keyword:"format",params:{format:"date-time"},message:'m\
ust match format "date-time"'};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}}}if(data.superseded_by!==void 0){let data13=data.superseded_by;if(typeof data13!=
"string"&&data13!==null){let err28={instancePath:instancePath+"/superseded_by",schemaPath:"#/properties/superseded_by/type",keyword:"type",params:{type:schema99.
properties.superseded_by.type},message:"must be string,null"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(typeof data13=="string"){if(func1(data13)>
38){let err29={instancePath:instancePath+"/superseded_by",schemaPath:"#/properties/superseded_by/maxLength",keyword:"maxLength",params:{limit:38},message:"must \
NOT have more than 38 characters"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}if(data13.length<=76&&!pattern19.test(data13)){let err30={instancePath:instancePath+
"/superseded_by",schemaPath:"#/properties/superseded_by/pattern",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[\
0-9a-f]{32}$"'};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}}data.version!==void 0&&(validate240(data.version,{instancePath:instancePath+"/vers\
ion",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate240.errors:vErrors.concat(validate240.errors),errors=
vErrors.length)),data.created_at!==void 0&&(validate119(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="claim_id"&&key0!=="subject_id"&&key0!=="project_id"&&key0!=="kind"&&key0!=="statement"&&key0!=="confidence"&&key0!=="trust"&&key0!=="visibility"&&key0!==
"status"&&key0!=="principal_id"&&key0!=="observer_id"&&key0!=="valid_from"&&key0!=="valid_to"&&key0!=="superseded_by"&&key0!=="version"&&key0!=="created_at"){let err31={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++,++count0>=20)break}}else{let err32={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}return validate249.errors=vErrors,errors===0}validate249.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate248(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate248.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate249(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate249.errors:vErrors.concat(validate249.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema98.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate248.
errors=vErrors,errors===0}validate248.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate247(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate247.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate248(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate248.errors:vErrors.concat(validate248.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate247.errors=vErrors,errors===0}validate247.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate246(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate246.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate247(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate247.errors:vErrors.concat(validate247.errors),errors=vErrors.length),validate246.errors=vErrors,errors===
0}validate246.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v16=validate267;function validate268(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate268.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate249(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate249.errors:vErrors.concat(validate249.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate268.errors=vErrors,errors===0}validate268.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate267(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate267.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate268(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate268.errors:vErrors.concat(validate268.
errors),errors=vErrors.length),validate267.errors=vErrors,errors===0}validate267.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v17=validate272;function validate274(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate274.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'c\
laim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.supporting===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"supporting"},message:"must have required property 'supporting'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
contradicting===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contradicting"},message:"must have required p\
roperty 'contradicting'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.qualifying===void 0){let err3={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"qualifying"},message:"must have required property 'qualifying'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.unreadable_count===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unreadable_count"},message:"must h\
ave required property 'unreadable_count'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.claim_id!==void 0&&(validate234(data.claim_id,{instancePath:instancePath+
"/claim_id",parentData:data,parentDataProperty:"claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate234.errors:vErrors.concat(validate234.errors),
errors=vErrors.length)),data.supporting!==void 0){let data1=data.supporting;if(Array.isArray(data1)){if(data1.length>64){let err5={instancePath:instancePath+"/s\
upporting",schemaPath:"#/properties/supporting/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data1.length<=64){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate170(data1[i0],{instancePath:instancePath+"/suppo\
rting/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:vErrors.concat(validate170.errors),errors=
vErrors.length)}}else{let err6={instancePath:instancePath+"/supporting",schemaPath:"#/properties/supporting/type",keyword:"type",params:{type:"array"},message:"\
must be array"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.contradicting!==void 0){let data3=data.contradicting;if(Array.isArray(data3)){
if(data3.length>64){let err7={instancePath:instancePath+"/contradicting",schemaPath:"#/properties/contradicting/maxItems",keyword:"maxItems",params:{limit:64},message:"\
must NOT have more than 64 items"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data3.length<=64){let len1=data3.length;for(let i1=0;i1<len1;i1++)
validate170(data3[i1],{instancePath:instancePath+"/contradicting/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate170.errors:vErrors.concat(validate170.errors),errors=vErrors.length)}}else{let err8={instancePath:instancePath+"/contradicting",schemaPath:"#/properties\
/contradicting/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.qualifying!==
void 0){let data5=data.qualifying;if(Array.isArray(data5)){if(data5.length>64){let err9={instancePath:instancePath+"/qualifying",schemaPath:"#/properties/qualif\
ying/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data5.
length<=64){let len2=data5.length;for(let i2=0;i2<len2;i2++)validate170(data5[i2],{instancePath:instancePath+"/qualifying/"+i2,parentData:data5,parentDataProperty:i2,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate170.errors:vErrors.concat(validate170.errors),errors=vErrors.length)}}else{let err10={instancePath:instancePath+
"/qualifying",schemaPath:"#/properties/qualifying/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}data.unreadable_count!==void 0&&(validate225(data.unreadable_count,{instancePath:instancePath+"/unreadable_count",parentData:data,parentDataProperty:"\
unreadable_count",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="claim_id"&&key0!=="supporting"&&key0!=="contradicting"&&key0!=="qualifying"&&key0!=="unreadable_count"){let err11={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++,++count0>=20)break}}else{let err12={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}return validate274.errors=vErrors,errors===0}validate274.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate273(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate273.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate274(
data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate274.errors:vErrors.
concat(validate274.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"\
meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate273.errors=vErrors,
errors===0}validate273.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate272(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate272.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate273(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate273.errors:vErrors.
concat(validate273.errors),errors=vErrors.length),validate272.errors=vErrors,errors===0}validate272.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v18=validate283;var schema109={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:HistoryEntry"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:HistoryPage"},schema110={type:"object",additionalProperties:!1,required:["history_id","record\
_id","type","principal_id","reason","related_claim_id","recorded_at"],properties:{history_id:{$ref:"component:HistoryId"},record_id:{$ref:"component:ClaimId"},type:{
$ref:"component:EventType"},principal_id:{$ref:"component:PrincipalId"},reason:{type:["string","null"],maxLength:1e3},related_claim_id:{type:["string","null"],pattern:"\
^claim_[0-9a-f]{32}$",maxLength:38},recorded_at:{$ref:"component:Timestamp"}},$id:"component:HistoryEntry"};var pattern23=new RegExp("^hist_[0-9a-f]{32}$","u");function validate287(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate287.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern23.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^hist_[0-9a-f]{32}$"},message:'must match pattern "^hist_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate287.errors=vErrors,errors===0}validate287.evaluated={dynamicProps:!1,dynamicItems:!1};var schema112={type:"string",enum:["obs\
ervation.appended","observation.erased","claim.created","claim.superseded","claim.revoked","claim.expired","claim.erased","subject.erased","feedback.recorded","\
lease.acquired","lease.released","handoff.created","handoff.accepted","handoff.rejected","key.created","key.revoked","project.created"],$id:"component:EventType"};
function validate290(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate290.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="observation.appen\
ded"||data==="observation.erased"||data==="claim.created"||data==="claim.superseded"||data==="claim.revoked"||data==="claim.expired"||data==="claim.erased"||data===
"subject.erased"||data==="feedback.recorded"||data==="lease.acquired"||data==="lease.released"||data==="handoff.created"||data==="handoff.accepted"||data==="han\
doff.rejected"||data==="key.created"||data==="key.revoked"||data==="project.created")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema112.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate290.errors=vErrors,errors===
0}validate290.evaluated={dynamicProps:!1,dynamicItems:!1};function validate286(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate286.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
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
message:"must have required property 'recorded_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.history_id!==void 0&&(validate287(data.history_id,
{instancePath:instancePath+"/history_id",parentData:data,parentDataProperty:"history_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate287.errors:vErrors.
concat(validate287.errors),errors=vErrors.length)),data.record_id!==void 0&&(validate234(data.record_id,{instancePath:instancePath+"/record_id",parentData:data,
parentDataProperty:"record_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate234.errors:vErrors.concat(validate234.errors),errors=vErrors.length)),
data.type!==void 0&&(validate290(data.type,{instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate290.errors:vErrors.concat(validate290.errors),errors=vErrors.length)),data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+
"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.
errors),errors=vErrors.length)),data.reason!==void 0){let data4=data.reason;if(typeof data4!="string"&&data4!==null){let err7={instancePath:instancePath+"/reaso\
n",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:schema110.properties.reason.type},message:"must be string,null"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}if(typeof data4=="string"&&func1(data4)>1e3){let err8={instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",
keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.related_claim_id!==
void 0){let data5=data.related_claim_id;if(typeof data5!="string"&&data5!==null){let err9={instancePath:instancePath+"/related_claim_id",schemaPath:"#/propertie\
s/related_claim_id/type",keyword:"type",params:{type:schema110.properties.related_claim_id.type},message:"must be string,null"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}if(typeof data5=="string"){if(func1(data5)>38){let err10={instancePath:instancePath+"/related_claim_id",schemaPath:"#/properties/related_cla\
im_id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}
if(data5.length<=76&&!pattern19.test(data5)){let err11={instancePath:instancePath+"/related_claim_id",schemaPath:"#/properties/related_claim_id/pattern",keyword:"\
pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}}
data.recorded_at!==void 0&&(validate119(data.recorded_at,{instancePath:instancePath+"/recorded_at",parentData:data,parentDataProperty:"recorded_at",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="history_id"&&
key0!=="record_id"&&key0!=="type"&&key0!=="principal_id"&&key0!=="reason"&&key0!=="related_claim_id"&&key0!=="recorded_at"){let err12={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate286.errors=vErrors,errors===0}validate286.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate285(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate285.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property \
'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/m\
axItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=
200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate286(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate286.errors:vErrors.concat(validate286.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema109.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate285.
errors=vErrors,errors===0}validate285.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate284(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate284.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate285(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate285.errors:vErrors.concat(validate285.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate284.errors=vErrors,errors===0}validate284.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate283(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate283.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate284(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate284.errors:vErrors.concat(validate284.errors),errors=vErrors.length),validate283.errors=vErrors,errors===
0}validate283.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v19=validate298;var schema115={type:"object",additionalProperties:!1,required:["context_id","query","budget","items","instructions","scope","conflicts","policy_snapshot","left_\
out","compiled_at"],properties:{context_id:{$ref:"component:ContextId"},query:{type:["string","null"],maxLength:8e3},budget:{$ref:"component:Budget"},items:{type:"\
array",items:{$ref:"component:ContextItem"},maxItems:4e3},instructions:{type:"string",minLength:1,maxLength:500},text:{type:"string",minLength:0,maxLength:2e5},
scope:{$ref:"component:ContextScope"},conflicts:{type:"array",items:{$ref:"component:Conflict"},maxItems:4e3},policy_snapshot:{$ref:"component:PolicySnapshot"},
left_out:{$ref:"component:LeftOutCounts"},checkpoints:{type:"array",items:{$ref:"component:Checkpoint"},maxItems:50},explanation:{$ref:"component:Explanation"},
compiled_at:{$ref:"component:Timestamp"}},$id:"component:ContextPack"};var pattern25=new RegExp("^ctx_[0-9a-f]{32}$","u");function validate301(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate301.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than\
 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern25.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^ctx_[0-9a-f]{32}$"},message:'must match pattern "^ctx_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate301.errors=vErrors,errors===0}validate301.evaluated={dynamicProps:!1,dynamicItems:!1};function validate303(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate303.evaluated;
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
[err9]:vErrors.push(err9),errors++}return validate303.errors=vErrors,errors===0}validate303.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema118={
type:"object",additionalProperties:!1,required:["claim_id","evidence_ids","score"],properties:{claim_id:{type:["string","null"],pattern:"^claim_[0-9a-f]{32}$",maxLength:38},
claim:{type:"string",minLength:1,maxLength:65536},kind:{$ref:"component:ItemKind"},confidence:{$ref:"component:Confidence"},trust:{$ref:"component:Trust"},evidence_ids:{
type:"array",items:{$ref:"component:ObservationId"},maxItems:3200},score:{$ref:"component:Share"},status:{$ref:"component:ClaimStatus"},observer_id:{type:["stri\
ng","null"],minLength:1,maxLength:200,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028\
-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},valid_from:{type:["string",
"null"],format:"date-time",maxLength:40},valid_to:{type:["string","null"],format:"date-time",maxLength:40},score_components:{$ref:"component:ScoreComponents"},coverage:{
$ref:"component:Share"}},$id:"component:ContextItem"},schema119={type:"string",enum:["semantic_fact","episodic_event","preference","procedural","decision","rela\
tionship","user_statement","tool_result","imported_source","system_event"],$id:"component:ItemKind"};function validate306(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate306.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="semantic_fact"||data==="episodic_event"||data==="preference"||data==="procedura\
l"||data==="decision"||data==="relationship"||data==="user_statement"||data==="tool_result"||data==="imported_source"||data==="system_event")){let err1={instancePath,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema119.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}return validate306.errors=vErrors,errors===0}validate306.evaluated={dynamicProps:!1,dynamicItems:!1};function validate311(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate311.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="number"&&isFinite(data)){if(data>1||isNaN(
data)){let err0={instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data<0||isNaN(data)){let err1={instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"m\
ust be number"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate311.errors=vErrors,errors===0}validate311.evaluated={dynamicProps:!1,dynamicItems:!1};function validate314(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate314.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
relevance===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relevance"},message:"must have required property \
'relevance'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.trust===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"trust"},message:"must have required property 'trust'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.recency===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recency"},message:"must have required property 'recency'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.utility===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
utility"},message:"must have required property 'utility'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.conflict===void 0){let err4={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflict"},message:"must have required property 'conflict'"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}data.relevance!==void 0&&(validate311(data.relevance,{instancePath:instancePath+"/relevance",parentData:data,parentDataProperty:"relevance",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate311.errors:vErrors.concat(validate311.errors),errors=vErrors.length)),data.trust!==void 0&&(validate311(
data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate311.errors:
vErrors.concat(validate311.errors),errors=vErrors.length)),data.recency!==void 0&&(validate311(data.recency,{instancePath:instancePath+"/recency",parentData:data,
parentDataProperty:"recency",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate311.errors:vErrors.concat(validate311.errors),errors=vErrors.length)),data.
utility!==void 0&&(validate311(data.utility,{instancePath:instancePath+"/utility",parentData:data,parentDataProperty:"utility",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate311.errors:vErrors.concat(validate311.errors),errors=vErrors.length)),data.conflict!==void 0&&(validate311(data.conflict,{instancePath:instancePath+
"/conflict",parentData:data,parentDataProperty:"conflict",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate311.errors:vErrors.concat(validate311.errors),
errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="relevance"&&key0!=="trust"&&key0!=="recency"&&key0!=="utility"&&key0!=="conflict"){let err5={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}return validate314.errors=vErrors,errors===0}validate314.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate305(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate305.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},
message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.evidence_ids===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence_ids"},message:"must have required property 'evidence_ids'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.score===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.claim_id!==void 0){let data0=data.claim_id;if(typeof data0!=
"string"&&data0!==null){let err3={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/type",keyword:"type",params:{type:schema118.properties.
claim_id.type},message:"must be string,null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data0=="string"){if(func1(data0)>38){let err4={
instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 cha\
racters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data0.length<=76&&!pattern19.test(data0)){let err5={instancePath:instancePath+"/claim_id",
schemaPath:"#/properties/claim_id/pattern",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32}$"'};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}}if(data.claim!==void 0){let data1=data.claim;if(typeof data1=="string"){if(func1(data1)>65536){let err6={instancePath:instancePath+
"/claim",schemaPath:"#/properties/claim/maxLength",keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536 characters"};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}if(func1(data1)<1){let err7={instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+
"/claim",schemaPath:"#/properties/claim/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}
if(data.kind!==void 0&&(validate306(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate306.errors:vErrors.concat(validate306.errors),errors=vErrors.length)),data.confidence!==void 0&&(validate254(data.confidence,{instancePath:instancePath+
"/confidence",parentData:data,parentDataProperty:"confidence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate254.errors:vErrors.concat(validate254.errors),
errors=vErrors.length)),data.trust!==void 0&&(validate103(data.trust,{instancePath:instancePath+"/trust",parentData:data,parentDataProperty:"trust",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length)),data.evidence_ids!==void 0){let data5=data.evidence_ids;if(Array.
isArray(data5)){if(data5.length>3200){let err9={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids/maxItems",keyword:"maxItems",params:{
limit:3200},message:"must NOT have more than 3200 items"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data5.length<=3200){let len0=data5.length;
for(let i0=0;i0<len0;i0++)validate171(data5[i0],{instancePath:instancePath+"/evidence_ids/"+i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.errors),errors=vErrors.length)}}else{let err10={instancePath:instancePath+"/evidence_ids",
schemaPath:"#/properties/evidence_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}
if(data.score!==void 0&&(validate311(data.score,{instancePath:instancePath+"/score",parentData:data,parentDataProperty:"score",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate311.errors:vErrors.concat(validate311.errors),errors=vErrors.length)),data.status!==void 0&&(validate236(data.status,{instancePath:instancePath+
"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate236.errors:vErrors.concat(validate236.errors),errors=
vErrors.length)),data.observer_id!==void 0){let data9=data.observer_id;if(typeof data9!="string"&&data9!==null){let err11={instancePath:instancePath+"/observer_\
id",schemaPath:"#/properties/observer_id/type",keyword:"type",params:{type:schema118.properties.observer_id.type},message:"must be string,null"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data9=="string"){if(func1(data9)>200){let err12={instancePath:instancePath+"/observer_id",schemaPath:"#/p\
roperties/observer_id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++}if(func1(data9)<1){let err13={instancePath:instancePath+"/observer_id",schemaPath:"#/properties/observer_id/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data9.length<=400&&!pattern5.test(
data9)){let err14={instancePath:instancePath+"/observer_id",schemaPath:"#/properties/observer_id/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u168\
0\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200\
B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u0\
07F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}if(data.valid_from!==void 0){let data10=data.valid_from;if(typeof data10!="string"&&data10!==null){
let err15={instancePath:instancePath+"/valid_from",schemaPath:"#/properties/valid_from/type",keyword:"type",params:{type:schema118.properties.valid_from.type},message:"\
must be string,null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data10=="string"){if(func1(data10)>40){let err16={instancePath:instancePath+
"/valid_from",schemaPath:"#/properties/valid_from/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?
vErrors=[err16]:vErrors.push(err16),errors++}if(!formats0.test(data10)){let err17={instancePath:instancePath+"/valid_from",schemaPath:"#/properties/valid_from/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}if(data.
valid_to!==void 0){let data11=data.valid_to;if(typeof data11!="string"&&data11!==null){let err18={instancePath:instancePath+"/valid_to",schemaPath:"#/properties\
/valid_to/type",keyword:"type",params:{type:schema118.properties.valid_to.type},message:"must be string,null"};vErrors===null?vErrors=[err18]:vErrors.push(err18),
errors++}if(typeof data11=="string"){if(func1(data11)>40){let err19={instancePath:instancePath+"/valid_to",schemaPath:"#/properties/valid_to/maxLength",keyword:"\
maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(!formats0.test(data11)){
let err20={instancePath:instancePath+"/valid_to",schemaPath:"#/properties/valid_to/format",keyword:"format",params:{format:"date-time"},message:'must match form\
at "date-time"'};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}}data.score_components!==void 0&&(validate314(data.score_components,{instancePath:instancePath+
"/score_components",parentData:data,parentDataProperty:"score_components",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate314.errors:vErrors.concat(validate314.
errors),errors=vErrors.length)),data.coverage!==void 0&&(validate311(data.coverage,{instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"co\
verage",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate311.errors:vErrors.concat(validate311.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="claim_id"&&key0!=="claim"&&key0!=="kind"&&key0!=="confidence"&&key0!=="trust"&&key0!=="evidence_ids"&&key0!=="score"&&key0!=="status"&&key0!=="observ\
er_id"&&key0!=="valid_from"&&key0!=="valid_to"&&key0!=="score_components"&&key0!=="coverage"){let err21={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++,
++count0>=20)break}}else{let err22={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err22]:
vErrors.push(err22),errors++}return validate305.errors=vErrors,errors===0}validate305.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema122={type:"\
object",additionalProperties:!1,required:["subject_id","project_id","as_of","kinds","min_trust"],properties:{subject_id:{$ref:"component:SubjectId"},project_id:{
type:["string","null"],pattern:"^proj_[0-9a-f]{32}$",maxLength:37},as_of:{$ref:"component:Timestamp"},kinds:{type:"array",items:{$ref:"component:ItemKind"},maxItems:10},
min_trust:{type:["string","null"],enum:["unverified","asserted","verified","policy_approved",null]}},$id:"component:ContextScope"};function validate323(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate323.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.subject_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.project_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"project_id"},
message:"must have required property 'project_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.as_of===void 0){let err2={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"as_of"},message:"must have required property 'as_of'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.kinds===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kinds"},message:"must have required \
property 'kinds'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.min_trust===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"min_trust"},message:"must have required property 'min_trust'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.
subject_id!==void 0&&(validate173(data.subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate173.errors:vErrors.concat(validate173.errors),errors=vErrors.length)),data.project_id!==void 0){let data1=data.project_id;if(typeof data1!=
"string"&&data1!==null){let err5={instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:schema122.properties.
project_id.type},message:"must be string,null"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(typeof data1=="string"){if(func1(data1)>37){let err6={
instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than 37\
 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data1.length<=74&&!pattern9.test(data1)){let err7={instancePath:instancePath+"/projec\
t_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern:"^proj_[0-9a-f]{32}$"},message:'must match pattern "^proj_[0-9a-f]{32}$"'};
vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}}if(data.as_of!==void 0&&(validate119(data.as_of,{instancePath:instancePath+"/as_of",parentData:data,
parentDataProperty:"as_of",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.
kinds!==void 0){let data3=data.kinds;if(Array.isArray(data3)){if(data3.length>10){let err8={instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/ma\
xItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data3.length<=
10){let len0=data3.length;for(let i0=0;i0<len0;i0++)validate306(data3[i0],{instancePath:instancePath+"/kinds/"+i0,parentData:data3,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate306.errors:vErrors.concat(validate306.errors),errors=vErrors.length)}}else{let err9={instancePath:instancePath+
"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
if(data.min_trust!==void 0){let data5=data.min_trust;if(typeof data5!="string"&&data5!==null){let err10={instancePath:instancePath+"/min_trust",schemaPath:"#/pr\
operties/min_trust/type",keyword:"type",params:{type:schema122.properties.min_trust.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}if(!(data5==="unverified"||data5==="asserted"||data5==="verified"||data5==="policy_approved"||data5===null)){let err11={instancePath:instancePath+
"/min_trust",schemaPath:"#/properties/min_trust/enum",keyword:"enum",params:{allowedValues:schema122.properties.min_trust.enum},message:"must be equal to one of\
 the allowed values"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}let count0=0;for(let key0 in data)if(key0!=="subject_id"&&key0!=="project_id"&&
key0!=="as_of"&&key0!=="kinds"&&key0!=="min_trust"){let err12={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate323.errors=vErrors,
errors===0}validate323.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate328(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate328.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'c\
laim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.supporting_ids===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"supporting_ids"},message:"must have required property 'supporting_ids'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.contradicting_ids===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contradicting_ids"},message:"must\
 have required property 'contradicting_ids'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.rival_claim_ids===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rival_claim_ids"},message:"must have required property 'rival_claim_ids'"};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}if(data.claim_id!==void 0&&(validate234(data.claim_id,{instancePath:instancePath+"/claim_id",parentData:data,parentDataProperty:"\
claim_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate234.errors:vErrors.concat(validate234.errors),errors=vErrors.length)),data.supporting_ids!==
void 0){let data1=data.supporting_ids;if(Array.isArray(data1)){if(data1.length>64){let err4={instancePath:instancePath+"/supporting_ids",schemaPath:"#/propertie\
s/supporting_ids/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data1.length<=64){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate171(data1[i0],{instancePath:instancePath+"/supporting_ids/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.errors),errors=vErrors.length)}}else{let err5={instancePath:instancePath+
"/supporting_ids",schemaPath:"#/properties/supporting_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}}if(data.contradicting_ids!==void 0){let data3=data.contradicting_ids;if(Array.isArray(data3)){if(data3.length>64){let err6={instancePath:instancePath+
"/contradicting_ids",schemaPath:"#/properties/contradicting_ids/maxItems",keyword:"maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}if(data3.length<=64){let len1=data3.length;for(let i1=0;i1<len1;i1++)validate171(data3[i1],{instancePath:instancePath+
"/contradicting_ids/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.
errors),errors=vErrors.length)}}else{let err7={instancePath:instancePath+"/contradicting_ids",schemaPath:"#/properties/contradicting_ids/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.rival_claim_ids!==void 0){let data5=data.rival_claim_ids;
if(Array.isArray(data5)){if(data5.length>64){let err8={instancePath:instancePath+"/rival_claim_ids",schemaPath:"#/properties/rival_claim_ids/maxItems",keyword:"\
maxItems",params:{limit:64},message:"must NOT have more than 64 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data5.length<=64){let len2=data5.
length;for(let i2=0;i2<len2;i2++)validate234(data5[i2],{instancePath:instancePath+"/rival_claim_ids/"+i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate234.errors:vErrors.concat(validate234.errors),errors=vErrors.length)}}else{let err9={instancePath:instancePath+"/rival_claim_ids",
schemaPath:"#/properties/rival_claim_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}
let count0=0;for(let key0 in data)if(key0!=="claim_id"&&key0!=="supporting_ids"&&key0!=="contradicting_ids"&&key0!=="rival_claim_ids"){let err10={instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err10]:vErrors.push(err10),errors++,++count0>=20)break}}else{let err11={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}return validate328.errors=vErrors,errors===0}validate328.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate334(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate334.evaluated;
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
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}if(data.weights!==void 0&&(validate314(data.weights,
{instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate314.errors:vErrors.
concat(validate314.errors),errors=vErrors.length)),data.evidence!==void 0&&typeof data.evidence!="boolean"){let err7={instancePath:instancePath+"/evidence",schemaPath:"\
#/properties/evidence/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}data.max_trust!==
void 0&&(validate103(data.max_trust,{instancePath:instancePath+"/max_trust",parentData:data,parentDataProperty:"max_trust",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="ranking"&&key0!=="weights"&&key0!==
"evidence"&&key0!=="max_trust"){let err8={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,++count0>=20)break}}else{let err9={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}return validate334.errors=vErrors,
errors===0}validate334.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate338(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate338.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
budget===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"budget"},message:"must have required property 'budge\
t'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.duplicate===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"duplicate"},message:"must have required property 'duplicate'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.echo===void 0){
let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"echo"},message:"must have required property 'echo'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.coverage===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverag\
e"},message:"must have required property 'coverage'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data.budget!==void 0&&(validate225(data.budget,{
instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(
validate225.errors),errors=vErrors.length)),data.duplicate!==void 0&&(validate225(data.duplicate,{instancePath:instancePath+"/duplicate",parentData:data,parentDataProperty:"\
duplicate",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.echo!==void 0&&
(validate225(data.echo,{instancePath:instancePath+"/echo",parentData:data,parentDataProperty:"echo",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.
errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.coverage!==void 0&&(validate225(data.coverage,{instancePath:instancePath+"/coverage",parentData:data,
parentDataProperty:"coverage",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="budget"&&key0!=="duplicate"&&key0!=="echo"&&key0!=="coverage"){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,
++count0>=20)break}}else{let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}return validate338.errors=vErrors,errors===0}validate338.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern29=new RegExp("^ckpt_[0-9a-f]{32}$","u");function validate345(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate345.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern29.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^ckpt_[0-9a-f]{32}$"},message:'must match pattern "^ckpt_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate345.errors=vErrors,errors===0}validate345.evaluated={dynamicProps:!1,dynamicItems:!1};var schema128={type:"string",enum:["tas\
k_state","conversation","workflow","cursor"],$id:"component:CheckpointKind"};function validate348(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate348.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="task_state"||data==="conversation"||data==="workflow"||data==="cursor")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema128.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate348.errors=vErrors,errors===0}validate348.evaluated={dynamicProps:!1,dynamicItems:!1};function validate344(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate344.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
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
void 0&&(validate345(data.checkpoint_id,{instancePath:instancePath+"/checkpoint_id",parentData:data,parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate345.errors:vErrors.concat(validate345.errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate173(data.subject_id,{instancePath:instancePath+
"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.errors:vErrors.concat(validate173.errors),
errors=vErrors.length)),data.kind!==void 0&&(validate348(data.kind,{instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate348.errors:vErrors.concat(validate348.errors),errors=vErrors.length)),data.state_hash!==void 0&&(validate177(data.state_hash,{instancePath:instancePath+
"/state_hash",parentData:data,parentDataProperty:"state_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),
errors=vErrors.length)),data.version!==void 0&&(validate240(data.version,{instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate240.errors:vErrors.concat(validate240.errors),errors=vErrors.length)),data.created_at!==void 0&&(validate119(data.
created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.updated_at!==void 0&&(validate119(data.updated_at,{instancePath:instancePath+"/updated_at",
parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length)),data.expires_at!==void 0&&(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="checkpoint_id"&&key0!=="subject_id"&&key0!=="kind"&&key0!=="state"&&key0!=="state_hash"&&key0!=="version"&&key0!=="created_at"&&key0!=="updated_at"&&
key0!=="expires_at"){let err9={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NO\
T have additional properties"};if(vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,++count0>=20)break}}else{let err10={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate344.errors=vErrors,errors===
0}validate344.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema130={type:"object",additionalProperties:!1,required:["claim_id","evidence_ids","lexical","features"],properties:{claim_id:{type:["string","null"],pattern:"\
^claim_[0-9a-f]{32}$",maxLength:38},evidence_ids:{type:"array",items:{$ref:"component:ObservationId"},maxItems:3200},lexical:{type:"number",minimum:-1e3,maximum:1e3},
features:{type:"array",items:{$ref:"component:Feature"},maxItems:40}},$id:"component:ExplainedItem"};function validate359(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate359.evaluated;
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
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate359.errors=vErrors,
errors===0}validate359.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate357(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate357.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
evidence_ids===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence_ids"},message:"must have required pro\
perty 'evidence_ids'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.lexical===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lexical"},message:"must have required property 'lexical'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.
features===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'f\
eatures'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.claim_id!==void 0){let data0=data.claim_id;if(typeof data0!="string"&&data0!==null){
let err4={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/type",keyword:"type",params:{type:schema130.properties.claim_id.type},message:"\
must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data0=="string"){if(func1(data0)>38){let err5={instancePath:instancePath+
"/claim_id",schemaPath:"#/properties/claim_id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}if(data0.length<=76&&!pattern19.test(data0)){let err6={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_i\
d/pattern",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++}}}if(data.evidence_ids!==void 0){let data1=data.evidence_ids;if(Array.isArray(data1)){if(data1.length>3200){let err7={instancePath:instancePath+
"/evidence_ids",schemaPath:"#/properties/evidence_ids/maxItems",keyword:"maxItems",params:{limit:3200},message:"must NOT have more than 3200 items"};vErrors===null?
vErrors=[err7]:vErrors.push(err7),errors++}if(data1.length<=3200){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate171(data1[i0],{instancePath:instancePath+
"/evidence_ids/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.errors:vErrors.concat(validate171.errors),
errors=vErrors.length)}}else{let err8={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}if(data.lexical!==void 0){let data3=data.lexical;if(typeof data3=="number"&&
isFinite(data3)){if(data3>1e3||isNaN(data3)){let err9={instancePath:instancePath+"/lexical",schemaPath:"#/properties/lexical/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3},message:"must be <= 1000"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}if(data3<-1e3||isNaN(data3)){let err10={instancePath:instancePath+
"/lexical",schemaPath:"#/properties/lexical/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"must be >= -1000"};vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++}}else{let err11={instancePath:instancePath+"/lexical",schemaPath:"#/properties/lexical/type",keyword:"type",params:{type:"number"},
message:"must be number"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.features!==void 0){let data4=data.features;if(Array.isArray(data4)){
if(data4.length>40){let err12={instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit:40},message:"m\
ust NOT have more than 40 items"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data4.length<=40){let len1=data4.length;for(let i1=0;i1<len1;i1++)
validate359(data4[i1],{instancePath:instancePath+"/features/"+i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate359.
errors:vErrors.concat(validate359.errors),errors=vErrors.length)}}else{let err13={instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",
keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}let count0=0;for(let key0 in data)if(key0!==
"claim_id"&&key0!=="evidence_ids"&&key0!=="lexical"&&key0!=="features"){let err14={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,++count0>=20)break}}else{
let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}
return validate357.errors=vErrors,errors===0}validate357.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema132={type:"object",additionalProperties:!1,
required:["claim_id","evidence_ids","reason","score"],properties:{claim_id:{type:["string","null"],pattern:"^claim_[0-9a-f]{32}$",maxLength:38},evidence_ids:{type:"\
array",items:{$ref:"component:ObservationId"},maxItems:3200},reason:{$ref:"component:LeftOutReason"},score:{$ref:"component:Share"}},$id:"component:LeftOutItem"},
schema133={type:"string",enum:["budget","duplicate","echo","coverage","validity"],$id:"component:LeftOutReason"};function validate364(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate364.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="budget"||data==="duplicate"||data==="echo"||data==="coverage"||
data==="validity")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema133.enum},message:"must be equal to one of the allowed\
 values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate364.errors=vErrors,errors===0}validate364.evaluated={dynamicProps:!1,dynamicItems:!1};
function validate362(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate362.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
claim_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'c\
laim_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.evidence_ids===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"evidence_ids"},message:"must have required property 'evidence_ids'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
reason===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reaso\
n'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.score===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"score"},message:"must have required property 'score'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.claim_id!==void 0){let data0=data.
claim_id;if(typeof data0!="string"&&data0!==null){let err4={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/type",keyword:"type",params:{
type:schema132.properties.claim_id.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data0=="string"){if(func1(
data0)>38){let err5={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT \
have more than 38 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data0.length<=76&&!pattern19.test(data0)){let err6={instancePath:instancePath+
"/claim_id",schemaPath:"#/properties/claim_id/pattern",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},message:'must match pattern "^claim_[0-9a-f]{32\
}$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}}if(data.evidence_ids!==void 0){let data1=data.evidence_ids;if(Array.isArray(data1)){if(data1.length>
3200){let err7={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids/maxItems",keyword:"maxItems",params:{limit:3200},message:"must N\
OT have more than 3200 items"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data1.length<=3200){let len0=data1.length;for(let i0=0;i0<len0;i0++)
validate171(data1[i0],{instancePath:instancePath+"/evidence_ids/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate171.
errors:vErrors.concat(validate171.errors),errors=vErrors.length)}}else{let err8={instancePath:instancePath+"/evidence_ids",schemaPath:"#/properties/evidence_ids\
/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}data.reason!==void 0&&(validate364(
data.reason,{instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate364.errors:
vErrors.concat(validate364.errors),errors=vErrors.length)),data.score!==void 0&&(validate311(data.score,{instancePath:instancePath+"/score",parentData:data,parentDataProperty:"\
score",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate311.errors:vErrors.concat(validate311.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="claim_id"&&key0!=="evidence_ids"&&key0!=="reason"&&key0!=="score"){let err9={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,++count0>=20)
break}}else{let err10={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}return validate362.errors=vErrors,errors===0}validate362.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate356(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate356.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.terms===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"terms"},message:"must have required property 'terms'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}if(data.items===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must hav\
e required property 'items'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.left_out===void 0){let err2={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"left_out"},message:"must have required property 'left_out'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
if(data.terms!==void 0){let data0=data.terms;if(Array.isArray(data0)){if(data0.length>128){let err3={instancePath:instancePath+"/terms",schemaPath:"#/properties\
/terms/maxItems",keyword:"maxItems",params:{limit:128},message:"must NOT have more than 128 items"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.
length<=128){let len0=data0.length;for(let i0=0;i0<len0;i0++){let data1=data0[i0];if(typeof data1=="string"){if(func1(data1)>200){let err4={instancePath:instancePath+
"/terms/"+i0,schemaPath:"#/properties/terms/items/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}if(func1(data1)<1){let err5={instancePath:instancePath+"/terms/"+i0,schemaPath:"#/properties/terms/items/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{let err6={
instancePath:instancePath+"/terms/"+i0,schemaPath:"#/properties/terms/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}}}}else{let err7={instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.items!==void 0){let data2=data.items;if(Array.isArray(data2)){
if(data2.length>4e3){let err8={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:4e3},message:"must N\
OT have more than 4000 items"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data2.length<=4e3){let len1=data2.length;for(let i1=0;i1<len1;i1++)validate357(
data2[i1],{instancePath:instancePath+"/items/"+i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate357.errors:vErrors.
concat(validate357.errors),errors=vErrors.length)}}else{let err9={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.left_out!==void 0){let data4=data.left_out;if(Array.isArray(
data4)){if(data4.length>100){let err10={instancePath:instancePath+"/left_out",schemaPath:"#/properties/left_out/maxItems",keyword:"maxItems",params:{limit:100},
message:"must NOT have more than 100 items"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data4.length<=100){let len2=data4.length;for(let i2=0;i2<
len2;i2++)validate362(data4[i2],{instancePath:instancePath+"/left_out/"+i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate362.errors:vErrors.concat(validate362.errors),errors=vErrors.length)}}else{let err11={instancePath:instancePath+"/left_out",schemaPath:"#/propertie\
s/left_out/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}let count0=0;for(let key0 in data)
if(key0!=="terms"&&key0!=="items"&&key0!=="left_out"){let err12={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,++count0>=20)break}}else{let err13={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}return validate356.errors=vErrors,
errors===0}validate356.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate300(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate300.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.context_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"context_id"},message:"must have required property 'context_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
query===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"query"},message:"must have required property 'query'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.budget===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
budget"},message:"must have required property 'budget'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.items===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.instructions===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"\
must have required property 'instructions'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.scope===void 0){let err5={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required property 'scope'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}if(data.conflicts===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conflicts"},message:"must have r\
equired property 'conflicts'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.policy_snapshot===void 0){let err7={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"policy_snapshot"},message:"must have required property 'policy_snapshot'"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(data.left_out===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"left_out"},message:"mu\
st have required property 'left_out'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.compiled_at===void 0){let err9={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"compiled_at"},message:"must have required property 'compiled_at'"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}if(data.context_id!==void 0&&(validate301(data.context_id,{instancePath:instancePath+"/context_id",parentData:data,parentDataProperty:"conte\
xt_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate301.errors:vErrors.concat(validate301.errors),errors=vErrors.length)),data.query!==void 0){let data1=data.
query;if(typeof data1!="string"&&data1!==null){let err10={instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:schema115.
properties.query.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data1=="string"&&func1(data1)>8e3){let err11={
instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 charac\
ters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.budget!==void 0&&(validate303(data.budget,{instancePath:instancePath+"/budget",parentData:data,
parentDataProperty:"budget",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate303.errors:vErrors.concat(validate303.errors),errors=vErrors.length)),data.
items!==void 0){let data3=data.items;if(Array.isArray(data3)){if(data3.length>4e3){let err12={instancePath:instancePath+"/items",schemaPath:"#/properties/items/\
maxItems",keyword:"maxItems",params:{limit:4e3},message:"must NOT have more than 4000 items"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data3.
length<=4e3){let len0=data3.length;for(let i0=0;i0<len0;i0++)validate305(data3[i0],{instancePath:instancePath+"/items/"+i0,parentData:data3,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate305.errors:vErrors.concat(validate305.errors),errors=vErrors.length)}}else{let err13={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}
if(data.instructions!==void 0){let data5=data.instructions;if(typeof data5=="string"){if(func1(data5)>500){let err14={instancePath:instancePath+"/instructions",
schemaPath:"#/properties/instructions/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};vErrors===null?vErrors=
[err14]:vErrors.push(err14),errors++}if(func1(data5)<1){let err15={instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}else{let err16={instancePath:instancePath+
"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}}if(data.text!==void 0){let data6=data.text;if(typeof data6=="string"){if(func1(data6)>2e5){let err17={instancePath:instancePath+"/text",schemaPath:"\
#/properties/text/maxLength",keyword:"maxLength",params:{limit:2e5},message:"must NOT have more than 200000 characters"};vErrors===null?vErrors=[err17]:vErrors.
push(err17),errors++}if(func1(data6)<0){let err18={instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit:0},
message:"must NOT have fewer than 0 characters"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={instancePath:instancePath+"/text",
schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}
if(data.scope!==void 0&&(validate323(data.scope,{instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate323.errors:vErrors.concat(validate323.errors),errors=vErrors.length)),data.conflicts!==void 0){let data8=data.conflicts;if(Array.isArray(
data8)){if(data8.length>4e3){let err20={instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/maxItems",keyword:"maxItems",params:{limit:4e3},
message:"must NOT have more than 4000 items"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(data8.length<=4e3){let len1=data8.length;for(let i1=0;i1<
len1;i1++)validate328(data8[i1],{instancePath:instancePath+"/conflicts/"+i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate328.errors:vErrors.concat(validate328.errors),errors=vErrors.length)}}else{let err21={instancePath:instancePath+"/conflicts",schemaPath:"#/properti\
es/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}if(data.policy_snapshot!==
void 0&&(validate334(data.policy_snapshot,{instancePath:instancePath+"/policy_snapshot",parentData:data,parentDataProperty:"policy_snapshot",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate334.errors:vErrors.concat(validate334.errors),errors=vErrors.length)),data.left_out!==void 0&&(validate338(data.left_out,{instancePath:instancePath+
"/left_out",parentData:data,parentDataProperty:"left_out",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate338.errors:vErrors.concat(validate338.errors),
errors=vErrors.length)),data.checkpoints!==void 0){let data12=data.checkpoints;if(Array.isArray(data12)){if(data12.length>50){let err22={instancePath:instancePath+
"/checkpoints",schemaPath:"#/properties/checkpoints/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};vErrors===null?vErrors=
[err22]:vErrors.push(err22),errors++}if(data12.length<=50){let len2=data12.length;for(let i2=0;i2<len2;i2++)validate344(data12[i2],{instancePath:instancePath+"/\
checkpoints/"+i2,parentData:data12,parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate344.errors:vErrors.concat(validate344.errors),
errors=vErrors.length)}}else{let err23={instancePath:instancePath+"/checkpoints",schemaPath:"#/properties/checkpoints/type",keyword:"type",params:{type:"array"},
message:"must be array"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}data.explanation!==void 0&&(validate356(data.explanation,{instancePath:instancePath+
"/explanation",parentData:data,parentDataProperty:"explanation",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate356.errors:vErrors.concat(validate356.
errors),errors=vErrors.length)),data.compiled_at!==void 0&&(validate119(data.compiled_at,{instancePath:instancePath+"/compiled_at",parentData:data,parentDataProperty:"\
compiled_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="context_id"&&key0!=="query"&&key0!=="budget"&&key0!=="items"&&key0!=="instructions"&&key0!=="text"&&key0!=="scope"&&key0!=="conflicts"&&key0!=="polic\
y_snapshot"&&key0!=="left_out"&&key0!=="checkpoints"&&key0!=="explanation"&&key0!=="compiled_at"){let err24={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++,
++count0>=20)break}}else{let err25={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err25]:
vErrors.push(err25),errors++}return validate300.errors=vErrors,errors===0}validate300.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema136={type:"string",enum:["disabled","used","error"],$id:"component:VectorUse"};function validate374(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate374.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="disabled"||data==="used"||data==="error")){let err1={instancePath,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:schema136.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate374.errors=vErrors,errors===0}validate374.evaluated={dynamicProps:!1,dynamicItems:!1};function validate373(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate373.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.vector===void 0){let err0={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"vector"},message:"must have required property 'vector'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(data.model===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required \
property 'model'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.vector!==void 0&&(validate374(data.vector,{instancePath:instancePath+"/vector",
parentData:data,parentDataProperty:"vector",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate374.errors:vErrors.concat(validate374.errors),errors=vErrors.
length)),data.model!==void 0&&(validate374(data.model,{instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate374.errors:vErrors.concat(validate374.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="vector"&&key0!==
"model"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have addit\
ional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate373.errors=vErrors,errors===0}validate373.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate371(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate371.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.request_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_id"},message:"must have required property 'request_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.degraded===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"degraded"},message:"must have required property 'degraded'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.request_id!==void 0&&(validate59(data.request_id,{instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"\
request_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate59.errors:vErrors.concat(validate59.errors),errors=vErrors.length)),data.replayed!==void 0&&
typeof data.replayed!="boolean"){let err2={instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.degraded!==void 0&&(validate373(data.degraded,{instancePath:instancePath+
"/degraded",parentData:data,parentDataProperty:"degraded",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate373.errors:vErrors.concat(validate373.errors),
errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="request_id"&&key0!=="replayed"&&key0!=="degraded"){let err3={instancePath,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate371.errors=vErrors,errors===0}validate371.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate299(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate299.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate300(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate300.errors:vErrors.concat(validate300.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate371(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate371.errors:vErrors.concat(validate371.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!==
"meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additi\
onal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate299.errors=vErrors,errors===0}validate299.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate298(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate298.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate299(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate299.errors:vErrors.concat(validate299.
errors),errors=vErrors.length),validate298.errors=vErrors,errors===0}validate298.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v20=validate380;var schema139={type:"object",additionalProperties:!1,required:["feedback_id","context_id","claim_id","outcome","reason_code","recorded_at"],properties:{feedback_id:{
$ref:"component:FeedbackId"},context_id:{$ref:"component:ContextId"},claim_id:{type:["string","null"],pattern:"^claim_[0-9a-f]{32}$",maxLength:38},outcome:{$ref:"\
component:FeedbackOutcome"},reason_code:{type:["string","null"],minLength:1,maxLength:200,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u00\
00-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uF\
EFF]*$"},recorded_at:{$ref:"component:Timestamp"}},$id:"component:Feedback"};var pattern32=new RegExp("^fb_[0-9a-f]{32}$","u");function validate383(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate383.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>35){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:35},message:"must NOT have more than\
 35 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=70&&!pattern32.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^fb_[0-9a-f]{32}$"},message:'must match pattern "^fb_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{
let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
return validate383.errors=vErrors,errors===0}validate383.evaluated={dynamicProps:!1,dynamicItems:!1};var schema141={type:"string",enum:["used","useful","irrelev\
ant","incorrect","harmful"],$id:"component:FeedbackOutcome"};function validate386(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate386.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(!(data==="used"||data==="useful"||data==="irrelevant"||data==="incorrect"||data==="harmful")){let err1={instancePath,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:schema141.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}return validate386.errors=vErrors,errors===0}validate386.evaluated={dynamicProps:!1,dynamicItems:!1};function validate382(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate382.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.feedback_id===void 0){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"feedback_id"},message:"must have required property 'feedback_id'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.context_id===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"context_id"},
message:"must have required property 'context_id'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.claim_id===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"claim_id"},message:"must have required property 'claim_id'"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(data.outcome===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outcome"},message:"must\
 have required property 'outcome'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.reason_code===void 0){let err4={instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"reason_code"},message:"must have required property 'reason_code'"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(data.recorded_at===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"recorded_at"},message:"\
must have required property 'recorded_at'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.feedback_id!==void 0&&(validate383(data.feedback_id,
{instancePath:instancePath+"/feedback_id",parentData:data,parentDataProperty:"feedback_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate383.errors:
vErrors.concat(validate383.errors),errors=vErrors.length)),data.context_id!==void 0&&(validate301(data.context_id,{instancePath:instancePath+"/context_id",parentData:data,
parentDataProperty:"context_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate301.errors:vErrors.concat(validate301.errors),errors=vErrors.length)),
data.claim_id!==void 0){let data2=data.claim_id;if(typeof data2!="string"&&data2!==null){let err6={instancePath:instancePath+"/claim_id",schemaPath:"#/propertie\
s/claim_id/type",keyword:"type",params:{type:schema139.properties.claim_id.type},message:"must be string,null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(typeof data2=="string"){if(func1(data2)>38){let err7={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/maxLength",keyword:"ma\
xLength",params:{limit:38},message:"must NOT have more than 38 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data2.length<=76&&!pattern19.
test(data2)){let err8={instancePath:instancePath+"/claim_id",schemaPath:"#/properties/claim_id/pattern",keyword:"pattern",params:{pattern:"^claim_[0-9a-f]{32}$"},
message:'must match pattern "^claim_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}if(data.outcome!==void 0&&(validate386(data.outcome,
{instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate386.errors:vErrors.
concat(validate386.errors),errors=vErrors.length)),data.reason_code!==void 0){let data4=data.reason_code;if(typeof data4!="string"&&data4!==null){let err9={instancePath:instancePath+
"/reason_code",schemaPath:"#/properties/reason_code/type",keyword:"type",params:{type:schema139.properties.reason_code.type},message:"must be string,null"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}if(typeof data4=="string"){if(func1(data4)>200){let err10={instancePath:instancePath+"/reason_code",schemaPath:"\
#/properties/reason_code/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err10]:vErrors.
push(err10),errors++}if(func1(data4)<1){let err11={instancePath:instancePath+"/reason_code",schemaPath:"#/properties/reason_code/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data4.length<=400&&!pattern5.test(
data4)){let err12={instancePath:instancePath+"/reason_code",schemaPath:"#/properties/reason_code/pattern",keyword:"pattern",params:{pattern:"^[\\u0020\\u00A0\\u168\
0\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200\
B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u0\
07F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};
vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}data.recorded_at!==void 0&&(validate119(data.recorded_at,{instancePath:instancePath+"/recorded_at",
parentData:data,parentDataProperty:"recorded_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length));let count0=0;for(let key0 in data)if(key0!=="feedback_id"&&key0!=="context_id"&&key0!=="claim_id"&&key0!=="outcome"&&key0!=="reason_code"&&key0!==
"recorded_at"){let err13={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT hav\
e additional properties"};if(vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++,++count0>=20)break}}else{let err14={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate382.errors=vErrors,errors===0}
validate382.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate381(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate381.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate382(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate382.errors:vErrors.concat(validate382.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate381.errors=vErrors,errors===0}validate381.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate380(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate380.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate381(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate381.errors:vErrors.concat(validate381.errors),errors=vErrors.length),validate380.errors=vErrors,errors===0}validate380.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var v21=validate392;function validate393(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate393.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate344(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate344.errors:vErrors.concat(validate344.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate393.errors=vErrors,errors===0}validate393.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate392(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate392.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate393(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate393.errors:vErrors.concat(validate393.
errors),errors=vErrors.length),validate392.errors=vErrors,errors===0}validate392.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v22=validate397;function validate399(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate399.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
checkpoint_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoint_id"},message:"must have required p\
roperty 'checkpoint_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.state_hash===void 0){let err1={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"state_hash"},message:"must have required property 'state_hash'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.version===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required prope\
rty 'version'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.updated===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"updated"},message:"must have required property 'updated'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.expires_at===
void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at\
'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.checkpoint_id!==void 0&&(validate345(data.checkpoint_id,{instancePath:instancePath+"/check\
point_id",parentData:data,parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate345.errors:vErrors.concat(validate345.errors),
errors=vErrors.length)),data.state_hash!==void 0&&(validate177(data.state_hash,{instancePath:instancePath+"/state_hash",parentData:data,parentDataProperty:"stat\
e_hash",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate177.errors:vErrors.concat(validate177.errors),errors=vErrors.length)),data.version!==void 0&&
(validate240(data.version,{instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate240.errors:vErrors.concat(validate240.errors),errors=vErrors.length)),data.updated!==void 0&&typeof data.updated!="boolean"){let err5={instancePath:instancePath+
"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}data.expires_at!==void 0&&(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!==
"checkpoint_id"&&key0!=="state_hash"&&key0!=="version"&&key0!=="updated"&&key0!=="expires_at"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,
++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}return validate399.errors=vErrors,errors===0}validate399.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate398(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate398.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate399(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate399.errors:vErrors.concat(validate399.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate398.errors=vErrors,errors===0}validate398.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate397(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate397.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate398(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate398.errors:vErrors.concat(validate398.
errors),errors=vErrors.length),validate397.errors=vErrors,errors===0}validate397.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v23=validate407;function validate409(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate409.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
checkpoint_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoint_id"},message:"must have required p\
roperty 'checkpoint_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.checkpoint_id!==void 0&&(validate345(data.checkpoint_id,{instancePath:instancePath+
"/checkpoint_id",parentData:data,parentDataProperty:"checkpoint_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate345.errors:vErrors.concat(validate345.
errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="checkpoint_id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,
++count0>=20)break}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}return validate409.errors=vErrors,errors===0}validate409.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate408(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate408.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate409(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate409.errors:vErrors.concat(validate409.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate408.errors=vErrors,errors===0}validate408.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate407(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate407.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate408(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate408.errors:vErrors.concat(validate408.
errors),errors=vErrors.length),validate407.errors=vErrors,errors===0}validate407.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v24=validate414;var schema152={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Lease"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:LeasePage"};var pattern35=new RegExp("^lease_[0-9a-f]{32}$","u");function validate418(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate418.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>38){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than\
 38 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=76&&!pattern35.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^lease_[0-9a-f]{32}$"},message:'must match pattern "^lease_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate418.errors=vErrors,errors===0}validate418.evaluated={dynamicProps:!1,dynamicItems:!1};function validate420(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate420.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>200){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=400&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEF\
F][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000\
-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\
\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate420.errors=vErrors,errors===0}validate420.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate422(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate422.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>512){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=1024&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"pat\
tern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFE\
FF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u200\
0-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200\
E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate422.errors=vErrors,errors===0}validate422.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate424(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate424.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data=="string"){if(func1(data)>1e3){let err0={instancePath,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}if(func1(data)<1){let err1={instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.length<=2e3&&!pattern5.test(data)){let err2={instancePath,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEF\
F][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000\
-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\
\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate424.errors=vErrors,errors===0}validate424.
evaluated={dynamicProps:!1,dynamicItems:!1};function validate417(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate417.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.lease_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lease_id"},
message:"must have required property 'lease_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.resource_type===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"resource_type"},message:"must have required property 'resource_type'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}if(data.resource_id===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reso\
urce_id"},message:"must have required property 'resource_id'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.purpose===void 0){let err3={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"purpose"},message:"must have required property 'purpose'"};vErrors===null?vErrors=[err3]:vErrors.
push(err3),errors++}if(data.holder_id===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"holder_id"},message:"\
must have required property 'holder_id'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.acquired_at===void 0){let err5={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"acquired_at"},message:"must have required property 'acquired_at'"};vErrors===null?vErrors=[err5]:vErrors.
push(err5),errors++}if(data.expires_at===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"\
must have required property 'expires_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}data.lease_id!==void 0&&(validate418(data.lease_id,{instancePath:instancePath+
"/lease_id",parentData:data,parentDataProperty:"lease_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate418.errors:vErrors.concat(validate418.errors),
errors=vErrors.length)),data.resource_type!==void 0&&(validate420(data.resource_type,{instancePath:instancePath+"/resource_type",parentData:data,parentDataProperty:"\
resource_type",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate420.errors:vErrors.concat(validate420.errors),errors=vErrors.length)),data.resource_id!==
void 0&&(validate422(data.resource_id,{instancePath:instancePath+"/resource_id",parentData:data,parentDataProperty:"resource_id",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate422.errors:vErrors.concat(validate422.errors),errors=vErrors.length)),data.purpose!==void 0&&(validate424(data.purpose,{instancePath:instancePath+
"/purpose",parentData:data,parentDataProperty:"purpose",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate424.errors:vErrors.concat(validate424.errors),
errors=vErrors.length)),data.holder_id!==void 0&&(validate95(data.holder_id,{instancePath:instancePath+"/holder_id",parentData:data,parentDataProperty:"holder_i\
d",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)),data.acquired_at!==void 0&&(validate119(
data.acquired_at,{instancePath:instancePath+"/acquired_at",parentData:data,parentDataProperty:"acquired_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.expires_at!==void 0&&(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",
parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=
vErrors.length));let count0=0;for(let key0 in data)if(key0!=="lease_id"&&key0!=="resource_type"&&key0!=="resource_id"&&key0!=="purpose"&&key0!=="holder_id"&&key0!==
"acquired_at"&&key0!=="expires_at"){let err7={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=20)break}}else{let err8={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}return validate417.errors=vErrors,
errors===0}validate417.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate416(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate416.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"items"},message:"must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_curs\
or'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={
instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate417(data0[i0],{instancePath:instancePath+
"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate417.errors:vErrors.concat(validate417.errors),errors=
vErrors.length)}}else{let err3={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){
let err4={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type:schema152.properties.next_cursor.type},
message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+
"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate416.errors=vErrors,errors===0}validate416.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate415(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate415.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate416(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate416.errors:vErrors.concat(validate416.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate415.errors=vErrors,errors===0}validate415.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate414(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate414.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate415(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate415.errors:vErrors.concat(validate415.
errors),errors=vErrors.length),validate414.errors=vErrors,errors===0}validate414.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v25=validate433;function validate435(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate435.evaluated;
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
void 0&&(validate418(data.lease_id,{instancePath:instancePath+"/lease_id",parentData:data,parentDataProperty:"lease_id",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate418.errors:vErrors.concat(validate418.errors),errors=vErrors.length)),data.resource_type!==void 0&&(validate420(data.resource_type,{instancePath:instancePath+
"/resource_type",parentData:data,parentDataProperty:"resource_type",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate420.errors:vErrors.concat(validate420.
errors),errors=vErrors.length)),data.resource_id!==void 0&&(validate422(data.resource_id,{instancePath:instancePath+"/resource_id",parentData:data,parentDataProperty:"\
resource_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate422.errors:vErrors.concat(validate422.errors),errors=vErrors.length)),data.purpose!==void 0&&
(validate424(data.purpose,{instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate424.errors:vErrors.concat(validate424.errors),errors=vErrors.length)),data.holder_id!==void 0&&(validate95(data.holder_id,{instancePath:instancePath+"/h\
older_id",parentData:data,parentDataProperty:"holder_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),
errors=vErrors.length)),data.acquired_at!==void 0&&(validate119(data.acquired_at,{instancePath:instancePath+"/acquired_at",parentData:data,parentDataProperty:"a\
cquired_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.expires_at!==void 0&&
(validate119(data.expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.renewed!==void 0&&typeof data.renewed!="boolean"){let err8={instancePath:instancePath+
"/renewed",schemaPath:"#/properties/renewed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}let count0=0;for(let key0 in data)if(key0!=="lease_id"&&key0!=="resource_type"&&key0!=="resource_id"&&key0!=="purpose"&&key0!=="holder_id"&&key0!=="acq\
uired_at"&&key0!=="expires_at"&&key0!=="renewed"){let err9={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,++count0>=20)break}}else{let err10={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate435.errors=vErrors,
errors===0}validate435.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate434(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate434.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate435(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate435.errors:vErrors.concat(validate435.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate434.errors=vErrors,errors===0}validate434.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate433(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate433.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate434(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate434.errors:vErrors.concat(validate434.errors),errors=vErrors.length),validate433.errors=vErrors,errors===0}validate433.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v26=validate446;function validate448(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate448.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
lease_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lease_id"},message:"must have required property 'l\
ease_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}data.lease_id!==void 0&&(validate418(data.lease_id,{instancePath:instancePath+"/lease_id",parentData:data,
parentDataProperty:"lease_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate418.errors:vErrors.concat(validate418.errors),errors=vErrors.length));let count0=0;
for(let key0 in data)if(key0!=="lease_id"){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,++count0>=20)break}}else{let err2={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}return validate448.errors=vErrors,
errors===0}validate448.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate447(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate447.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate448(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate448.errors:vErrors.concat(validate448.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate447.errors=vErrors,errors===0}validate447.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate446(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate446.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate447(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate447.errors:vErrors.concat(validate447.errors),errors=vErrors.length),validate446.errors=vErrors,errors===0}validate446.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v27=validate453;var schema166={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Handoff"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:HandoffPage"},schema167={type:"object",additionalProperties:!1,required:["handoff_id","from_p\
rincipal","to_principal","subject_id","message","context_id","checkpoint_id","status","created_at","expires_at","resolved_at"],properties:{handoff_id:{$ref:"com\
ponent:HandoffId"},from_principal:{$ref:"component:PrincipalId"},to_principal:{$ref:"component:PrincipalId"},subject_id:{$ref:"component:SubjectId"},message:{type:[
"string","null"],minLength:1,maxLength:4e3,pattern:"^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\\
u007F-\\u009F\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"},
context_id:{type:["string","null"],pattern:"^ctx_[0-9a-f]{32}$",maxLength:36},checkpoint_id:{type:["string","null"],pattern:"^ckpt_[0-9a-f]{32}$",maxLength:37},
status:{$ref:"component:HandoffStatus"},created_at:{$ref:"component:Timestamp"},expires_at:{$ref:"component:Timestamp"},resolved_at:{type:["string","null"],format:"\
date-time",maxLength:40}},$id:"component:Handoff"};var pattern39=new RegExp("^hoff_[0-9a-f]{32}$","u");function validate457(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate457.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>37){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:37},message:"must NOT have more than\
 37 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=74&&!pattern39.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^hoff_[0-9a-f]{32}$"},message:'must match pattern "^hoff_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate457.errors=vErrors,errors===0}validate457.evaluated={dynamicProps:!1,dynamicItems:!1};var schema169={type:"string",enum:["pen\
ding","accepted","rejected","expired"],$id:"component:HandoffStatus"};function validate462(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate462.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(!(data==="pending"||data==="accepted"||data==="rejected"||data==="expired")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema169.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate462.
errors=vErrors,errors===0}validate462.evaluated={dynamicProps:!1,dynamicItems:!1};var pattern40=new RegExp("^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\\
u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\
\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$","u");function validate456(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate456.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.handoff_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
handoff_id"},message:"must have required property 'handoff_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.from_principal===void 0){let err1={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from_principal"},message:"must have required property 'from_principal'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.to_principal===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
to_principal"},message:"must have required property 'to_principal'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.subject_id===void 0){let err3={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required property 'subject_id'"};vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++}if(data.message===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.context_id===void 0){let err5={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"context_id"},message:"must have required property 'context_id'"};vErrors===null?vErrors=[err5]:
vErrors.push(err5),errors++}if(data.checkpoint_id===void 0){let err6={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checkpoin\
t_id"},message:"must have required property 'checkpoint_id'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(data.status===void 0){let err7={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(data.created_at===void 0){let err8={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"\
must have required property 'created_at'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data.expires_at===void 0){let err9={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"expires_at"},message:"must have required property 'expires_at'"};vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++}if(data.resolved_at===void 0){let err10={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resolved_at"},message:"\
must have required property 'resolved_at'"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(data.handoff_id!==void 0&&(validate457(data.handoff_id,
{instancePath:instancePath+"/handoff_id",parentData:data,parentDataProperty:"handoff_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate457.errors:vErrors.
concat(validate457.errors),errors=vErrors.length)),data.from_principal!==void 0&&(validate95(data.from_principal,{instancePath:instancePath+"/from_principal",parentData:data,
parentDataProperty:"from_principal",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)),
data.to_principal!==void 0&&(validate95(data.to_principal,{instancePath:instancePath+"/to_principal",parentData:data,parentDataProperty:"to_principal",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.errors),errors=vErrors.length)),data.subject_id!==void 0&&(validate173(data.
subject_id,{instancePath:instancePath+"/subject_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.
errors:vErrors.concat(validate173.errors),errors=vErrors.length)),data.message!==void 0){let data4=data.message;if(typeof data4!="string"&&data4!==null){let err11={
instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:schema167.properties.message.type},message:"must be stri\
ng,null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(typeof data4=="string"){if(func1(data4)>4e3){let err12={instancePath:instancePath+"/mes\
sage",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}if(func1(data4)<1){let err13={instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data4.length<=8e3&&!pattern40.
test(data4)){let err14={instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern:"^[\\t\\n\\r\\u0020\\u00A0\\u\
00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\\
u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"},message:'must match pattern "^[\\t\\n\\r\\u0020\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\\
u2028\\u2029\\u202F\\u205F-\\u2065\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u0008\\u000B\\u000C\\u000E-\
\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$"'};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}if(data.context_id!==void 0){let data5=data.
context_id;if(typeof data5!="string"&&data5!==null){let err15={instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/type",keyword:"type",
params:{type:schema167.properties.context_id.type},message:"must be string,null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(typeof data5=="\
string"){if(func1(data5)>36){let err16={instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/maxLength",keyword:"maxLength",params:{limit:36},
message:"must NOT have more than 36 characters"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}if(data5.length<=72&&!pattern25.test(data5)){let err17={
instancePath:instancePath+"/context_id",schemaPath:"#/properties/context_id/pattern",keyword:"pattern",params:{pattern:"^ctx_[0-9a-f]{32}$"},message:'must match\
 pattern "^ctx_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}if(data.checkpoint_id!==void 0){let data6=data.checkpoint_id;if(typeof data6!=
"string"&&data6!==null){let err18={instancePath:instancePath+"/checkpoint_id",schemaPath:"#/properties/checkpoint_id/type",keyword:"type",params:{type:schema167.
properties.checkpoint_id.type},message:"must be string,null"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(typeof data6=="string"){if(func1(data6)>
37){let err19={instancePath:instancePath+"/checkpoint_id",schemaPath:"#/properties/checkpoint_id/maxLength",keyword:"maxLength",params:{limit:37},message:"must \
NOT have more than 37 characters"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(data6.length<=74&&!pattern29.test(data6)){let err20={instancePath:instancePath+
"/checkpoint_id",schemaPath:"#/properties/checkpoint_id/pattern",keyword:"pattern",params:{pattern:"^ckpt_[0-9a-f]{32}$"},message:'must match pattern "^ckpt_[0-\
9a-f]{32}$"'};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}}if(data.status!==void 0&&(validate462(data.status,{instancePath:instancePath+"/statu\
s",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate462.errors:vErrors.concat(validate462.errors),errors=vErrors.
length)),data.created_at!==void 0&&(validate119(data.created_at,{instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.expires_at!==void 0&&(validate119(data.
expires_at,{instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.
errors:vErrors.concat(validate119.errors),errors=vErrors.length)),data.resolved_at!==void 0){let data10=data.resolved_at;if(typeof data10!="string"&&data10!==null){
let err21={instancePath:instancePath+"/resolved_at",schemaPath:"#/properties/resolved_at/type",keyword:"type",params:{type:schema167.properties.resolved_at.type},
message:"must be string,null"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}if(typeof data10=="string"){if(func1(data10)>40){let err22={instancePath:instancePath+
"/resolved_at",schemaPath:"#/properties/resolved_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===
null?vErrors=[err22]:vErrors.push(err22),errors++}if(!formats0.test(data10)){let err23={instancePath:instancePath+"/resolved_at",schemaPath:"#/properties/resolv\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}}}
let count0=0;for(let key0 in data)if(key0!=="handoff_id"&&key0!=="from_principal"&&key0!=="to_principal"&&key0!=="subject_id"&&key0!=="message"&&key0!=="context\
_id"&&key0!=="checkpoint_id"&&key0!=="status"&&key0!=="created_at"&&key0!=="expires_at"&&key0!=="resolved_at"){let err24={instancePath,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err24]:vErrors.
push(err24),errors++,++count0>=20)break}}else{let err25={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err25]:vErrors.push(err25),errors++}return validate456.errors=vErrors,errors===0}validate456.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate455(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate455.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.items!==void 0){
let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"\
maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data0.length<=200){let len0=data0.
length;for(let i0=0;i0<len0;i0++)validate456(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate456.errors:vErrors.concat(validate456.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.next_cursor!==
void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cur\
sor/type",keyword:"type",params:{type:schema166.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLeng\
th",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)
if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate455.errors=vErrors,
errors===0}validate455.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate454(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate454.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate455(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate455.errors:vErrors.concat(validate455.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate454.errors=vErrors,errors===0}validate454.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate453(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate453.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate454(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate454.errors:vErrors.concat(validate454.errors),errors=vErrors.length),validate453.errors=vErrors,errors===0}validate453.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v28=validate470;function validate471(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate471.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate456(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate456.errors:vErrors.concat(validate456.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate471.errors=vErrors,errors===0}validate471.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate470(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate470.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate471(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate471.errors:vErrors.concat(validate471.
errors),errors=vErrors.length),validate470.errors=vErrors,errors===0}validate470.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v29=validate475;var schema175={type:"object",additionalProperties:!1,required:["event_id","sequence","type","record_id","subject_id","principal_id","occurred_at"],properties:{event_id:{
$ref:"component:EventId"},sequence:{type:"integer",minimum:1,maximum:9007199254740991},type:{$ref:"component:EventType"},record_id:{type:["string","null"],maxLength:60},
subject_id:{type:["string","null"],minLength:1,maxLength:512,pattern:"^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\\
u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},
principal_id:{$ref:"component:PrincipalId"},occurred_at:{$ref:"component:Timestamp"}},$id:"component:Event"};var pattern43=new RegExp("^evt_[0-9a-f]{32}$","u");function validate479(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate479.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
typeof data=="string"){if(func1(data)>36){let err0={instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:36},message:"must NOT have more than\
 36 characters"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.length<=72&&!pattern43.test(data)){let err1={instancePath,schemaPath:"#/patte\
rn",keyword:"pattern",params:{pattern:"^evt_[0-9a-f]{32}$"},message:'must match pattern "^evt_[0-9a-f]{32}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}return validate479.errors=vErrors,errors===0}validate479.evaluated={dynamicProps:!1,dynamicItems:!1};function validate478(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate478.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
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
if(data.event_id!==void 0&&(validate479(data.event_id,{instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate479.errors:vErrors.concat(validate479.errors),errors=vErrors.length)),data.sequence!==void 0){let data1=data.sequence;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err7={instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||
isNaN(data1)){let err8={instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}if(data1<1||isNaN(data1)){let err9={instancePath:instancePath+"\
/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}}if(data.type!==void 0&&(validate290(data.type,{instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate290.errors:vErrors.concat(validate290.errors),errors=vErrors.length)),data.record_id!==void 0){let data3=data.record_id;if(typeof data3!=
"string"&&data3!==null){let err10={instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/type",keyword:"type",params:{type:schema175.properties.
record_id.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data3=="string"&&func1(data3)>60){let err11={
instancePath:instancePath+"/record_id",schemaPath:"#/properties/record_id/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more than 60 c\
haracters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.subject_id!==void 0){let data4=data.subject_id;if(typeof data4!="string"&&data4!==
null){let err12={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/type",keyword:"type",params:{type:schema175.properties.subject_id.type},
message:"must be string,null"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(typeof data4=="string"){if(func1(data4)>512){let err13={instancePath:instancePath+
"/subject_id",schemaPath:"#/properties/subject_id/maxLength",keyword:"maxLength",params:{limit:512},message:"must NOT have more than 512 characters"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(func1(data4)<1){let err14={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}if(data4.
length<=1024&&!pattern5.test(data4)){let err15={instancePath:instancePath+"/subject_id",schemaPath:"#/properties/subject_id/pattern",keyword:"pattern",params:{pattern:"\
^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007\
F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"},message:'must match pattern "^[\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000\
]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF][^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060\
-\\u2069\\uFEFF]*$"'};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}}data.principal_id!==void 0&&(validate95(data.principal_id,{instancePath:instancePath+
"/principal_id",parentData:data,parentDataProperty:"principal_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate95.errors:vErrors.concat(validate95.
errors),errors=vErrors.length)),data.occurred_at!==void 0&&(validate119(data.occurred_at,{instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"\
occurred_at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="event_id"&&key0!=="sequence"&&key0!=="type"&&key0!=="record_id"&&key0!=="subject_id"&&key0!=="principal_id"&&key0!=="occurred_at"){let err16={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++,++count0>=20)break}}else{let err17={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}return validate478.errors=vErrors,errors===0}validate478.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate477(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate477.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property \
'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.
has_more===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'h\
as_more'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){
let err3={instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200\
 items"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate478(data0[i0],{
instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate478.errors:vErrors.concat(
validate478.errors),errors=vErrors.length)}}else{let err4={instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
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
must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}return validate477.errors=vErrors,errors===0}validate477.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate476(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate476.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate477(
data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate477.errors:vErrors.
concat(validate477.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"\
meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate476.errors=vErrors,
errors===0}validate476.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate475(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate475.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),validate476(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate476.errors:vErrors.
concat(validate476.errors),errors=vErrors.length),validate475.errors=vErrors,errors===0}validate475.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v30=validate488;function validate489(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate489.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate478(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate478.errors:vErrors.concat(validate478.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate489.errors=vErrors,errors===0}validate489.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate488(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate488.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate489(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate489.errors:vErrors.concat(validate489.
errors),errors=vErrors.length),validate488.errors=vErrors,errors===0}validate488.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v31=validate493;var schema181={type:"object",additionalProperties:!1,required:["items","next_cursor"],properties:{items:{type:"array",items:{$ref:"component:Subject"},maxItems:200},
next_cursor:{type:["string","null"],maxLength:200}},$id:"component:SubjectPage"};function validate496(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate496.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.observations===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"observations"},message:"must have required property 'observations'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.claims===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claims"},message:"must have required propert\
y 'claims'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}data.subject_id!==void 0&&(validate173(data.subject_id,{instancePath:instancePath+"/subje\
ct_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.errors:vErrors.concat(validate173.errors),
errors=vErrors.length)),data.observations!==void 0&&(validate225(data.observations,{instancePath:instancePath+"/observations",parentData:data,parentDataProperty:"\
observations",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.claims!==void 0&&
(validate225(data.claims,{instancePath:instancePath+"/claims",parentData:data,parentDataProperty:"claims",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.
errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="subject_id"&&key0!=="observations"&&key0!=="claim\
s"){let err3={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional\
 properties"};if(vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,++count0>=20)break}}else{let err4={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}return validate496.errors=vErrors,errors===0}validate496.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate495(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate495.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.items===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}if(data.items!==void 0){let data0=data.items;if(Array.isArray(data0)){if(data0.length>200){let err2={instancePath:instancePath+"/items",schemaPath:"\
#/properties/items/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data0.length<=200){let len0=data0.length;for(let i0=0;i0<len0;i0++)validate496(data0[i0],{instancePath:instancePath+"/items/"+i0,parentData:data0,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate496.errors:vErrors.concat(validate496.errors),errors=vErrors.length)}}else{let err3={instancePath:instancePath+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}
if(data.next_cursor!==void 0){let data2=data.next_cursor;if(typeof data2!="string"&&data2!==null){let err4={instancePath:instancePath+"/next_cursor",schemaPath:"\
#/properties/next_cursor/type",keyword:"type",params:{type:schema181.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}if(typeof data2=="string"&&func1(data2)>200){let err5={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLeng\
th",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;
for(let key0 in data)if(key0!=="items"&&key0!=="next_cursor"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={
instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate495.
errors=vErrors,errors===0}validate495.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate494(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate494.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.
meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate495(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate495.errors:vErrors.concat(validate495.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate494.errors=vErrors,errors===0}validate494.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate493(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate493.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate494(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate494.errors:vErrors.concat(validate494.errors),errors=vErrors.length),validate493.errors=vErrors,errors===
0}validate493.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v32=validate504;function validate506(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate506.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
subject_id===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"subject_id"},message:"must have required propert\
y 'subject_id'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.observations===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"observations"},message:"must have required property 'observations'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.claims===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claims"},message:"must have required propert\
y 'claims'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.checkpoints===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"checkpoints"},message:"must have required property 'checkpoints'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.
contexts===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contexts"},message:"must have required property 'c\
ontexts'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}data.subject_id!==void 0&&(validate173(data.subject_id,{instancePath:instancePath+"/subject\
_id",parentData:data,parentDataProperty:"subject_id",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate173.errors:vErrors.concat(validate173.errors),errors=
vErrors.length)),data.observations!==void 0&&(validate225(data.observations,{instancePath:instancePath+"/observations",parentData:data,parentDataProperty:"obser\
vations",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.claims!==void 0&&
(validate225(data.claims,{instancePath:instancePath+"/claims",parentData:data,parentDataProperty:"claims",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.
errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.checkpoints!==void 0&&(validate225(data.checkpoints,{instancePath:instancePath+"/checkpoi\
nts",parentData:data,parentDataProperty:"checkpoints",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=
vErrors.length)),data.contexts!==void 0&&(validate225(data.contexts,{instancePath:instancePath+"/contexts",parentData:data,parentDataProperty:"contexts",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!==
"subject_id"&&key0!=="observations"&&key0!=="claims"&&key0!=="checkpoints"&&key0!=="contexts"){let err5={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,
++count0>=20)break}}else{let err6={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:
vErrors.push(err6),errors++}return validate506.errors=vErrors,errors===0}validate506.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate505(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate505.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"mu\
st have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate506(data.data,{instancePath:instancePath+
"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate506.errors:vErrors.concat(validate506.errors),errors=
vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="\
meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additio\
nal properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate505.errors=vErrors,errors===0}validate505.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate504(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate504.evaluated;return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=
void 0),validate505(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate505.errors:vErrors.concat(validate505.
errors),errors=vErrors.length),validate504.errors=vErrors,errors===0}validate504.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v33=validate515;var schema190={type:"string",enum:["current","rewriting"],$id:"component:FullTextState"};function validate520(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate520.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="current"||data==="rewriting")){let err1={instancePath,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:schema190.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate520.
errors=vErrors,errors===0}validate520.evaluated={dynamicProps:!1,dynamicItems:!1};function validate518(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate518.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.version===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.language===
void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.state===void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
state"},message:"must have required property 'state'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.done===void 0){let err3={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"done"},message:"must have required property 'done'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}
if(data.total===void 0){let err4={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property \
'total'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data.version!==void 0&&(validate240(data.version,{instancePath:instancePath+"/version",parentData:data,
parentDataProperty:"version",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate240.errors:vErrors.concat(validate240.errors),errors=vErrors.length)),data.
language!==void 0){let data1=data.language;if(typeof data1=="string"){if(func1(data1)>20){let err5={instancePath:instancePath+"/language",schemaPath:"#/properti\
es/language/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{
let err6={instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}data.state!==void 0&&(validate520(data.state,{instancePath:instancePath+"/state",parentData:data,parentDataProperty:"\
state",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate520.errors:vErrors.concat(validate520.errors),errors=vErrors.length)),data.done!==void 0&&(validate225(
data.done,{instancePath:instancePath+"/done",parentData:data,parentDataProperty:"done",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.
concat(validate225.errors),errors=vErrors.length)),data.total!==void 0&&(validate225(data.total,{instancePath:instancePath+"/total",parentData:data,parentDataProperty:"\
total",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="version"&&key0!=="language"&&key0!=="state"&&key0!=="done"&&key0!=="total"){let err7={instancePath,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,++count0>=
20)break}}else{let err8={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}return validate518.errors=vErrors,errors===0}validate518.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema191={type:"object",additionalProperties:!1,
required:["kind","model","revision","dimensions","state","last_error","last_error_at","last_success_at"],properties:{kind:{$ref:"component:EmbedderKind"},model:{
type:["string","null"],maxLength:200},revision:{type:["string","null"],maxLength:200},dimensions:{type:["integer","null"],minimum:1,maximum:8192},state:{$ref:"c\
omponent:EmbedderState"},last_error:{type:["string","null"],enum:["unreachable","timeout","unauthorized","misconfigured","rejected","rate_limited","unavailable",
"unreadable","too_large","wrong_count","wrong_dimensions","bad_values",null]},last_error_at:{type:["string","null"],format:"date-time",maxLength:40},last_success_at:{
type:["string","null"],format:"date-time",maxLength:40}},$id:"component:IndexEmbedder"},schema192={type:"string",enum:["off","endpoint","builtin"],$id:"componen\
t:EmbedderKind"};function validate526(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate526.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="off"||
data==="endpoint"||data==="builtin")){let err1={instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema192.enum},message:"must be equal to \
one of the allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}return validate526.errors=vErrors,errors===0}validate526.evaluated={dynamicProps:!1,
dynamicItems:!1};var schema193={type:"string",enum:["off","untried","ok","failing"],$id:"component:EmbedderState"};function validate528(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate528.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),typeof data!="string"){let err0={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(!(data==="off"||data==="untried"||data==="ok"||data==="failing")){let err1={
instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:schema193.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}return validate528.errors=vErrors,errors===0}validate528.evaluated={dynamicProps:!1,dynamicItems:!1};function validate525(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate525.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.kind===void 0){let err0={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}if(data.model===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"\
must have required property 'model'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.revision===void 0){let err2={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"revision"},message:"must have required property 'revision'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}if(data.dimensions===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dimensions"},message:"must have\
 required property 'dimensions'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.state===void 0){let err4={instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
if(data.last_error===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_error"},message:"must have required\
 property 'last_error'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.last_error_at===void 0){let err6={instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"last_error_at"},message:"must have required property 'last_error_at'"};vErrors===null?vErrors=[err6]:vErrors.push(err6),
errors++}if(data.last_success_at===void 0){let err7={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_success_at"},message:"\
must have required property 'last_success_at'"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data.kind!==void 0&&(validate526(data.kind,{instancePath:instancePath+
"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate526.errors:vErrors.concat(validate526.errors),errors=
vErrors.length)),data.model!==void 0){let data1=data.model;if(typeof data1!="string"&&data1!==null){let err8={instancePath:instancePath+"/model",schemaPath:"#/p\
roperties/model/type",keyword:"type",params:{type:schema191.properties.model.type},message:"must be string,null"};vErrors===null?vErrors=[err8]:vErrors.push(err8),
errors++}if(typeof data1=="string"&&func1(data1)>200){let err9={instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.revision!==void 0){let data2=data.
revision;if(typeof data2!="string"&&data2!==null){let err10={instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{
type:schema191.properties.revision.type},message:"must be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data2=="string"&&func1(
data2)>200){let err11={instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maxLength",keyword:"maxLength",params:{limit:200},message:"must N\
OT have more than 200 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}if(data.dimensions!==void 0){let data3=data.dimensions;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3))&&data3!==null){let err12={instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",
keyword:"type",params:{type:schema191.properties.dimensions.type},message:"must be integer,null"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(typeof data3==
"number"&&isFinite(data3)){if(data3>8192||isNaN(data3)){let err13={instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:8192},message:"must be <= 8192"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(data3<1||isNaN(data3)){let err14={
instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}}}if(data.state!==void 0&&(validate528(data.state,{instancePath:instancePath+"/state",parentData:data,
parentDataProperty:"state",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate528.errors:vErrors.concat(validate528.errors),errors=vErrors.length)),data.
last_error!==void 0){let data5=data.last_error;if(typeof data5!="string"&&data5!==null){let err15={instancePath:instancePath+"/last_error",schemaPath:"#/propert\
ies/last_error/type",keyword:"type",params:{type:schema191.properties.last_error.type},message:"must be string,null"};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}if(!(data5==="unreachable"||data5==="timeout"||data5==="unauthorized"||data5==="misconfigured"||data5==="rejected"||data5==="rate_limited"||data5===
"unavailable"||data5==="unreadable"||data5==="too_large"||data5==="wrong_count"||data5==="wrong_dimensions"||data5==="bad_values"||data5===null)){let err16={instancePath:instancePath+
"/last_error",schemaPath:"#/properties/last_error/enum",keyword:"enum",params:{allowedValues:schema191.properties.last_error.enum},message:"must be equal to one\
 of the allowed values"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}if(data.last_error_at!==void 0){let data6=data.last_error_at;if(typeof data6!=
"string"&&data6!==null){let err17={instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/type",keyword:"type",params:{type:schema191.
properties.last_error_at.type},message:"must be string,null"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(typeof data6=="string"){if(func1(data6)>
40){let err18={instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must \
NOT have more than 40 characters"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(!formats0.test(data6)){let err19={instancePath:instancePath+"/\
last_error_at",schemaPath:"#/properties/last_error_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?
vErrors=[err19]:vErrors.push(err19),errors++}}}if(data.last_success_at!==void 0){let data7=data.last_success_at;if(typeof data7!="string"&&data7!==null){let err20={
instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/type",keyword:"type",params:{type:schema191.properties.last_success_at.type},
message:"must be string,null"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(typeof data7=="string"){if(func1(data7)>40){let err21={instancePath:instancePath+
"/last_success_at",schemaPath:"#/properties/last_success_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}if(!formats0.test(data7)){let err22={instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/las\
t_success_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}}}
let count0=0;for(let key0 in data)if(key0!=="kind"&&key0!=="model"&&key0!=="revision"&&key0!=="dimensions"&&key0!=="state"&&key0!=="last_error"&&key0!=="last_er\
ror_at"&&key0!=="last_success_at"){let err23={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"};if(vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++,++count0>=20)break}}else{let err24={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}return validate525.errors=vErrors,
errors===0}validate525.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema194={type:"object",additionalProperties:!1,required:["waiting","tried","ol\
dest_at"],properties:{waiting:{$ref:"component:Count"},tried:{$ref:"component:Count"},oldest_at:{type:["string","null"],format:"date-time",maxLength:40}},$id:"c\
omponent:IndexQueue"};function validate531(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate531.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){
if(data.waiting===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"waiting"},message:"must have required prope\
rty 'waiting'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.tried===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"tried"},message:"must have required property 'tried'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.oldest_at===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"oldest_at"},message:"must have required property 'oldest_at'"};
vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.waiting!==void 0&&(validate225(data.waiting,{instancePath:instancePath+"/waiting",parentData:data,
parentDataProperty:"waiting",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.
tried!==void 0&&(validate225(data.tried,{instancePath:instancePath+"/tried",parentData:data,parentDataProperty:"tried",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.oldest_at!==void 0){let data2=data.oldest_at;if(typeof data2!="string"&&
data2!==null){let err3={instancePath:instancePath+"/oldest_at",schemaPath:"#/properties/oldest_at/type",keyword:"type",params:{type:schema194.properties.oldest_at.
type},message:"must be string,null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(typeof data2=="string"){if(func1(data2)>40){let err4={instancePath:instancePath+
"/oldest_at",schemaPath:"#/properties/oldest_at/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}if(!formats0.test(data2)){let err5={instancePath:instancePath+"/oldest_at",schemaPath:"#/properties/oldest_at/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}let count0=0;for(let key0 in data)
if(key0!=="waiting"&&key0!=="tried"&&key0!=="oldest_at"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate531.errors=vErrors,
errors===0}validate531.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate535(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate535.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
model===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.revision===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
revision"},message:"must have required property 'revision'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.dimensions===void 0){let err2={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dimensions"},message:"must have required property 'dimensions'"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}if(data.current===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"current"},message:"\
must have required property 'current'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.claims===void 0){let err4={instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"claims"},message:"must have required property 'claims'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}if(data.observations===void 0){let err5={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"observations"},message:"must \
have required property 'observations'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(data.model!==void 0){let data0=data.model;if(typeof data0==
"string"){if(func1(data0)>200){let err6={instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}if(data.revision!==
void 0){let data1=data.revision;if(typeof data1=="string"){if(func1(data1)>200){let err8={instancePath:instancePath+"/revision",schemaPath:"#/properties/revisio\
n/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}}if(data.dimensions!==void 0){let data2=data.dimensions;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&
isFinite(data2))){let err10={instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(typeof data2=="number"&&isFinite(data2)){if(data2>8192||isNaN(data2)){let err11={
instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:8192},message:"must be <= 8\
192"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data2<1||isNaN(data2)){let err12={instancePath:instancePath+"/dimensions",schemaPath:"#/pro\
perties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}}
if(data.current!==void 0&&typeof data.current!="boolean"){let err13={instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}data.claims!==void 0&&(validate225(data.claims,{instancePath:instancePath+
"/claims",parentData:data,parentDataProperty:"claims",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=
vErrors.length)),data.observations!==void 0&&(validate225(data.observations,{instancePath:instancePath+"/observations",parentData:data,parentDataProperty:"obser\
vations",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="model"&&key0!=="revision"&&key0!=="dimensions"&&key0!=="current"&&key0!=="claims"&&key0!=="observations"){let err14={instancePath,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err14]:
vErrors.push(err14),errors++,++count0>=20)break}}else{let err15={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}return validate535.errors=vErrors,errors===0}validate535.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate517(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate517.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
full_text===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"full_text"},message:"must have required property \
'full_text'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.embedder===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"embedder"},message:"must have required property 'embedder'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.queue===
void 0){let err2={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"queue"},message:"must have required property 'queue'"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}if(data.indexed===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
indexed"},message:"must have required property 'indexed'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data.full_text!==void 0&&(validate518(data.
full_text,{instancePath:instancePath+"/full_text",parentData:data,parentDataProperty:"full_text",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate518.
errors:vErrors.concat(validate518.errors),errors=vErrors.length)),data.embedder!==void 0&&(validate525(data.embedder,{instancePath:instancePath+"/embedder",parentData:data,
parentDataProperty:"embedder",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate525.errors:vErrors.concat(validate525.errors),errors=vErrors.length)),data.
queue!==void 0&&(validate531(data.queue,{instancePath:instancePath+"/queue",parentData:data,parentDataProperty:"queue",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate531.errors:vErrors.concat(validate531.errors),errors=vErrors.length)),data.indexed!==void 0){let data3=data.indexed;if(Array.isArray(data3)){if(data3.
length>100){let err4={instancePath:instancePath+"/indexed",schemaPath:"#/properties/indexed/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT ha\
ve more than 100 items"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(data3.length<=100){let len0=data3.length;for(let i0=0;i0<len0;i0++)validate535(
data3[i0],{instancePath:instancePath+"/indexed/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate535.errors:
vErrors.concat(validate535.errors),errors=vErrors.length)}}else{let err5={instancePath:instancePath+"/indexed",schemaPath:"#/properties/indexed/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}let count0=0;for(let key0 in data)if(key0!=="full\
_text"&&key0!=="embedder"&&key0!=="queue"&&key0!=="indexed"){let err6={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,++count0>=20)break}}else{let err7={instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}return validate517.errors=vErrors,
errors===0}validate517.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate516(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate516.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){
let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate517(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate517.errors:vErrors.concat(validate517.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,
{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(
validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}return validate516.errors=vErrors,errors===0}validate516.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate515(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate515.evaluated;return evaluated0.
dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate516(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate516.errors:vErrors.concat(validate516.errors),errors=vErrors.length),validate515.errors=vErrors,errors===0}validate515.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v34=validate542;function validate544(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate544.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.
indexed===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"indexed"},message:"must have required property 'ind\
exed'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.dropped===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dropped"},message:"must have required property 'dropped'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.failed===void 0){let err2={
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failed"},message:"must have required property 'failed'"};vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++}if(data.waiting===void 0){let err3={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"waiting"},
message:"must have required property 'waiting'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}data.indexed!==void 0&&(validate225(data.indexed,{instancePath:instancePath+
"/indexed",parentData:data,parentDataProperty:"indexed",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),
errors=vErrors.length)),data.dropped!==void 0&&(validate225(data.dropped,{instancePath:instancePath+"/dropped",parentData:data,parentDataProperty:"dropped",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.failed!==void 0&&(validate225(data.
failed,{instancePath:instancePath+"/failed",parentData:data,parentDataProperty:"failed",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.
concat(validate225.errors),errors=vErrors.length)),data.waiting!==void 0&&(validate225(data.waiting,{instancePath:instancePath+"/waiting",parentData:data,parentDataProperty:"\
waiting",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length));let count0=0;for(let key0 in data)
if(key0!=="indexed"&&key0!=="dropped"&&key0!=="failed"&&key0!=="waiting"){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,++count0>=20)break}}else{
let err5={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
return validate544.errors=vErrors,errors===0}validate544.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate543(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate543.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
if(data.meta===void 0){let err1={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'm\
eta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}data.data!==void 0&&(validate544(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"\
data",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate544.errors:vErrors.concat(validate544.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(
data.meta,{instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.
concat(validate58.errors),errors=vErrors.length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++,++count0>=20)break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}return validate543.errors=vErrors,errors===0}validate543.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate542(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate542.evaluated;
return evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate543(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate543.errors:vErrors.concat(validate543.errors),errors=vErrors.length),validate542.errors=vErrors,errors===
0}validate542.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var v35=validate552;var schema201={type:"object",additionalProperties:!1,required:["queued","next_cursor"],properties:{queued:{$ref:"component:Count"},next_cursor:{type:["string","\
null"],maxLength:200}},$id:"component:RebuiltIndex"};function validate554(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate554.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.queued===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
queued"},message:"must have required property 'queued'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.next_cursor===void 0){let err1={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"},message:"must have required property 'next_cursor'"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}if(data.queued!==void 0&&(validate225(data.queued,{instancePath:instancePath+"/queued",parentData:data,parentDataProperty:"queued",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate225.errors:vErrors.concat(validate225.errors),errors=vErrors.length)),data.next_cursor!==void 0){let data1=data.
next_cursor;if(typeof data1!="string"&&data1!==null){let err2={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",
params:{type:schema201.properties.next_cursor.type},message:"must be string,null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(typeof data1=="s\
tring"&&func1(data1)>200){let err3={instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}let count0=0;for(let key0 in data)if(key0!=="queued"&&
key0!=="next_cursor"){let err4={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must N\
OT have additional properties"};if(vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,++count0>=20)break}}else{let err5={instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}return validate554.errors=vErrors,errors===
0}validate554.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate553(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate553.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===void 0){let err0={instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(data.meta===void 0){let err1={instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
data.data!==void 0&&(validate554(data.data,{instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate554.errors:vErrors.concat(validate554.errors),errors=vErrors.length)),data.meta!==void 0&&(validate58(data.meta,{instancePath:instancePath+"/meta",
parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate58.errors:vErrors.concat(validate58.errors),errors=vErrors.
length));let count0=0;for(let key0 in data)if(key0!=="data"&&key0!=="meta"){let err2={instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:key0},message:"must NOT have additional properties"};if(vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,++count0>=20)
break}}else{let err3={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}return validate553.errors=vErrors,errors===0}validate553.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate552(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate552.evaluated;return evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),validate553(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate553.errors:vErrors.concat(validate553.errors),errors=vErrors.length),validate552.errors=vErrors,errors===0}validate552.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};export{v25 as acquireLease_200,v1 as acquireLease_400,v1 as acquireLease_401,v1 as acquireLease_403,v1 as acquireLease_409,v1 as acquireLease_413,v1 as acquireLease_415,
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
v1 as deleteCheckpoint_default,v34 as drainIndex_200,v1 as drainIndex_400,v1 as drainIndex_401,v1 as drainIndex_403,v1 as drainIndex_409,v1 as drainIndex_413,v1 as drainIndex_415,
v1 as drainIndex_429,v1 as drainIndex_503,v1 as drainIndex_default,v13 as eraseObservation_200,v1 as eraseObservation_400,v1 as eraseObservation_401,v1 as eraseObservation_403,
v1 as eraseObservation_404,v1 as eraseObservation_409,v1 as eraseObservation_429,v1 as eraseObservation_503,v1 as eraseObservation_default,v32 as eraseSubject_200,
v1 as eraseSubject_400,v1 as eraseSubject_401,v1 as eraseSubject_403,v1 as eraseSubject_404,v1 as eraseSubject_409,v1 as eraseSubject_429,v1 as eraseSubject_503,
v1 as eraseSubject_default,v16 as expireClaim_200,v1 as expireClaim_400,v1 as expireClaim_401,v1 as expireClaim_403,v1 as expireClaim_404,v1 as expireClaim_409,
v1 as expireClaim_413,v1 as expireClaim_415,v1 as expireClaim_429,v1 as expireClaim_503,v1 as expireClaim_default,v21 as getCheckpoint_200,v1 as getCheckpoint_400,
v1 as getCheckpoint_401,v1 as getCheckpoint_403,v1 as getCheckpoint_404,v1 as getCheckpoint_429,v1 as getCheckpoint_503,v1 as getCheckpoint_default,v17 as getClaimEvidence_200,
v1 as getClaimEvidence_400,v1 as getClaimEvidence_401,v1 as getClaimEvidence_403,v1 as getClaimEvidence_404,v1 as getClaimEvidence_429,v1 as getClaimEvidence_503,
v1 as getClaimEvidence_default,v18 as getClaimHistory_200,v1 as getClaimHistory_400,v1 as getClaimHistory_401,v1 as getClaimHistory_403,v1 as getClaimHistory_404,
v1 as getClaimHistory_429,v1 as getClaimHistory_503,v1 as getClaimHistory_default,v16 as getClaim_200,v1 as getClaim_400,v1 as getClaim_401,v1 as getClaim_403,v1 as getClaim_404,
v1 as getClaim_429,v1 as getClaim_503,v1 as getClaim_default,v19 as getContext_200,v1 as getContext_400,v1 as getContext_401,v1 as getContext_403,v1 as getContext_404,
v1 as getContext_429,v1 as getContext_503,v1 as getContext_default,v30 as getEvent_200,v1 as getEvent_400,v1 as getEvent_401,v1 as getEvent_403,v1 as getEvent_404,
v1 as getEvent_429,v1 as getEvent_503,v1 as getEvent_default,v0 as getHealth_200,v1 as getHealth_default,v33 as getIndexStatus_200,v1 as getIndexStatus_400,v1 as getIndexStatus_401,
v1 as getIndexStatus_403,v1 as getIndexStatus_429,v1 as getIndexStatus_503,v1 as getIndexStatus_default,v12 as getObservation_200,v1 as getObservation_400,v1 as getObservation_401,
v1 as getObservation_403,v1 as getObservation_404,v1 as getObservation_429,v1 as getObservation_503,v1 as getObservation_default,v3 as getPrincipal_200,v1 as getPrincipal_400,
v1 as getPrincipal_401,v1 as getPrincipal_429,v1 as getPrincipal_503,v1 as getPrincipal_default,v2 as getReadiness_200,v1 as getReadiness_503,v1 as getReadiness_default,
v15 as listClaims_200,v1 as listClaims_400,v1 as listClaims_401,v1 as listClaims_403,v1 as listClaims_429,v1 as listClaims_503,v1 as listClaims_default,v29 as listEvents_200,
v1 as listEvents_400,v1 as listEvents_401,v1 as listEvents_403,v1 as listEvents_429,v1 as listEvents_503,v1 as listEvents_default,v27 as listHandoffs_200,v1 as listHandoffs_400,
v1 as listHandoffs_401,v1 as listHandoffs_403,v1 as listHandoffs_429,v1 as listHandoffs_503,v1 as listHandoffs_default,v4 as listKeys_200,v1 as listKeys_400,v1 as listKeys_401,
v1 as listKeys_403,v1 as listKeys_429,v1 as listKeys_503,v1 as listKeys_default,v24 as listLeases_200,v1 as listLeases_400,v1 as listLeases_401,v1 as listLeases_403,
v1 as listLeases_429,v1 as listLeases_503,v1 as listLeases_default,v9 as listObservations_200,v1 as listObservations_400,v1 as listObservations_401,v1 as listObservations_403,
v1 as listObservations_429,v1 as listObservations_503,v1 as listObservations_default,v8 as listProjects_200,v1 as listProjects_400,v1 as listProjects_401,v1 as listProjects_403,
v1 as listProjects_429,v1 as listProjects_503,v1 as listProjects_default,v31 as listSubjects_200,v1 as listSubjects_400,v1 as listSubjects_401,v1 as listSubjects_403,
v1 as listSubjects_429,v1 as listSubjects_503,v1 as listSubjects_default,v35 as rebuildIndex_200,v1 as rebuildIndex_400,v1 as rebuildIndex_401,v1 as rebuildIndex_403,
v1 as rebuildIndex_409,v1 as rebuildIndex_413,v1 as rebuildIndex_415,v1 as rebuildIndex_429,v1 as rebuildIndex_503,v1 as rebuildIndex_default,v20 as recordFeedback_201,
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
