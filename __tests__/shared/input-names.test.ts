import { expect, test } from '@jest/globals';
import { didYouMeanInput } from '../../src/shared/input-names.ts';
import { INPUTS } from '../../src/shared/inputs.ts';
import type { CommandName } from '../../src/shared/inputs.ts';

test.each<[CommandName, string, string]>([
  // Public reports: denoland/deployctl#250, google-github-actions/deploy-appengine#160, bahmutov/npm-install#30,
  // ayeressian/bunnycdn-storage-deploy#67, MathieuSoysal/Javadoc-publisher.yml#4. Inputs of azure/static-web-apps-deploy, FTP-Deploy-Action.
  ['deploy', 'working-directory', 'path'],
  ['deploy', 'working_directory', 'path'],
  ['deploy', 'workingDir', 'path'],
  ['deploy', 'source', 'path'],
  ['deploy', 'FOLDER', 'path'],
  ['deploy', 'publish_dir', 'path'],
  ['deploy', 'app_location', 'path'],
  ['deploy', 'local-dir', 'path'],
  ['deploy', 'source-path', 'path'],
  ['deploy', 'projectId', 'app'],
  ['deploy', 'site-id', 'app'],
  ['deploy', 'user-id', 'username'],
  ['deploy', 'api-key', 'password'],
  ['deploy', 'base-url', 'headless-url'],
  ['deploy', 'env', 'environment'],
  ['deploy', 'environment-name', 'environment'],
  ['deploy', 'webhook', 'purge-cache-webhook'],
  ['deploy', 'timeout', 'timeout-minutes'],
  // Spelled alike.
  ['deploy', 'pasword', 'password'],
  ['installs', 'host', 'base-url'],
  ['create-app', 'name', 'app'],
  ['create-environment', 'name', 'display-name'],
  ['create-environment', 'environment', 'display-name'],
  ['create-environment', 'env-vars', 'shell-variables'],
  ['create-environment', 'install', 'wp-environment'],
  ['webhook', 'webhook-url', 'url'],
])('%s has no %s: %s is meant', (command, wanted, meant) => {
  expect(didYouMeanInput(wanted, Object.keys(INPUTS[command]), '--')).toBe(` Did you mean --${meant}?`);
});

test.each<[string, readonly string[]]>([
  ['node-version', Object.keys(INPUTS.deploy)],
  // It may be that of GitHub.
  ['token', Object.keys(INPUTS.deploy)],
  // What is meant is set, and so not among the names.
  ['working-directory', ['include', 'exclude']],
  ['my-folder-name', Object.keys(INPUTS.deploy)],
])('nothing is said about %s', (wanted, names) => {
  expect(didYouMeanInput(wanted, names)).toBe('');
});
