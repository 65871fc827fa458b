import { BAD, parseTimeoutMinutes, together } from '../../inputs/input-reader.ts';
import type { InputReader, Read } from '../../inputs/input-reader.ts';
import { parseSmokeTestLine } from './smoke-test-lines.ts';
import type { SmokeTestLine } from './smoke-test-lines.ts';
import type { SmokeTest } from '../smoke-test/run.ts';

/** Reads `smoke-test`, each bad line a problem of its own, and `smoke-test-minutes`. */
export function readSmokeTest(reader: InputReader, wait: Read<boolean>): Read<SmokeTest> {
  const lines = reader.lines('smoke-test').map((line): Read<SmokeTestLine> => {
    try {
      return parseSmokeTestLine(line);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return reader.reject('smoke-test', line.trim(), error.message);
    }
  });
  const minutes = reader.parsed('smoke-test-minutes', 5, parseTimeoutMinutes);
  const isAlone = lines.length > 0 && wait === false;
  if (isAlone)
    reader.reject('smoke-test', undefined, 'needs "wait: true": only then is it known when the site is live');
  const good = lines.filter((line) => line !== BAD);
  return isAlone || good.length < lines.length ? BAD : together({ lines: good, minutes });
}
