import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';
import { problemsOfResult } from './result-validators.js';

/** @type {Set<AsyncLocalStorage<unknown>>} */
const used = new Set();
const run = /** @type {(store: unknown, ...args: unknown[]) => unknown} */ (
  Reflect.get(AsyncLocalStorage.prototype, 'run')
);
Reflect.set(
  AsyncLocalStorage.prototype,
  'run',
  /** @this {AsyncLocalStorage<unknown>} @param {[unknown, ...unknown[]]} args */
  function (...args) {
    used.add(this);
    return Reflect.apply(run, this, args);
  },
);

/**
 * As Jest has it. But Jest makes an AsyncLocalStorage for each suite and never disables it, and Node 20 asks each enabled
 * one at every promise: after fifteen suites in one process, an `await` takes forty times as long.
 */
export default class Environment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // For result-schema.ts.
    Object.assign(this.global, { problemsOfResult });
  }

  /** @override */
  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
}
