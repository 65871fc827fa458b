import type { Sample } from './sample.ts';

const WHERE = 'a shell variable of the environment ("--env" or "--env-from" of rehearse, "shellVariables" in a seed).';
const NOT_THERE = 'it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.';

/** Of Vite 8, which builds with Rolldown, and of frameworks that build with it. */
export const ROLLDOWN: Readonly<Record<string, Sample>> = {
  'the syntax of a file (Vite)': {
    output: `✗ Build failed in 77ms
error during build:
Build failed with 1 error:

[PARSE_ERROR] Unterminated string
   ╭─[ main.js:1:29 ]
   │
 1 │ document.body.textContent = 'Made by Vite;
   │                             ───────┬───────  
   │                                    ╰───────── 
───╯

    at aggregateBindingErrorsIntoJsError (file:///srv/cafe/node_modules/rolldown/dist/shared/error.mjs:50:18)
  errors: [Getter/Setter]
}`,
    reason: 'It says: Unterminated string (main.js:1:29)',
  },
  'a warning, and a line of a log': {
    output: `Error: no menu
[EVAL] Use of direct \`eval\` function is strongly discouraged
   ╭─[ main.js:2:18 ]
[DB_POOL] connected`,
    reason: 'It says: Error: no menu',
  },
  'the syntax of a route (React Router)': {
    output: `✗ Build failed in 407ms
Build failed with 1 error:

[builtin:vite-transform] Unexpected token. Did you mean \`{'}'}\` or \`&rbrace;\`?
   ╭─[ app/home.jsx?__react-router-build-client-route:3:1 ]`,
    reason: "It says: Unexpected token. Did you mean `{'}'}` or `&rbrace;`? (app/home.jsx:3:1)",
  },
  'a plugin that throws no error': {
    output: `✗ Build failed in 407ms
Build failed with 1 error:

[plugin menu] no dish`,
    reason: 'It says: [plugin menu] no dish',
  },
  'an export that is not there (Astro)': {
    output: `02:36:34 [ERROR] [vite] ✗ Build failed in 510ms
[MISSING_EXPORT] "menu" is not exported by "src/menu.js".
   ╭─[ src/pages/index.astro:2:10 ]
   │
 2 │ import { menu } from "../menu.js";
───╯

  Location:
    /srv/cafe/src/pages/index.astro:2:9
  Stack trace:`,
    reason: 'It says: "menu" is not exported by "src/menu.js". (src/pages/index.astro:2:10)',
  },
  'the template of a page (Astro)': {
    output: `02:36:31 [ERROR] [vite] ✗ Build failed in 352ms
[CompilerError] Expected \`,\` or \`)\` but found \`}\`
  Location:
    /srv/cafe/src/pages/index.astro:4:59
  Stack trace:
    at compile (file:///srv/cafe/node_modules/astro/dist/core/compile/compile.js:50:11)`,
    reason: 'It says: CompilerError: Expected `,` or `)` but found `}` (src/pages/index.astro:4:59)',
  },
  'content of another schema (Astro)': {
    output: `[InvalidContentEntryDataError] blog → first data does not match collection schema.

  title: Required

  Hint:
    See https://docs.astro.build/en/guides/content-collections/ for more information on content schemas.
  Error reference:
    https://docs.astro.build/en/reference/errors/invalid-content-entry-data-error/
  Location:
    /srv/cafe/src/blog/first.md:0:0`,
    reason:
      'It says: InvalidContentEntryDataError: blog → first data does not match collection schema. title: Required (src/blog/first.md)',
  },
  'a template that Nuxt frames': {
    output: `■  Nuxt build error: Error: Build failed with 1 error:
│
│  [plugin vite:vue] /srv/cafe/app/app.vue:2:3
│  RolldownError: Element is missing end tag.
│  SyntaxError: Element is missing end tag.
│      at createCompilerError (/srv/cafe/node_modules/@vue/compiler-core/dist/compiler-core.cjs.prod.js:1374:17)

 ERROR  ✗ Build failed in 1.96s
`,
    reason: 'It says: SyntaxError: Element is missing end tag. (app/app.vue:2:3)',
  },
  'a file that is not there (Nuxt)': {
    output: `■  Nuxt build error: Error: Build failed with 1 error:
│
│  [UNLOADABLE_DEPENDENCY] Could not load app/components/Menu.vue
│     ╭─[ app/app.vue:3:18 ]

 ERROR  ✗ Build failed in 1.90s
`,
    reason: `There is no app/components/Menu.vue, which app/app.vue imports: ${NOT_THERE}`,
  },
  'a package of styles (Nuxt)': {
    output: `│  [plugin vite:css] /srv/cafe/app/app.vue?vue&type=style&index=0&lang.scss
│  Error: Preprocessor dependency "sass-embedded" not found. Did you install it? Try \`npm install -D sass-embedded\`.
│      at loadPreprocessorPath (file:///srv/cafe/node_modules/vite/dist/node/chunks/node.js:30903:8)

 ERROR  ✗ Build failed in 1.67s`,
    reason:
      'It says: Error: Preprocessor dependency "sass-embedded" not found. Did you install it? Try `npm install -D sass-embedded`. (app/app.vue)',
  },
  'a module that is not there (Nuxt)': {
    output: ` WARN  [NUXT_B8017] The module @nuxt/image could not be loaded. It may not be installed.
╰▶ fix: Run npm install @nuxt/image to install it.


 ERROR  The module @nuxt/image could not be loaded. It may not be installed.

    at loadNuxtModuleInstance (node_modules/@nuxt/kit/dist/index.mjs:937:24)

  [cause]: Cannot resolve module "@nuxt/image" (from: /srv/cafe/)`,
    reason: 'The package of "@nuxt/image" is not installed: is it in package.json?',
  },
  'a page that Nuxt cannot render': {
    output: `Errors prerendering:
[nitro]   ├─ /menu (118ms)
  │ └── [500] Server Error
[nitro] 

 ERROR  Exiting due to prerender errors.
`,
    reason: 'The page "/menu" cannot be rendered at build time. It says: [500] Server Error',
  },
  'a component (SvelteKit)': {
    output: `✗ Build failed in 390ms
error during build:
Build failed with 1 error:

[plugin vite-plugin-svelte:compile] /srv/cafe/src/routes/+page.svelte:1:0
RolldownError: /srv/cafe/src/routes/+page.svelte:1:0 Block was left open
https://svelte.dev/e/block_unclosed
 1 |  {#if true}
       ^`,
    reason: 'It says: RolldownError: src/routes/+page.svelte:1:0 Block was left open',
  },
  'what SvelteKit 3 has no more': {
    output: `error during build:
SvelteKit error: config_file_unsupported
\`svelte.config.js\` is no longer used. Please pass configuration via the \`sveltekit(...)\` plugin in your Vite config.
https://svelte.dev/e/kit/config_file_unsupported`,
    reason:
      'It says: SvelteKit error: config_file_unsupported: `svelte.config.js` is no longer used. Please pass configuration via the `sveltekit(...)` plugin in your Vite config.',
  },
  'a variable of SvelteKit 3': {
    output: `Build failed with 1 error:

[MISSING_EXPORT] "API_URL" is not exported by "node_modules/@sveltejs/kit/src/runtime/env/static/private.js".
   ╭─[ src/routes/+page.server.js:1:10 ]`,
    reason: `The variable API_URL is missing: it must be ${WHERE}`,
  },
  'a page that SvelteKit cannot render': {
    output: `500 GET /
TypeError: Cannot read properties of undefined (reading 'title')
    at _page (src/routes/+page.svelte:4:11)

prerender_http_error
Failed to prerender \`/\`
https://svelte.dev/e/kit/prerender_http_error

error during build:
[Error: Prerendering failed]`,
    reason:
      'The page "/" cannot be rendered at build time. It says: TypeError: Cannot read properties of undefined (reading \'title\')',
  },
  'a page that SvelteKit does not find': {
    output: `404 GET /menu

prerender_http_error
\`/menu\` was linked from \`/\`
https://svelte.dev/e/kit/prerender_http_error

error during build:
[Error: Prerendering failed]`,
    reason: 'There is no page "/menu", to which "/" links.',
  },
  'a linked page that SvelteKit cannot render': {
    output: `500 GET /menu
Error: no dish
prerender_http_error
\`/menu\` was linked from \`/\`
error during build:
[Error: Prerendering failed]`,
    reason: 'The page "/menu" cannot be rendered at build time. It says: Error: no dish',
  },
  'a page that React Router cannot render': {
    output: `Error: no menu
    at loader (file:///srv/cafe/build/server/index.js:78:8)
Error: Prerender: Request failed for /_.data: Prerender (data): Received a 500 status code from \`entry.server.tsx\` while prerendering the \`/\` path.
/_.data`,
    reason: 'The page "/" cannot be rendered at build time. It says: Error: no menu',
  },
};
