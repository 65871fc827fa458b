import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ENTRIES } from './entries.js';
import { OWN_COMMANDS } from './own-commands.js';
import { object, SUBJECT, TYPED_OUTPUTS } from './results.js';

/**
 * The JSON Schema of the output `result` of every action, and of `--json`: the outputs come from the action.yml files, the
 * endings from src/shared/endings.ts.
 * @param {string} root the project
 * @returns {Promise<string>} as JSON
 */
export async function resultSchema(root) {
  const { ENDING_ROWS } = await import('../src/shared/endings.ts');
  const statuses = { enum: [...new Set(ENDING_ROWS.flatMap((row) => row.statuses))] };
  const codes = { enum: ['', ...new Set(ENDING_ROWS.flatMap((row) => row.codes))] };
  const common = { status: statuses, 'error-code': codes };
  const types = new Map(Object.entries({ ...common, ...TYPED_OUTPUTS }));

  const shared = { warnings: { $ref: '#/$defs/warnings' }, error: { $ref: '#/$defs/error' } };
  const subject = Object.fromEntries(Object.entries(SUBJECT).map(([name, about]) => [name, text(about)]));
  const actions = ENTRIES.flatMap(({ actionFile }) => {
    if (actionFile === undefined) return [];
    const action = actionFile === 'action.yml' ? 'deploy' : path.dirname(actionFile);
    const { outputs } = parse(readFileSync(path.join(root, actionFile), 'utf8'));
    const members = Object.entries(outputs)
      .filter(([name]) => name !== 'result')
      .map(([name, { description }]) => {
        return [name, { description: description.trim(), ...(types.get(name) ?? { type: 'string' }) }];
      });
    const all = { ...subject, ...Object.fromEntries(members), ...shared };
    if (action !== 'deploy') return [[action, object(all)]];
    return [[action, { ...object({ ...all, rollback: { $ref: '#/$defs/rollback' } }), $ref: '#/$defs/endings' }]];
  });

  const commands = OWN_COMMANDS.flatMap(({ name, resultOf, outputs }) => {
    if (resultOf !== undefined) return [];
    const members = Object.entries(outputs).map(([output, description]) => {
      return [output, { ...(description && { description }), ...(types.get(output) ?? { type: 'string' }) }];
    });
    return [[name, object({ ...subject, ...Object.fromEntries(members), ...shared })]];
  });

  const endings = {
    description: 'The combinations that a deploy ends with.',
    anyOf: ENDING_ROWS.map(({ statuses: status, codes: code, meaning }) => ({
      description: meaning,
      type: 'object',
      properties: { status: { enum: status }, 'error-code': { enum: code.length === 0 ? [''] : code } },
    })),
  };
  const results = {
    ...Object.fromEntries(actions),
    ...Object.fromEntries(commands),
    'unknown-command': object({ ...subject, ...common, ...shared }),
  };

  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'Made by "npm run docs". Do not edit.',
    title: 'The output "result" of each action, and what the command line prints with --json; "rehearse" as "deploy"',
    type: 'object',
    allOf: [
      { anyOf: Object.keys(results).map((name) => ({ $ref: `#/$defs/${name}` })) },
      {
        anyOf: [
          { type: 'object', properties: { 'error-code': { const: '' }, error: { type: 'null' } } },
          { type: 'object', properties: { 'error-code': { not: { const: '' } }, error: { type: 'object' } } },
        ],
      },
    ],
    $defs: { ...results, endings, warnings: WARNINGS, error: ERROR, rollback: rollback(codes) },
  };
  return JSON.stringify(schema);
}

/** @param {string} description */
function text(description) {
  return { description, type: 'string' };
}

const WARNINGS = {
  description: 'What the step has warned of.',
  type: 'array',
  items: object({
    title: text('Of the annotation.'),
    text: text('As the log has it; details are on further lines.'),
  }),
};

const ERROR = {
  description: 'Why the step failed; null where it did not. It holds no secret, and no command of a CI host.',
  ...object(
    {
      title: text(
        'Of the annotation: the heading of a section of docs/how-to/fix-an-error.md, such as "Build failed".',
      ),
      message: text('What happened; details are on further lines.'),
      advice: text('What to do; empty where the message says it all.'),
      more: text('Where to read about it: an address, or a path in the repository of the action.'),
      step: text('The step of the build that failed, such as "install"; empty where no build says so.'),
      lines: {
        description: 'The end of the log of that build, oldest line first.',
        type: 'array',
        items: { type: 'string' },
        maxItems: 20,
      },
    },
    ['object', 'null'],
  ),
};

/** @param {object} codes */
function rollback(codes) {
  const members = {
    status: { enum: ['live', 'superseded', 'accepted', 'failed', 'unknown', 'not-sent'] },
    'error-code': codes,
    'archive-sha256': text('Of the zip that was to be sent.'),
    'operation-name': text('Empty where the platform named none.'),
    'build-id': text('Empty where the platform named none.'),
    pages: {
      description: 'How the lines of `smoke-test` answered after a rollback that is live, requested once; else empty.',
      type: 'array',
      items: object({
        line: text('As `smoke-test` has it.'),
        status: { description: 'HTTP status; null without an answer in time.', type: ['integer', 'null'] },
        problem: text('What is not as the line expects; empty where nothing is.'),
      }),
    },
  };
  const description = 'What became of the rollback; null where none was tried.';
  return { description, ...object(members, ['object', 'null']) };
}
