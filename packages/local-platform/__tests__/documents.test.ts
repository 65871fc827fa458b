import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { CACHES } from '../src/builds/steps/caches.ts';
import { USAGE } from '../src/program/cli.ts';
import { ENDPOINTS } from '../src/schemas/endpoints.ts';
import { STEPS } from '../src/schemas/control/build-log.ts';
import { MALFORMED } from '../src/schemas/control/faults.ts';
import { call, control, jsonOf, start } from './support.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-extension'?: boolean;
  readonly tags: readonly string[];
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: { Fault: { properties: Record<string, { enum?: string[] }> } } };
}

const openapi = parse(readFileSync('emulator/openapi.yaml', 'utf8')) as Document;
const page = (name: string): string => readFileSync(name, 'utf8');
const readme = page('emulator/README.md');
const api = page('docs/reference/local-platform-api.md');
const faults = page('docs/reference/local-platform-faults.md');
const builds = page('docs/reference/local-platform-builds.md');

const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({
      path: path.replaceAll(/\{\w+\}/g, 'x'),
      method: method.toUpperCase(),
      operation,
    })),
);

test('every operation of openapi.yaml exists, and strict leaves those of the specification', async () => {
  const [platform, strict] = await Promise.all([start(), start({ strict: true })]);
  for (const { path, method, operation } of operations) {
    const known = async (target: typeof platform): Promise<boolean> => {
      const answer = await call(target, path, { method });
      return answer.status !== 405 && !answer.text.includes('unknown_path');
    };
    expect([operation.operationId, await known(platform), await known(strict)]).toEqual([
      operation.operationId,
      true,
      !operation.tags.includes('extension'),
    ]);
    expect(operation['x-extension'] === true).toBe(
      operation.tags.some((tag) => ['extension', 'control'].includes(tag)),
    );
  }
});

test('openapi.yaml shows every endpoint that the platform counts', async () => {
  const platform = await start();
  const shown = operations.filter(({ operation }) => !operation.tags.includes('control'));
  for (const { path, method } of shown) await call(platform, path, { method });
  const { requests } = jsonOf(await control(platform, 'state')) as { requests: object };
  expect(Object.keys(requests).toSorted()).toEqual([...ENDPOINTS].toSorted());
});

test('openapi.yaml and the pages know every field, endpoint and kind of a fault', () => {
  const { properties } = openapi.components.schemas.Fault;
  expect(properties['endpoint']?.enum).toEqual([...ENDPOINTS, '*']);
  expect(properties['malformed']?.enum).toEqual([...MALFORMED]);
  for (const word of [...Object.keys(properties), ...MALFORMED]) expect(faults).toContain(`\`${word}\``);
  for (const name of ENDPOINTS) expect(api).toContain(`\`${name}\``);
});

test('the keys of the JSON line are the outputs of the action, but for those of the step', async () => {
  const [, table = ''] = /<!-- outputs -->([^]*)<!-- \/outputs -->/.exec(readme) ?? [];
  const outputs = Array.from(table.matchAll(/^\| `([\w-]+)`/gm), ([, name]) => name);
  const { details } = await start();
  expect(outputs.filter((name) => !['status', 'error-code', 'result', 'site-url'].includes(name ?? ''))).toEqual(
    Object.keys(details),
  );
});

test('every option that the pages name is one', () => {
  const known = new Set(Array.from(USAGE.matchAll(/--[a-z-]+/g), ([option]) => option));
  const named = [api, builds, faults].flatMap((text) => text.match(/(?<=`)--[a-z-]+/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((option) => !known.has(option))).toEqual([]);
});

test('the pages of builds have every step and every folder that a rebuild gets', () => {
  for (const step of STEPS) expect(builds).toContain(`| \`${step}\` `);
  for (const folder of CACHES) expect(builds).toContain(`\`${folder}\``);
});
