import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { ENTRIES } from './entries.js';
import { frameworkRows } from './frameworks.js';
import { gitlabComponents } from './gitlab-components.js';
import { llmsText } from './llms.js';
import { localPlatformTables } from './local-platform-tables.js';
import { openapiDocument } from './openapi.js';
import { resultSchema } from './result-schema.js';
import { BLOCK_ROWS, notRunList } from './workflows/document-blocks.js';

/**
 * `npm run docs`: writes the tables of inputs and outputs, between `<!-- inputs -->` and `<!-- /inputs -->`, and the same
 * for outputs: those of the deploy into docs/reference/deploy.md, those of any other action into the README beside its action.yml;
 * the tables of statuses, frameworks, found secrets and the local platform; the list of docs/why/adr; the blocks that are
 * not run; emulator/openapi.yaml; the JSON Schema of `result`; llms.txt; and templates/*.yml. Each call of
 * `fill` below says where that is, and what it is made of. With `--check` it only says what is out of step.
 */
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
let outOfStep = 0;

/**
 * @typedef {{ description: string, default?: string, required?: boolean }} Field
 * @param {readonly string[]} header
 * @param {readonly (readonly string[])[]} rows
 */
function table(header, rows) {
  const cells = rows.map((row) => row.map((text) => text.trim().replaceAll('\n', ' ').replaceAll('|', '\\|')));
  const widths = header.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(header), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.map(line)].join('\n');
}

/**
 * Those of the deploy are so many that what most workflows need stands first.
 * @param {Record<string, Field>} inputs
 */
async function deployInputs(inputs) {
  const { EVERYDAY } = await import('../src/shared/inputs.ts');
  const all = Object.entries(inputs);
  const everyday = EVERYDAY.flatMap((name) => all.filter(([input]) => input === name));
  const others = all.filter((input) => !everyday.includes(input));
  return `${inputsTable(Object.fromEntries(everyday))}\n\n### Less often\n\n${inputsTable(Object.fromEntries(others))}`;
}

/** @param {Record<string, Field>} inputs */
function inputsTable(inputs) {
  const rows = Object.entries(inputs).map(([name, { description, default: fallback, required }]) => {
    const standard = required === true ? 'required' : fallback === undefined ? '' : `\`${fallback}\``;
    return [`\`${name}\``, standard, description];
  });
  return table(['Input', 'Default', 'Meaning'], rows);
}

/**
 * @param {Record<string, Field>} outputs
 * @param {readonly string[]} elsewhere those that another page describes for all actions
 */
function outputsTable(outputs, elsewhere) {
  const own = Object.entries(outputs).filter(([name]) => !elsewhere.includes(name));
  const rows = own.map(([name, { description }]) => [`\`${name}\``, description]);
  return table(['Output', 'Meaning'], rows);
}

