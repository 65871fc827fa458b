import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { withTurnedTimeouts } from '../../../../__tests__/support/jest/turn-timeouts.ts';
import { call, start, uploadAround } from '../support.ts';

describe('the end of a platform', () => {
  test('lets a request that has begun finish', async () => {
    const platform = await start();
    let closing: Promise<void> | undefined;
    const status = await uploadAround(platform, async () => {
      closing = platform.close();
      return { status: 200, headers: {}, text: '' };
    });
    await closing;
    expect(status).toBe(200);
    await expect(call(platform, '/v1/status')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('does not wait for a connection on which nothing came', async () => {
    const platform = await start();
    const unused = connect(platform.port, '127.0.0.1');
    const ended = once(unused, 'close');
    // A connection that was made later: the first one is known by then.
    await call(platform, '/v1/status');
    await withTurnedTimeouts(async () => {
      await platform.close();
      await ended;
    });
    expect(unused.bytesRead).toBe(0);
  });

  test('cuts it after two seconds', async () => {
    const platform = await start({ faults: [{ endpoint: 'installs', delayMs: 600_000 }] });
    let isCut = false;
    const answer = call(platform, '/v1/installs').catch((error: unknown) => ((isCut = true), error));
    while (platform.state().requests['installs'] === undefined) await setImmediate();
    await withTurnedTimeouts(async () => {
      const closing = platform.close();
      jest.advanceTimersByTime(1999);
      for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      expect(isCut).toBe(false);
      jest.advanceTimersByTime(1);
      expect(await answer).toMatchObject({ code: 'ECONNRESET' });
      await closing;
    });
  });
});
