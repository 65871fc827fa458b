import { expect, test } from '@jest/globals';
import { fits } from '../../src/schemas/types/check.ts';
import type { Contract } from '../../src/schemas/contract.ts';
import { CONTROL } from '../../src/schemas/control/control.ts';
import { SERVICE } from '../../src/schemas/endpoints.ts';
import { ErrorObject } from '../../src/schemas/types/values.ts';
import type { Endpoint } from '../good-requests.ts';
import { goodRequests } from '../good-requests.ts';
import { buildIdOf, call, jsonOf, start, upload } from '../support.ts';

test.each(Object.entries<Contract>({ ...SERVICE, ...CONTROL }))(
  '%s answers as its schema says',
  async (name, { answer: { status = 200, schema } }) => {
    // Of its own, as some requests take away what others need. Without runApps there are no logs.
    const platform = await start({ runApps: name === 'readLog' });
    const build = buildIdOf(await upload(platform));
    const answer = await goodRequests(platform, build)[name as Endpoint]();
    expect([answer.status, answer.text === '']).toEqual([status, schema === undefined]);
    if (schema !== undefined) expect(fits(schema, jsonOf(answer))).toBe(true);
  },
);

test('a refusal is an Error object', async () => {
  const platform = await start();
  expect(fits(ErrorObject, jsonOf(await call(platform, '/v1/installs?limit=1000')))).toBe(true);
});
