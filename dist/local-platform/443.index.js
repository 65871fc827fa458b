import{setImmediate,clearImmediate,setInterval,clearInterval,setTimeout,clearTimeout}from"node:timers";export const id=443;export const ids=[443];export const modules={5443:(e,n,t)=>{t.d(n,{ANSWERS:()=>nn,answerRefusal:()=>nt});let r=String.raw,i=r`'use strict';
const main = document.querySelector('main');
const status = document.querySelector('#status');
const kinds = main.dataset.refreshOn.split(' ').filter(Boolean);
let source, retry, clearing;
let isLost = false, isReading = false, isStale = false, isChanged = false;

const say = (text, stays) => {
  clearTimeout(clearing);
  status.textContent = text;
  if (!stays) clearing = setTimeout(() => { status.textContent = ''; }, 5000);
};

// A form, a selection or a click that a new content would break off.
const isInUse = () => isChanged || main.matches(':active') || !getSelection().isCollapsed ||
  main.querySelector(':is(input, select, textarea):focus') !== null;

// What can have the focus or be open, by a name that it has in the new content, too.
const named = () => {
  const counts = new Map();
  return new Map([...main.querySelectorAll('a, button, summary, details')].map((node) => {
    const name = [node.tagName, node.getAttribute('href'), (node.querySelector('summary') ?? node).textContent].join();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return [name + counts.get(name), node];
  }));
};
const announced = () => new Set([...main.querySelectorAll('[data-announce]')].map((node) => node.dataset.announce));
const prepare = () => main.querySelectorAll('[data-copy]').forEach((button) => { button.hidden = false; });

const show = (page) => {
  const before = named(), known = announced(), focused = document.activeElement, { scrollX, scrollY } = window;
  document.title = page.title;
  main.replaceChildren(...page.querySelector('main').childNodes);
  prepare();
  const after = named();
  for (const [name, node] of before) {
    const same = after.get(name);
    if (node.tagName === 'DETAILS' && same) same.open = node.open;
    if (node === focused) (same ?? main).focus({ preventScroll: true });
  }
  scrollTo(scrollX, scrollY);
  const news = [...announced()].filter((text) => !known.has(text));
  if (news.length > 0) say(news.join('. '));
};

const refresh = async () => {
  isStale = true;
  if (isReading) return;
  isReading = true;
  try {
    while (isStale && !isInUse()) {
      isStale = false;
      const answer = await fetch(location.href);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (page.querySelector('main') === null) say('This session has ended: open the portal-url that the local platform printed.', true);
      else if (isInUse()) isStale = true;
      else show(page);
    }
  } catch { isStale = true; } finally { isReading = false; }
};
const catchUp = () => setTimeout(() => { if (isStale) refresh(); });

const connect = () => {
  source = new EventSource('/events');
  source.onopen = () => { if (isLost) say('Connected again'); isLost = false; refresh(); };
  source.onerror = () => {
    if (!isLost) say('Connection lost, trying again…', true);
    isLost = true;
    if (source.readyState !== EventSource.CLOSED) return;
    // It was answered, but not with events: the page, read again, tells why.
    retry = setTimeout(connect, 5000);
    refresh();
  };
  for (const kind of kinds) source.addEventListener(kind, refresh);
};
// A browser opens six connections to a host: pages in the background must not use them up.
const connectIfSeen = () => { clearTimeout(retry); source?.close(); if (!document.hidden) connect(); };

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (button === null) return;
  const { value, textContent } = document.querySelector(button.dataset.copy);
  const copied = navigator.clipboard.writeText(value ?? textContent);
  say(await copied.then(() => 'Copied', () => 'Could not copy'));
});
main.addEventListener('input', () => { isChanged = true; });
// Not the second of a double click: what it did could not be seen, such as a password that is shown once.
let sentAt = -Infinity;
main.addEventListener('submit', (event) => {
  if (event.timeStamp - sentAt < 1000) event.preventDefault();
  else sentAt = event.timeStamp;
});
for (const event of ['focusout', 'pointerup', 'selectionchange']) document.addEventListener(event, catchUp);
prepare();
if (kinds.length > 0) { document.addEventListener('visibilitychange', connectIfSeen); connectIfSeen(); }
`;var a=t(8720),l=t(2261),o=t(3091),s=t(5343);function d({title:e,current:n,trail:t,refreshOn:r,children:i}){return(0,a.FD)("html",{lang:"en",children:[(0,a.FD)("head",{children:[(0,a.Y)("meta",{charset:"utf-8"}),(0,a.Y)("meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),(0,a.Y)("meta",{name:"color-scheme",content:"light dark"}),(0,a.Y)("title",{children:`${e} – Local platform`}),(0,a.Y)("link",{rel:"stylesheet",href:l.FV.style.url}),(0,a.Y)("script",{src:l.FV.script.url,defer:!0})]}),(0,a.FD)("body",{children:[(0,a.Y)("a",{class:"skip",href:"#content",children:"Skip to content"}),(0,a.FD)("header",{class:"top",children:[(0,a.Y)("p",{class:"name",children:"Local platform"}),(0,a.Y)("nav",{"aria-label":"Portal",children:(0,a.Y)("ul",{children:l.$U.map(([e,t])=>(0,a.Y)("li",{children:(0,a.Y)("a",{href:l.FV[e].url,"aria-current":e===n?"page":void 0,children:t})},e))})})]}),(0,a.FD)("main",{id:"content",tabIndex:-1,"data-refresh-on":r.join(" "),children:[t.length>0&&(0,a.Y)(c,{crumbs:t}),(0,a.Y)("h1",{children:e}),i]}),(0,a.Y)("output",{id:"status"})]})]})}function c({crumbs:e}){return(0,a.Y)("nav",{"aria-label":"Breadcrumb",children:(0,a.Y)("ol",{class:"trail",children:e.map(({label:e,href:n})=>(0,a.Y)("li",{children:(0,a.Y)("a",{href:n,children:e})},n))})})}function u({title:e,status:n=200,current:t,trail:r=[],refreshOn:i=["state"]},l){let c=(0,o.F0)((0,a.Y)(d,{title:e,current:t,trail:r,refreshOn:i,children:l})).split("\n").map(s.au).join("\n");return{status:n,headers:{"content-type":"text/html; charset=utf-8"},body:`<!doctype html>
${c}
`}}function h(e){return{status:303,headers:{location:e},body:""}}var p=t(8871);function m({of:e}){return(0,a.Y)("button",{type:"button","data-copy":`#${e}`,hidden:!0,children:"Copy"})}function f({id:e,label:n,value:t}){return(0,a.FD)("div",{class:"copy",children:[(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:n}),(0,a.Y)("input",{id:e,readOnly:!0,value:t,autocomplete:"off",spellcheck:!1})]}),(0,a.Y)(m,{of:e})]})}function b({username:e,password:n}){return(0,a.FD)("section",{class:"notice",children:[(0,a.Y)("h2",{children:"New password"}),(0,a.FD)("p",{children:["Copy it now: it is shown only once. The old password of ",(0,a.Y)("code",{children:e})," no longer works."]}),(0,a.Y)(f,{id:"password",label:"Password",value:n})]})}function g(e){let{id:n,username:t,accounts:r,passwordsGenerated:i,address:l}=e;return(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:r.join(", ")}),(0,a.Y)(f,{id:n,label:"User ID",value:t}),(0,a.Y)("p",{children:0===i?'Its password is the one in the seed, or the "password" that was printed at the start.':"Its password was generated here. A reset (POST /_control/reset) restores the first one."}),(0,a.FD)("form",{method:"post",action:l,children:[(0,a.Y)("input",{type:"hidden",name:"user",value:t}),(0,a.Y)("input",{type:"hidden",name:"generated",value:i}),(0,a.Y)("p",{children:0===i?"A new password replaces it at once: requests with the old one get 401, such as those with the file of --write-env.":"A new password replaces it at once: requests with the old one get 401."}),(0,a.Y)("button",{children:"Generate a new password"})]})]})}function v(e,n){let t={users:function(e){let n=new Map;for(let{username:t,name:r,passwordsGenerated:i}of e.accounts.values()){let e=n.get(t)??{username:t,accounts:[],passwordsGenerated:i};e.accounts.push(r),n.set(t,e)}return[...n.values()]}(e),generated:n,address:(0,l.ci)("generatePassword",{})};return u({title:"API access",current:"access",refreshOn:void 0===n?["state"]:[]},function({users:e,generated:n,address:t}){return(0,a.FD)(a.FK,{children:[void 0!==n&&(0,a.Y)(b,{...n}),(0,a.Y)("p",{children:"The API asks for a user ID and its password (HTTP Basic)."}),e.map((e,n)=>(0,a.Y)(g,{...e,id:`user-${n+1}`,address:t},e.username))]})}(t))}var Y=t(1749),w=t(3036),y=t(5220),k=t(2920),F=t(4683),D=t(8049),x=t(3355),$=t(6978);function S(e,n){return{iso:(0,$.Ly)(e),ago:`${(0,Y.nV)(n-e)} ago`}}function q(e){return e<6e4?(0,Y.a3)(e):[[Math.floor(e/864e5),"d"],[Math.floor(e/36e5)%24,"h"],[Math.floor(e/6e4)%60,"min"],[Math.floor(e/1e3)%60,"s"]].flatMap(([e,n])=>0===e?[]:[`${e} ${n}`]).join(" ")}let T={upload:"upload",rebuild:"webhook: rebuild",cleanRebuild:"webhook: clean-rebuild"};function C(e,n){(0,x.G9)(e.environment,n);let{environment:t,cause:r,createTime:i,ended:a,failure:o}=e,s=o&&`${o.step}: ${(0,w.Zc)(o.message)}`;return{href:(0,l.ci)("build",{environment:t.id,build:e.id}),number:t.builds.indexOf(e)+1,state:(0,x.L4)(e,n),cause:T[r],started:S(i,n),duration:(0,Y.a3)((a?.time??n)-i),progress:void 0===a?function(e,n){let{createTime:t,deployedTime:r,log:i}=e;if(1/0!==r){let e=Math.min(1,Math.max(0,r===t?1:(n-t)/(r-t)));return{share:e,label:`${Math.round(100*e)} %`}}let a=i?.step();if(void 0===a)return{share:0,label:"waiting"};let l=k.U.indexOf(a.name);return{share:l/k.U.length,label:`step ${l+1} of ${k.U.length}: ${a.name}`}}(e,n):void 0,commit:e.commit,reason:s}}function A(e){return{name:e,folders:new Map,files:[],bytes:0,fileCount:0}}function L({state:e,of:n}){return(0,a.Y)("span",{class:`state ${e}`,"data-announce":`${n}: ${e}`,children:e})}function R({sha:e,branch:n}){return(0,a.FD)(a.FK,{children:[(0,a.Y)("code",{title:e,children:e.slice(0,7)}),""!==n&&` (${n})`]})}function O({nodes:e,hidden:n}){return(0,a.FD)("ul",{class:"files",children:[e.map(e=>(0,a.Y)("li",{children:void 0===e.children?(0,a.Y)(U,{...e}):(0,a.Y)(M,{...e})},e.name)),n>0&&(0,a.Y)("li",{class:"muted",children:`and ${(0,Y.pq)(n,"file")} more`})]})}function M({name:e,bytes:n,children:t,hidden:r}){return(0,a.FD)("details",{children:[(0,a.Y)("summary",{children:(0,a.Y)(U,{name:`${e}/`,bytes:n})}),(0,a.Y)(O,{nodes:t??[],hidden:r})]})}function U({name:e,bytes:n}){return(0,a.FD)(a.FK,{children:[(0,a.Y)("code",{children:e})," ",(0,a.Y)("span",{class:"muted",children:(0,Y.z3)(n)})]})}function E({share:e,label:n}){return(0,a.FD)("label",{class:"progress",children:[(0,a.Y)("progress",{value:e})," ",n]})}function j({iso:e,ago:n}){let[t="",r=""]=e.split("T");return(0,a.FD)("time",{dateTime:e,children:[t," ",r.slice(0,8)," UTC ",(0,a.FD)("span",{class:"muted",children:["(",n,")"]})]})}function N(e){let{number:n,state:t,progress:r,cause:i,started:l,duration:o,commit:s,path:d,size:c,unpackedSize:u,sha256:h}=e;return(0,a.FD)("dl",{children:[(0,a.Y)("dt",{children:"State"}),(0,a.FD)("dd",{children:[(0,a.Y)(L,{state:t,of:`Build ${n}`})," ",void 0!==r&&(0,a.Y)(E,{...r})]}),(0,a.Y)("dt",{children:"Started by"}),(0,a.Y)("dd",{children:i}),(0,a.Y)("dt",{children:"Started"}),(0,a.Y)("dd",{children:(0,a.Y)(j,{...l})}),(0,a.Y)("dt",{children:void 0===r?"Took":"So far"}),(0,a.Y)("dd",{children:o}),void 0!==s&&(0,a.FD)(a.FK,{children:[(0,a.Y)("dt",{children:"Commit"}),(0,a.Y)("dd",{children:(0,a.Y)(R,{...s})})]}),(0,a.Y)("dt",{children:"Name"}),(0,a.Y)("dd",{children:(0,a.Y)("code",{children:d})}),(0,a.Y)("dt",{children:"Upload"}),(0,a.Y)("dd",{children:`${c}, ${u} unpacked`}),(0,a.Y)("dt",{children:"SHA-256"}),(0,a.Y)("dd",{children:(0,a.Y)("code",{children:h})})]})}function K({failure:e,isSimulated:n}){return(0,a.FD)("section",{class:"notice failed",children:[(0,a.Y)("h2",{children:void 0===e?"Failed":`Failed at step "${e.step}"`}),void 0===e?(0,a.Y)("p",{children:n?"This build was only simulated: a fault, the control path or the portal made it fail.":"The control path made it fail."}):(0,a.Y)("pre",{children:e.message})]})}function B({results:e,endAddress:n}){return(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"End this build now"}),(0,a.Y)("form",{class:"actions",method:"post",action:n,children:e.map(e=>(0,a.Y)("button",{name:"result",value:e,children:`End as ${e}`},e))})]})}function P({earlierLines:e,steps:n}){return(0,a.FD)(a.FK,{children:[e>0&&(0,a.Y)("p",{class:"muted",children:`${(0,Y.pq)(e,"earlier line")} not shown`}),n.map(({step:e,duration:n,lines:t,failedAt:r})=>(0,a.FD)("div",{children:[(0,a.FD)("h3",{children:[e," ",(0,a.Y)("span",{class:"muted",children:n})]}),(0,a.FD)("pre",{children:[W(t.slice(0,r)),void 0!==r&&(0,a.FD)(a.FK,{children:[(0,a.Y)("mark",{children:t[r]?.text}),`
${W(t.slice(r+1))}`]})]})]},e))]})}function W(e){return e.map(({text:e})=>`${e}
`).join("")}var z=t(9501);function I({service:e,params:n}){return(0,p.Q4)(e,n.environment??"")}function _(e){return(0,z.s)(I(e),e.params.build??"")}function Q(e){let n={label:"Start",href:(0,l.ci)("start",{})};return void 0===e?[n]:[n,{label:e.displayName,href:(0,l.ci)("environment",{environment:e.id})}]}let V=/\berror\b(?! code)|could not|cannot|failed/i,G=/^npm (?:error|ERR!) Usage:$/,H=/^npm (?:error|ERR!) Run "npm help [\w-]+" for more info$/;function J(e,n){let t=!1;return e.filter(e=>{let r=n(e),i=!(t||=G.test(r));return(H.test(r)||!r.startsWith("npm "))&&(t=!1),i||!r.startsWith("npm ")})}var Z=t(5953);function X({path:e,consequence:n,label:t,keepLabel:r,address:i,backAddress:l}){return(0,a.FD)(a.FK,{children:[void 0!==e&&(0,a.Y)("p",{children:(0,a.Y)("code",{children:e})}),(0,a.Y)("p",{children:n}),(0,a.FD)("form",{method:"post",action:i,children:[(0,a.Y)("button",{class:"danger",children:t})," ",(0,a.Y)("a",{href:l,children:r})]})]})}async function ee(e){return await (0,Z.j)(e.service,I(e)),h((0,l.ci)("start",{}))}var en=t(3180);function et({listed:e}){return(0,a.Y)("ol",{class:"rows",children:e.map(({build:{href:e,number:n,state:t,cause:r,started:i,duration:l,commit:o,progress:s,reason:d},upload:c})=>(0,a.FD)("li",{children:[(0,a.Y)("a",{href:e,children:`Build ${n}`})," ",(0,a.Y)(L,{state:t,of:`Build ${n}`})," ",(0,a.FD)("span",{children:[r,", ",(0,a.Y)(j,{...i}),", ",l,void 0!==o&&(0,a.FD)(a.FK,{children:[", commit ",(0,a.Y)(R,{...o})]})]}),void 0!==s&&(0,a.Y)(E,{...s}),void 0!==d&&(0,a.Y)("p",{class:"reason",children:d}),(0,a.Y)(er,{...c})]},e))})}function er({size:e,fileCount:n,sha256:t,filesAddress:r}){return(0,a.FD)("div",{class:"upload muted",children:[e,", ",(0,a.Y)("a",{href:r,children:n}),(0,a.FD)("details",{children:[(0,a.Y)("summary",{children:"SHA-256"}),(0,a.Y)("code",{children:t})]})]})}function ei({url:e}){return void 0===e?null:(0,a.FD)(a.FK,{children:[(0,a.Y)("dt",{children:"Address"}),(0,a.Y)("dd",{children:(0,a.Y)(ea,{url:e})})]})}function ea({url:e}){return URL.canParse(e)&&/^https?:$/.test(new URL(e).protocol)?(0,a.Y)("a",{href:e,rel:"noreferrer",children:e}):(0,a.Y)("span",{children:e})}function el({filters:e}){return 0===e.length?null:(0,a.Y)("nav",{class:"filters","aria-label":"Builds by state",children:e.map(({label:e,href:n,isCurrent:t})=>(0,a.Y)("a",{href:n,"aria-current":t?"true":void 0,children:e},e))})}function eo({lines:e,href:n}){return(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Log of the app"}),0===e.length?(0,a.Y)("p",{children:"It has written nothing yet."}):(0,a.Y)("pre",{children:e.map(e=>`${e}
`).join("")}),(0,a.Y)("p",{children:(0,a.Y)("a",{href:n,children:"All of the log"})})]})}function es({path:e,wpEnvironment:n,created:t,site:r,live:i}){return(0,a.FD)("dl",{children:[(0,a.Y)("dt",{children:"Live build"}),(0,a.Y)("dd",{children:void 0===i?"none":(0,a.Y)("a",{href:i.href,children:`Build ${i.number}`})}),(0,a.Y)(ei,{url:r}),(0,a.Y)("dt",{children:"WordPress install"}),(0,a.Y)("dd",{children:n}),(0,a.Y)("dt",{children:"Name"}),(0,a.Y)("dd",{children:(0,a.Y)("code",{children:e})}),(0,a.Y)("dt",{children:"Created"}),(0,a.Y)("dd",{children:(0,a.Y)(j,{...t})})]})}function ed({variables:e,showsValues:n,address:t}){return(0,a.FD)("section",{id:"variables",children:[(0,a.Y)("h2",{children:"Shell variables"}),0===e.length?(0,a.Y)("p",{children:"There are none."}):(0,a.FD)(a.FK,{children:[(0,a.Y)("dl",{children:e.map(({key:e,value:n})=>(0,a.FD)("div",{children:[(0,a.Y)("dt",{children:(0,a.Y)("code",{children:e})}),(0,a.Y)("dd",{children:void 0===n?(0,a.Y)("span",{class:"muted",children:"hidden"}):(0,a.Y)("pre",{children:n})})]},e))}),(0,a.Y)("p",{children:(0,a.Y)("a",{href:n?`${t}#variables`:`${t}?show=variables#variables`,children:n?"Hide values":"Show values"})})]})]})}function ec({webhooks:e,webhooksAddress:n}){return(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Webhooks"}),(0,a.Y)("p",{children:void 0===e?"There are none.":(0,a.FD)(a.FK,{children:["Created ",(0,a.Y)(j,{...e})]})}),(0,a.Y)("p",{children:(0,a.Y)("a",{class:"button",href:n,children:void 0===e?"Create webhooks…":"Manage webhooks…"})})]})}var eu=t(9151),eh=t(7067),ep=t(7975),em=t(6046),ef=t(9081);let eb={endpoint:"Endpoint",kind:"What happens",count:"Requests to affect",skip:"Requests to skip first",delay:"Delay in seconds"},eg={html:"The answer is a sign-in page","truncated-json":"The answer is truncated JSON",empty:"The answer is empty","empty-object":"The answer is {}",array:"The answer is []",null:"The answer is null","no-names":"The answer is an operation without names","wrong-names":"The answer is an operation with malformed names","not-utf8":"The answer is not UTF-8"},ev=[{label:"Refused",kinds:[...[400,401,403,404,409,413].map(e=>ew(e)),ew(429,1),...[500,502].map(e=>ew(e)),ew(503,1),ew(504)]},{label:"Carried out, but the answer goes wrong",kinds:[{name:"no-answer",label:"No answer: the connection is reset",fault:{cutAfterResponseBytes:0}},{name:"cut-answer",label:"The connection is reset in the middle of the answer",fault:{cutAfterResponseBytes:10}},{name:"taken-502",label:`502 ${eh.STATUS_CODES[502]}, although the request was carried out`,fault:{status:502,taken:!0}},...Object.keys(eg).map(e=>({name:e,label:eg[e],fault:{malformed:e}}))]},{label:"Other",kinds:[{name:"cut-request",label:"The connection is reset while the request is being sent",fault:{cutAfterRequestBytes:1e3}},{name:"fail-build",label:"The build of an upload fails",fault:{failBuild:!0}},{name:"delay",label:"Only the delay",fault:{delayMs:1}}]}],eY=ev.flatMap(({kinds:e})=>e);function ew(e,n){let t=`${e} ${eh.STATUS_CODES[e]}`;if(void 0===n)return{name:String(e),label:t,fault:{status:e}};let r={"retry-after":String(n)};return{name:String(e),label:`${t}, Retry-After: ${n}`,fault:{status:e,headers:r}}}function ey(e){return/^\d+(?:\.\d+)?$/.test(e)?Number(e):e}function ek({problems:e}){return 0===e.length?null:(0,a.FD)("div",{class:"notice",role:"alert",children:[(0,a.Y)("p",{children:"Nothing was changed:"}),(0,a.Y)("ul",{children:e.map(({field:e,label:n,message:t})=>(0,a.Y)("li",{class:"reason",children:`${n}: ${t}`},e))})]})}function eF(e,n){return e.some(({field:e})=>e===n)}let eD={seconds:1e3,minutes:6e4,hours:36e5};function ex({now:e,ahead:n,buildMilliseconds:t,form:r}){return(0,a.FD)("section",{id:"clock",children:[(0,a.Y)("h2",{children:"Time"}),(0,a.FD)("dl",{children:[(0,a.Y)("dt",{children:"Clock"}),(0,a.Y)("dd",{children:(0,a.Y)("time",{dateTime:e,children:`${e.slice(0,19).replace("T"," ")} UTC`})}),(0,a.Y)("dt",{children:"Moved forward"}),(0,a.Y)("dd",{children:0===n?"not at all":`by ${q(n)}`})]}),(0,a.Y)("p",{children:void 0===t?"Builds are real here: moving the clock does not end them.":`By this clock, a build goes live ${q(t)} after it starts.`}),(0,a.Y)(e$,{...r})]})}function e$({values:e,problems:n,address:t}){return(0,a.FD)("form",{method:"post",action:t,children:[(0,a.Y)(ek,{problems:n}),(0,a.FD)("div",{class:"fields",children:[(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:"Advance by"}),(0,a.Y)("input",{name:"amount",value:e.amount,inputMode:"numeric",autocomplete:"off","aria-invalid":eF(n,"amount")})]}),(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:"Unit"}),(0,a.Y)("select",{name:"unit","aria-invalid":eF(n,"unit"),children:Object.keys(eD).map(n=>(0,a.Y)("option",{value:n,selected:n===e.unit,children:n},n))})]}),(0,a.Y)("button",{children:"Advance the clock"})]})]})}function eS({endpoints:e,values:n,problems:t,address:r}){return(0,a.FD)("form",{method:"post",action:r,children:[(0,a.Y)(ek,{problems:t}),(0,a.FD)("div",{class:"fields",children:[(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:eb.endpoint}),(0,a.Y)("select",{name:"endpoint","aria-invalid":eF(t,"endpoint"),children:e.map(e=>(0,a.Y)("option",{value:e,selected:e===n.endpoint,children:eT(e)},e))})]}),(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:eb.kind}),(0,a.Y)("select",{name:"kind","aria-invalid":eF(t,"kind"),children:ev.map(({label:e,kinds:t})=>(0,a.Y)("optgroup",{label:e,children:t.map(e=>(0,a.Y)("option",{value:e.name,selected:e.name===n.kind,children:e.label},e.name))},e))})]})]}),(0,a.Y)("div",{class:"fields",children:["count","skip","delay"].map(e=>(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:eb[e]}),(0,a.Y)("input",{name:e,value:n[e],inputMode:"delay"===e?"decimal":"numeric",autocomplete:"off","aria-invalid":eF(t,e)})]},e))}),(0,a.Y)("button",{children:"Queue fault"})]})}function eq({queue:e,clearAddress:n}){return(0,a.FD)(a.FK,{children:[(0,a.Y)("ol",{class:"rows",children:e.map(({position:e,endpoint:n,description:t,count:r,skip:i})=>(0,a.FD)("li",{children:[(0,a.Y)("strong",{children:eT(n)})," ",(0,a.Y)("span",{children:t})," ",(0,a.Y)("span",{class:"muted",children:`the next ${1===r?"request":(0,Y.pq)(r,"request")}${0===i?"":`, after skipping ${i}`}`})]},e))}),(0,a.Y)("form",{class:"after",method:"post",action:n,children:(0,a.Y)("button",{children:"Clear all faults"})})]})}function eT(e){return"*"===e?"any endpoint":e}let eC={values:{endpoint:"upload",kind:"503",delay:"",count:"1",skip:"0"},problems:[]},eA={values:{amount:"",unit:"seconds"},problems:[]},eL=`${(0,l.ci)("advanceClock",{})}#clock`;function eR(e,{fault:n,advance:t}){let{faults:r,clock:i,apps:o,buildMilliseconds:s}=e,d={queue:r.list().map(eO),form:{...n??eC,endpoints:[...eu.H,"*"],address:(0,l.ci)("addFault",{})},clearAddress:(0,l.ci)("clearFaults",{}),clock:{now:(0,$.Ly)(i.now()),ahead:i.ahead,buildMilliseconds:void 0===o?s:void 0,form:{...t??eA,address:eL}}},c={title:"Faults and time",current:"faults"};return u(void 0!==n||void 0!==t?{...c,status:400,refreshOn:[]}:c,function({queue:e,form:n,clearAddress:t,clock:r}){return(0,a.FD)(a.FK,{children:[(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Queue a fault"}),(0,a.FD)("p",{children:["It affects the next requests to the endpoint, and is then gone. ",(0,a.Y)("code",{children:"POST /_control/faults"})," accepts other faults, too."]}),(0,a.Y)(eS,{...n})]}),(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Queued faults"}),0===e.length?(0,a.Y)("p",{children:"There are none."}):(0,a.Y)(eq,{queue:e,clearAddress:t})]}),(0,a.Y)(ex,{...r})]})}(d))}function eO(e,n){let{endpoint:t,count:r=1,skip:i=0}=e;return{position:n+1,endpoint:t,description:function(e){let{delayMs:n=0}=e,t=Object.entries(e).filter(([e])=>!["endpoint","count","skip","delayMs"].includes(e)),r=Object.fromEntries(t),i=eY.find(e=>(0,ep.isDeepStrictEqual)(e.fault,r))?.label;return[...0===t.length?[]:[i??(0,ef.Qx)({endpoint:e.endpoint,...r})],...n>0?[`delayed by ${(0,Y.a3)(n)}`]:[]].join(", ")}(e),count:r,skip:i}}function eM(e,n){return Object.fromEntries(Object.keys(n).map(n=>[n,e.get(n)?.trim()??""]))}var eU=t(2689);function eE({status:e}){let n=null===e||e>=400?" error":e<300?" success":"";return(0,a.Y)("span",{class:`state${n}`,children:e??"no answer"})}let ej={upload:"the body of an upload is not recorded",binary:"it is not text","not-json":"only JSON bodies of requests are recorded","too-large":"it is longer than 16 KiB"};function eN({method:e,path:n,status:t,time:r,duration:i,fault:l}){return(0,a.FD)("dl",{children:[(0,a.Y)("dt",{children:"Method"}),(0,a.Y)("dd",{children:e}),(0,a.Y)("dt",{children:"Path"}),(0,a.Y)("dd",{children:(0,a.Y)("code",{children:n})}),(0,a.Y)("dt",{children:"Status"}),(0,a.Y)("dd",{children:(0,a.Y)(eE,{status:t})}),(0,a.Y)("dt",{children:"Time"}),(0,a.Y)("dd",{children:(0,a.Y)(j,{...r})}),(0,a.Y)("dt",{children:"Took"}),(0,a.Y)("dd",{children:i}),void 0!==l&&(0,a.FD)(a.FK,{children:[(0,a.Y)("dt",{children:"Fault"}),(0,a.Y)("dd",{children:l})]})]})}function eK({title:e,headers:n,body:t}){return(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:e}),n.length>0&&(0,a.Y)("pre",{children:n.map(({name:e,value:n})=>`${e}: ${n}
`).join("")}),(0,a.Y)(eB,{...t})]})}function eB({bytes:e,text:n,isCut:t,omitted:r}){return 0===e?(0,a.Y)("p",{class:"muted",children:"No body."}):void 0===n?(0,a.Y)("p",{class:"muted",children:`A body of ${(0,Y.z3)(e)}${void 0===r?"":`: ${ej[r]}`}.`}):(0,a.FD)(a.FK,{children:[(0,a.Y)("p",{class:"muted",children:`A body of ${(0,Y.z3)(e)}${!0===t?", of which this is the beginning":""}:`}),(0,a.Y)("pre",{children:n})]})}let eP=/\b([0-9a-f]{8})-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;function eW({filter:e,statuses:n,address:t}){return(0,a.FD)("form",{class:"fields",action:t,children:[(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:"Part of the path"}),(0,a.Y)("input",{name:"path",value:e.path,autocomplete:"off",spellcheck:!1})]}),(0,a.FD)("label",{class:"field",children:[(0,a.Y)("span",{children:"Status"}),(0,a.Y)("select",{name:"status",children:n.map(([n,t])=>(0,a.Y)("option",{value:n,selected:n===e.status,children:t},n))})]}),(0,a.Y)("button",{children:"Filter requests"}),(""!==e.path||""!==e.status)&&(0,a.Y)("a",{href:t,children:"Show all"})]})}function ez({requests:e}){return(0,a.Y)("ol",{class:"rows",children:e.map(({href:e,method:n,path:t,status:r,time:i,duration:l,fault:o})=>{let s;return(0,a.FD)("li",{children:[(0,a.Y)(eE,{status:r})," ",(0,a.Y)("a",{href:e,children:(0,a.Y)("code",{children:`${n} ${(s=t.replace(eP,"$1…")).length>120?`${s.slice(0,120)}…`:s}`})})," ",(0,a.FD)("span",{children:[(0,a.Y)(j,{...i}),", ",l]}),void 0!==o&&(0,a.Y)("p",{class:"reason",children:`Fault: ${o}`})]},e)})})}let eI=[["","any"],["2xx","2xx (success)"],["3xx","3xx (redirect)"],["4xx","4xx (refused)"],["5xx","5xx (failed)"],["none","no answer"]];function e_({headers:e,body:n}){let t=(0,eU.o_)(n.text??"");return{headers:e,body:void 0===t?n:{...n,text:JSON.stringify(t,void 0,2)}}}function eQ({id:e,time:n,method:t,path:r,status:i,durationMs:a,fault:o},s){return{href:(0,l.ci)("request",{request:e}),method:t,path:r,status:i,time:S(Date.parse(n),s),duration:a<1e3?`${a} ms`:(0,Y.a3)(a),fault:o}}function eV({commands:e}){return(0,a.FD)("section",{class:"notice",children:[(0,a.Y)("h2",{children:"Nothing has been deployed yet"}),e.map(({purpose:e,text:n},t)=>(0,a.FD)("div",{children:[(0,a.FD)("p",{children:[e,": ",(0,a.Y)(m,{of:`command-${t+1}`})]}),(0,a.Y)("pre",{id:`command-${t+1}`,children:n})]},e))]})}function eG({account:e,name:n,region:t,environments:r}){return(0,a.FD)("section",{children:[(0,a.FD)("h2",{children:[n," ",(0,a.Y)("span",{class:"muted",children:`${e}, ${t}`})]}),0===r.length?(0,a.Y)("p",{children:"This app has no environments."}):(0,a.Y)("ul",{class:"cards",children:r.map(e=>(0,a.Y)("li",{children:(0,a.Y)(eH,{...e})},e.href))})]})}function eH({href:e,displayName:n,wpEnvironment:t,site:r,live:i,last:l}){return(0,a.FD)("article",{children:[(0,a.Y)("h3",{children:(0,a.Y)("a",{href:e,children:n})}),(0,a.FD)("dl",{children:[(0,a.Y)("dt",{children:"Live build"}),(0,a.Y)("dd",{children:void 0===i?"none":(0,a.Y)(eJ,{...i,environment:n})}),(0,a.Y)("dt",{children:"Last deploy"}),(0,a.Y)("dd",{children:void 0===l?"none":(0,a.Y)(eJ,{...l,environment:n})}),(0,a.Y)(ei,{url:r}),(0,a.Y)("dt",{children:"WordPress install"}),(0,a.Y)("dd",{children:t})]})]})}function eJ({href:e,number:n,state:t,started:r,environment:i}){return(0,a.FD)(a.FK,{children:[(0,a.Y)("a",{href:e,children:`Build ${n}`})," ",(0,a.Y)(L,{state:t,of:`${i}, build ${n}`})," ",(0,a.Y)(j,{...r})]})}function eZ(e){var n;return/^[\w@%+=:,./-]+$/.test(e)?e:(n=e,`'${n.replaceAll("'",String.raw`'\''`)}'`)}function eX({address:e}){return(0,a.FD)(a.FK,{children:[(0,a.Y)("p",{children:"This environment has no webhooks. Webhooks are three URLs: a POST to one of them, without credentials, rebuilds the environment or clears its cache."}),(0,a.Y)("form",{method:"post",action:e,children:(0,a.Y)("button",{children:"Create webhooks"})})]})}function e0(e){let{created:n,actions:t,showsUrls:r,address:i,regenerateAddress:l,deleteAddress:o}=e;return(0,a.FD)(a.FK,{children:[(0,a.Y)("p",{children:"Whoever has one of these URLs can trigger all three actions, with a POST and without credentials."}),(0,a.FD)("p",{children:["Created ",(0,a.Y)(j,{...n})]}),t.map(({name:e,label:n,purpose:t,url:r})=>(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:n}),(0,a.Y)("p",{children:t}),void 0===r?(0,a.Y)("p",{class:"muted",children:"hidden"}):(0,a.Y)(f,{id:e,label:`${n} URL`,value:r})]},e)),(0,a.Y)("p",{children:(0,a.Y)("a",{href:r?i:`${i}?show=urls`,children:r?"Hide URLs":"Show URLs"})}),(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Change"}),(0,a.FD)("p",{class:"actions",children:[(0,a.Y)("a",{class:"button",href:l,children:"Regenerate all webhooks…"}),(0,a.Y)("a",{class:"button",href:o,children:"Delete all webhooks…"})]})]})]})}let e1={rebuild:["Rebuild","Builds the last upload again."],cleanRebuild:["Clean rebuild","Builds it again, without the caches of earlier builds."],purgeCache:["Purge cache","Clears the CDN cache of the domain."]},e2={regenerate:{title:"Regenerate all webhooks?",label:"Regenerate all webhooks",consequence:"There will be three new URLs. The current URLs stop working at once, wherever they are in use.",addressName:"regenerateWebhooks"},delete:{title:"Delete all webhooks?",label:"Delete all webhooks",consequence:"All three URLs stop working at once, wherever they are in use.",addressName:"deleteWebhooks"}};function e5(e){let{title:n,addressName:t,...r}=e2[e];return e=>{let i=I(e);if(void 0===i.webhooks)throw new y.P_("wrong_state","The environment has no webhooks.");let a={environment:i.id},o={address:(0,l.ci)(t,a),backAddress:(0,l.ci)("webhooks",a)},s={...r,...o,keepLabel:"Keep them"};return u({title:n,trail:Q(i)},X(s))}}function e3(e){return n=>{let{id:t,webhooks:r}=I(n);return("create"===e?void 0!==r:"delete"===e&&void 0===r)||(0,p.VO)(n.service,t,e),h((0,l.ci)("webhooks",{environment:t}))}}let e4=String.raw,e6=e4`
  .notice,
  .cards > li {
    padding: 1rem 1.25rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 8px;
  }

  .notice > :first-child {
    margin-top: 0;
  }

  .notice > :last-child {
    margin-bottom: 0;
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    gap: 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(6rem, max-content) 1fr;
    gap: 0.3rem 1.25rem;
    margin: 0;
  }

  dt {
    color: var(--muted);
  }

  dd {
    margin: 0;
    min-width: 0;
  }

  @media (max-width: 30rem) {
    dl {
      grid-template-columns: 1fr;
      gap: 0;
    }

    dd {
      margin-bottom: 0.5rem;
    }
  }

  pre,
  code {
    font-family: var(--mono);
    font-size: 0.875em;
  }

  pre {
    margin: 0;
    padding: 0.75rem 1rem;
    white-space: pre-wrap;
    background: var(--page);
    border: 1px solid var(--line);
    border-radius: 6px;
  }

  .state {
    display: inline-block;
    padding: 0 0.55em;
    border: 1px solid var(--line);
    border-radius: 1em;
    font-size: 0.875rem;
  }

  .state.live,
  .state.success {
    color: var(--good);
    background: var(--good-back);
  }

  .state.failed,
  .state.error {
    color: var(--bad);
    background: var(--bad-back);
  }

  .state.queued,
  .state.building,
  .state.deploying {
    color: var(--busy);
    background: var(--busy-back);
  }

  section > div + div {
    margin-top: 1rem;
  }

  .trail li + li::before {
    content: '/';
    margin-right: 0.5rem;
    color: var(--muted);
  }

  nav ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    margin: 0 0 0.5rem;
    padding: 0;
    list-style: none;
  }

  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin-bottom: 0.5rem;
  }

  .filters [aria-current] {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }

  .rows {
    margin: 0;
    padding: 0;
    list-style: none;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 8px;
  }

  .rows > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: baseline;
    padding: 0.6rem 1.25rem;
  }

  .rows > li + li {
    border-top: 1px solid var(--line);
  }

  .upload {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    flex-basis: 100%;
    font-size: 0.875rem;
  }

  .upload details {
    margin-left: 0.75rem;
  }

  mark {
    color: var(--bad);
    background: var(--bad-back);
  }

  .rows p {
    flex-basis: 100%;
    margin: 0;
  }

  .reason,
  .notice.failed h2 {
    color: var(--bad);
  }

  dl > div {
    display: contents;
  }

  .files {
    margin: 0;
    padding-left: 1.25rem;
    list-style: none;
  }

  section > .files {
    padding-left: 0;
  }

  summary {
    cursor: pointer;
  }

  progress {
    width: 10rem;
    max-width: 100%;
    accent-color: var(--accent);
  }

  section {
    margin-top: 2rem;
  }

  h1 + section {
    margin-top: 0;
  }
`,e8=String.raw,e7=e8`
  .button,
  button {
    display: inline-block;
    padding: 0.45rem 1rem;
    font: inherit;
    color: var(--text);
    background: var(--surface);
    border: 1px solid var(--muted);
    border-radius: 6px;
    text-decoration: none;
    cursor: pointer;
  }

  .button:hover,
  button:hover {
    border-color: currentcolor;
  }

  .danger {
    margin-right: 0.75rem;
    color: var(--bad);
    background: var(--bad-back);
    border-color: var(--bad);
  }

  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: end;
    margin: 0 0 1rem;
  }

  .fields > label,
  .fields > .copy {
    flex: 1 1 12rem;
    min-width: 0;
  }

  .field {
    display: block;
  }

  .field > span {
    display: block;
    color: var(--muted);
  }

  input,
  select {
    width: 100%;
    min-height: 2.6rem;
    padding: 0.4rem 0.6rem;
    font: inherit;
    color: var(--text);
    background: var(--surface);
    border: 1px solid var(--muted);
    border-radius: 6px;
  }

  input[readonly] {
    font-family: var(--mono);
    font-size: 0.875rem;
    background: var(--page);
  }

  .copy {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
    margin-bottom: 1rem;
  }

  .copy > label {
    flex: 1 1 16rem;
    min-width: 0;
  }

  [aria-invalid='true'] {
    border-color: var(--bad);
  }

  .after,
  form > .notice {
    margin: 1rem 0;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: baseline;
  }
`,e9=String.raw,ne=e9`
  :root {
    color-scheme: light dark;
    --page: light-dark(#f6f7f9, #121518);
    --surface: light-dark(#fff, #1b1f24);
    --text: light-dark(#1c2024, #e6e8eb);
    --muted: light-dark(#565e6b, #a3abb6);
    --line: light-dark(#d7dce2, #343b44);
    --accent: light-dark(#0b57d0, #8ab4f8);
    --good: light-dark(#0f5e2e, #8fdcaa);
    --good-back: light-dark(#dcf2e3, #16331f);
    --bad: light-dark(#8f1d1d, #ffb4ab);
    --bad-back: light-dark(#fbe3e1, #431d1a);
    --busy: light-dark(#5b4300, #f3d27a);
    --busy-back: light-dark(#fdf0c8, #3a2f0f);
    --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
    font:
      100%/1.55 system-ui,
      sans-serif;
  }

  * {
    box-sizing: border-box;
  }

  [hidden] {
    display: none !important;
  }

  body {
    margin: 0;
    background: var(--page);
    color: var(--text);
    overflow-wrap: anywhere;
  }

  a {
    color: var(--accent);
    text-underline-offset: 0.15em;
  }

  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    border-radius: 3px;
  }

  main:focus {
    outline: none;
  }

  .skip {
    position: absolute;
    left: -100vw;
    padding: 0.5rem 1rem;
    background: var(--surface);
  }

  .skip:focus {
    left: 0.5rem;
    top: 0.5rem;
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
    align-items: baseline;
    padding: 0.75rem calc(max(0px, (100% - 70rem) / 2) + clamp(1rem, 4vw, 2.5rem));
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }

  .name {
    margin: 0;
    font-weight: 650;
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .top a {
    display: inline-block;
    padding: 0.2rem 0;
    color: var(--text);
    text-decoration: none;
  }

  .top a:hover {
    text-decoration: underline;
  }

  .top a[aria-current] {
    box-shadow: inset 0 -2px var(--accent);
  }

  main {
    max-width: 70rem;
    margin: 0 auto;
    padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem;
  }

  h1 {
    margin: 0 0 1rem;
    font-size: 1.6rem;
    line-height: 1.25;
  }

  h2 {
    margin: 0 0 0.75rem;
    font-size: 1.2rem;
  }

  h3 {
    margin: 0 0 0.5rem;
    font-size: 1.05rem;
  }

  pre + h3 {
    margin-top: 1.25rem;
  }

  h2 .muted,
  h3 .muted {
    font-size: 0.9rem;
    font-weight: 400;
  }

  .muted {
    color: var(--muted);
  }

  #status {
    position: fixed;
    right: 1rem;
    bottom: 1rem;
    max-width: calc(100vw - 2rem);
    margin: 0;
    background: var(--surface);
  }

  #status:not(:empty) {
    padding: 0.5rem 1rem;
    border: 1px solid var(--muted);
    border-radius: 6px;
  }
`,nn={start:function({service:e}){var n;let t,r;return u({title:"Start",current:"start"},function({commands:e,apps:n}){return(0,a.FD)(a.FK,{children:[e.length>0&&(0,a.Y)(eV,{commands:e}),n.map(e=>(0,a.Y)(eG,{...e},`${e.account}/${e.name}`))]})}((t=(n=e).store.environments().every(({builds:e})=>0===e.length),r=[...n.store.accounts.values()],{commands:t?function({store:e,origin:n,commandLine:t}){let r=[...e.accounts.values()],i=r.find(({apps:e})=>e.size>0)??r[0];if(void 0===i)return[];let{username:a}=i,l=i.passwordsGenerated>0?"the password you generated":i.password,[o]=i.apps.values(),[s]=o?.environments.values()??[],d=void 0===t?"headless-deploy":`node ${eZ(t)}`,c=(e,t)=>{let r=Object.entries({"headless-url":n(),username:a,account:i.name,...t}).map(([e,n])=>`--${e} ${eZ(n)}`);return[`HEADLESS_PASSWORD=${eZ(l)} ${d} ${e}`,...r].join(" \\\n  ")},u=o?.name??"my-app",[h]=i.installs.values(),p=s?.displayName??"Production",m=[];if(void 0===o&&m.push({purpose:"Create an app",text:c("create-app",{app:u,region:"US-C"})}),void 0===s&&void 0!==h){let e={app:u,"display-name":p,"wp-environment":h.name};m.push({purpose:"Create an environment",text:c("create-environment",e)})}return m.push({purpose:"Deploy the app in the current directory",text:`${c("deploy",{app:u,environment:p})} \\
  --wait`}),m}(n):[],apps:r.flatMap(({apps:e})=>[...e.values()].map(e=>{var t,r;let i;return t=n,i=[...(r=e).environments.values()].map(e=>(function(e,n){let t=e.clock.now();(0,x.G9)(n,t);let{id:r,displayName:i,wpEnvironment:a,builds:o,live:s}=n,d=o.at(-1);return{href:(0,l.ci)("environment",{environment:r}),displayName:i,wpEnvironment:a,site:e.apps?.siteUrl(n),live:s&&C(s,t),last:d&&C(d,t)}})(t,e)),{account:r.account.name,name:r.name,region:r.region,environments:i}}))})))},environment:function(e){let n=I(e),t={showsValues:"variables"===e.query.get("show"),state:en.EQ.find(n=>n===e.query.get("state"))},r=function(e,n,{showsValues:t,state:r}){var i,a,o;let s,d=e.clock.now();(0,x.G9)(n,d);let{id:c,builds:u,live:h,webhooks:p}=n,m=u.map(e=>(0,x.L4)(e,d)),f=u.filter((e,n)=>void 0===r||m[n]===r).toReversed();return{path:(0,D.FQ)(n),wpEnvironment:n.wpEnvironment,created:S(n.createTime,d),site:e.apps?.siteUrl(n),live:h&&C(h,d),filters:(i=(0,l.ci)("environment",{environment:c}),a=m,o=r,(s=en.EQ.filter(e=>a.includes(e)||e===o)).length<2&&void 0===o?[]:[void 0,...s].map(e=>({label:`${e??"all"} ${a.filter(n=>void 0===e||n===e).length}`,href:void 0===e?i:`${i}?state=${e}`,isCurrent:e===o}))),builds:f.slice(0,20).map(e=>({build:C(e,d),upload:function(e){let{archive:n,environment:t,id:r}=e,i=n.entries.filter(e=>e.endsWith("/")).length;return{size:(0,Y.z3)(n.bytes),fileCount:(0,Y.pq)(n.entryCount-i,"file"),sha256:n.sha256,filesAddress:`${(0,l.ci)("build",{environment:t.id,build:r})}#files`}}(e)})),olderBuilds:Math.max(0,f.length-20),showsValues:t,variables:n.shellVariables.map(({key:e,value:n})=>({key:e,value:t?n:void 0})),appLog:h?.log&&function({id:e,environment:n},t){return{lines:t.lines().filter(({step:e,source:n})=>"start"===e&&"platform"!==n).slice(-100).map(({text:e})=>e),href:`${(0,l.ci)("build",{environment:n.id,build:e})}#log`}}(h,h.log),address:(0,l.ci)("environment",{environment:c}),webhooks:p&&S(p.createTime,d),webhooksAddress:(0,l.ci)("webhooks",{environment:c}),deleteAddress:(0,l.ci)("confirmDelete",{environment:c})}}(e.service,n,t);return u({title:n.displayName,trail:Q()},(0,a.FD)(a.FK,{children:[(0,a.Y)(es,{...r}),(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Builds"}),(0,a.Y)(el,{filters:r.filters}),0===r.builds.length?(0,a.Y)("p",{children:function({filters:e}){return 0===e.length?"Nothing has been uploaded yet.":"There are none in this state."}(r)}):(0,a.Y)(et,{listed:r.builds}),r.olderBuilds>0&&(0,a.Y)("p",{class:"muted",children:`and ${r.olderBuilds} older`})]}),void 0!==r.appLog&&(0,a.Y)(eo,{...r.appLog}),(0,a.Y)(ed,{...r}),(0,a.Y)(ec,{...r}),(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Delete"}),(0,a.Y)("p",{children:(0,a.Y)("a",{class:"button danger",href:r.deleteAddress,children:"Delete this environment…"})})]})]}))},build:function(e){let n=_(e),t=function(e,n){var t,r,i;let a,o,s,d,{archive:c,failure:u,log:h}=n,p=function({entries:e,sizes:n}){let t=A("");for(let[r,i]of e.entries())!function(e,n,t){let r=n.split("/"),i=r.slice(0,Math.min(r.length-1,12)),a=r.slice(i.length).join("/"),l=""===a,o=[e],s=e;for(let e of i){let n=s.folders.get(e)??A(e);s.folders.set(e,n),o.push(n),s=n}if(!l)for(let e of(s.files.push({name:a,bytes:t}),o))e.bytes+=t,e.fileCount+=1}(t,i,n[r]??0);return function(e){let n=300,t=new Map,r=[e];for(let e of r){let i=[...e.folders.values()].slice(0,n);n-=i.length;let a=e.files.slice(0,n);n-=a.length,t.set(e,{folders:i,files:a}),r.push(...i)}let i=e=>{let{folders:n=[],files:r=[]}=t.get(e)??{},a=[...n.map(i),...r.map(e=>({...e,children:void 0,hidden:0}))],l=n.reduce((e,{fileCount:n})=>e+n,r.length);return{name:e.name,bytes:e.bytes,children:a,hidden:e.fileCount-l}};return i(e)}(t)}(c),m=C(n,e.clock.now()),f=void 0===e.apps;return{...m,path:(0,D.UL)(n),size:(0,Y.z3)(c.bytes),unpackedSize:(0,Y.z3)(p.bytes),sha256:c.sha256,failure:u&&{step:u.step,message:J(u.message.split("\n"),String).join("\n")},isSimulated:f,results:f&&void 0!==m.progress?F.Ok:[],endAddress:(0,l.ci)("endBuild",{environment:n.environment.id,build:n.id}),log:h&&(t=h.lines(),r=n.ended?.time??e.clock.now(),i=u,a=J(t,({text:e})=>e),o=k.U.flatMap(e=>a.find(n=>n.step===e)??[]),s=a.slice(-1e3),d=o.map(({step:e,time:n},t)=>{var a,l;let d,c,u,h,p=s.filter(n=>n.step===e),m=o[t+1],f=void 0===m?r:Date.parse(m.time);return{step:e,duration:(0,Y.a3)(Math.max(0,f-Date.parse(n))),lines:p,failedAt:i?.step===e?(a=p,l=i.message,d=(0,w.Zc)(l),(h=(u=(c=a.map(({source:e,text:n})=>"platform"===e?"":n.trim())).findIndex(e=>e.length>=12&&d.includes(e)))>=0?u:c.findIndex(e=>V.test(e)))<0?void 0:h):void 0}}),{earlierLines:a.length-s.length,steps:d.filter(e=>e.lines.length>0)}),files:p.children??[],hiddenFiles:p.hidden,unlistedEntries:c.entryCount-c.entries.length}}(e.service,n);return u({title:`Build ${t.number}`,trail:Q(n.environment)},(0,a.FD)(a.FK,{children:[(0,a.Y)(N,{...t}),"failed"===t.state&&(0,a.Y)(K,{...t}),t.results.length>0&&(0,a.Y)(B,{...t}),(0,a.FD)("section",{id:"log",children:[(0,a.Y)("h2",{children:"Log"}),void 0===t.log?(0,a.Y)("p",{children:function({isSimulated:e}){return e?"There is no log: the build was only simulated (without --run-apps).":"This build is too old: its log was deleted."}(t)}):(0,a.Y)(P,{...t.log})]}),(0,a.FD)("section",{id:"files",children:[(0,a.Y)("h2",{children:"Files"}),(0,a.Y)(O,{nodes:t.files,hidden:t.hiddenFiles}),t.unlistedEntries>0&&(0,a.Y)("p",{class:"muted",children:`and ${t.unlistedEntries} more, which are not listed`})]})]}))},endBuild:function(e){let n=_(e),t=e.form.get("result"),r=F.Ok.find(e=>e===t);if(void 0===r)throw new y.P_("unknown_choice",`The result must be one of ${F.Ok.join(", ")}.`);return(0,p.qe)(e.service,n.id,r),h((0,l.ci)("build",{environment:n.environment.id,build:n.id}))},confirmDelete:function(e){let n=I(e),{id:t,displayName:r,builds:i}=n,a={path:(0,D.FQ)(n),consequence:`Deleting this environment ends its app, cancels a running build, and removes ${(0,Y.pq)(i.length,"build")}, its webhooks and its shell variables.`,label:"Delete environment",keepLabel:"Keep it",address:(0,l.ci)("delete",{environment:t}),backAddress:(0,l.ci)("environment",{environment:t})};return u({title:`Delete ${r}?`,trail:Q(n)},X(a))},delete:ee,webhooks:function(e){let n=I(e),t=function(e,{id:n,webhooks:t},r){let i=(0,p.LC)(e,n),a=Object.entries(e1);return{created:t&&S(t.createTime,e.clock.now()),actions:a.map(([e,[n,t]])=>{let a=r?i[e]??void 0:void 0;return{name:e,label:n,purpose:t,url:a}}),showsUrls:r,address:(0,l.ci)("webhooks",{environment:n}),regenerateAddress:(0,l.ci)("confirmRegenerateWebhooks",{environment:n}),deleteAddress:(0,l.ci)("confirmDeleteWebhooks",{environment:n})}}(e.service,n,"urls"===e.query.get("show"));return u({title:"Webhooks",trail:Q(n)},void 0===t.created?(0,a.Y)(eX,{...t}):(0,a.Y)(e0,{...t,created:t.created}))},createWebhooks:e3("create"),confirmRegenerateWebhooks:e5("regenerate"),regenerateWebhooks:e3("regenerate"),confirmDeleteWebhooks:e5("delete"),deleteWebhooks:e3("delete"),requests:function({service:e,query:n}){var t,r;let i,o={path:n.get("path")?.trim()??"",status:n.get("status")??""},s=e.requests.list(),d=""===o.status?void 0:o.status;return u({title:"Requests",current:"requests",refreshOn:["requests"]},function(e){var n,t;let{requests:r,keptCount:i}=e;return(0,a.FD)(a.FK,{children:[(0,a.Y)(eW,{...e}),(0,a.Y)("p",{class:"muted",children:(n=r.length,0===(t=i)?"No request has reached the API or its webhooks yet.":0===n?`No request matches: 0 of ${t}.`:`${n} of ${t}, newest first. The last 500 are recorded, fewer if they are large.`)}),r.length>0&&(0,a.Y)(ez,{requests:r})]})}({requests:e.requests.list({path:o.path,status:d}).map(n=>eQ(n,e.clock.now())),keptCount:s.length,filter:o,statuses:(t=s,r=o.status,i=new Set(t.flatMap(({status:e})=>null===e?[]:[String(e)])),eI.some(([e])=>e===r)||i.add(r),[...eI,...[...i].toSorted().map(e=>[e,e])]),address:(0,l.ci)("requests",{})}))},request:function({service:e,params:n}){let t=e.requests.require(n.request??""),{request:r,answer:i}=t,o={...eQ(t,e.clock.now()),request:e_(r),answer:void 0===i?void 0:e_(i)},s=[{label:"Requests",href:(0,l.ci)("requests",{})}];return u({title:`Request ${t.id}`,trail:s,refreshOn:[]},(0,a.FD)(a.FK,{children:[(0,a.Y)(eN,{...o}),(0,a.Y)(eK,{title:"Request",...o.request}),void 0===o.answer?(0,a.FD)("section",{children:[(0,a.Y)("h2",{children:"Answer"}),(0,a.Y)("p",{children:"The connection was cut before an answer was sent."})]}):(0,a.Y)(eK,{title:"Answer",...o.answer})]}))},faults:function({service:e}){return eR(e,{})},addFault:function({service:e,form:n}){let{faults:t,problems:r}=function(e){let n=n=>e.get(n)?.trim()??"",t=new Map,r=eY.find(({name:e})=>e===n("kind"));void 0===r&&t.set("kind","must be one of those in the list");let i=ey(n("delay")||"0");"string"==typeof i||i>600?t.set("delay","must be a number from 0 to 600, such as 1.5"):0===i&&r?.name==="delay"&&t.set("delay","is required if nothing else happens");let a=new em.Z,[l]=(0,ef.G6)({endpoint:n("endpoint"),...r?.fault??{delayMs:1}},"",a),o=Object.fromEntries(["count","skip"].filter(e=>""!==n(e)).map(e=>[e,ey(n(e))]));for(let{at:e,message:n}of((0,ef.G6)({endpoint:"*",delayMs:1,...o},"",a),a.list))t.set("endpoint"===e||"count"===e||"skip"===e?e:"kind",n);if(t.size>0||void 0===l){var s;return{faults:[],problems:(s=t,Object.keys(eb).flatMap(e=>{let n=s.get(e);return void 0===n?[]:[{field:e,label:eb[e],message:n}]}))}}let d="number"==typeof i&&i>0?{delayMs:Math.round(1e3*i)}:{};return{faults:[{...o,...l,...d}],problems:[]}}(n);return r.length>0?eR(e,{fault:{values:eM(n,eC.values),problems:r}}):(e.faults.add(t),h((0,l.ci)("faults",{})))},clearFaults:function({service:e}){return e.faults.clear(),h((0,l.ci)("faults",{}))},advanceClock:function({service:e,form:n}){let t=eM(n,eA.values),r=[],i=Object.entries(eD).find(([e])=>e===t.unit)?.[1];void 0===i&&r.push({field:"unit",label:"Unit",message:`must be one of ${Object.keys(eD).join(", ")}`});let a=(/^\d+$/.test(t.amount)?Number(t.amount):0)*(i??1);return((0===a||a>F.zD)&&r.push({field:"amount",label:"Advance by",message:"must be a whole number of at least 1, and at most a year"}),r.length>0)?eR(e,{advance:{values:t,problems:r}}):(e.clock.advance(a),h(`${(0,l.ci)("faults",{})}#clock`))},access:function({service:e}){return v(e.store,void 0)},generatePassword:function({service:e,form:n}){let t=n.get("user")??"",r=(0,p.bk)(e,t,Number(n.get("generated")));return void 0===r?h((0,l.ci)("access",{})):v(e.store,{username:t,password:r})},style:()=>({status:200,headers:{"content-type":"text/css; charset=utf-8"},body:ne+e6+e7}),script:()=>({status:200,headers:{"content-type":"text/javascript; charset=utf-8"},body:i}),icon:()=>({status:204,headers:{},body:""})};function nt({status:e,message:n}){return u({title:404===e?"Not found":"Refused",status:e,refreshOn:[]},function({message:e}){return(0,a.FD)(a.FK,{children:[(0,a.Y)("p",{children:e}),(0,a.Y)("p",{children:(0,a.Y)("a",{href:l.FV.start.url,children:"Back to Start"})})]})}({message:n}))}}};
