import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { StopError } from '../../../src/shared/errors.ts';
import {
  ANSWERS,
  LAYOUTS,
  manifest,
  REMOTES,
  repositoryAt,
  runInit,
  errorOf,
  askNobody,
} from '../../support/apps/init-repositories.ts';
import { namesOfBadInputs } from '../../support/runners/recording-runner.ts';

const { github } = REMOTES;

describe('what is not known', () => {
  test('is one error that names all of it, and nothing is written', async () => {
    const folder = repositoryAt('https://git.acme.example/a/b', {
      'apps/a/package.json': manifest({ next: '1' }),
      'apps/b/package.json': manifest({ next: '1' }),
    });
    const { exitCode, log, outputs } = await runInit(folder, { previews: 'true', deploy: 'true' });
    expect([exitCode, outputs['status'], outputs['error-code']]).toEqual([1, 'failed', 'invalid-input']);
    const missing = ['account', 'app', 'environment', 'username', 'wp-environment'];
    expect(namesOfBadInputs(errorOf(log))).toEqual([...missing, 'ci', 'path', 'owner']);
    expect(log).toContain('path: is not clear: give the folder of the app as PATH, one of apps/a, apps/b');
    expect(readdirSync(folder).sort()).toEqual(['.git', 'apps']);
  });

  test('is asked for where somebody is there, until the answer can be used', async () => {
    const folder = repositoryAt('https://git.acme.example/a/b', {
      'apps/a/package.json': manifest({ next: '1' }),
      'apps/b/package.json': manifest({ next: '1' }),
    });
    const typed = [
      'gitea',
      'github',
      'apps/c',
      'apps/b/',
      'two words',
      'tool-holders',
      '',
      ' acme ',
      '$HEADLESS_APP',
      'shop',
      'a${{ b }}',
      'Production',
      'uid',
    ];
    const questions: string[] = [];
    const answer = async (question: string) => {
      questions.push(question);
      return typed.shift();
    };
    const { exitCode, files, texts } = await runInit(folder, {}, { ask: answer });
    expect([exitCode, typed, files]).toEqual([0, [], ['.github/workflows/deploy.yml']]);
    expect(texts['.github/workflows/deploy.yml']).toContain('path: apps/b\n');
    expect(questions.map((question) => /--([\w-]+)\): $/.exec(question)?.[1])).toEqual([
      'ci',
      'ci',
      'path',
      'path',
      'owner',
      'owner',
      'account',
      'account',
      'app',
      'app',
      'environment',
      'environment',
      'username',
    ]);
    expect(questions[1]).toMatch(/^It must be one of github, gitlab, azure, bitbucket\.\n/);
    expect(questions[9]).toMatch(/^It must be the value itself, but is a reference \(\$NAME\)/);
  });

  test('stays unknown where the answers end, and the rest is not asked for', async () => {
    const folder = repositoryAt(github, LAYOUTS.npm);
    const typed = ['acme'];
    const { exitCode, log } = await runInit(folder, { owner: 'a' }, { ask: async () => typed.shift() });
    expect([exitCode, namesOfBadInputs(errorOf(log))]).toEqual([1, ['app', 'environment', 'username']]);
    expect(existsSync(path.join(folder, '.github'))).toBe(false);
  });

  test('is not asked for where it is an option, or the clone says it', async () => {
    const folder = repositoryAt(github, LAYOUTS.npm);
    const { owner: _, ...answers } = ANSWERS;
    const { exitCode, texts } = await runInit(folder, answers, {
      ask: askNobody,
      clone: 'https://github.com/of-the-clone/headless-deploy',
    });
    expect([exitCode, Object.values(texts)[0]]).toEqual([
      0,
      expect.stringContaining('of-the-clone/headless-deploy@v1'),
    ]);
  });

  test('nothing is written once the command is cancelled', async () => {
    const folder = repositoryAt(github, LAYOUTS.npm);
    const run = await runInit(
      folder,
      { owner: 'a' },
      {
        ask: async (_, signal) => {
          throw signal.reason ?? new StopError('cancelled', 'The command was cancelled.', 130);
        },
      },
    );
    expect([run.exitCode, run.outputs['error-code']]).toEqual([130, 'cancelled']);
    expect(existsSync(path.join(folder, '.github'))).toBe(false);
  });
});
