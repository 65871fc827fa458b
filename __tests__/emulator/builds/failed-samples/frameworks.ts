import type { Sample } from './sample.ts';

const WHERE = 'a shell variable of the environment ("--env" or "--env-from" of rehearse, "shellVariables" in a seed).';

/** Of Next.js, Nuxt, SvelteKit and Astro. */
export const FRAMEWORKS: Readonly<Record<string, Sample>> = {
  'a type of Next.js': {
    output: `   Linting and checking validity of types ...
Failed to compile.

./app/page.tsx:5:9
Type error: Cannot find name 'menu'.

  3 | export default function Page() {
  4 |   return (
> 5 |     <p>{menu}</p>
    |         ^
Next.js build worker exited with code: 1 and signal: null`,
    reason: "It says: Type error: Cannot find name 'menu'. (./app/page.tsx:5:9)",
  },
  'a rule of ESLint in Next.js': {
    output: `Failed to compile.

./app/page.tsx
12:34  Error: \`'\` can be escaped with \`&apos;\`.  react/no-unescaped-entities

info  - Need to disable some ESLint rules? Learn more here: https://nextjs.org/docs/basic-features/eslint`,
    reason: "It says: `'` can be escaped with `&apos;`. react/no-unescaped-entities (./app/page.tsx)",
  },
  'the syntax of a page of Next.js': {
    output: `Failed to compile.

./app/page.tsx
Error:   x Expected '</', got '}'
   ,-[/srv/cafe/app/page.tsx:7:1]
 7 | }
   : ^
Caused by:
    Syntax Error

> Build failed because of webpack errors`,
    reason: "It says: Error: x Expected '</', got '}' (./app/page.tsx)",
  },
  Turbopack: {
    output: `Error: Turbopack build failed with 1 errors:
./app/page.tsx:7:1
Expected '</', got '}'
  5 |   return (
> 7 | }
    at <unknown> (./app/page.tsx:7:1)`,
    reason: "It says: Expected '</', got '}' (./app/page.tsx:7:1)",
  },
  'a page that Next.js cannot render': {
    output: `   Generating static pages (0/12) ...
Error occurred prerendering page "/blog". Read more: https://nextjs.org/docs/messages/prerender-error
TypeError: fetch failed
    at Object.fetch (node:internal/deps/undici/undici:11576:11) {
  [cause]: Error: connect ECONNREFUSED 127.0.0.1:1337
      at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1555:16)
}
> Export encountered errors on following paths:
	/blog/page: /blog`,
    reason: 'The page "/blog" cannot be rendered at build time. It says: Error: connect ECONNREFUSED 127.0.0.1:1337',
  },
  'a page of Next.js that waits for the address': {
    output: `⨯ useSearchParams() should be wrapped in a suspense boundary at page "/". Read more: https://nextjs.org/docs/messages/missing-suspense-with-csr-bailout
    at nb (/srv/cafe/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js:2:69690)
Error occurred prerendering page "/". Read more: https://nextjs.org/docs/messages/prerender-error
Export encountered an error on /page: /, exiting the build.
⨯ Next.js build worker exited with code: 1 and signal: null`,
    reason:
      'The page "/" cannot be rendered at build time. It says: useSearchParams() should be wrapped in a suspense boundary at page "/". Read more: https://nextjs.org/docs/messages/missing-suspense-with-csr-bailout',
  },
  'a variable that a page of Next.js needs': {
    output: `   Collecting page data ...
Error: WORDPRESS_URL is not defined
    at <unknown> (.next/server/app/api/menu/route.js:1:429)

> Build error occurred
[Error: Failed to collect page data for /api/menu] { type: 'Error' }`,
    reason: `The variable WORDPRESS_URL is missing: it must be ${WHERE}`,
  },
  'Nuxt, in colour': {
    output: `ℹ Initializing prerenderer                                             nitro 6:03:39 PM

 ERROR  RollupError: "default" is not exported by "content/menu.js"                   nitro 6:03:41 PM


undefined


 ERROR  "default" is not exported by "content/menu.js", imported by "app.vue".                                      6:03:41 PM

  at error (node_modules/rollup/dist/es/shared/parseAst.js:337:30)`,
    reason: 'It says: "default" is not exported by "content/menu.js", imported by "app.vue".',
  },
  'Nuxt, in CI': {
    output: `[nuxi] [error] Nuxt Build Error: [vite:vue] app.vue (3:1): Element is missing end tag.
    at createCompilerError (node_modules/@vue/compiler-core/dist/compiler-core.cjs.prod.js:2018:17)`,
    reason: 'It says: Nuxt Build Error: [vite:vue] app.vue (3:1): Element is missing end tag.',
  },
  'a module of Nuxt': {
    output: ' ERROR  Cannot start nuxt:  Could not load `@nuxt/image`. Is it installed?',
    reason: 'The package of "@nuxt/image" is not installed: is it in package.json?',
  },
  SvelteKit: {
    output: `✗ Build failed in 1.20s
error during build:
src/routes/+page.svelte (3:9): "menu" is not exported by "src/lib/menu.js", imported by "src/routes/+page.svelte".
file: /srv/cafe/src/routes/+page.svelte:3:9
    at getRollupError (file:///srv/cafe/node_modules/rollup/dist/es/shared/parseAst.js:401:41)`,
    reason:
      'It says: src/routes/+page.svelte (3:9): "menu" is not exported by "src/lib/menu.js", imported by "src/routes/+page.svelte".',
  },
  'a link of SvelteKit that leads nowhere': {
    output: `Error: 404 /menu (linked from /)
To suppress or handle this error, implement \`handleHttpError\` in https://svelte.dev/docs/kit/configuration#prerender
    at file:///srv/cafe/node_modules/@sveltejs/kit/src/core/config/options.js:202:13
✗ Build failed in 2.10s`,
    reason: 'It says: Error: 404 /menu (linked from /)',
  },
  'a variable of SvelteKit': {
    output: `error during build:
src/routes/+page.server.ts (1:9): "API_URL" is not exported by "virtual:$env/static/private", imported by "src/routes/+page.server.ts".`,
    reason: `The variable API_URL is missing: it must be ${WHERE}`,
  },
  Astro: {
    output: `17:01:02 [content] Syncing content
[InvalidContentEntryDataError] blog → first data does not match collection schema.
image: Expected type "object", received "string"
  Hint:
    See https://docs.astro.build/en/guides/content-collections/ for more information on content schemas.
  Stack trace:
    at getEntryData (file:///srv/cafe/node_modules/astro/dist/content/utils.js:151:26)`,
    reason:
      'It says: InvalidContentEntryDataError: blog → first data does not match collection schema. image: Expected type "object", received "string"',
  },
  'a page of Astro that needs an adapter': {
    output: `[NoAdapterInstalled] Cannot use server-rendered pages without an adapter.
  Hint:
    See https://docs.astro.build/en/guides/on-demand-rendering/ for more information.`,
    reason: 'It says: NoAdapterInstalled: Cannot use server-rendered pages without an adapter.',
  },
  'a variable of Astro': {
    output: `[EnvInvalidVariables] The following environment variables defined in \`env.schema\` are invalid.

- API_URL is missing
- API_KEY is missing`,
    reason: `The variable API_KEY is missing: it must be ${WHERE}`,
    variables: { API_URL: 'https://api.example' },
  },
};
