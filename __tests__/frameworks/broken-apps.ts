import { readFileSync } from 'node:fs';

/** A change that breaks an app of a framework. */
export interface BrokenApp {
  /** Files that are put over the app. */
  readonly files: Readonly<Record<string, string>>;
  /** What a failed deploy says of it. */
  readonly reason: string;
}

const NOWHERE = 'NEXT_PUBLIC_WORDPRESS_URL=http://wordpress.invalid';
const WHERE = 'a shell variable of the environment';
const NOT_THERE = 'it was never committed, is ignored (.gitignore, .deployignore), or the build did not make it.';

/** What goes wrong most often: a package, a file or an export that is not there, a typing error, a page that throws. */
export const BROKEN_APPS: Readonly<Record<string, readonly BrokenApp[]>> = {
  Express: [
    {
      files: { 'server.js': "import cors from 'cors';\nimport express from 'express';\n\nexpress().use(cors());\n" },
      reason: 'The package of "cors" is not installed: is it in package.json?',
    },
  ],
  Fastify: [
    {
      files: { 'server.js': "import fastify from 'fastify';\n\nfastify().get('/', () => 1).get('/', () => 2);\n" },
      reason: "Error]: Method 'GET' already declared for route '/'",
    },
    {
      files: { 'server.js': "import fastify from 'fastify';\nconst app = fastify(;\n" },
      reason: "The log says: SyntaxError: Unexpected token ';' (server.js:2)",
    },
  ],
  Vite: [
    {
      files: { 'main.js': "import { format } from 'date-fns';\n\ndocument.body.textContent = format(new Date());\n" },
      reason: 'The package of "date-fns" is not installed: is it in package.json?',
    },
    {
      files: { 'main.js': "document.body.textContent = 'Made by Vite;\n" },
      reason: 'The log says: Unterminated string (main.js:1:29)',
    },
  ],
  'Next.js': [
    {
      files: { 'app/page.jsx': "import Menu from '../components/Menu';\n\nexport default () => <Menu />;\n" },
      reason: `There is no ../components/Menu, which app/page.jsx imports: ${NOT_THERE}`,
    },
  ],
  'Next.js standalone': [
    {
      files: { 'app/page.jsx': 'export default function Page({ menu }) {\n  return <h1>{menu.title}</h1>;\n}\n' },
      reason: 'The build cannot render the page "/".',
    },
  ],
  'Faust.js': [
    {
      files: { 'package.json': faustManifest({ build: 'faust build' }) },
      reason:
        'There is no ./possibleTypes.json: "faust generatePossibleTypes" generates it from the GraphQL schema of WordPress.',
    },
    {
      files: { 'package.json': faustManifest({ build: `${NOWHERE} faust build` }) },
      reason: 'wordpress.invalid',
    },
    {
      files: { 'package.json': faustManifest({ start: `${NOWHERE} faust start` }) },
      reason: '"npm run start" ended with exit status 1 before the app answered.',
    },
    {
      files: {
        'package.json': faustManifest({ build: 'FAUST_SECRET_KEY= faust generatePossibleTypes && faust build' }),
      },
      reason: 'There is no ./possibleTypes.json',
    },
    {
      files: { 'package.json': faustManifest({ build: 'NEXT_PUBLIC_WORDPRESS_URL= faust build' }) },
      reason: 'NEXT_PUBLIC_WORDPRESS_URL',
    },
  ],
  Nuxt: [
    {
      files: {
        'app/app.vue':
          "<script setup>\nimport Menu from '~/components/Menu.vue';\n</script>\n\n<template>\n  <Menu />\n</template>\n",
      },
      reason: `There is no app/components/Menu.vue, which app/app.vue imports: ${NOT_THERE}`,
    },
    {
      files: { 'app/app.vue': '<template>\n  <h1>Made by Nuxt\n</template>\n' },
      reason: 'Element is missing end tag. (app/app.vue:2:3)',
    },
  ],
  SvelteKit: [
    {
      files: { 'svelte.config.js': 'export default {};\n' },
      reason: '`svelte.config.js` is no longer used. Please pass configuration via the `sveltekit(...)` plugin',
    },
    {
      files: {
        'src/lib/menu.js': 'export const menu = [];\n',
        'src/routes/+page.svelte': "<script>\n  import { menu } from '$lib/menu.js';\n</script>\n\n<h1>{menu}</h1>\n",
      },
      reason: '`$lib` has been removed. Use `#lib` instead',
    },
    {
      files: {
        'src/routes/+page.server.js':
          "import { API_URL } from '$env/static/private';\n\nexport const load = () => ({ url: API_URL });\n",
      },
      reason: `The variable API_URL is missing: set it as ${WHERE}`,
    },
    {
      files: {
        'src/routes/+page.js': 'export const prerender = true;\n',
        'src/routes/+page.svelte': '<script>\n  let { menu } = $props();\n</script>\n\n<h1>{menu.title}</h1>\n',
      },
      reason: 'The build cannot render the page "/".',
    },
  ],
  Astro: [
    {
      files: {
        'src/menu.js': 'export const dishes = [];\n',
        'src/pages/index.astro': "---\nimport { menu } from '../menu.js';\n---\n\n<h1>{menu}</h1>\n",
      },
      reason: 'The log says: "menu" is not exported by "src/menu.js". ',
    },
    {
      files: { 'src/pages/index.astro': '<ul>{[1].map((dish) => <li>{dish}</li>}</ul>\n' },
      reason: 'The log says: CompilerError: Expected `,` or `)` but found `}` ',
    },
  ],
  'React Router': [
    {
      files: { 'app/home.jsx': 'export default function Home() {\n  return <h1>Made by React Router;\n}\n' },
      reason: "The log says: Unexpected token. Did you mean `{'}'}` or `&rbrace;`? (app/home.jsx:3:1)",
    },
    {
      files: {
        'react-router.config.js': "export default { prerender: ['/'] };\n",
        'app/home.jsx':
          "export function loader() {\n  throw new Error('no menu');\n}\n\nexport default function Home() {\n  return <h1>Home</h1>;\n}\n",
      },
      reason: 'Error: no menu',
    },
  ],
};

