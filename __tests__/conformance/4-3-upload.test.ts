import { test } from '@jest/globals';
import { appZip } from '../emulator/zip.ts';
import { expectOperation, expectRefusal } from './shapes.ts';
import type { Target } from './target.ts';
import { appsUrl, creating, send, useTarget } from './target.ts';

const target = useTarget();

function uploadUrl(place: Target, environment = place.environment): string {
  return `${appsUrl(place).replace('/v1/', '/fu/v1/')}/${place.app}/environments/${environment}:upload`;
}

function formOf(part: string, zip: Buffer): FormData {
  const form = new FormData();
  form.set(part, new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'app.zip');
  return form;
}

creating('a zip in the part "repository" is accepted: an operation that is not done', async () => {
  const zip = appZip('{"name":"conformance","scripts":{"build":"true","start":"node -e \\"\\""}}');
  const response = await send(target(), uploadUrl(target()), { method: 'POST', body: formOf('repository', zip) });
  await expectOperation(response, target());
});

test('a form without the part "repository" is refused', async () => {
  await expectRefusal(await send(target(), uploadUrl(target()), { method: 'POST', body: formOf('archive', appZip()) }));
});

test('an environment that does not exist is refused', async () => {
  const url = uploadUrl(target(), '00000000-0000-4000-8000-000000000000');
  await expectRefusal(await send(target(), url, { method: 'POST', body: formOf('repository', appZip()) }));
});
