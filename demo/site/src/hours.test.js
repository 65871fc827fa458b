import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openingStatus } from './hours.js';

const hours = JSON.parse(readFileSync(new URL('../content/hours.json', import.meta.url), 'utf8'));
const at = (instant) => openingStatus(hours, new Date(instant));

// 3 March 2025 is a Monday; Dublin is on UTC then, and one hour ahead in July.
const cases = [
  ['the closed day', '2025-03-03T12:00:00Z', false, 'Closed now, opens tomorrow at 07:30'],
  ['before opening', '2025-03-04T07:29:00Z', false, 'Closed now, opens today at 07:30'],
  ['the minute of opening', '2025-03-04T07:30:00Z', true, 'Open now, until 17:00'],
  ['the minute of closing', '2025-03-04T17:00:00Z', false, 'Closed now, opens tomorrow at 07:30'],
  ['the evening before the closed day', '2025-03-09T20:00:00Z', false, 'Closed now, opens on Tuesday at 07:30'],
  ['summer time', '2025-07-01T06:45:00Z', true, 'Open now, until 17:00'],
];

for (const [name, instant, open, text] of cases) {
  test(name, () => assert.deepEqual(at(instant), { open, text }));
}

test('a café that never opens', () => {
  const week = hours.week.map(({ day }) => ({ day, open: null, close: null }));
  assert.deepEqual(openingStatus({ ...hours, week }, new Date()), { open: false, text: 'Closed until further notice' });
});
