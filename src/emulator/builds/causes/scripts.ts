import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldOf } from '../../schemas/unchecked.ts';

/** The scripts of an app's package.json, not checked; undefined where it cannot be read. @param folder of the app */
export function scriptsOf(folder: string): unknown {
  try {
    return fieldOf(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')), 'scripts');
  } catch {
    return undefined;
  }
}
