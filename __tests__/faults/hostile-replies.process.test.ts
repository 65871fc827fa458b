import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from '@jest/globals';
import { buildsAction } from '../../src/actions/builds/run.ts';
import { deploy } from '../../src/actions/deploy/run.ts';
import { environmentsAction } from '../../src/actions/environments/run.ts';
import { installsAction } from '../../src/actions/installs/run.ts';
import { statusAction } from '../../src/actions/status/run.ts';
import { probeAction } from '../../src/actions/probe/run.ts';
import { webhookAction } from '../../src/actions/webhook/run.ts';
import { fakeClock } from '../support/steps/fake-clock.ts';
import { makeArchive } from '../support/faults/calls.ts';
import { commandsOf, runBehindDoor } from '../support/faults/door.ts';
import type { DoorRun } from '../support/faults/door.ts';
import { answerWith, hostileReplies } from '../support/faults/replies.ts';
import type { HostileReply } from '../support/faults/replies.ts';
import { faultServer } from '../support/faults/server.ts';
import type { FaultServer } from '../support/faults/server.ts';
import { makeFolder, plant } from '../support/git/folders.ts';
import fc from '../support/jest/properties.ts';
import { foreignIn } from '../support/pages/summary-html.ts';
import { probeInputs } from '../support/servers/probed-host.ts';
import { createInputs, SITE } from '../support/steps/inputs.ts';
import { environmentsInputs, statusInputs } from '../support/steps/sibling-actions.ts';
import { createArchive } from '../support/steps/deploy-facts.ts';
import { pairsIn } from '../support/runners/files.ts';
import { PATIENCE, report, sizeOf } from '../support/jest/soak-sizes.ts';

const LIMITS = { connect: 10_000, tls: 10_000, progress: 10_000, reply: 30, expect: 10_000 };
const services = () => ({ clock: fakeClock(), limits: LIMITS });

let server: FaultServer;
let current: readonly HostileReply[] = [];
let workspace: string;
let archive: { path: string; bytes: number };
beforeAll(async () => {
  server = await faultServer(
    answerWith(
      () => current,
      () => server.origin,
    ),
  );
  workspace = plant(makeFolder('workspace'), SITE);
  archive = makeArchive(2000);
});

/** Forms of a webhook URL, each with an action of the input. */
const HOOKS = [
  ['rebuild', 'as-is'],
  ['cleanRebuild', 'as-is'],
  ['purgeCache', 'as-is'],
  ['someday_New', 'as-is'],
  ['rebuild', 'purge-cache'],
  ['purgeCache', 'clean-rebuild'],
] as const;
const PREFIXES = ['', '/api', '/a%20b/c'] as const;
const TOKENS = ['t0ken-12345', 'a%2Bb%3D%3D', 'a+b/c==&x=1'] as const;

const hook = fc.tuple(fc.constantFrom(...HOOKS), fc.constantFrom(...PREFIXES), fc.constantFrom(...TOKENS));
const target = fc.oneof(
  fc.record({ kind: fc.constant('webhook' as const), hook }),
  fc.record({ kind: fc.constantFrom('list', 'get', 'environments', 'status', 'builds', 'probe', 'deploy') }),
);

const writeArchive = async () => createArchive(archive);

async function run(chosen: {
  kind: string;
  hook?: readonly [readonly [string, string], string, string];
}): Promise<DoorRun> {
  const access = { 'base-url': server.origin, username: 'user', password: 'p4ssword-of-the-api' };
  if (chosen.hook !== undefined) {
    const [[word, action], prefix, token] = chosen.hook;
    const place = `${server.origin}${prefix}/wh/v1/accounts/a/apps/b/environments/c/webhooks`;
    return await runBehindDoor(webhookAction, { url: `${place}/webhook:${word}?token=${token}`, action }, services());
  }
  if (chosen.kind === 'list') return await runBehindDoor(installsAction, { ...access, 'max-pages': '5' }, services());
  if (chosen.kind === 'get') return await runBehindDoor(installsAction, { ...access, 'install-id': '7' }, services());
  if (chosen.kind === 'environments')
    return await runBehindDoor(environmentsAction, environmentsInputs(server.origin, { builds: '3' }), services());
  if (chosen.kind === 'status') return await runBehindDoor(statusAction, statusInputs(server.origin), services());
  if (chosen.kind === 'builds') return await runBehindDoor(buildsAction, statusInputs(server.origin), services());
  if (chosen.kind === 'probe') return await runBehindDoor(probeAction, probeInputs(server.origin), services());
  const variables = { GITHUB_WORKSPACE: workspace };
  return await runBehindDoor(deploy, createInputs(server.origin), { ...services(), writeArchive }, variables);
}

/** Heap after a collection, in bytes: what grows there is never let go of. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

test(
  'whatever a host answers: an ending, one annotation, and no word of the host is a command, an output or an element',
  async () => {
    const memory: number[] = [];
    let runs = 0;
    const endings: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(hostileReplies, { minLength: 1, maxLength: 3 }), target, async (replies, chosen) => {
        current = replies;
        const ran = await run(chosen);
        const outputs = pairsIn(ran.outputFile);
        const status = Object.fromEntries(outputs)['status'] ?? '';
        endings[`${chosen.kind} ${status}`] = (endings[`${chosen.kind} ${status}`] ?? 0) + 1;
        expect(commandsOf(ran)).toEqual(ran.asked);
        expect(outputs).toEqual(ran.set);
        // Before a request, and when it has ended: all of them each time.
        expect(ran.set.length % new Set(ran.set.map(([name]) => name)).size).toBe(0);
        expect(ran.asked['error'] ?? 0).toBe(ran.exitCode === 0 ? 0 : 1);
        expect(['failed', 'unknown'].includes(status)).toBe(ran.exitCode !== 0);
        expect(foreignIn(ran.summary)).toEqual([]);
        expect(ran.summary.length).toBeLessThan(65_536);
        server.peers.length = 0;
        runs += 1;
        if (runs === Math.ceil(sizeOf('hostile') / 5) || runs === sizeOf('hostile')) memory.push(heapInUse());
      }),
      { numRuns: sizeOf('hostile'), timeout: 20_000 },
    );
    const grown = ((memory.at(-1) ?? 0) - (memory[0] ?? 0)) / 2 ** 20;
    report('hostile replies', { ...endings, 'heap grown, MiB': Math.round(grown) });
    expect(grown).toBeLessThan(50);
    expect(Object.keys(endings).length).toBeGreaterThanOrEqual(sizeOf('hostileEndings'));
  },
  PATIENCE,
);
