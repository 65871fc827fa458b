export const id=71;export const ids=[71];export const modules={4071:(e,n,r)=>{r.d(n,{answerPage:()=>G,answerRefusal:()=>Q});var i=r(8720),t=r(1510),l=r(3091),d=r(3242);function a({title:e,current:n,trail:r,children:l}){return(0,i.FD)("html",{lang:"en",children:[(0,i.FD)("head",{children:[(0,i.Y)("meta",{charset:"utf-8"}),(0,i.Y)("meta",{name:"viewport",content:"width=device-width, initial-scale=1"}),(0,i.Y)("meta",{name:"color-scheme",content:"light dark"}),(0,i.Y)("title",{children:`${e} – Local platform`}),(0,i.Y)("link",{rel:"stylesheet",href:t.FV.style.url})]}),(0,i.FD)("body",{children:[(0,i.Y)("a",{class:"skip",href:"#content",children:"Skip to content"}),(0,i.FD)("header",{class:"top",children:[(0,i.Y)("p",{class:"name",children:"Local platform"}),(0,i.Y)("nav",{"aria-label":"Portal",children:(0,i.Y)("ul",{children:t.$U.map(([e,r])=>(0,i.Y)("li",{children:(0,i.Y)("a",{href:t.FV[e].url,"aria-current":e===n?"page":void 0,children:r})},e))})})]}),(0,i.FD)("main",{id:"content",tabIndex:-1,children:[r.length>0&&(0,i.Y)(o,{crumbs:r}),(0,i.Y)("h1",{children:e}),l]})]})]})}function o({crumbs:e}){return(0,i.Y)("nav",{"aria-label":"Breadcrumb",children:(0,i.Y)("ol",{class:"trail",children:e.map(({label:e,href:n})=>(0,i.Y)("li",{children:(0,i.Y)("a",{href:n,children:e})},n))})})}function s({title:e,status:n=200,current:r,trail:t=[]},o){let c=(0,l.F0)((0,i.Y)(a,{title:e,current:r,trail:t,children:o})).split("\n").map(d.au).join("\n");return{status:n,headers:{"content-type":"text/html; charset=utf-8"},body:`<!doctype html>
${c}
`}}var c=r(1838),h=r(4816),u=r(2727),p=r(6420),m=r(5815);function f(e,n){var r;return{iso:(0,m.L)(e),ago:(r=n-e)<6e4?`${Math.max(0,Math.floor(r/1e3))} s ago`:r<72e5?`${Math.floor(r/6e4)} min ago`:r<1728e5?`${Math.floor(r/36e5)} h ago`:`${Math.floor(r/864e5)} days ago`}}let b={upload:"upload",rebuild:"webhook: rebuild",cleanRebuild:"webhook: clean rebuild"};function v(e,n){(0,p.G9)(e.environment,n);let{environment:r,cause:i,createTime:l,ended:d,failure:a}=e,o=a&&`${a.step}: ${a.message.split("\n")[0]??""}`;return{href:(0,t.ci)("build",{environment:r.id,build:e.id}),number:r.builds.indexOf(e)+1,state:(0,p.L4)(e,n),cause:b[i],started:f(l,n),duration:(0,c.a3)((d?.time??n)-l),progress:void 0===d?function(e,n){let{createTime:r,deployedTime:i,log:t}=e;if(1/0!==i){let e=Math.min(1,Math.max(0,i===r?1:(n-r)/(i-r)));return{share:e,label:`${Math.round(100*e)} %`}}let l=t?.lines().at(-1)?.step;if(void 0===l)return{share:0,label:"waiting"};let d=u.U.indexOf(l);return{share:d/u.U.length,label:`step ${d+1} of ${u.U.length}: ${l}`}}(e,n):void 0,reason:o}}function Y(e){return{name:e,folders:new Map,files:[],bytes:0,fileCount:0}}function g({state:e}){return(0,i.Y)("span",{class:`state ${e}`,children:e})}function y({nodes:e,hidden:n}){return(0,i.FD)("ul",{class:"files",children:[e.map(e=>(0,i.Y)("li",{children:void 0===e.children?(0,i.Y)(F,{...e}):(0,i.Y)(w,{...e})},e.name)),n>0&&(0,i.Y)("li",{class:"muted",children:`and ${(0,c.pq)(n,"file")} more`})]})}function w({name:e,bytes:n,children:r,hidden:t}){return(0,i.FD)("details",{children:[(0,i.Y)("summary",{children:(0,i.Y)(F,{name:`${e}/`,bytes:n})}),(0,i.Y)(y,{nodes:r??[],hidden:t})]})}function F({name:e,bytes:n}){return(0,i.FD)(i.FK,{children:[(0,i.Y)("code",{children:e})," ",(0,i.Y)("span",{class:"muted",children:(0,c.z3)(n)})]})}function x({share:e,label:n}){return(0,i.FD)("label",{class:"progress",children:[(0,i.Y)("progress",{value:e})," ",n]})}function D({iso:e,ago:n}){let[r="",t=""]=e.split("T");return(0,i.FD)("time",{dateTime:e,children:[r," ",t.slice(0,8)," UTC ",(0,i.FD)("span",{class:"muted",children:["(",n,")"]})]})}function k({state:e,progress:n,cause:r,started:t,duration:l,path:d,size:a,unpackedSize:o,sha256:s}){return(0,i.FD)("dl",{children:[(0,i.Y)("dt",{children:"State"}),(0,i.FD)("dd",{children:[(0,i.Y)(g,{state:e})," ",void 0!==n&&(0,i.Y)(x,{...n})]}),(0,i.Y)("dt",{children:"Started by"}),(0,i.Y)("dd",{children:r}),(0,i.Y)("dt",{children:"Started"}),(0,i.Y)("dd",{children:(0,i.Y)(D,{...t})}),(0,i.Y)("dt",{children:void 0===n?"Took":"So far"}),(0,i.Y)("dd",{children:l}),(0,i.Y)("dt",{children:"Name"}),(0,i.Y)("dd",{children:(0,i.Y)("code",{children:d})}),(0,i.Y)("dt",{children:"Upload"}),(0,i.Y)("dd",{children:`${a}, ${o} unpacked`}),(0,i.Y)("dt",{children:"SHA-256"}),(0,i.Y)("dd",{children:(0,i.Y)("code",{children:s})})]})}function $({failure:e,isPlayed:n}){return(0,i.FD)("section",{class:"notice failed",children:[(0,i.Y)("h2",{children:void 0===e?"Failed":`Failed at step "${e.step}"`}),void 0===e?(0,i.Y)("p",{children:n?"It was only played: a fault or the control path let it fail.":"The control path let it fail."}):(0,i.Y)("pre",{children:e.message})]})}function S({earlierLines:e,steps:n}){return(0,i.FD)(i.FK,{children:[e>0&&(0,i.Y)("p",{class:"muted",children:`${(0,c.pq)(e,"earlier line")} not shown`}),n.map(({step:e,lines:n})=>(0,i.FD)("div",{children:[(0,i.Y)("h3",{children:e}),(0,i.Y)("pre",{children:n.map(({text:e})=>`${e}
`).join("")})]},e))]})}var M=r(9219),U=r(2971);function z({service:e,params:n}){return(0,U.Q4)(e,n.environment??"")}function C(e){let n={label:"Start",href:(0,t.ci)("start",{})};return void 0===e?[n]:[n,{label:e.displayName,href:(0,t.ci)("environment",{environment:e.id})}]}var L=r(5618);function K({builds:e}){return(0,i.Y)("ol",{class:"rows",children:e.map(({href:e,number:n,state:r,cause:t,started:l,duration:d,progress:a,reason:o})=>(0,i.FD)("li",{children:[(0,i.Y)("a",{href:e,children:`Build ${n}`})," ",(0,i.Y)(g,{state:r})," ",(0,i.FD)("span",{children:[t,", ",(0,i.Y)(D,{...l}),", ",d]}),void 0!==a&&(0,i.Y)(x,{...a}),void 0!==o&&(0,i.Y)("p",{class:"reason",children:o})]},e))})}function A({url:e}){return URL.canParse(e)&&/^https?:$/.test(new URL(e).protocol)?(0,i.Y)("a",{href:e,rel:"noreferrer",children:e}):(0,i.Y)("span",{children:e})}function N({path:e,wpEnvironment:n,created:r,site:t,live:l}){return(0,i.FD)("dl",{children:[(0,i.Y)("dt",{children:"Live build"}),(0,i.Y)("dd",{children:void 0===l?"none":(0,i.Y)("a",{href:l.href,children:`Build ${l.number}`})}),void 0!==t&&(0,i.FD)(i.FK,{children:[(0,i.Y)("dt",{children:"Address"}),(0,i.Y)("dd",{children:(0,i.Y)(A,{url:t})})]}),(0,i.Y)("dt",{children:"WordPress install"}),(0,i.Y)("dd",{children:n}),(0,i.Y)("dt",{children:"Name"}),(0,i.Y)("dd",{children:(0,i.Y)("code",{children:e})}),(0,i.Y)("dt",{children:"Created"}),(0,i.Y)("dd",{children:(0,i.Y)(D,{...r})})]})}function T({uploads:e}){return(0,i.Y)("ol",{class:"rows",children:e.map(({time:e,size:n,fileCount:r,sha256:t,filesAddress:l})=>(0,i.FD)("li",{children:[(0,i.Y)(D,{...e})," ",(0,i.Y)("span",{children:n})," ",(0,i.Y)("a",{href:l,children:r}),(0,i.FD)("p",{class:"muted",children:["SHA-256 ",(0,i.Y)("code",{children:t})]})]},l))})}function B({variables:e,showsValues:n,address:r}){return(0,i.FD)("section",{id:"variables",children:[(0,i.Y)("h2",{children:"Shell variables"}),0===e.length?(0,i.Y)("p",{children:"There are none."}):(0,i.FD)(i.FK,{children:[(0,i.Y)("dl",{children:e.map(({key:e,value:n})=>(0,i.FD)("div",{children:[(0,i.Y)("dt",{children:(0,i.Y)("code",{children:e})}),(0,i.Y)("dd",{children:void 0===n?(0,i.Y)("span",{class:"muted",children:"hidden"}):(0,i.Y)("pre",{children:n})})]},e))}),(0,i.Y)("p",{children:(0,i.Y)("a",{href:n?`${r}#variables`:`${r}?show=variables#variables`,children:n?"Hide values":"Show values"})})]})]})}function P({count:e}){return e>0?(0,i.Y)("p",{class:"muted",children:`and ${e} older`}):null}function E({commands:e}){return(0,i.FD)("section",{class:"notice",children:[(0,i.Y)("h2",{children:"Nothing was deployed yet"}),e.map(({purpose:e,text:n})=>(0,i.FD)("div",{children:[(0,i.FD)("p",{children:[e,":"]}),(0,i.Y)("pre",{children:n})]},e))]})}function j({account:e,name:n,region:r,environments:t}){return(0,i.FD)("section",{children:[(0,i.FD)("h2",{children:[n," ",(0,i.Y)("span",{class:"muted",children:`${e}, ${r}`})]}),0===t.length?(0,i.Y)("p",{children:"This app has no environments."}):(0,i.Y)("ul",{class:"cards",children:t.map(e=>(0,i.Y)("li",{children:(0,i.Y)(q,{...e})},e.href))})]})}function q({href:e,displayName:n,wpEnvironment:r,site:t,live:l,last:d}){return(0,i.FD)("article",{children:[(0,i.Y)("h3",{children:(0,i.Y)("a",{href:e,children:n})}),(0,i.FD)("dl",{children:[(0,i.Y)("dt",{children:"Live build"}),(0,i.Y)("dd",{children:void 0===l?"none":(0,i.Y)(R,{...l})}),(0,i.Y)("dt",{children:"Last deploy"}),(0,i.Y)("dd",{children:void 0===d?"none":(0,i.Y)(R,{...d})}),void 0!==t&&(0,i.FD)(i.FK,{children:[(0,i.Y)("dt",{children:"Address"}),(0,i.Y)("dd",{children:(0,i.Y)(A,{url:t})})]}),(0,i.Y)("dt",{children:"WordPress install"}),(0,i.Y)("dd",{children:r})]})]})}function R({href:e,number:n,state:r,started:t}){return(0,i.FD)(i.FK,{children:[(0,i.Y)("a",{href:e,children:`Build ${n}`})," ",(0,i.Y)(g,{state:r})," ",(0,i.Y)(D,{...t})]})}function O(e){return/^[\w.:/@+=-]+$/u.test(e)?e:`'${e.replaceAll("'",String.raw`'\''`)}'`}let H=String.raw,I=H`
  .notice,
  .cards > li {
    padding: 1rem 1.25rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 8px;
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

  .state.live {
    color: var(--good);
    background: var(--good-back);
  }

  .state.failed {
    color: var(--bad);
    background: var(--bad-back);
  }

  .state.queued,
  .state.building,
  .state.deploying {
    color: var(--busy);
    background: var(--busy-back);
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
    border-color: var(--text);
  }

  button.danger {
    margin-right: 0.75rem;
    color: var(--bad);
    background: var(--bad-back);
    border-color: var(--bad);
  }

  section {
    margin-top: 2rem;
  }

  h1 + section {
    margin-top: 0;
  }
`,V=String.raw,W=V`
  :root {
    color-scheme: light dark;
    --page: #f6f7f9;
    --surface: #fff;
    --text: #1c2024;
    --muted: #565e6b;
    --line: #d7dce2;
    --accent: #0b57d0;
    --good: #0f5e2e;
    --good-back: #dcf2e3;
    --bad: #8f1d1d;
    --bad-back: #fbe3e1;
    --busy: #5b4300;
    --busy-back: #fdf0c8;
    --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
    font:
      100%/1.55 system-ui,
      sans-serif;
  }

  @media (prefers-color-scheme: dark) {
    :root {
      --page: #121518;
      --surface: #1b1f24;
      --text: #e6e8eb;
      --muted: #a3abb6;
      --line: #343b44;
      --accent: #8ab4f8;
      --good: #8fdcaa;
      --good-back: #16331f;
      --bad: #ffb4ab;
      --bad-back: #431d1a;
      --busy: #f3d27a;
      --busy-back: #3a2f0f;
    }
  }

  * {
    box-sizing: border-box;
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
    padding: 0.75rem clamp(1rem, 4vw, 2.5rem);
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

  h2 .muted {
    font-size: 0.9rem;
    font-weight: 400;
  }

  .muted {
    color: var(--muted);
  }
`,_={start:function({service:e}){var n;let r,l;return s({title:"Start",current:"start"},function({commands:e,apps:n}){return(0,i.FD)(i.FK,{children:[e.length>0&&(0,i.Y)(E,{commands:e}),n.map(e=>(0,i.Y)(j,{...e},`${e.account}/${e.name}`))]})}((r=(n=e).store.environments().every(({builds:e})=>0===e.length),l=[...n.store.accounts.values()],{commands:r?function({store:e,origin:n}){let[r]=e.accounts.values();if(void 0===r)return[];let{username:i,password:t}=r,[l]=r.apps.values(),[d]=l?.environments.values()??[],a=(e,l)=>{let d=Object.entries({"headless-url":n(),username:i,account:r.name,...l}).map(([e,n])=>`--${e} ${O(n)}`);return[`HEADLESS_PASSWORD=${O(t)} headless-deploy ${e}`,...d].join(" \\\n  ")},o=l?.name??"my-app",[s]=r.installs.values(),c=d?.displayName??"Production",h=[];if(void 0===l&&h.push({purpose:"Create an app",text:a("create-app",{app:o,region:"US-C"})}),void 0===d&&void 0!==s){let e={app:o,"display-name":c,"wp-environment":s.name};h.push({purpose:"Create an environment",text:a("create-environment",e)})}return h.push({purpose:"Deploy the app in the current directory",text:`${a("deploy",{app:o,environment:c})} \\
  --wait`}),h}(n):[],apps:l.flatMap(({apps:e})=>[...e.values()].map(e=>{var r,i;let l;return r=n,l=[...(i=e).environments.values()].map(e=>(function(e,n){let r=e.clock.now();(0,p.G9)(n,r);let{id:i,displayName:l,wpEnvironment:d,builds:a,live:o}=n,s=a.at(-1);return{href:(0,t.ci)("environment",{environment:i}),displayName:l,wpEnvironment:d,site:e.apps?.siteUrl(n),live:o&&v(o,r),last:s&&v(s,r)}})(r,e)),{account:i.account.name,name:i.name,region:i.region,environments:l}}))})))},environment:function(e){let n=z(e),r="variables"===e.query.get("show"),l=function(e,n,r){let i=e.clock.now();(0,p.G9)(n,i);let{id:l,builds:d,live:a}=n,o=d.toReversed(),s=o.filter(({cause:e})=>"upload"===e);return{path:(0,h.FQ)(n),wpEnvironment:n.wpEnvironment,created:f(n.createTime,i),site:e.apps?.siteUrl(n),live:a&&v(a,i),builds:o.slice(0,20).map(e=>v(e,i)),olderBuilds:Math.max(0,o.length-20),uploads:s.slice(0,20).map(e=>(function(e,n){let{archive:r,environment:i,id:l,createTime:d}=e,a=r.entries.filter(e=>e.endsWith("/")).length;return{time:f(d,n),size:(0,c.z3)(r.bytes),fileCount:(0,c.pq)(r.entryCount-a,"file"),sha256:r.sha256,filesAddress:`${(0,t.ci)("build",{environment:i.id,build:l})}#files`}})(e,i)),olderUploads:Math.max(0,s.length-20),showsValues:r,variables:n.shellVariables.map(({key:e,value:n})=>({key:e,value:r?n:void 0})),address:(0,t.ci)("environment",{environment:l}),deleteAddress:(0,t.ci)("confirmDelete",{environment:l})}}(e.service,n,r);return s({title:n.displayName,trail:C()},(0,i.FD)(i.FK,{children:[(0,i.Y)(N,{...l}),(0,i.FD)("section",{children:[(0,i.Y)("h2",{children:"Builds"}),0===l.builds.length?(0,i.Y)("p",{children:"Nothing was built yet."}):(0,i.Y)(K,{builds:l.builds}),(0,i.Y)(P,{count:l.olderBuilds})]}),(0,i.FD)("section",{children:[(0,i.Y)("h2",{children:"Uploads"}),0===l.uploads.length?(0,i.Y)("p",{children:"Nothing was uploaded yet."}):(0,i.Y)(T,{uploads:l.uploads}),(0,i.Y)(P,{count:l.olderUploads})]}),(0,i.Y)(B,{...l}),(0,i.FD)("section",{children:[(0,i.Y)("h2",{children:"Delete"}),(0,i.Y)("p",{children:(0,i.Y)("a",{class:"button",href:l.deleteAddress,children:"Delete this environment…"})})]})]}))},build:function(e){let n=function(e){let n=e.params.build??"",r=z(e).builds.find(e=>e.id===n);if(void 0!==r)return r;throw new M.P_(404,"build_not_found",`There is no build ${JSON.stringify(n)} in this environment.`)}(e),r=function(e,n){let{archive:r,failure:i,log:t}=n,l=function({entries:e,sizes:n}){let r=Y("");for(let[i,t]of e.entries())!function(e,n,r){let i=n.split("/"),t=i.slice(0,Math.min(i.length-1,12)),l=i.slice(t.length).join("/"),d=""===l,a=[e],o=e;for(let e of t){let n=o.folders.get(e)??Y(e);o.folders.set(e,n),a.push(n),o=n}if(!d)for(let e of(o.files.push({name:l,bytes:r}),a))e.bytes+=r,e.fileCount+=1}(r,t,n[i]??0);return function(e){let n=300,r=new Map,i=[e];for(let e of i){let t=[...e.folders.values()].slice(0,n);n-=t.length;let l=e.files.slice(0,n);n-=l.length,r.set(e,{folders:t,files:l}),i.push(...t)}let t=e=>{let{folders:n=[],files:i=[]}=r.get(e)??{},l=[...n.map(t),...i.map(e=>({...e,children:void 0,hidden:0}))],d=n.reduce((e,{fileCount:n})=>e+n,i.length);return{name:e.name,bytes:e.bytes,children:l,hidden:e.fileCount-d}};return t(e)}(r)}(r);return{...v(n,e.clock.now()),path:(0,h.UL)(n),size:(0,c.z3)(r.bytes),unpackedSize:(0,c.z3)(l.bytes),sha256:r.sha256,failure:i,isPlayed:void 0===e.apps,log:t&&function(e){let n=[];for(let r of e.slice(-1e3)){let e=n.at(-1);e?.step===r.step?e.lines.push(r):n.push({step:r.step,lines:[r]})}return{earlierLines:Math.max(0,e.length-1e3),steps:n}}(t.lines()),files:l.children??[],hiddenFiles:l.hidden,unlistedEntries:r.entryCount-r.entries.length}}(e.service,n);return s({title:`Build ${r.number}`,trail:C(n.environment)},(0,i.FD)(i.FK,{children:[(0,i.Y)(k,{...r}),"failed"===r.state&&(0,i.Y)($,{...r}),(0,i.FD)("section",{children:[(0,i.Y)("h2",{children:"Log"}),void 0===r.log?(0,i.Y)("p",{children:function({isPlayed:e}){return e?"There is none: only --run-apps builds what is uploaded.":"It is too old: its log was not kept."}(r)}):(0,i.Y)(S,{...r.log})]}),(0,i.FD)("section",{id:"files",children:[(0,i.Y)("h2",{children:"Files"}),(0,i.Y)(y,{nodes:r.files,hidden:r.hiddenFiles}),r.unlistedEntries>0&&(0,i.Y)("p",{class:"muted",children:`and ${r.unlistedEntries} more, whose names were not kept`})]})]}))},confirmDelete:function(e){let n=z(e),{id:r,displayName:l,builds:d}=n,a={path:(0,h.FQ)(n),buildCount:d.length,address:(0,t.ci)("delete",{environment:r}),backAddress:(0,t.ci)("environment",{environment:r})};return s({title:`Delete ${l}?`,trail:C(n)},function({path:e,buildCount:n,address:r,backAddress:t}){return(0,i.FD)(i.FK,{children:[(0,i.Y)("p",{children:(0,i.Y)("code",{children:e})}),(0,i.Y)("p",{children:`Its app ends, a running build is cancelled, and ${(0,c.pq)(n,"build")}, its webhooks and its shell variables are gone.`}),(0,i.FD)("form",{method:"post",action:r,children:[(0,i.Y)("button",{class:"danger",children:"Delete environment"})," ",(0,i.Y)("a",{href:t,children:"Keep it"})]})]})}(a))},delete:async function e(e){return await (0,L.j)(e.service,z(e)),{status:303,headers:{location:(0,t.ci)("start",{})},body:""}},style:()=>({status:200,headers:{"content-type":"text/css; charset=utf-8"},body:W+I})};async function G(e,n){return await _[e](n)}function Q({status:e,message:n}){return s({title:404===e?"Not found":"Not done",status:e},function({message:e}){return(0,i.FD)(i.FK,{children:[(0,i.Y)("p",{children:e}),(0,i.Y)("p",{children:(0,i.Y)("a",{href:t.FV.start.url,children:"Back to Start"})})]})}({message:n}))}}};
