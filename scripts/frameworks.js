import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The apps that `npm run test:frameworks` builds, by folder: how docs/how-to/frameworks.md calls each, the package whose
 * version it gives, and the Node that this version asks for (its own `engines.node`).
 * @type {Readonly<Record<string, readonly [label: string, packageName: string, node: string]>>}
 */
const FRAMEWORKS = {
  faust: ['Faust.js', '@faustwp/core', '20.9'],
  next: ['Next.js', 'next', '20.9'],
  'next-standalone': ['Next.js, `standalone`', 'next', '20.9'],
  'next-export': ["Next.js, `output: 'export'`", 'next', '20.9'],
  nuxt: ['Nuxt', 'nuxt', '22.19 or 24.11'],
  sveltekit: ['SvelteKit', '@sveltejs/kit', '22.17'],
  'sveltekit-static': ['SvelteKit, `adapter-static`', '@sveltejs/kit', '22.17'],
  astro: ['Astro', 'astro', '22.12'],
  'astro-static': ['Astro, static', 'astro', '22.12'],
  'react-router': ['React Router', 'react-router', '22.22'],
  remix: ['Remix', '@remix-run/dev', '18'],
  vite: ['Vite', 'vite', '20.19 or 22.12'],
  eleventy: ['Eleventy', '@11ty/eleventy', '18'],
  gatsby: ['Gatsby', 'gatsby', '18'],
  docusaurus: ['Docusaurus', '@docusaurus/core', '20'],
  vitepress: ['VitePress', 'vitepress', '18'],
  hexo: ['Hexo', 'hexo', '20.19'],
  'create-react-app': ['Create React App', 'react-scripts', '14'],
  'vue-cli': ['Vue CLI', '@vue/cli-service', '14'],
  angular: ['Angular', '@angular/core', '22.22 or 24.15'],
  nestjs: ['NestJS', '@nestjs/core', '20'],
  express: ['Express', 'express', '18'],
  fastify: ['Fastify', 'fastify', '20'],
};

/**
 * The rows of the table: framework, version, scripts `build` and `start`, Node.
 * @param {string} root the folder with an app in a folder each
 * @throws where a folder has no row above, or a row no folder
 */
export function frameworkRows(root) {
  const folders = readdirSync(root);
  const unlike = [
    ...folders.filter((name) => !(name in FRAMEWORKS)),
    ...Object.keys(FRAMEWORKS).filter((name) => !folders.includes(name)),
  ];
  if (unlike.length > 0) throw new Error(`scripts/frameworks.js and ${root} differ in ${unlike.join(', ')}.`);
  return Object.entries(FRAMEWORKS).map(([folder, [label, packageName, node]]) => {
    const manifest = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { scripts, dependencies, devDependencies } = JSON.parse(manifest);
    const version = { ...devDependencies, ...dependencies }[packageName];
    if (version === undefined) throw new Error(`The app in ${folder} has no ${packageName}.`);
    return [label, version, `\`${scripts.build}\``, `\`${scripts.start}\``, node];
  });
}
