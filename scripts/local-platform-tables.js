/**
 * The tables of docs/reference/local-platform-api.md, from the schemas of the local platform. Import
 * typescript-hooks.js before they are called.
 * @typedef {import('../packages/local-platform/src/schemas/contract.ts').Contract} Contract
 * @typedef {{ type?: string, enum?: readonly string[], const?: unknown }} Schema
 * @typedef {{ header: readonly string[], rows: string[][] }} Table
 */

/** @returns {Promise<Record<'endpoints' | 'control', Table>>} by the marker of their block */
export async function localPlatformTables() {
  const { SERVICE } = await import('../packages/local-platform/src/schemas/endpoints.ts');
  const { CONTROL } = await import('../packages/local-platform/src/schemas/control/control.ts');
  return {
    endpoints: {
      header: ['Name', 'Call'],
      rows: Object.values(SERVICE).map((contract) => [
        `\`${contract.name}\`${contract.tag === 'extension' ? ' (extension)' : ''}`,
        callOf(contract),
      ]),
    },
    control: {
      header: ['Call', 'Query or body', 'Does'],
      rows: Object.values(CONTROL).map((/** @type {Contract} */ contract) => [
        callOf(contract),
        [fieldsOf(contract.query), fieldsOf(contract.body)].filter((text) => text !== '').join(', '),
        [contract.summary, contract.description].filter((text) => text !== undefined).join('. '),
      ]),
    },
  };
}

/** @param {{ method: string, url: string }} contract its path in the form of find-my-way */
function callOf({ method, url }) {
  const path = url
    .replaceAll(/\([^)]*\)/g, '')
    .split('::')
    .map((part) => part.replaceAll(/:(\w+)/g, '{$1}'))
    .join(':');
  return `\`${method} ${path}\``;
}

/**
 * The fields of a query or of a body, with the words that they may have.
 * @param {any} schema of typebox
 */
function fieldsOf(schema) {
  /** @type {[string, Schema][]} */
  const fields = Object.entries(schema?.properties ?? {});
  return fields
    .map(([name, { enum: words }]) => `\`${name}${words === undefined ? '' : `: ${words.join(' | ')}`}\``)
    .join(', ');
}
