import { parseSync } from '@swc/core';

/**
 * One small change of a source that a test should notice.
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} line from 1
 * @property {string} kind what was done, in a few words
 * @property {string} before the lines that change
 * @property {string} after
 * @property {string} source with the change
 */

/** What takes the place of an operator. */
const OPERATORS = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['*', '+'],
  ['/', '*'],
  ['%', '*'],
]);

/**
 * @typedef {{ start: number, end: number }} Span
 * @typedef {{ type: string, span: Span, [field: string]: any }} Node
 * @typedef {(node: Node, text: (span: Span) => string) => [kind: string, replacement: string][]} Change
 */

/**
 * What is done to each kind of node. Texts stay: whether a message is good is for humans to decide.
 * @type {Record<string, Change>}
 */
const CHANGES = {
  BinaryExpression: ({ operator, left, right }, text) => {
    const other = OPERATORS.get(operator);
    if (other === undefined) return [];
    return [[`${operator} to ${other}`, `(${text(left.span)} ${other} ${text(right.span)})`]];
  },
  UnaryExpression: ({ operator, argument }, text) =>
    operator === '!' ? [['! removed', `(${text(argument.span)})`]] : [],
  ConditionalExpression: ({ test, consequent, alternate }, text) => [
    ['turned around', `(${text(test.span)} ? ${text(alternate.span)} : ${text(consequent.span)})`],
  ],
  IfStatement: ({ span, test }, text) => {
    const around = (/** @type {string} */ condition) =>
      text({ start: span.start, end: test.span.start }) + condition + text({ start: test.span.end, end: span.end });
    return [
      ['condition turned around', around(`!(${text(test.span)})`)],
      ['never', around('false')],
    ];
  },
  BooleanLiteral: ({ value }) => [[`${value} to ${!value}`, String(!value)]],
  NumericLiteral: ({ value }) => [['one more', String(value + 1)]],
  ArrayExpression: ({ elements }) => (elements.length > 0 ? [['emptied', '[]']] : []),
  ReturnStatement: ({ argument }) => (argument === null ? [] : [['returns nothing', 'return undefined;']]),
  ExpressionStatement: ({ expression }) =>
    ['CallExpression', 'AwaitExpression', 'AssignmentExpression'].includes(expression.type) ? [['removed', ';']] : [],
};

/** Have no meaning when the program runs. */
const TYPES = /^(?:Import|TsType|TsInterface|TsParameter|TsUnion|TsLiteral|TsArray|TsTuple|TsIndexed|TsConditional)/;

/**
 * @param {string} file name of it
 * @param {string} source TypeScript
 * @returns {Mutant[]} every change that there is to make, in the order of the source
 */
export function mutantsOf(file, source) {
  // The first statement says where the others count from: swc counts bytes, on and on from file to file.
  const bytes = Buffer.from(`;${source}`);
  const { body } = parseSync(bytes.toString(), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2023',
  });
  const base = body[0]?.span.start ?? 0;
  const text = (/** @type {Span} */ { start, end }) => bytes.toString('utf8', start - base, end - base);
  return nodesIn(body.slice(1)).flatMap((node) => {
    const head = text({ start: base + 1, end: node.span.start });
    const tail = text({ start: node.span.end, end: base + bytes.length });
    const lineOf = (/** @type {string} */ middle) =>
      (head.split('\n').at(-1) ?? '') + middle + (tail.split('\n', 1)[0] ?? '');
    const old = text(node.span);
    const line = head.split('\n').length;
    const changes = (CHANGES[node.type]?.(node, text) ?? []).filter(([, replacement]) => replacement !== old);
    return changes.map(([kind, replacement]) => {
      return { file, line, kind, before: lineOf(old), after: lineOf(replacement), source: head + replacement + tail };
    });
  });
}

/** @param {unknown} value @returns {Node[]} the nodes of code in a tree, without those of types */
function nodesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  const node = /** @type {Node} */ (value);
  if (typeof node.type === 'string' && TYPES.test(node.type)) return [];
  return [...(node.type in CHANGES ? [node] : []), ...Object.values(node).flatMap(nodesIn)];
}

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 * @param {number} seed
 * @returns {T[]} some of them, always the same for a seed
 */
export function sampleOf(all, count, seed) {
  const rest = [...all];
  let state = seed;
  return Array.from({ length: Math.min(count, all.length) }, () => {
    // A linear congruential generator (Numerical Recipes); its high bits are the good ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1);
  }).flat();
}
