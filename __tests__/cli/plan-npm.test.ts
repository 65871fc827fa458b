import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { planCommand } from '../../src/cli/plan.ts';
import { TABLE } from '../support/runners/command-table.ts';

const plan = (args: string[], variables: Record<string, string> = {}) => planCommand(args, TABLE, variables);

/** The variables of a script that npm runs. @param kept options that it took for its own */
const npm = (script: string, kept: Record<string, string>) => ({
  npm_lifecycle_event: script,
  ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [`npm_config_${name}`, value])),
});

describe('options that npm keeps for itself', () => {
  test.each<[string[], Record<string, string>, string]>([
    [['deploy'], npm('ship', { dry_run: 'true' }), '"npm run ship -- --dry-run"'],
    [['deploy', '.'], npm('ship', { max_size: '1MB', wait: 'true' }), '"npm run ship -- --max-size --wait"'],
    [['init', '../app'], npm('init', { previews: 'true' }), '"npm run init -- --previews"'],
    [['rehearse', '../app'], npm('rehearse', { smoke_test: '/ 200' }), '"npm run rehearse -- --smoke-test"'],
    [['emulator'], npm('emulator', { port: '8080' }), '"npm run emulator -- --port"'],
    // As in "npm exec headless-deploy deploy --dry-run", and with the option before the command of npx.
    [['deploy'], npm('npx', { dry_run: 'true' }), '"npx -- headless-deploy deploy --dry-run"'],
  ])('%j: stops, and says where they belong', (args, variables, advice) => {
    expect(() => plan(args, variables)).toThrow(`write options after "--", as in ${advice}.`);
  });

  test.each<[string[], Record<string, string>]>([
    // Followed.
    [['deploy', '--dry-run'], npm('ship', { dry_run: 'true' })],
    [['deploy', '--dry-run=false'], npm('ship', { dry_run: 'true' })],
    // Of a file of npm.
    [['deploy'], npm('ship', { include: 'dev', json: 'true', registry: 'https://x.example', dry_run: '' })],
    [['deploy'], npm('ship', { username: 'jo', password: 'x', email: 'jo@x.example' })],
    [['init'], npm('init', { node_version: '22' })],
    // Of npm, always.
    [['delete-environment'], npm('ship', { prefix: '/usr' })],
    [['deploy', '--dry-run'], npm('npx', { username: 'jo' })],
    // Not run by npm.
    [['deploy'], { npm_config_dry_run: 'true' }],
  ])('%j is fine', (args, variables) => {
    expect(plan(args, variables).kind).toBe('step');
  });

  test.each(['init', 'rehearse', 'emulator'])('npm run %s of this project goes through here', (script) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(scripts[script]).toBe(`node -- scripts/command.js ${script}`);
  });
});
