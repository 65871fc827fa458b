import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { SCHEMA_TOOLS, validatorOf } from '../support/processes/schema-store.ts';
import { installTools } from '../support/processes/install-tools.ts';

// The schema that the package has for Woodpecker is older than the `steps:` of today, so that file is not checked here.
const AZURE = 'raw.githubusercontent.com/microsoft/azure-pipelines-vscode/master/service-schema.json';
const BITBUCKET = 'bitbucket.org/atlassianlabs/atlascode/raw/main/resources/schemas/pipelines-schema.json';
const GITLAB = 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json';

let tools = '';
beforeAll(() => {
  tools = installTools(...SCHEMA_TOOLS);
}, 300_000);

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
  const validate = validatorOf(tools, schema);
  const text = readFileSync(file, 'utf8');
  expect([validate(parse(text)), validate.errors]).toEqual([true, null]);
  expect(validate(parse(text.replace(/^( *)(?:steps|jobs|pipelines|script|body|about):/m, '$1mistake:')))).toBe(false);
});
