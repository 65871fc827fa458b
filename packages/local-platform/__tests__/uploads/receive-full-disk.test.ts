import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { RECORD } from '../../src/process/process-record.ts';
import { fullDiskRefusal } from '../../src/uploads/receive.ts';
import { makeFolder } from '../../../../__tests__/support/git/folders.ts';
import { fill, smallDisk, withSmallDisk } from '../../../../__tests__/support/processes/small-disk.ts';
import { environmentState, jsonOf, start, upload } from '../support.ts';
import { appZip, zipOf } from '../zip.ts';

const refuse = (fields: object): string | undefined =>
  fullDiskRefusal(Object.assign(new Error('x'), fields), '/tmp', '/kept/')?.message;

describe('what a refusal names', () => {
  test.each([
    ['no place', { code: 'ENOSPC' }, '"/tmp" is full (ENOSPC)'],
    ['a place of the platform', { code: 'EDQUOT', path: '/tmp/local-platform-x/1' }, '"/tmp" has no room left'],
    [
      'a zip to be stored',
      { code: 'ENOSPC', path: '/tmp/local-platform-x/1', dest: '/kept/1.zip' },
      '"/kept/" is full',
    ],
  ])('%s', (_, fields, named) => {
    expect(refuse(fields)).toContain(`The upload cannot be stored. The disk of ${named}`);
  });

  test('nothing where the disk is not full', () => {
    expect([refuse({ code: 'EIO' }), refuse({})]).toEqual([undefined, undefined]);
  });
});

const LARGE = zipOf([
  { name: 'package.json', data: '{}' },
  { name: 'data', data: randomBytes(400_000) },
]);

describe('on a full disk (needs root)', () => {
  withSmallDisk(
    'an upload is refused with 507 and the reason, leaves nothing, and is no defect; then there is room',
    async () => {
      const disk = smallDisk('512k');
      const platform = await start({ temporaryFolder: disk });
      fill(disk);
      for (const zip of [LARGE, appZip()]) {
        const answer = await upload(platform, zip);
        expect([answer.status, jsonOf(answer)]).toEqual([
          507,
          {
            type: 'insufficient_storage',
            code: 'disk_full',
            message: expect.stringMatching(
              new RegExp(`^The upload cannot be stored\\. The disk of "${disk}" is full \\(ENOSPC\\)\\. `),
            ),
          },
        ]);
      }
      expect([platform.state().defects, environmentState(platform).builds]).toEqual([[], []]);
      const own = readdirSync(disk).find((name) => name !== 'full') ?? '';
      expect(readdirSync(path.join(disk, own))).toEqual([RECORD]);
      rmSync(path.join(disk, 'full'));
      expect((await upload(platform, LARGE)).status).toBe(200);
    },
  );

  withSmallDisk('so is one that comes in, but cannot be stored: for the archives, or for the builds', async () => {
    const archives = smallDisk('64k');
    const temporaryFolder = smallDisk('640k');
    for (const [options, disk] of [
      [{ archives, temporaryFolder: makeFolder('temp') }, archives],
      [{ runApps: true, temporaryFolder }, temporaryFolder],
    ] as const) {
      const platform = await start(options);
      const answer = await upload(platform, LARGE);
      expect([answer.status, jsonOf(answer)['message']]).toEqual([
        507,
        expect.stringContaining(`The disk of "${disk}" is`),
      ]);
      expect([platform.state().defects, environmentState(platform).builds, readdirSync(archives)]).toEqual([
        [],
        [],
        [],
      ]);
      await platform.close();
    }
    expect(readdirSync(temporaryFolder)).toEqual([]);
  });
});
