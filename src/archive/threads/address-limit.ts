import { readFileSync } from 'node:fs';

/**
 * Whether the process may use only so many addresses (`ulimit -v`). V8 reserves some for every thread, and where it
 * cannot, it ends the whole process. Linux only; elsewhere the limit has no effect.
 */
export function hasAddressLimit(): boolean {
  try {
    return /^Max address space +\d/m.test(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return false;
  }
}
