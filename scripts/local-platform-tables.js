import { pathOf } from './openapi.js';

/**
 * The tables of docs/reference/local-platform-api.md, from the schemas of the local platform.
 * @typedef {import('../packages/local-platform/src/schemas/contract.ts').Contract} Contract
 * @typedef {readonly [header: readonly string[], rows: string[][]]} Table
 */

/** @returns {Promise<Record<'endpoints' | 'control', Table>>} by the marker of their block */
export async function localPlatformTables() {
  const { SERVICE } = await import('../packages/local-platform/src/schemas/endpoints.ts');
  const { CONTROL } = await import('../packages/local-platform/src/schemas/control/control.ts');
  const endpoints = Object.values(SERVICE).map((contract) => [
    `\`${contract.name}\`${contract.tag === 'extension' ? ' (extension)' : ''}`,
    callOf(contract),
  ]);
  const control = Object.values(CONTROL).map((/** @type {Contract} */ contract) => [
    callOf(contract),
    [...fieldsOf(contract.query), ...fieldsOf(contract.body)].join(', '),
    [contract.summary, contract.description].filter((text) => text !== undefined).join('. '),
  ]);
  return { endpoints: [['Name', 'Call'], endpoints], control: [['Call', 'Query or body', 'Does'], control] };
}

/** @param {{ method: string, url: string }} contract */
function callOf(contract) {
  return `\`${contract.method} ${pathOf(contract)}\``;
}

/**
 * The fields of a query or of a body, with the words that they may have.
 * @param {any} schema of typebox
 */
function fieldsOf(schema) {
  /** @type {[string, { enum?: readonly string[] }][]} */
  const fields = Object.entries(schema?.properties ?? {});
  return fields.map(([name, { enum: words }]) => `\`${name}${words === undefined ? '' : `: ${words.join(' | ')}`}\``);
}
