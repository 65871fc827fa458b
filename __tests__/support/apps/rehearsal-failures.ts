import type { Changes, RehearsalOptions } from './rehearsal.ts';

/** What is wrong with an app, where its deploy ends, and what a person reads of it. */
export interface Failure {
  /** Of the good app. */
  readonly changes?: Changes;
  readonly variables?: RehearsalOptions['variables'];
  readonly code: 'build-failed' | 'missing-file' | 'smoke-test-failed';
  /** The step of the build that fails. */
  readonly step?: 'package.json' | 'install' | 'build' | 'start';
  /** Titles of the warnings that come before. */
  readonly warnings?: readonly string[];
  /** Sentences of the annotation. */
  readonly says: readonly string[];
}

/** The good app, each time with one thing missing or wrong. */
export const FAILURES: Readonly<Record<string, Failure>> = {
  'a dependency that package.json does not have': {
    changes: { 'build.js': (text) => `require('colour');\n${text}` },
    code: 'build-failed',
    step: 'build',
    says: [
      'The package of "colour" is not installed: is it in package.json? "npm run build" ended with exit status 1.',
    ],
  },
  'a package of the repository that .gitignore leaves out': {
    changes: { '.gitignore': 'node_modules/\nout/\ngreet/\n' },
    code: 'build-failed',
    step: 'build',
    warnings: ['Dependency not in the zip'],
    says: [
      'These paths are not in the zip: "greet" (file:greet in package.json).',
      'The package of "greet" is not installed',
    ],
  },
  'a tool that package.json does not have': {
    changes: { 'package.json': (text) => text.replace('node build.js', 'vite build') },
    code: 'build-failed',
    step: 'build',
    says: ['There is no program "vite": is its package in package.json? "npm run build" ended with exit status 127.'],
  },
  'a lock file that is out of step with package.json': {
    changes: {
      'package.json': (text) => text.replace('"greet":', '"menu": "file:menu", "greet":'),
      'menu/package.json': '{ "name": "menu", "version": "2.0.0" }',
    },
    code: 'build-failed',
    step: 'install',
    says: [
      'menu@2.0.0 is missing from package-lock.json. Run "npm install" and commit package-lock.json. "npm ci --no-audit --no-fund" ended with exit status 1.',
    ],
  },
  'a lock file that is not there': {
    changes: { 'package-lock.json': null },
    code: 'missing-file',
    warnings: ['No lock file'],
    says: ['required-files: package-lock.json is not in the zip: there is no such file'],
  },
  'no package.json': {
    changes: { 'package.json': null },
    code: 'missing-file',
    says: ['There is no package.json at the root of the zip, so the platform has nothing to install and start.'],
  },
  'another Node': {
    changes: { 'package.json': (text) => text.replace('>=20.19', '99.x') },
    code: 'build-failed',
    step: 'package.json',
    says: [`package.json asks for Node "99.x" (engines.node); this is Node ${process.versions.node}.`],
  },
  'no start script': {
    changes: { 'package.json': (text) => text.replace(/,\s*"start": "[^"]*"/, '') },
    code: 'build-failed',
    step: 'package.json',
    warnings: ['Missing script'],
    says: ['package.json has no script "start".'],
  },
  'no build script, and the start needs what it makes': {
    changes: { 'package.json': (text) => text.replace(/"build": "[^"]*",/, '') },
    code: 'build-failed',
    step: 'start',
    warnings: ['Missing script'],
    says: [
      `There is no out/index.html: it was never committed, is ignored (.gitignore, .deployignore), or a build would make it, but package.json has no script "build". "npm run start" ended with exit status 1 before the app answered.`,
    ],
  },
  'a file for the build that .gitignore leaves out': {
    changes: { '.gitignore': 'node_modules/\nout/\ncontent/\n' },
    code: 'build-failed',
    step: 'build',
    says: [
      'There is no content/menu.json: .gitignore ignores it. Include it with the input "include", or make the build create it. "npm run build" ended with exit status 1.',
    ],
  },
  'a file of a page that .deployignore leaves out': {
    changes: { '.deployignore': 'public/\n' },
    code: 'smoke-test-failed',
    says: [
      '/logo.svg answered HTTP 404, expected 2xx',
      'a file that is ignored (.gitignore, .deployignore), or a variable',
    ],
  },
  'a script with the line breaks of Windows': {
    changes: {
      'package.json': (text) => text.replace('node build.js', 'sh build.sh'),
      'build.sh': 'set -e\r\nnode build.js\r\n',
    },
    code: 'build-failed',
    step: 'build',
    warnings: ['Script with Windows line endings'],
    says: [
      'build.sh has Windows line breaks (CRLF), which a shell reads as part of each line: save it with LF, and add "build.sh text eol=lf" to .gitattributes. "npm run build" ended with exit status 2.',
    ],
  },
  'a script that installs and fails': {
    changes: {
      'package.json': (text) => text.replace('"build":', '"postinstall": "node setup.js", "build":'),
      'setup.js': 'console.error("cannot reach the licence server");\nprocess.exitCode = 1;\n',
    },
    code: 'build-failed',
    step: 'install',
    says: [
      'The script "postinstall" (node setup.js) of package.json failed. The log says: cannot reach the licence server',
    ],
  },
  'a variable that is not set': {
    variables: {},
    code: 'build-failed',
    step: 'start',
    says: [
      'The variable API_URL is missing: set it as a shell variable of the environment ("--env" or "--env-from" of rehearse, "shellVariables" in a seed). "npm run start" ended with exit status 1 before the app answered.',
    ],
  },
  'an app that ends at once': {
    changes: { 'server.js': 'console.log("Nothing to do")\n' },
    code: 'build-failed',
    step: 'start',
    says: ['"npm run start" ended with exit status 0 before the app answered'],
  },
};
