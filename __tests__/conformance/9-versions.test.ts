import { expect, test } from '@jest/globals';
import { expectRefusal } from './shapes.ts';
import { send, useTarget } from './target.ts';

const target = useTarget();

test('the version is part of the path: without it there is nothing', async () => {
  const response = await send(target(), `${target().baseUrl}/installs`);
  expect(response.status).toBe(404);
  await expectRefusal(response);
});
