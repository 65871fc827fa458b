import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/**
 * Module hook that lets plain Node import the sources.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return await next(url, context);
  const text = await readFile(new URL(url), 'utf8');
  const { code } = await transform(text, {
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
