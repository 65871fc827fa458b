import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What was compiled before, by any process: most of the time of one that compiles all of it goes into that. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/headless-deploy-tests/', import.meta.url));

const OPTIONS = /** @type {const} */ ({
  jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
});

/**
 * Module hook that lets plain Node import the sources.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return await next(url, context);
  return { format: 'module', source: await compiled(readFileSync(new URL(url), 'utf8')), shortCircuit: true };
}

/** @param {string} text */
async function compiled(text) {
  const key = createHash('sha256').update(JSON.stringify(OPTIONS)).update(text).digest('hex');
  const file = `${CACHE}${key}.js`;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { transform } = await import('@swc/core');
    const { code } = await transform(text, OPTIONS);
    mkdirSync(CACHE, { recursive: true });
    // Renamed, so that nobody reads half of it. Threads compile, too, so the process is no name.
    const part = `${file}-${randomUUID()}`;
    writeFileSync(part, code);
    renameSync(part, file);
    return code;
  }
}
