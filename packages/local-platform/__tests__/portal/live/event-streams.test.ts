import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { EventStreams } from '../../../src/portal/live/event-streams.ts';
import { Changes } from '../../../src/state/changes.ts';
import type { Environment } from '../../../src/state/model.ts';
import { Store } from '../../../src/state/store.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => void jest.useRealTimers());

function createStreams(environments: readonly Partial<Environment>[] = []) {
  const changes = new Changes();
  const store = Object.assign(new Store(), { environments: () => environments as Environment[] });
  return { changes, streams: new EventStreams({ changes, store }) };
}

/** What came since the last time. */
const textOf = (stream: Readable): string => String(stream.read() ?? '');

/** A stream that has begun. */
function openOf(streams: EventStreams): Readable {
  const stream = streams.open();
  expect(textOf(stream)).toBe('retry: 2000\n\n');
  return stream;
}

test('many changes at once are one event of each kind, for every page', () => {
  const { changes, streams } = createStreams();
  const pages = [openOf(streams), openOf(streams)];
  for (let count = 0; count < 100; count += 1) changes.announce('state');
  changes.announce('requests');
  expect(pages.map(textOf)).toEqual(['', '']);
  jest.advanceTimersByTime(250);
  const events = 'event: state\ndata:\n\nevent: requests\ndata:\n\n';
  expect(pages.map(textOf)).toEqual([events, events]);
  changes.announce('requests');
  jest.advanceTimersByTime(250);
  expect(pages.map(textOf)).toEqual(Array(2).fill('event: requests\ndata:\n\n'));
});

test('a running build is an event every second, and nothing at all a comment every 20 seconds', () => {
  const environment: Partial<Environment> = { running: undefined };
  const { streams } = createStreams([environment]);
  const page = openOf(streams);
  jest.advanceTimersByTime(20_000);
  expect(textOf(page)).toBe(':\n\n');
  environment.running = {} as NonNullable<Environment['running']>;
  jest.advanceTimersByTime(3250);
  expect(textOf(page)).toBe('event: state\ndata:\n\n'.repeat(3));
});

test('a page that is gone gets nothing, and the last one takes the timers with it', async () => {
  const { changes, streams } = createStreams();
  const [first, second] = [openOf(streams), openOf(streams)];
  first.destroy();
  await once(first, 'close');
  changes.announce('state');
  jest.advanceTimersByTime(250);
  expect(textOf(second)).toContain('event: state');
  second.destroy();
  await once(second, 'close');
  changes.announce('state');
  expect(jest.getTimerCount()).toBe(0);
  openOf(streams);
  expect(jest.getTimerCount()).toBe(2);
});

test('so many pages at once, and one more when one of them is gone', async () => {
  const { streams } = createStreams();
  const first = openOf(streams);
  for (let count = 1; count < 24; count += 1) openOf(streams);
  expect(() => streams.open()).toThrow('At most 24 pages can update themselves at once: close one.');
  first.destroy();
  await once(first, 'close');
  expect(() => streams.open()).not.toThrow();
});

test('the end of the platform ends all of them', async () => {
  const { streams } = createStreams();
  const pages = [openOf(streams), openOf(streams)];
  const ended = Promise.all(pages.map(async (page) => await once(page.resume(), 'end')));
  streams.close();
  await ended;
  expect(jest.getTimerCount()).toBe(0);
});
