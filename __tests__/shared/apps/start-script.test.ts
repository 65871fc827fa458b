import { expect, test } from '@jest/globals';
import { suggestStart } from '../../../src/shared/apps/start-script.ts';

const served = (name: string, what: string): string =>
  `For ${name}, add "start": "sirv ${what} --host 0.0.0.0" to "scripts". Run "npm install sirv-cli" for it.`;
const started = (name: string, start: string): string => `For ${name}, add "start": "${start}" to "scripts".`;

test.each<[string[], string | undefined]>([
  [['gatsby', 'react'], served('Gatsby', 'public')],
  [['@docusaurus/core'], served('Docusaurus', 'build')],
  [['vite', '@11ty/eleventy'], served('Eleventy', '_site')],
  [['vite'], served('Vite', 'dist --single')],
  [['astro'], served('Astro', 'dist')],
  [['astro', '@astrojs/node'], started('Astro', 'node dist/server/entry.mjs')],
  [['express', '@nestjs/core'], started('NestJS', 'node dist/main')],
  [['vite', '@sveltejs/kit', '@sveltejs/adapter-static'], served('SvelteKit', 'build')],
  [
    ['vite', '@sveltejs/kit', '@sveltejs/adapter-auto'],
    `${started('SvelteKit', 'node build')} Its build needs @sveltejs/adapter-node for that.`,
  ],
  [['vite', '@builder.io/qwik'], undefined],
  [
    ['@angular/build'],
    'For Angular, add "start": "sirv dist/<project>/browser --single --host 0.0.0.0" to "scripts" with the name of your project. Run "npm install sirv-cli" for it.',
  ],
  [
    ['express', '@angular/build', '@angular/ssr'],
    'For Angular, add "start": "node dist/<project>/server/server.mjs" to "scripts" with the name of your project.',
  ],
  [
    ['@angular-devkit/build-angular'],
    'For Angular, add "start": "sirv dist/<project> --single --host 0.0.0.0" to "scripts" with the name of your project, and "/browser" after it if the build makes that folder. Run "npm install sirv-cli" for it.',
  ],
  [
    ['express', '@angular-devkit/build-angular', '@nguniversal/express-engine'],
    'For Angular, add "start": "node dist/<project>/server/main.js" to "scripts" with the name of your project.',
  ],
  [['vite', '@angular/build', '@analogjs/platform'], undefined],
  [['next'], started('Next.js', 'next start')],
  [['express'], 'For Express, add "start": "node server.js" to "scripts" with the name of your file.'],
  [['left-pad'], undefined],
])('an app of %j', (packages, sentence) => {
  expect(suggestStart((name) => packages.includes(name))).toBe(sentence);
});
