import { readFileSync } from 'node:fs';
import type { SourceFile } from '../files.ts';
import type { Note } from '../rules/rules.ts';

/**
 * A notice where git has converted the files of this checkout: on Windows it writes CRLF into text files unless
 * configured otherwise. package.json shows it, without one more git process.
 */
export function noteLineEndings({ source }: SourceFile, platform = process.platform): Note[] {
  if (platform !== 'win32' || !readOrEmpty(source).includes('\r\n')) return [];
  const text =
    'package.json has the line endings of Windows (CRLF), so git has probably converted all text files of this checkout. They are sent as they are: shell scripts may fail on the platform, and content-sha256 is not that of a checkout on Linux. Add "* text=auto eol=lf" to .gitattributes, or run "git config --global core.autocrlf input" before the checkout.';
  return [{ level: 'notice', title: 'Line endings of Windows', text }];
}

function readOrEmpty(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
