import type { AppVariable } from '../../shared/frameworks.ts';
import { replaceOnce } from './samples.ts';
import { indented } from './yaml.ts';

/** What an app reads from its environment. */
export interface AppValues {
  /** Empty where the app reads none. */
  readonly wordpressUrl: string;
  /** What its framework needs. */
  readonly variables: readonly AppVariable[];
}

/** The shell variables of a preview: those of the framework, or the one of the sample where a site was named. */
export function withShellVariables(text: string, { variables, wordpressUrl }: AppValues): string {
  const line = /^ {12}WORDPRESS_URL=.*\n/;
  if (variables.length > 0)
    return replaceOnce(text, line, (found) =>
      variables
        .map(({ name, holds }) =>
          holds === 'a secret'
            ? `            ${name}=\${{ secrets.${name} }}\n`
            : found.replace('WORDPRESS_URL=', `${name}=`),
        )
        .join(''),
    );
  if (wordpressUrl !== '') return text;
  const without = replaceOnce(text, /^ {10}shell-variables: \|\n {12}WORDPRESS_URL=.*\n/, () => '');
  return replaceOnce(without, /^ {2}WORDPRESS_URL: .*\n/, () => '');
}

/** The environment of a rehearsal, for an app that needs variables. The code of the pull request gets no secret. */
export function seedOf({ variables, wordpressUrl }: AppValues): string {
  if (variables.length === 0) return '';
  const lines = variables.flatMap(({ name, holds }) =>
    holds === 'a secret'
      ? [
          '# A stand-in: without a key the app builds and starts, but not with a wrong one.',
          `- { key: ${name}, value: '' }`,
        ]
      : [`- { key: ${name}, value: '${wordpressUrl}' }`],
  );
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
${indented(lines.join('\n'), 26)}`;
}
