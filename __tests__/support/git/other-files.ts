import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';

/** Content of the file that the link leads to. */
export const LINK_TARGET = 'HEADLESS_APP=shop\n';

/** What can be in the place of a regular file: its name in messages, and what makes it. A link leads to a file. */
export const OTHER_FILES: Readonly<Record<string, (file: string) => void>> = {
  'a link': (file) => {
    writeFileSync(`${file}.target`, LINK_TARGET);
    symlinkSync(`${file}.target`, file);
  },
  'a folder': (file) => mkdirSync(file),
  'a named pipe': (file) => void execFileSync('mkfifo', [file]),
};
