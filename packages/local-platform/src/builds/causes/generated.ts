import path from 'node:path';
import { readRegularFile } from '../../../../../src/shared/files/regular-file.ts';
import { asObject } from '../../../../../src/shared/json-object.ts';
import type { FailedApp } from './failed-app.ts';
import { INSTALL_SCRIPTS, manifestField } from './failed-app.ts';

const MAX_MANIFEST_BYTES = 2 ** 20;

/** What a tool makes while an app is built, and by which command. */
type Generated = readonly [module: RegExp, command: string, more?: string];
export const GENERATED: readonly Generated[] = [
  [/(?:^|\/)\.?contentlayer\/generated(?:\/|$)/, 'contentlayer build'],
  [/(?:^|\/)\.?content-collections(?:\/generated)?$/, 'content-collections build'],
  [/(?:^|\/)\.velite(?:\/|$)/, 'velite build'],
  [/(?:^|\/)generated\/prisma(?:\/|$)/, 'prisma generate'],
  [
    /(?:^|\/)possibleTypes(?:\.json)?$/,
    'faust generatePossibleTypes',
    ', with WordPress reachable and its variables set, or commit the file',
  ],
];

/** A module that a tool makes; undefined where the app does not have that tool, or runs it already. */
export function describeGenerated(
  name: string,
  [, command, more = '']: Generated,
  { folder }: FailedApp,
): string | undefined {
  const [tool = ''] = command.split(' ');
  const manifest = readRegularFile(path.join(folder, 'package.json'), MAX_MANIFEST_BYTES) ?? tool;
  const own = manifest.includes(`${tool}2`) ? command.replace(tool, `${tool}2`) : command;
  return manifest.includes(tool) && !scriptsThatRun(folder).some((script) => script.includes(own))
    ? `"${name}" is generated: run "${own}" first in the script "build"${more}.`
    : undefined;
}

/** What the platform runs of package.json, and what that runs: `yarn generate`, `run-s "build:*"`, `npm:generate`. */
function scriptsThatRun(folder: string): string[] {
  const all = Object.entries(asObject(manifestField(folder, 'scripts')) ?? {});
  // A package.json can hold anything, also what cannot become a text.
  const scripts = all.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []));
  const names = new Set([...INSTALL_SCRIPTS, 'prebuild', 'build', 'postbuild']);
  // What is added while it is read is read, too.
  for (const name of names) {
    const text = scripts.find(([script]) => script === name)?.[1] ?? '';
    if (!/\b(?:run|yarn|pnpm|bun|npm:)/.test(text)) continue;
    const words = text.replaceAll('npm:', ' ').split(/[\s"'&;|]+/);
    const isRun = (script: string): boolean =>
      words.some((word) => word === script || (word.endsWith('*') && script.startsWith(word.replace(/\*+$/, ''))));
    for (const [script] of scripts) if (isRun(script)) names.add(`pre${script}`).add(script).add(`post${script}`);
  }
  return scripts.flatMap(([name, text]) => (names.has(name) ? [text] : []));
}
