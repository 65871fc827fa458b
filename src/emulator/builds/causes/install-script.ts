import { fieldOf } from '../../schemas/unchecked.ts';
import { withoutFolder } from './failed-app.ts';
import { scriptsOf } from './scripts.ts';

/** A script that npm or Yarn classic ran while it installed, and that failed. */
export interface InstallScript {
  /** Which one, of which package, as the start of a sentence. */
  readonly name: string;
  /** What it wrote itself. */
  readonly words: readonly string[];
}

const COMMAND = /^npm (?:error|ERR!) command \S{0,100}sh -c (\S.{0,500})$/;
const OF_NPM = /^npm (?:error|ERR!|warn|WARN|notice)(?: |$)/;
const END_OF_WORDS = /^npm (?:error|ERR!) A complete log of this run /;
const OF_YARN = /^error (\S{1,500}): Command failed\.$/;

/** Scripts of an app that an installation runs. */
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare'];

/** Finds in the output of an installation whose script failed. @param folder of the app */
export function failedInstallScript(lines: readonly string[], folder: string): InstallScript | undefined {
  const index = lines.findLastIndex((line) => COMMAND.test(line));
  if (index < 0) return ofYarn(lines, folder);
  const command = COMMAND.exec(lines[index] ?? '')?.[1] ?? '';
  const where = lines.slice(0, index).flatMap((line) => /^npm (?:error|ERR!) path (\S.*)$/.exec(line)?.[1] ?? []);
  const place = withoutFolder(where.at(-1) ?? '', folder);
  // npm shows the output of the app's own scripts as they run, and that of others afterwards, as its own.
  if (place === '.') {
    return { name: `The script ${ownScript(folder, command)} of package.json`, words: lines.filter(isOfApp) };
  }
  const after = lines.slice(index + 1);
  const end = after.findIndex((line) => END_OF_WORDS.test(line) || !OF_NPM.test(line));
  const words = after.slice(0, end < 0 ? after.length : end).map((line) => line.replace(/^npm (?:error|ERR!) ?/, ''));
  return { name: `The install script of "${packageIn(place)}" (${command})`, words };
}

function ofYarn(lines: readonly string[], folder: string): InstallScript | undefined {
  const index = lines.findLastIndex((line) => OF_YARN.test(line));
  if (index < 0) return undefined;
  const place = withoutFolder(OF_YARN.exec(lines[index] ?? '')?.[1] ?? '', folder);
  const after = lines.slice(index + 1);
  const command = after.flatMap((line) => /^Command: (\S.{0,500})$/.exec(line)?.[1] ?? [])[0] ?? '';
  const output = after.findIndex((line) => line === 'Output:');
  const words = output < 0 ? [] : after.slice(output + 1).filter((line) => !line.startsWith('info Visit '));
  return { name: `The install script of "${packageIn(place)}" (${command})`, words };
}

/** `"postinstall" (node setup.js)`; only the command where no script has it. */
function ownScript(folder: string, command: string): string {
  const scripts = scriptsOf(folder);
  const name = LIFECYCLE.find((one) => fieldOf(scripts, one) === command);
  return name === undefined ? `(${command})` : `"${name}" (${command})`;
}

/** Not a line of npm, nor one that says which script it runs. */
function isOfApp(line: string): boolean {
  return !OF_NPM.test(line) && !line.startsWith('> ');
}

/** `foo` of `node_modules/foo`, and `packages/foo` of a package of the app itself. */
function packageIn(place: string): string {
  return place.split('node_modules/').at(-1) ?? place;
}
