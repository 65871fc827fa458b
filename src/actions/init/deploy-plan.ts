import path from 'node:path';
import { suggestStart } from '../../shared/apps/start-script.ts';
import { findLockFile, manifestIn } from './detect.ts';
import type { LockFile, Manifest } from './detect.ts';
import { firstOf } from '../../shared/text/format.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { Repository } from './repository.ts';
import type { Recipe, Samples } from './pipelines/samples.ts';

/** How the job of one app deploys it. */
export interface DeployPlan {
  /** Folder to deploy: `.` for the top. */
  readonly path: string;
  /** Commands for a shell before the deploy, at the top of the repository: each has one or more lines. */
  readonly prepare: readonly string[];
  readonly exclude: readonly string[];
  readonly requiredFiles: readonly string[];
  /** The lock file at the root of the zip. */
  readonly lockFile: string | undefined;
  /** What a person has to know or do, as sentences. Untrusted text. */
  readonly notes: readonly string[];
}

/** Where the documents say more. */
const MONOREPOS = 'See docs/how-to/monorepos.md of headless-deploy for what works';

/**
 * The way to deploy an app that the documents have for its package manager and its place.
 * @param app its folder, from the top; empty for the top
 * @returns why there is none, as the end of a sentence that begins with its folder, where nothing would work
 */
export function planDeploy(
  repository: Pick<Repository, 'files'>,
  app: string,
  { recipes }: Pick<Samples, 'recipes'>,
): DeployPlan | string {
  const manifest = manifestIn(repository, app);
  if (manifest === undefined) return 'has no package.json, or one that cannot be read; the platform needs it';
  const lock = findLockFile(repository, app);
  const plain: DeployPlan = {
    path: app || '.',
    prepare: [],
    exclude: [],
    requiredFiles: [],
    lockFile: lock?.name,
    notes: notesOn(manifest),
  };
  if (lock === undefined) {
    const note =
      'There is no lock file: the platform resolves versions again on every build. Commit a package-lock.json.';
    return { ...plain, notes: [note, ...plain.notes] };
  }
  const found: InstalledApp = { repository, app, manifest, lock, plain };
  switch (lock.manager) {
    case 'yarn-berry':
      return `is installed with Yarn 2 or later (${lock.name}), whose lock file the platform cannot read. Commit a package-lock.json or a yarn.lock of Yarn classic`;
    case 'npm':
    case 'yarn':
      return lock.folder === app ? plain : planRoot(found);
    case 'pnpm':
      if (needs(manifest, 'workspace:')) return planPnpm(found, recipes['pnpm-pack']);
      return planLockFile(found, recipes['lock-file']);
    case 'bun':
      return planLockFile(found, recipes['lock-file']);
  }
}

/** An app with a lock file, and its plan as far as the package manager does not matter. */
interface InstalledApp {
  readonly repository: Pick<Repository, 'files'>;
  readonly app: string;
  readonly manifest: Manifest;
  readonly lock: LockFile;
  readonly plain: DeployPlan;
}

/** For a lock file that the platform does not read, where npm can install the app nevertheless. */
function planLockFile({ app, manifest, lock, plain }: InstalledApp, { run, inputs }: Recipe): DeployPlan | string {
  if (needs(manifest, 'workspace:') || needs(manifest, 'catalog:'))
    return `depends on "workspace:" or "catalog:", which npm cannot install. ${MONOREPOS}`;
  const note = `The platform does not read ${lock.name}: the job writes a package-lock.json, with the versions that package.json allows at that moment.`;
  return {
    ...plain,
    prepare: run.map((line) => (app === '' ? line : `cd ${app} && ${line}`)),
    requiredFiles: linesOf(inputs['required-files']),
    lockFile: 'package-lock.json',
    notes: [note, ...plain.notes],
  };
}

