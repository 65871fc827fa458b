import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { gitlabComponents } from '../../scripts/gitlab-components.js';
import { INPUTS } from '../../src/shared/inputs.ts';
import type { Input } from '../../src/shared/inputs.ts';

interface Spec {
  readonly spec: { readonly inputs: Readonly<Record<string, { default?: string; options?: readonly string[] }>> };
}

const FILES = readdirSync('templates').map((name) => `templates/${name}`);
const textOf = (file: string): string => readFileSync(file, 'utf8');
function specOf(file: string): Spec['spec']['inputs'] {
  const [head] = textOf(file).split('\n---\n');
  return (parse(head ?? '') as Spec).spec.inputs;
}

test('inputs and variables are what the generator makes of action.yml', async () => {
  const made = await gitlabComponents('.');
  expect(made.map(([file]) => file).toSorted()).toEqual(FILES.toSorted());
  for (const [file, text] of made) expect(textOf(file)).toBe(text);
});

test('the job that stops a preview has the variables of the preview', () => {
  const jobs = parse(textOf('templates/preview.yml').split('\n---\n')[1] ?? '') as Record<
    string,
    { variables: Record<string, string> }
  >;
  const { GIT_STRATEGY: _, ...variables } = jobs['stop-preview']?.variables ?? {};
  expect(Object.keys(variables)).toContain('HEADLESS_PREFIX');
  expect(jobs['preview']?.variables).toMatchObject(variables);
});

describe.each(FILES)('%s', (file) => {
  const inputs = specOf(file);

  test('fetches the copy that the pipeline to paste fetches', () => {
    const { variables } = parse(textOf('examples/gitlab-ci.yml')) as { variables: Record<string, string> };
    expect([inputs['tool']?.default, inputs['ref']?.default]).toEqual([
      variables['TOOL_REPOSITORY'],
      variables['TOOL_REF'],
    ]);
    const jobs = Object.values(parse(textOf(file).split('\n---\n')[1] ?? '') as Record<string, { script: string[] }>);
    for (const { script } of jobs) expect(script.slice(0, 4)).toEqual(jobs[0]?.script.slice(0, 4));
  });

  test('has no input that is a secret, or that only GitHub has', () => {
    const all = Object.values(INPUTS).flatMap((known) => Object.entries<Input>(known));
    const unwanted = all.filter(([, { secret, isGitHubOnly }]) => secret !== undefined || isGitHubOnly === true);
    const names = new Set(unwanted.map(([name]) => name));
    expect(names).toContain('password');
    expect(Object.keys(inputs).filter((name) => names.has(name))).toEqual([]);
    expect(textOf(file)).not.toMatch(/HEADLESS_PASSWORD|WEBHOOK/);
  });

  test('uses each of its inputs, and no other', () => {
    const used = [...textOf(file).matchAll(/\$\[\[ inputs\.([\w-]+) \]\]/g)].map(([, name = '']) => name);
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(inputs).toSorted());
  });

  test('has defaults that are among the options', () => {
    const odd = Object.values(inputs).filter(
      ({ default: fallback, options }) => options !== undefined && !options.includes(fallback ?? ''),
    );
    expect(odd).toEqual([]);
  });
});

test('the deploy has all other inputs of the action', () => {
  const wanted = Object.entries<Input>(INPUTS.deploy).filter(
    ([, { secret, isGitHubOnly }]) => secret === undefined && isGitHubOnly !== true,
  );
  expect(Object.keys(specOf('templates/deploy.yml'))).toEqual(expect.arrayContaining(wanted.map(([name]) => name)));
});
