import type { AppVariable } from '../../shared/apps/frameworks.ts';
import { packagesOf } from './deploy-plan.ts';
import { findFramework, manifestIn } from './detect.ts';
import { indented } from './pipelines/yaml.ts';
import type { Repository } from './repository.ts';

/** What an app reads from its environment. */
export interface AppValues {
  /** Empty where the app reads none. */
  readonly wordpressUrl: string;
  /** What its framework needs, and what holds an address of WordPress. */
  readonly variables: readonly AppVariable[];
}

/** What an app needs that is in its framework, or in files of it and of packages that it depends on. @param app its folder, from the top */
export function variablesOf(
  repository: Pick<Repository, 'files' | 'wordPressReads'>,
  app: string,
): readonly AppVariable[] {
  const manifest = manifestIn(repository, app);
  const ofFramework = (manifest && findFramework(manifest)?.variables) ?? [];
  const folders = [app, ...packagesOf(repository, app).map(({ folder }) => folder)];
  const paths = new Map<string, string | undefined>();
  for (const { file, name, path } of repository.wordPressReads)
    if (folders.some((folder) => folder === '' || file.startsWith(`${folder}/`)))
      paths.set(name, paths.get(name) ?? path);
  const read = [...paths].map(([name, path]): AppVariable => ({
    name,
    holds: 'the address of WordPress',
    from: `the address of its WordPress site${path ? `, followed by ${path}` : ''}`,
    path,
  }));
  return [...ofFramework, ...read.filter(({ name }) => !ofFramework.some((each) => each.name === name))];
}

/** Where WordPress answers below its address: WPGraphQL (wpgraphql.com), and the REST API. */
const API_PATH = /\/(?:graphql|wp-json(?:\/[\w.-]+)*)$/;

/**
 * The address of the site where somebody gave that of an API, which then is what the variables get of which nothing says
 * what they hold, unless it is known of another one.
 */
export function atSite(
  address: string,
  variables: readonly AppVariable[],
): { readonly site: string; readonly variables: readonly AppVariable[] } {
  const known = variables.find(({ path }) => path && address.endsWith(path))?.path;
  const ending = known ?? API_PATH.exec(address)?.[0] ?? '';
  const site = address.slice(0, address.length - ending.length);
  if (known !== undefined || ending === '') return { site, variables };
  return { site, variables: variables.map((each) => (isUnclear(each) ? { ...each, path: ending } : each)) };
}

/** Whether nothing says what a variable wants after the address. */
function isUnclear(variable: AppVariable): boolean {
  return 'path' in variable && variable.path === undefined;
}

/** What a person has to see to in files that give an app its variables. */
export function describeGaps({ variables, wordpressUrl, kinds }: AppValues & { kinds: readonly string[] }): string[] {
  const unclear = variables.filter((each) => wordpressUrl !== '' && isUnclear(each));
  const keys = variables.filter(({ holds }) => kinds.includes('rehearsal') && holds === 'a secret');
  return [
    ...unclear.map(
      ({ name }) =>
        `${name} gets the address of the site: add a path, such as /graphql or /wp-json, if the app needs one.`,
    ),
    ...keys.map(
      ({ name }) =>
        `A rehearsal has no ${name}: where the build makes possibleTypes.json, turn on "Enable Public Introspection" (GraphQL, Settings).`,
    ),
  ];
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
  return variables.map(({ name, holds, path = '' }) => `${name}=${holds === 'a secret' ? secret(name) : url + path}`);
}

/** The same of a rehearsal. The code of a pull request gets no secret: without a key an app starts, but not with a wrong one. */
export function rehearsalVariables({ variables, wordpressUrl }: AppValues): { key: string; value: string }[] {
  return variables.map(({ name, holds, path = '' }) => ({
    key: name,
    value: holds === 'a secret' ? '' : wordpressUrl + path,
  }));
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
${variables.some(({ value }) => value === '') ? '                          # No secret: an empty key is a stand-in.\n' : ''}${indented(variables.map(({ key, value }) => `- { key: ${key}, value: '${value}' }`).join('\n'), 26)}`;
}
