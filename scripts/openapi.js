import { register } from 'node:module';
import { stringify } from 'yaml';

/**
 * emulator/openapi.yaml, from the schemas of the local platform.
 * @typedef {import('../packages/local-platform/src/schemas/contract.ts').Contract} Contract
 * @typedef {Record<string, any>} Json
 */
register('./typescript-hooks.js', import.meta.url);

const DESCRIPTION = `The whole service that the local platform speaks: the headless application API (section 4.1 to 4.4 of the
specification), the hosting API (4.5 and 4.6), and what the local platform adds. Both address roots
({headless_url} and {base_url}) are one origin here.

Operations with \`x-extension: true\` are not in the specification. Those with the tag \`extension\` come from public
documents and answer 404 when the platform is started with \`--strict\`; those with the tag \`control\` exist on the
local platform only.
`;

const TAGS = {
  apps: 'Apps and their environments (spec 2.1, 2.2, 4.1, 4.2)',
  uploads: 'Application code (spec 4.3)',
  webhooks: 'Triggers (spec 2.7, 4.4)',
  installs: 'WordPress installs (spec 2.4, 4.5, 4.6)',
  extension: 'Public documents, not the specification',
  control: 'The local platform only',
};

/**
 * Name and meaning of every refusal.
 * @type {Readonly<Record<string, readonly [string, string]>>}
 */
const REFUSALS = {
  400: [
    'BadRequest',
    'The request is not usable (spec 7). `code` is that of the first problem, `message` names all of them.',
  ],
  401: ['Unauthorized', 'No credentials, or wrong ones.'],
  403: [
    'Forbidden',
    "A web page of another origin sent it, the account is not one of the caller's (or does not exist), or the token of a webhook is wrong.",
  ],
  404: ['NotFound', "There is no such thing in the caller's account."],
  409: ['Conflict', 'It already exists, or its state does not allow this.'],
  413: ['TooLarge', 'The body is larger than the platform takes.'],
  415: ['UnsupportedMediaType', 'The Content-Type is missing or another one.'],
  421: ['Misdirected', 'The `Host` is not a loopback name with the port of the platform.'],
  '5XX': ['ServerError', 'A fault on demand, or a defect of the platform.'],
};

/** The document, as YAML. */
export async function openapiDocument() {
  const { SERVICE } = await import('../packages/local-platform/src/schemas/endpoints.ts');
  const { CONTROL } = await import('../packages/local-platform/src/schemas/control/control.ts');
  const { ErrorObject } = await import('../packages/local-platform/src/schemas/types/values.ts');
  /** @type {Readonly<Record<string, Contract>>} */
  const contracts = { ...SERVICE, ...CONTROL };
  /** @type {Record<string, Json>} */
  const paths = {};
  for (const [operationId, contract] of Object.entries(contracts)) {
    const item = (paths[pathOf(contract)] ??= {});
    item[contract.method.toLowerCase()] = operation(operationId, contract);
  }
  const { components, ...rest } = frame();
  /** @type {Json} */
  const schemas = { Error: withReferences(ErrorObject, {}) };
  const ordered = { ...rest, paths: withReferences(paths, schemas), components: { ...components, schemas } };
  const text = stringify(ordered, { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' });
  return `# Made by "npm run docs" from packages/local-platform/src/schemas. Do not edit.\n${text}`;
}

function frame() {
  const headers = { 'WWW-Authenticate': { description: 'not for a browser', schema: { type: 'string' } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const responses = Object.entries(REFUSALS).map(([status, [name, description]]) => {
    return [name, { description, ...(status === '401' && { headers }), content }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Hosting and headless platform', version: 'v1', description: DESCRIPTION },
    servers: [
      { url: 'http://127.0.0.1:{port}', description: 'A local platform', variables: { port: { default: '8080' } } },
    ],
    security: [{ basic: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        basic: {
          type: 'http',
          scheme: 'basic',
          description: 'Username is the API user ID, password the API password (spec 5).',
        },
        control: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `control-token` that the local platform prints when it starts.',
        },
      },
      responses: Object.fromEntries(responses),
    },
  };
}

/**
 * The path of find-my-way in the form of OpenAPI.
 * @param {{ url: string }} contract
 */
export function pathOf({ url }) {
  const parts = url.replaceAll(/\([^)]*\)/g, '').split('::');
  return parts.map((part) => part.replaceAll(/:(\w+)/g, '{$1}')).join(':');
}

/**
 * @param {string} operationId
 * @param {Contract} contract
 * @returns {Json}
 */
function operation(operationId, contract) {
  const { access, tag, summary, description, params, query, body, form, bodyOptional = false, answer } = contract;
  const sent =
    body === undefined ? form && { 'multipart/form-data': mediaOf(form) } : { 'application/json': mediaOf(body) };
  const parameters = [...parametersIn('query', query), ...parametersIn('path', params)];
  const refusals = refusalsOf(contract).map((status) => {
    return [status, { $ref: `#/components/responses/${REFUSALS[status]?.[0]}` }];
  });
  const { status = 200, schema, example } = answer;
  const content = schema && { 'application/json': { schema, ...(example !== undefined && { example }) } };
  return {
    operationId,
    summary,
    tags: [tag],
    description,
    requestBody: sent && { required: !bodyOptional, content: sent },
    parameters: parameters.length === 0 ? undefined : parameters,
    security: access === 'basic' ? undefined : access === 'control' ? [{ control: [] }] : [],
    'x-extension': tag === 'extension' || tag === 'control' || undefined,
    responses: { [status]: { description: answer.description, content }, ...Object.fromEntries(refusals) },
  };
}

/** @param {Json} schema of a body */
function mediaOf({ examples, ...schema }) {
  return { schema, example: examples?.[0] };
}

/** @param {'path' | 'query'} place @param {Json} schema of an object */
function parametersIn(place, { properties, required = [] }) {
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    return { schema, in: place, name, required: place === 'path' || required.includes(name), description };
  });
}

/**
 * @param {Contract} contract
 * @returns {string[]} their statuses, in order
 */
function refusalsOf({ access, tag, params, body, refusals = [] }) {
  const names = Object.keys(params.properties);
  const statuses = new Set([400, 403, 421, ...refusals]);
  if (access !== 'open') statuses.add(401);
  if (names.some((name) => name !== 'account')) statuses.add(404);
  if (body !== undefined) for (const status of [413, 415]) statuses.add(status);
  return Object.keys(REFUSALS).filter((status) =>
    status === '5XX' ? tag !== 'extension' && tag !== 'control' : statuses.has(Number(status)),
  );
}

/**
 * A copy in which every schema with a title is a reference to that title, and every description a sentence.
 * @param {any} value
 * @param {Json} schemas gets the schemas
 * @returns {any}
 */
function withReferences(value, schemas) {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { title, ...rest } = value;
  const fields = Object.entries(rest).map(([key, field]) => {
    const isPhrase = key === 'description' && typeof field === 'string';
    const sentence = isPhrase && (field.charAt(0).toUpperCase() + field.slice(1)).replace(/(?<![.!?])$/u, '.');
    return [key, sentence || withReferences(field, schemas)];
  });
  const copy = Object.fromEntries(fields);
  if (typeof title !== 'string') return title === undefined ? copy : { title: withReferences(title, schemas), ...copy };
  schemas[title] = copy;
  return { $ref: `#/components/schemas/${title}` };
}
