import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run causes:figures`: how often the local platform says what a person would. `--wrong` shows the others, `--rules`
 * the sources that bear out each rule. With a folder of cases of somebody else (`labels.json`, `run.mjs`) those, by family,
 * after the project's own; they need `npm run build`.
 */
register('../../../../../scripts/typescript-hooks.js', import.meta.url);
const { quoteOf, remedyOf, sourcesOfRules } = await import('./figures.ts');
const { CORPORA, samplesIn } = await import('./samples.ts');

const { values, positionals } = parseArgs({
  options: { wrong: { type: 'boolean' }, rules: { type: 'boolean' } },
  allowPositionals: true,
});
const shared = positionals.filter((name) => existsSync(path.join(name, 'labels.json')));
const own = positionals.filter((name) => !shared.includes(name));

/** @param {number} right @param {number} all */
const share = (right, all) => (all === 0 ? 'none' : `${((100 * right) / all).toFixed(1)} % (${right} of ${all})`);
/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

for (const [title, folders] of Object.entries(CORPORA)) {
  if (own.length > 0 && !own.includes(title)) continue;
  const samples = folders.flatMap(samplesIn);
  const figures = Object.entries({
    'a right line is quoted, every rule switched off': samples.map(quoteOf),
    'the right remedy, with rules': samples.map(remedyOf),
  });
  for (const [what, said] of figures) {
    print(`${title}: ${what}: ${share(said.filter(({ isRight }) => isRight).length, said.length)}`);
    if (values.wrong !== true) continue;
    for (const { sample, text, isRight } of said) {
      if (!isRight) print(`  ${sample.name}: ${[sample.remedy, ...sample.names].join(' ')}\n    ${text}`);
    }
  }
}
for (const folder of shared) printShared(folder);
if (values.rules === true) for (const [rule, sources] of sourcesOfRules()) print(`${rule}: ${[...sources].join(', ')}`);

/** @typedef {{ cases: number, quoted: number, remedies: number, helped: number, false: number }} Figures */

/** Rehearses the cases of a folder, a family after the other. @param {string} folder */
function printShared(folder) {
  /** @type {readonly { name: string, family: string }[]} */
  const labels = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8'));
  const families = [...new Set(labels.map(({ family }) => family))];
  const all = families.map((family) => {
    const figures = rehearse(
      folder,
      labels.flatMap((label) => (label.family === family ? [label.name] : [])),
    );
    printFigures(family, figures);
    return figures;
  });
  /** @param {keyof Figures} key */
  const sum = (key) => all.reduce((total, figures) => total + figures[key], 0);
  printFigures(path.basename(folder), {
    cases: sum('cases'),
    quoted: sum('quoted'),
    remedies: sum('remedies'),
    helped: sum('helped'),
    false: sum('false'),
  });
}

/** @param {string} folder @param {readonly string[]} names @returns {Figures} */
function rehearse(folder, names) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'causes-figures-'));
  const file = path.join(temporary, 'figures.json');
  try {
    const env = { ...process.env, FIGURES: file };
    spawnSync(process.execPath, [path.join(folder, 'run.mjs'), ...names], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** @param {string} title @param {Figures} figures */
function printFigures(title, { cases, quoted, remedies, helped, false: claims }) {
  print(
    `${title}: quoted ${share(quoted, cases)}, the right remedy ${share(helped, remedies)}, false claims ${claims} of ${cases}`,
  );
}
