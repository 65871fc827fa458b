import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { yamlBlocks } from '../../scripts/workflows/yaml-blocks.js';
import { readActionFile } from '../support/action-file.ts';
import { makeFolder, plant } from '../support/folders.ts';

const readme = readFileSync('README.md', 'utf8');
const setUp = readme.slice(readme.indexOf('## Set up\n'), readme.indexOf('\n### ', readme.indexOf('## Set up\n')));
const workflow = yamlBlocks('README.md', setUp)[0]?.text ?? '';

const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).join(' ')).sort();

test('has three numbered steps', () => {
  expect(matchesOf(/^\*\*(\d)\. /gm, setUp)).toEqual(['1', '2', '3']);
});

test('shows a workflow that is complete as it stands', () => {
  const { jobs, ...rest } = parse(workflow) as { jobs: Record<string, object> };
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(['name', 'on', 'permissions']));
  expect(Object.values(jobs)).toEqual([expect.objectContaining({ 'runs-on': 'ubuntu-latest' })]);
});

test('stores just the variables and secrets that the workflow reads', () => {
  const stored = matchesOf(/^gh (variable|secret) set (\w+)/gm, setUp);
  const read = matchesOf(/\$\{\{ (var|secret)s\.(\w+) \}\}/g, workflow).map((name) =>
    name.replace(/^var /, 'variable '),
  );
  expect(stored).toEqual(read.toSorted());
});

test('asks for the secret, which a command line would keep', () => {
  expect(matchesOf(/^gh secret set (.*)$/gm, setUp)).toEqual(['HEADLESS_PASSWORD']);
});

test('gives every input that a deploy needs', () => {
  const needed = Object.entries(readActionFile('action.yml').inputs).flatMap(([name, { description = '' }]) =>
    / Required unless/.test(description) ? [name] : [],
  );
  const { jobs } = parse(workflow) as { jobs: { deploy: { steps: { uses?: string; with?: object }[] } } };
  const deploy = jobs.deploy.steps.find(({ uses }) => uses === 'YOUR_ACCOUNT/headless-deploy@v1');
  expect(Object.keys(deploy?.with ?? {})).toEqual(expect.arrayContaining(needed));
  expect(needed).toHaveLength(6);
});

/** Runs the last block of the set-up, pasted as a whole, where a check of the deploy ends like this. */
function pasteRun(check: 'green' | 'red'): string[] {
  const [, lines = ''] = /```sh\n(gh workflow run[^`]*)```/.exec(setUp) ?? [];
  const exit = check === 'red' ? 1 : 0;
  const bin = plant(makeFolder('bin'), {
    gh: `#!/bin/sh\necho "gh $*"\ncase "$*" in "run watch --exit-status") exit ${exit} ;; esac\n`,
    sleep: '#!/bin/sh\n',
  });
  for (const name of ['gh', 'sleep']) chmodSync(path.join(bin, name), 0o755);
  const { stdout } = spawnSync('bash', [], { input: lines, encoding: 'utf8', env: { PATH: `${bin}:/usr/bin:/bin` } });
  return stdout.trim().split('\n');
}

test('deploys only after a check that ended well, when its commands are pasted together', () => {
  const checked = ['gh workflow run deploy.yml -f check=true', 'gh run watch --exit-status'];
  expect(pasteRun('red')).toEqual(checked);
  expect(pasteRun('green')).toEqual([...checked, 'gh workflow run deploy.yml']);
});

test('the commands to try it name nothing that a reader does not have', () => {
  const [, lines = ''] = /## Try it[^]*?```sh\n([^`]*)```/.exec(readme) ?? [];
  expect(lines).toMatch(/^git clone \S+ && cd headless-deploy\nnpm run demo\n$/);
});
