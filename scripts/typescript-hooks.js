import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './jest/swc-options.js';

/** What was compiled before, by any process: most of the time of one that compiles all of it goes into that. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/headless-deploy-tests/', import.meta.url));

/**
 * Module hook that lets plain Node import the sources.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return await next(url, context);
  const source = await compiled(readFileSync(new URL(url), 'utf8'), swcOptions(url));
  return { format: 'module', source, shortCircuit: true };
}

/**
 * @param {string} text
 * @param {import('@swc/core').Options} options
 */
async function compiled(text, options) {
  const key = createHash('sha256').update(JSON.stringify(options)).update(text).digest('hex');
  const file = `${CACHE}${key}.js`;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { transform } = await import('@swc/core');
    const { code } = await transform(text, options);
    mkdirSync(CACHE, { recursive: true });
    // Renamed, so that nobody reads half of it. Threads compile, too, so the process is no name.
    const part = `${file}-${randomUUID()}`;
    writeFileSync(part, code);
    renameSync(part, file);
    return code;
  }
}
