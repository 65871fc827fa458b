import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ENTRIES } from '../../scripts/entries.js';
import { readActionFile } from '../support/runners/action-file.ts';

const actionFiles = ENTRIES.flatMap(({ actionFile }) => actionFile ?? []);

test.each(actionFiles)('%s names an author', (file) => {
  expect(parse(readFileSync(file, 'utf8'))).toMatchObject({ author: 'headless-deploy contributors' });
});

/** Rules of "Publishing actions in GitHub Marketplace" in GitHub's documentation, and what its form refuses. */
describe('the Marketplace takes action.yml', () => {
  const { name, description, branding } = readActionFile('action.yml');
  /** GitHub's own list, from the schema of its language service. */
  const { definitions } = JSON.parse(
    readFileSync('node_modules/@actions/workflow-parser/dist/action-v1.0.min.json', 'utf8'),
  ) as { readonly definitions: Readonly<Record<string, { readonly 'allowed-values'?: readonly string[] }>> };

  test('its name is that of no category and no feature of GitHub', () => {
    const taken = [
      'Deployment',
      'Continuous integration',
      'Publishing',
      'Utilities',
      'GitHub',
      'Actions',
      'Deployments',
    ];
    expect(name).toMatch(/^[A-Z][A-Za-z ]{2,49}$/);
    expect(taken.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase());
  });

  test('its description has less than 125 characters', () => {
    expect(description).toMatch(/^\S[^\n]{20,123}$/);
  });

  test('its icon and color are among those that there are', () => {
    expect(definitions['branding-icon']?.['allowed-values']).toContain(branding?.icon);
    expect(definitions['branding-color']?.['allowed-values']).toContain(branding?.color);
  });

  test('it is the only action file at the root, with a README beside it', () => {
    expect(['action.yml', 'action.yaml', 'README.md'].filter((file) => existsSync(file))).toEqual([
      'action.yml',
      'README.md',
    ]);
  });
});