/** @param {readonly string[]} names */
function quoted(names) {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** The exit codes are those of the command line. */
async function endingsTable() {
  const { ENDING_ROWS } = await import('../src/shared/endings.ts');
  const { exitCodeOf } = await import('../src/cli/exit-code.ts');
  const rows = ENDING_ROWS.map(({ statuses, codes, exitCodes, meaning }) => {
    const codesOrNone = codes.length === 0 ? [''] : codes;
    const ofCommand = statuses.flatMap((status) =>
      codesOrNone.flatMap((code) => {
        const outputs = new Map(Object.entries({ status, 'error-code': code }));
        return exitCodes.map((exitCode) => exitCodeOf(exitCode, outputs));
      }),
    );
    return [quoted(statuses), quoted(codes), [...new Set(ofCommand)].join(' or '), meaning];
  });
  return table(['`status`', '`error-code`', 'Exit code', 'Meaning'], rows);
}

/**
 * @param {string} file
 * @param {string} content what it should hold
 * @param {string} source what that is made of
 */
function update(file, content, source) {
  outOfStep += 1;
  console.log(`${path.relative(root, file)} ${check ? 'is out of step with' : 'written from'} ${source}`);
  if (!check) writeFileSync(file, content);
}

/**
 * Fills the blocks of a page: `<!-- marker -->` to `<!-- /marker -->`.
 * @param {string} page path from the root
 * @param {Readonly<Record<string, string>>} blocks their content by marker
 * @param {string} source what they are made of
 */
function fill(page, blocks, source) {
  const file = path.join(root, page);
  const before = readFileSync(file, 'utf8');
  let after = before;
  for (const [marker, content] of Object.entries(blocks)) {
    const block = new RegExp(`(<!-- ${marker} -->\\n)[\\s\\S]*?(<!-- /${marker} -->)`);
    if (!block.test(after)) throw new Error(`${page} has no <!-- ${marker} --> markers.`);
    after = after.replace(block, (_, open, close) => `${open}\n${content}\n\n${close}`);
  }
  if (after !== before) update(file, after, source);
}

/** A line for each page of docs/why/adr: its number and title. */
function decisionsList() {
  const folder = path.join(root, 'docs', 'why', 'adr');
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const titleOf = (/** @type {string} */ name) => /^# (.+)$/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1];
  const lines = pages.toSorted().map((name) => `- [${titleOf(name)}](${name})`);
  return lines.join('\n');
}

for (const { actionFile } of ENTRIES) {
  if (actionFile === undefined) continue;
  const action = parse(readFileSync(path.join(root, actionFile), 'utf8'));
  const isDeploy = actionFile === 'action.yml';
  const page = isDeploy ? 'docs/reference/deploy.md' : `${path.dirname(actionFile)}/README.md`;
  const also = 'Also `error-code` and `result`: [how a step ends](../docs/reference/results.md).';
  const outputs = isDeploy
    ? outputsTable(action.outputs, [])
    : `${outputsTable(action.outputs, ['error-code', 'result'])}\n\n${also}`;
  const inputs = isDeploy ? await deployInputs(action.inputs) : inputsTable(action.inputs);
  fill(page, { inputs, outputs }, actionFile);
}
fill('docs/reference/results.md', { endings: await endingsTable() }, 'src/shared/endings.ts');
const tables = Object.entries(await localPlatformTables()).map(([marker, [header, rows]]) => [
  marker,
  table(header, rows),
]);
fill('docs/reference/local-platform-api.md', Object.fromEntries(tables), 'packages/local-platform/src/schemas');
fill('docs/why/adr/README.md', { decisions: decisionsList() }, 'the titles of the pages beside it');
fill('docs/why/evidence.md', { blocks: notRunList(BLOCK_ROWS) }, 'scripts/workflows/document-blocks.js');
const frameworks = frameworkRows(path.join(root, '__tests__/fixtures/frameworks'));
fill(
  'docs/how-to/frameworks.md',
  { frameworks: table(['Framework', 'Version', '`build`', '`start`', 'Needs Node'], frameworks) },
  'the apps of __tests__/fixtures/frameworks',
);
const { RULES } = await import('../src/secret-scan/rules.ts');
const kinds = [...new Set(RULES.map(({ kind }) => kind))];
fill('docs/reference/secret-rules.md', { rules: kinds.join(' · ') }, 'src/secret-scan/rules.ts');
const schema = 'docs/reference/result.schema.json';
for (const [name, made, source] of /** @type {const} */ ([
  ['emulator/openapi.yaml', await openapiDocument(), 'packages/local-platform/src/schemas'],
  [schema, await resultSchema(root), 'the action.yml files, src/shared/endings.ts and scripts/result-schema.js'],
  ['llms.txt', await llmsText(root), 'scripts/llms-template.txt, and what that names'],
  ...(await gitlabComponents(root)),
])) {
  const file = path.join(root, name);
  const style = { ...(await resolveConfig(file)), filepath: file };
  const content = /\.(?:yaml|json)$/.test(name) ? await format(made, style) : made;
  if (!existsSync(file) || content !== readFileSync(file, 'utf8')) update(file, content, source);
}
if (check && outOfStep > 0) {
  console.log('Run "npm run docs" and commit the result.');
  process.exitCode = 1;
}