/** The package.json of the Faust app with other scripts. */
export function faustManifest(scripts: Readonly<Record<string, string>>): string {
  const file = new URL('../fixtures/frameworks/faust/package.json', import.meta.url);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { scripts: object };
  return JSON.stringify({ ...manifest, scripts: { ...manifest.scripts, ...scripts } });
}

/** Faust apps that are built and started, by what is wrong with them: what their pages answer, and what they write. */
export const ODD_FAUST_APPS: readonly (readonly [
  what: string,
  files: BrokenApp['files'],
  pages: string,
  written: string,
])[] = [
  [
    'with types of another schema: it goes live, and no page is there',
    { 'package.json': faustManifest({ build: 'faust build' }), 'possibleTypes.json': '{}' },
    '/ 404\n/menu 404',
    '',
  ],
  [
    'without transpilePackages: pages that are built are there, those rendered on request fail',
    { 'next.config.js': "module.exports = require('@faustwp/core').withFaust({});\n" },
    '/ 200 Made by Faust.js\n/menu 500',
    'NextRouter was not mounted',
  ],
  [
    'started with --skip-health-checks, without a WordPress: pages that are built are there',
    { 'package.json': faustManifest({ start: `${NOWHERE} faust start --skip-health-checks` }) },
    '/ 200 Made by Faust.js',
    '',
  ],
];

/** A site that `vite preview` serves, on a port of its own. */
export const VITE_PREVIEW: BrokenApp = {
  files: {
    'package.json': JSON.stringify({
      name: 'vite-app',
      private: true,
      type: 'module',
      scripts: { build: 'vite build', start: 'vite preview' },
      devDependencies: { vite: '8.3.8' },
    }),
  },
  reason: 'It listens on port 4173 instead: "vite preview" did not use PORT: add "--port $PORT --host" to it',
};
