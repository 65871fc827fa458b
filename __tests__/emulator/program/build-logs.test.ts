import { expect, test } from '@jest/globals';
import { keepBuildLogs } from '../../../src/emulator/program/build-logs.ts';

test('a build that goes live is a line, and so is each warning of the platform', () => {
  const lines: string[] = [];
  const line = { time: '2026-01-01T10:20:30.456Z', step: 'start', text: 'Warning: The app is shy.' } as const;
  const log = {
    build: 'accounts/acme/apps/web/environments/e-1/builds/b1',
    environment: 'Production',
    state: 'live',
    createTime: '2026-01-01T10:20:00.000Z',
    lines: [
      { ...line, source: 'platform' },
      { ...line, source: 'stdout' },
    ],
  } as const;
  keepBuildLogs(undefined, (printed) => void lines.push(...printed)).onBuildLive(log, 'http://127.0.0.1:8');
  expect(lines).toEqual(['Production: build b1 is live: http://127.0.0.1:8', '  Warning: Production: The app is shy.']);
});
