/** A framework, by what it needs on the platform. docs/how-to/frameworks.md has the rest; a test compares them. */
export interface Framework {
  readonly name: string;
  /** A package that only its apps depend on. */
  readonly packages: readonly string[];
  /** Where its build goes, from the folder of the app; undefined where there is none. */
  readonly buildFolder: string | undefined;
  /** A script `start` that works there. */
  readonly start: string;
  /** Variables without which its apps do not build, start or have all they offer. */
  readonly variables?: readonly AppVariable[];
}

export interface AppVariable {
  readonly name: string;
  readonly holds: 'the address of WordPress' | 'a secret';
  /** Where a person finds the value, as a noun. */
  readonly from: string;
  /** What follows the address of the site in an address that an app reads; undefined where that is not known. */
  readonly path?: string | undefined;
}

/** A site that is served as files. @param single whether one page serves all paths */
function files(name: string, packageName: string, folder: string, single = ''): Framework {
  return { name, packages: [packageName], buildFolder: folder, start: `sirv ${folder}${single} --host 0.0.0.0` };
}

/** The first whose package an app has is the one: Faust.js has Next.js below it, and most others have Vite. */
export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'Faust.js',
    packages: ['@faustwp/core', '@faustwp/cli'],
    buildFolder: '.next',
    start: 'faust start',
    variables: [
      {
        name: 'NEXT_PUBLIC_WORDPRESS_URL',
        holds: 'the address of WordPress',
        from: 'the address of its WordPress site',
      },
      { name: 'FAUST_SECRET_KEY', holds: 'a secret', from: 'the key of that WordPress (Settings, Faust)' },
    ],
  },
  { name: 'Next.js', packages: ['next'], buildFolder: '.next', start: 'next start' },
  { name: 'Nuxt', packages: ['nuxt'], buildFolder: '.output', start: 'node .output/server/index.mjs' },
  { name: 'SvelteKit', packages: ['@sveltejs/kit'], buildFolder: 'build', start: 'node build' },
  { name: 'Astro', packages: ['astro'], buildFolder: 'dist', start: 'node dist/server/entry.mjs' },
  {
    name: 'React Router',
    packages: ['@react-router/dev'],
    buildFolder: 'build',
    start: 'react-router-serve ./build/server/index.js',
  },
  { name: 'Remix', packages: ['@remix-run/dev'], buildFolder: 'build', start: 'remix-serve ./build/server/index.js' },
  files('Eleventy', '@11ty/eleventy', '_site'),
  files('Gatsby', 'gatsby', 'public'),
  files('Docusaurus', '@docusaurus/core', 'build'),
  files('VitePress', 'vitepress', 'docs/.vitepress/dist'),
  files('Hexo', 'hexo', 'public'),
  files('Create React App', 'react-scripts', 'build', ' --single'),
  files('Vue CLI', '@vue/cli-service', 'dist', ' --single'),
  files('Vite', 'vite', 'dist', ' --single'),
  {
    name: 'Angular',
    packages: ['@angular/build', '@angular-devkit/build-angular'],
    buildFolder: 'dist',
    start: 'sirv dist/<project>/browser --single --host 0.0.0.0',
  },
  { name: 'NestJS', packages: ['@nestjs/core'], buildFolder: 'dist', start: 'node dist/main' },
  { name: 'Express', packages: ['express'], buildFolder: undefined, start: 'node server.js' },
  { name: 'Fastify', packages: ['fastify'], buildFolder: undefined, start: 'node server.js' },
];
