import type { AppVariable } from '../../shared/apps/frameworks.ts';
import { indented } from './pipelines/yaml.ts';

/** What an app reads from its environment. */
export interface AppValues {
  /** Empty where the app reads none. */
  readonly wordpressUrl: string;
  /** What its framework needs. */
  readonly variables: readonly AppVariable[];
}

/**
 * The shell variables of a preview, as `KEY=value`: those of the framework, or the one of the samples where a site was named.
 * @param secret the reference to a secret of this name
 * @param url the address of the WordPress site, or a reference to it
 */
export function shellVariables(
  { variables, wordpressUrl }: AppValues,
  secret: (name: string) => string,
  url = wordpressUrl,
): string[] {
  if (variables.length === 0) return wordpressUrl === '' ? [] : [`WORDPRESS_URL=${url}`];
  return variables.map(({ name, holds }) => `${name}=${holds === 'a secret' ? secret(name) : url}`);
}

/** The same of a rehearsal. The code of a pull request gets no secret: without a key an app starts, but not with a wrong one. */
export function rehearsalVariables({ variables, wordpressUrl }: AppValues): { key: string; value: string }[] {
  return variables.map(({ name, holds }) => ({ key: name, value: holds === 'a secret' ? '' : wordpressUrl }));
}

/** The environment of a rehearsal on GitHub, for an app that needs variables: an input of the emulator. */
export function seedOf(values: AppValues): string {
  const variables = rehearsalVariables(values);
  if (variables.length === 0) return '';
  return `          seed: |
            accounts:
              - name: acme
                installs: [{ name: acmeprod }]
                apps:
                  - name: storefront
                    environments:
                      - displayName: Rehearsal
                        wpEnvironment: acmeprod
                        shellVariables:
                          # No secret: an empty key is a stand-in.
${indented(variables.map(({ key, value }) => `- { key: ${key}, value: '${value}' }`).join('\n'), 26)}`;
}
