/**
 * Lock files, by what reads them. The platform reads those of npm and Yarn classic, and takes the first of several, as npm
 * does of its two.
 */
export const LOCK_FILES = [
  ['npm-shrinkwrap.json', 'npm'],
  ['package-lock.json', 'npm'],
  ['yarn.lock', 'yarn'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
] as const;

export type PackageManager = (typeof LOCK_FILES)[number][1];

/** What the platform installs with; a newer Yarn where the zip has one that Yarn classic runs in its place. */
export type Installer = 'npm' | 'Yarn classic' | 'newer Yarn';

/** Whether a yarn.lock is of Yarn 2 or later, which Yarn classic takes for one that lacks all packages. */
export function isOfNewerYarn(lock: string): boolean {
  return /^__metadata:/m.test(lock);
}

/** What makes such a lock file one that the platform installs from, as the end of a sentence. */
export const FOR_YARN_CLASSIC =
  'commit a package-lock.json in its place ("npm install"), or one that Yarn classic made ("npx yarn@1.22.22 install", without "packageManager" in package.json).';
