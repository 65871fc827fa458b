import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, plant } from '../support/folders.ts';
import { SITE } from '../support/inputs.ts';
import { startLocalPlatform } from '../support/local-platform.ts';
import { workflowBelow } from '../support/recipes.ts';
import { runAct } from '../support/run-act.ts';

/*
 * act keeps no artifacts of upload-artifact v6 and later, and the real actions would have to be fetched: two of our own
 * stand for them, and do what those do with these inputs.
 */
const UPLOAD = `
name: Upload
description: Keeps a file in a folder named as the artifact, which without an archive is the name of the file.
inputs: { name: {}, path: {}, archive: { default: 'true' } }
runs:
  using: composite
  steps:
    - shell: bash
      env: { NAME: '\${{ inputs.name }}', FILE: '\${{ inputs.path }}', ARCHIVE: '\${{ inputs.archive }}' }
      run: |
        if [ "$ARCHIVE" = false ]; then NAME=$(basename "$FILE"); fi
        mkdir "$ARTIFACTS/$NAME" # It fails for a name that is taken.
        cp "$FILE" "$ARTIFACTS/$NAME"
`;
const DOWNLOAD = `
name: Download
description: Puts one artifact by its name, or all of a pattern, into a folder.
inputs: { name: {}, pattern: {}, path: { default: . }, skip-decompress: {} }
runs:
  using: composite
  steps:
    - shell: bash
      env: { NAME: '\${{ inputs.name }}', PATTERN: '\${{ inputs.pattern }}', FOLDER: '\${{ inputs.path }}' }
      run: |
        mkdir -p "$FOLDER"
        if [ -n "$NAME" ]; then cp -r "$ARTIFACTS/$NAME/." "$FOLDER"; fi
        if [ -n "$PATTERN" ]; then find "$ARTIFACTS" -mindepth 1 -name "$PATTERN" -exec cp -r -t "$FOLDER" {} +; fi
`;

test('the fleet of docs/fleet.md runs on act, which has no strategy.job-index', async () => {
  const details = await startLocalPlatform();
  const { app = '', environment = '' } = details;
  const folder = plant(makeFolder('fleet'), {
    ...SITE,
    'fleet.yml': workflowBelow('docs/fleet.md', '## The workflow'),
  });
  const deploy = makeFolder('action');
  for (const name of ['action.yml', 'dist']) cpSync(name, path.join(deploy, name), { recursive: true });
  const fleet = [
    { app, environment },
    { app, environment: 'nowhere' },
  ];
  const { status, log } = runAct('fleet.yml', {
    name: 'workflow_dispatch',
    event: {},
    folder,
    variables: {
      FLEET: JSON.stringify(fleet),
      HEADLESS_ACCOUNT: details['account'] ?? '',
      HEADLESS_USERNAME: details['username'] ?? '',
      HEADLESS_URL: details['headless-url'] ?? '',
    },
    secrets: { HEADLESS_PASSWORD: details['password'] ?? '' },
    env: { ARTIFACTS: makeFolder('artifacts') },
    actions: {
      'OWNER/headless-deploy@v1': deploy,
      'actions/upload-artifact@v7': plant(makeFolder('upload'), { 'action.yml': UPLOAD }),
      'actions/download-artifact@v8': plant(makeFolder('download'), { 'action.yml': DOWNLOAD }),
    },
  });
  // act prints the summaries, that of the table last.
  const summary = log.slice(log.lastIndexOf(' Summary - ') + ' Summary - '.length);
  expect({ status, table: summary.split('\n').filter((line) => line.startsWith('|')) }).toEqual({
    status: 1,
    table: [
      '| App | Environment | Status | Why not | Build |',
      '| - | - | - | - | - |',
      expect.stringMatching(`^\\| ${app} \\| ${environment} \\| accepted \\|  \\| \\S+ \\|$`),
      // The job sorts the lines; an ID has hexadecimal digits only.
      `| ${app} | nowhere | failed | not-found |  |`,
    ],
  });
});
