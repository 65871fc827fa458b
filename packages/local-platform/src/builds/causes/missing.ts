import type { Cause, Spot } from './cause.ts';
import { WHERE_TO_SET } from './failed-app.ts';
import { describeCrlf, describeMissing, describeNotExecutable, describeNotStarted } from './files.ts';
import { describeModule, describeNoProgram, describeNotInstalled, importerOf } from './installed.ts';

const nameOf = ({ found }: Spot): string => found['name'] ?? '';

/** What is not there, or not as it must be: packages, files, programs. */
export const MISSING: readonly Cause[] = [
  {
    name: 'file-of-variables',
    tool: 'Node 20 to 24, with --env-file',
    weight: 3,
    pattern: /^node: (?<name>\S{0,200}\.env[\w.-]{0,40}): not found$/,
    reason: (spot) => describeMissing(nameOf(spot), spot.app.folder),
    remedy: 'In the script, use --env-file-if-exists.',
  },
  {
    name: 'module',
    tool: 'Node 14 to 24, TypeScript 4 and 5, webpack 4 and 5, Rollup 2 to 4, esbuild 0.14 to 0.25, Vite 2 to 7',
    weight: 2,
    pattern:
      /(?:Cannot find (?:module|package)|Can't resolve|Could not resolve|[Ff]ailed to resolve import) ['"](?<name>[^'"]{1,300})['"]/,
    reason: (spot) => describeModule(nameOf(spot), spot),
  },
  {
    name: 'module-of-nuxt',
    tool: 'Nuxt 3 and 4',
    weight: 2,
    pattern:
      /(?:Could not load|The module) [`"']?(?<name>[^`"'\s]{1,300}?)[`"']?(?:\. Is it installed\?| could not be loaded\. It may not be)/,
    reason: (spot) => describeNotInstalled(nameOf(spot), spot),
  },
  {
    name: 'file-of-rolldown',
    tool: 'Rolldown 1, by an alias',
    weight: 2,
    pattern: /\[UNLOADABLE_DEPENDENCY\] Could not load (?<name>\S{1,300})$/,
    reason: (spot) => describeMissing(nameOf(spot), spot.app.folder, importerOf(spot)),
  },
  {
    name: 'typescript-of-next',
    tool: 'Next.js 12 to 16',
    weight: 2,
    pattern: /^Please install (?<name>typescript)\b.{0,100} by running:$/,
    reason: (spot) => describeNotInstalled(nameOf(spot), spot),
  },
  {
    name: 'sass-of-next',
    tool: 'Next.js 12 to 16',
    weight: 2,
    pattern: /built-in Sass support, you first need to install `(?<name>sass)`/,
    reason: (spot) => describeNotInstalled(nameOf(spot), spot),
  },
  {
    name: 'line-breaks-of-a-script',
    tool: 'bash 5, which shows a CR as ^M',
    weight: 2,
    pattern: /^(?:\S{1,300}: line \d{1,9}: )?(?<name>\S{1,300}): \S{1,300}\^M: bad interpreter: /,
    reason: (spot) => describeCrlf(nameOf(spot), spot.app.folder),
  },
  {
    name: 'line-breaks-of-a-first-line',
    tool: 'env of coreutils 8 and 9, of "#!/usr/bin/env node"',
    weight: 2,
    pattern: /^(?:\/usr)?(?:\/bin\/)?env: ['‘](?<program>[^'’\s]{1,100})\\r['’]: No such file or directory$/,
    reason: 'A script has Windows line breaks (CRLF) after "{program}" in its first line:',
    remedy: 'save it with LF, and add its name with "text eol=lf" to .gitattributes.',
  },
  {
    // `sh: 1:` is a script of package.json.
    name: 'line-breaks-of-a-line',
    tool: 'dash 0.5, bash 5',
    weight: 2,
    pattern: /^(?!(?:\/bin\/)?(?:ba|da)?sh: )(?<name>\S{1,300}): (?:line )?\d{1,9}: /,
    reason: (spot) => describeCrlf(nameOf(spot), spot.app.folder),
  },
  {
    name: 'program',
    tool: 'dash 0.5, bash 5',
    weight: 2,
    pattern:
      /^\S{1,300}: (?:line )?(?:\d{1,9}: )?(?<name>[^:\s]{1,300}): (?:command not found|not found|cannot execute: required file not found)$/,
    reason: (spot) =>
      nameOf(spot).includes('/')
        ? describeNotStarted(nameOf(spot), spot.app.folder)
        : describeNoProgram(nameOf(spot), spot),
  },
  {
    name: 'not-executable',
    tool: 'dash 0.5, bash 5',
    weight: 2,
    pattern: /^\S{1,300}: (?:line )?(?:\d{1,9}: )?(?<name>[^:\s]{1,300}): (?:Permission denied|Is a directory)$/,
    reason: (spot) => describeNotExecutable(nameOf(spot), spot.app.folder),
  },
  {
    name: 'not-executable-by-node',
    tool: 'Node 14 to 24',
    weight: 2,
    pattern: /\bspawn(?:Sync)? (?<name>\S{1,300}) EACCES\b/,
    reason: (spot) => describeNotExecutable(nameOf(spot), spot.app.folder),
  },
  {
    name: 'file',
    tool: 'Node 14 to 24',
    weight: 2,
    pattern: /ENOENT: no such file or directory, [a-z]{1,20} '(?<name>[^']{1,300})'/,
    reason: (spot) => describeMissing(nameOf(spot), spot.app.folder),
  },
  {
    name: 'file-of-codegen',
    tool: 'GraphQL Code Generator 1 to 5',
    weight: 2,
    pattern: /^\s{0,12}Unable to find any GraphQL type definitions for the following pointers:/,
    reason: ({ app, lines, index }) => {
      const name = lines
        .slice(index, index + 4)
        .flatMap((line) => /(?:pointers:|-) (\S{1,300})$/.exec(line)?.[1] ?? [])[0];
      return name === undefined ? undefined : describeMissing(name, app.folder);
    },
  },
  {
    name: 'build-of-next',
    tool: 'Next.js 9 to 16',
    weight: 2,
    pattern: /Could not find a production build in the '(?<folder>[^']{1,300})' directory/,
    reason: 'There is no output of "next build" in {folder}:',
    remedy: 'make the script "build" run "next build", with the same "distDir" as "next start".',
  },
  {
    name: 'build-of-nuxt',
    tool: 'Nuxt 2',
    weight: 2,
    pattern: /\bNo build files found in (?<folder>\S{1,300}?)\.?(?:\s|$)/,
    reason: 'There is no output of "nuxt build" in {folder}:',
    remedy: 'make the script "build" run "nuxt build".',
  },
  {
    name: 'prisma-client',
    tool: 'Prisma 2 to 6',
    weight: 2,
    pattern: /@prisma\/client did not initialize yet/,
    reason: 'The Prisma Client was not generated:',
    remedy: 'make the script "build" (or "postinstall") of package.json run "prisma generate" first.',
  },
  {
    name: 'git-repository',
    tool: 'git 2',
    weight: 2,
    pattern: /^(?:npm (?:error|ERR!) )?fatal: not a git repository/,
    reason: 'A script runs git, but the zip has no .git:',
    remedy: `write what it needs into a file before the deploy, or set it as ${WHERE_TO_SET}.`,
  },
  {
    name: 'module-system',
    tool: 'Node 12 to 22.11',
    weight: 2,
    pattern:
      /\[ERR_REQUIRE_ESM\]: require\(\) of ES Module \S{0,300}node_modules\/(?<name>(?:@[^/\s]{1,100}\/)?[^/\s]{1,100})\//,
    reason: '"{name}" is an ES module, which this Node cannot "require":',
    remedy:
      'import it (with "type": "module" in package.json, or by "await import(…)"), or ask for Node 22.12 or later in engines.node.',
  },
  {
    name: 'typescript-at-start',
    tool: 'Node 18 to 24',
    weight: 2,
    pattern: /\[ERR_UNKNOWN_FILE_EXTENSION\]: Unknown file extension "\.[cm]?tsx?" for (?<file>\S{1,500})$/,
    reason: 'This Node does not run {file}, which is TypeScript:',
    remedy: 'compile it in the script "build", and start the compiled file.',
  },
];
