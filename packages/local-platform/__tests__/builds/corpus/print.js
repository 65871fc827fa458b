import { register } from 'node:module';
import { parseArgs } from 'node:util';

/** `npm run causes:figures`: how often the local platform says what a person would. `--wrong` shows the others. */
register('../../../../../scripts/typescript-hooks.js', import.meta.url);
const { quoteOf, remedyOf } = await import('./figures.ts');
const { CORPORA, samplesIn } = await import('./samples.ts');

const { values, positionals } = parseArgs({ options: { wrong: { type: 'boolean' } }, allowPositionals: true });
/** @param {readonly unknown[]} right @param {readonly unknown[]} all */
const share = (right, all) => `${((100 * right.length) / all.length).toFixed(1)} % (${right.length} of ${all.length})`;

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

for (const [title, folders] of Object.entries(CORPORA)) {
  if (positionals.length > 0 && !positionals.includes(title)) continue;
  const samples = folders.flatMap(samplesIn);
  if (samples.length === 0) continue;
  const figures = Object.entries({
    'a right line is quoted, every rule switched off': samples.map(quoteOf),
    'the right remedy, with rules': samples.map(remedyOf),
  });
  for (const [what, said] of figures) {
    print(
      `${title}: ${what}: ${share(
        said.filter(({ isRight }) => isRight),
        said,
      )}`,
    );
    if (values.wrong !== true) continue;
    for (const { sample, text, isRight } of said) {
      if (!isRight) print(`  ${sample.name}: ${[sample.remedy, ...sample.names].join(' ')}\n    ${text}`);
    }
  }
}
