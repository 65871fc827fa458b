import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const page = readFileSync('docs/how-to/frameworks.md', 'utf8');
const APPS = '__tests__/fixtures/frameworks';

/** The package whose version the page gives for the app in a folder. */
const PACKAGES: Readonly<Record<string, string>> = {
  astro: 'astro',
  express: 'express',
  fastify: 'fastify',
  faust: '@faustwp/core',
  next: 'next',
  'next-export': 'next',
  'next-standalone': 'next',
  nuxt: 'nuxt',
  'react-router': 'react-router',
  sveltekit: '@sveltejs/kit',
  vite: 'vite',
};

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  const file = path.join(APPS, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Version, build and start of each row, without the names of packages that follow. */
function rows(): string[][] {
  const lines = page.split('\n').filter((line) => /^\|.*`.*`.*\| +\d/.test(line));
  return lines.map((line) =>
    line
      .split(' | ')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  );
}

test('the page has versions and scripts of the apps that are built', () => {
  const folders = readdirSync(APPS);
  expect(folders).toEqual(Object.keys(PACKAGES));
  const apps = folders.map((folder) => {
    const { scripts, dependencies, devDependencies } = manifestOf(folder);
    const version = { ...dependencies, ...devDependencies }[PACKAGES[folder] ?? ''] ?? '';
    return [version, scripts?.['build'] ?? '', scripts?.['start'] ?? ''] as const;
  });
  expect(rows()).toHaveLength(apps.length);
  const unlike = apps.filter(
    ([version, build, start]) =>
      !rows().some(
        ([versions = '', builds = '', starts = '']) =>
          versions.split(',')[0] === version && builds.startsWith(`\`${build}\``) && starts.startsWith(`\`${start}\``),
      ),
  );
  expect(unlike).toEqual([]);
});
