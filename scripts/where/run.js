import { where } from './where.js';

/** `npm run where -- WORDS`: which files to open for a change. */
const words = process.argv.slice(2);
const text = where(words);
process.stdout.write(text);
if (text === '') {
  console.error(`Nothing has ${JSON.stringify(words.join(' '))}. "npm run where" lists all goals.`);
  process.exitCode = 1;
}
