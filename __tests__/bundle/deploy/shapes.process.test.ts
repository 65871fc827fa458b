import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createOperation } from '../../support/servers/exchanges.ts';
import { git, makeRepository, plant } from '../../support/git/folders.ts';
import type { Planted } from '../../support/git/folders.ts';
import { createInputs, PASSWORD } from '../../support/steps/inputs.ts';
import { headerOf, methodOf, targetOf, zipIn } from '../../support/servers/requests.ts';
import { always } from '../../support/servers/socket-server.ts';
import { runBundle } from '../../support/processes/run-bundle.ts';
import { withoutMasks } from '../../support/runners/command-parser.ts';
import { secretsIn } from '../../support/secrets/secret-scan.ts';
import { unzip } from '../../support/zips/unzip.ts';

const MANIFEST = JSON.stringify({ scripts: { build: 'true', start: 'node .' } });

/** A project as it lies on a build machine: what is committed, what is there beside it, and what to deploy. */
interface Shape {
  readonly committed: Readonly<Record<string, Planted>>;
  readonly beside: Readonly<Record<string, Planted>>;
  readonly path: string;
  /** What git keeps below `path`; by hand where git leaves out the folder itself. */
  readonly kept: (workspace: string) => string[];
}

/** The question that git itself is asked. */
function keptByGit(folder: string): string[] {
  return git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
}

const SHAPES: Readonly<Record<string, Shape>> = {
  'a single app with nested ignore files': {
    committed: {
      '.gitignore': '*.log\n/build/\n!keep.log\n',
      'package.json': MANIFEST,
      'package-lock.json': '{}',
      'bin/start': { executable: '#!/bin/sh\nexec node .\n' },
      'src/index.js': 'export {};\n',
      'src/.gitignore': 'generated/\n/local.*\n',
      'src/générale/ü.txt': 'names beyond ASCII\n',
      'public/logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10, 26, 10]),
      'docs/empty.md': '',
    },
    beside: {
      'debug.log': 'ignored',
      'keep.log': 'kept by the exclamation mark',
      'build/out.js': 'ignored',
      'src/generated/api.js': 'ignored',
      'src/local.json': 'ignored',
      'src/lib/local.json': 'kept: the pattern holds for one folder',
      'not-committed-yet.js': 'kept: git would keep it',
      'bin/new-tool': { executable: '#!/bin/sh\n' },
    },
    path: '.',
    kept: keptByGit,
  },
  'one app of a monorepo': {
    committed: {
      '.gitignore': '*.tmp\n',
      'package.json': '{"workspaces":["apps/*"]}',
      'apps/.gitignore': 'coverage/\n',
      'apps/web/package.json': MANIFEST,
      'apps/web/package-lock.json': '{}',
      'apps/web/.gitignore': '/.output/\n',
      'apps/web/src/page.js': 'export {};\n',
      'apps/api/package.json': MANIFEST,
    },
    beside: {
      'apps/web/note.tmp': 'ignored at the top',
      'apps/web/coverage/index.html': 'ignored one folder up',
      'apps/web/.output/x.js': 'ignored here',
      'apps/web/src/new.js': 'kept',
    },
    path: 'apps/web',
    kept: (workspace) => keptByGit(path.join(workspace, 'apps/web')),
  },
  'a build output that git ignores': {
    committed: { '.gitignore': 'dist/\n*.map\nnode_modules/\n', 'package.json': MANIFEST, 'src/a.js': '' },
    beside: {
      'dist/package.json': MANIFEST,
      'dist/package-lock.json': '{}',
      'dist/server.js': 'listen();\n',
      'dist/server.js.map': '{}',
      'dist/node_modules/left-pad/index.js': 'module.exports = 1;\n',
      'dist/.next/BUILD_ID': 'x',
    },
    path: 'dist',
    kept: () => [
      '.next/BUILD_ID',
      'node_modules/left-pad/index.js',
      'package-lock.json',
      'package.json',
      'server.js',
      'server.js.map',
    ],
  },
};

describe('the bundle sends what git would keep, byte for byte, in one request', () => {
  test.each(Object.entries(SHAPES))('%s', async (_, shape) => {
    const workspace = plant(makeRepository(shape.committed), shape.beside);
    const server = await always(200, createOperation());
    const inputs = createInputs(server.origin, { path: shape.path });
    const run = await runBundle('deploy', { workspace, inputs });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });

    const [request, ...others] = server.requests;
    expect(others).toEqual([]);
    if (request === undefined) throw new Error('no request');
    expect(`${methodOf(request)} ${targetOf(request)}`).toBe(
      'POST /fu/v1/accounts/acme/apps/shop/environments/e-1:upload',
    );
    const pair = Buffer.from(`api-user:${PASSWORD}`).toString('base64');
    expect(headerOf(request, 'authorization')).toBe(`Basic ${pair}`);

    const zip = zipIn(request);
    const files = await unzip(zip);
    const kept = shape.kept(workspace);
    expect([...files.keys()].toSorted()).toEqual(kept.toSorted());
    for (const [name, { content, executable }] of files) {
      const original = path.join(workspace, shape.path, name);
      expect({ name, same: content.equals(readFileSync(original)), executable }).toEqual({
        name,
        same: true,
        executable: (statSync(original).mode & 0o111) !== 0,
      });
    }

    expect(run.outputs).toMatchObject({
      status: 'accepted',
      'error-code': '',
      'operation-name': 'accounts/acme/apps/shop/environments/e-1/operations/op-1',
      'build-path': 'accounts/acme/apps/shop/environments/e-1/builds/b-1',
      'archive-sha256': createHash('sha256').update(zip).digest('hex'),
      'archive-bytes': String(zip.length),
      'file-count': String(kept.length),
      attempts: '1',
    });
    expect(run.leftovers).toEqual([]);
    const written = [withoutMasks(run.stdout), run.summary, ...Object.values(run.outputs)].join('\n');
    expect(secretsIn(written, inputs)).toEqual([]);
  });
});

test('the same files are the same zip, wherever and whenever they lie', async () => {
  const hashes = [];
  for (const zone of ['UTC', 'Pacific/Auckland']) {
    const files = { 'package.json': MANIFEST, 'package-lock.json': '{}', 'b.js': 'b', 'a/z.js': 'z' };
    const workspace = makeRepository(files);
    const run = await runBundle('deploy', {
      workspace,
      inputs: { 'dry-run': 'true' },
      variables: { TZ: zone },
    });
    hashes.push([run.outputs['archive-sha256'], run.outputs['content-sha256']]);
  }
  expect(hashes[0]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(hashes[1]).toEqual(hashes[0]);
});