/** npm and Yarn classic install a workspace from the root, which is what the platform then gets. */
function planRoot({ repository, app, lock: { folder, name }, plain }: InstalledApp): DeployPlan | string {
  const { scripts = {} } = manifestIn(repository, folder) ?? {};
  const missing = ['build', 'start'].filter((script) => scripts[script] === undefined);
  const where = folder === '' ? 'at the top' : `in ${folder}`;
  if (missing.length > 0)
    return `has its ${name} ${where}, so all of that folder is deployed; but package.json there has no script ${missing.map((script) => `"${script}"`).join(' and ')} for the app. ${MONOREPOS}`;
  return {
    ...plain,
    path: folder || '.',
    requiredFiles: ['package.json', name, path.posix.join(path.posix.relative(folder, app), 'package.json')],
    notes: [`${name} is ${where}, so that folder is deployed, with all packages in it.`],
  };
}

/** A package that can stand in a shell script and in YAML as it is. */
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
/** What the recipe of the documents calls the app. */
const RECIPE_APP = '@our-monorepo/web';

function planPnpm({ repository, app, manifest, lock, plain }: InstalledApp, { run, inputs }: Recipe) {
  const { name = '' } = manifest;
  if (lock.folder !== '' || app === '')
    return `is a pnpm workspace that is not at the top of the repository. ${MONOREPOS}`;
  if (!PACKAGE.test(name)) return `needs a "name" in its package.json, for "pnpm pack"`;
  const unversioned = packagesOf(repository, app, 'workspace:').filter((each) => each.manifest.version === undefined);
  if (unversioned.length > 0) {
    const files = firstOf(unversioned, 10, ({ folder }) => safeText(path.posix.join(folder, 'package.json')));
    return `cannot be packed: "pnpm pack" needs a "version", such as "0.0.0", in ${files}`;
  }
  const [, version] = /^pnpm@(\d+\.\d+\.\d+)/.exec(manifestIn(repository, '')?.packageManager ?? '') ?? [];
  const prepare = run.map((lines) =>
    lines.replaceAll(RECIPE_APP, name).replace(/\bpnpm@[\d.]+/, (found) => (version ? `pnpm@${version}` : found)),
  );
  const isOld = Number(version?.split('.')[0] ?? Infinity) < 9;
  return {
    ...plain,
    path: inputs['path'] ?? '.',
    prepare,
    requiredFiles: linesOf(inputs['required-files']),
    lockFile: 'package-lock.json',
    notes: [
      'The job packs the app and its packages with "pnpm pack", as the platform has no pnpm.',
      ...(isOld ? ['Tested only with pnpm 9 and later.'] : []),
      ...plain.notes,
    ],
  };
}

/**
 * The app, and the packages of the repository that it needs, directly or not.
 * @param app its folder, from the top
 * @param protocol what their versions begin with
 */
export function packagesOf(
  repository: Pick<Repository, 'files'>,
  app: string,
  protocol = '',
): { folder: string; manifest: Manifest }[] {
  const all = [...repository.files.keys()].flatMap((file) => {
    const folder = path.posix.dirname(file);
    const manifest = path.posix.basename(file) === 'package.json' ? manifestIn(repository, folder) : undefined;
    return manifest === undefined ? [] : [{ folder, manifest }];
  });
  const found = new Set(all.filter(({ folder }) => folder === app));
  // A set also visits what is added to it on the way.
  for (const { manifest } of found)
    for (const other of all)
      if (other.manifest.name !== undefined && needs(manifest, protocol, other.manifest.name)) found.add(other);
  return [...found];
}

function linesOf(text = ''): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/**
 * Whether the version of a dependency begins so. It can be anything in a package.json, also what cannot become a text.
 * @param name of one dependency; any of them, when not given
 */
function needs({ dependencies }: Manifest, protocol: string, name?: string): boolean {
  const versions = name === undefined ? Object.values(dependencies) : [dependencies[name]];
  return versions.some((version) => typeof version === 'string' && version.startsWith(protocol));
}

/** What the platform runs, and an app may not have yet. */
function notesOn(manifest: Manifest): string[] {
  const { scripts, node } = manifest;
  const suggested = suggestStart((name) => Object.hasOwn(manifest.dependencies, name));
  return [
    ...(scripts['start'] === undefined
      ? [
          `package.json has no script "start", which the platform runs.${suggested === undefined ? '' : ` ${suggested}`}`,
        ]
      : []),
    ...(scripts['build'] === undefined ? ['package.json has no script "build", which the platform runs first.'] : []),
    ...(node === undefined
      ? ['package.json has no "engines.node": without it the platform takes its default Node, which changes over time.']
      : []),
  ];
}
