import type { Environment } from '../../state/model.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** How this machine reaches the network: behind a proxy, `npm ci` fails without them. */
export const NETWORK_VARIABLES = [
  'NODE_EXTRA_CA_CERTS',
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
] as const;

/** Keeps npm, wherever an app calls it, from what is not about the app: who asks for money, and that there is a newer npm. */
const NPM_SETTINGS = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

/**
 * All that the programs of an app get.
 * @param machine the variables of this process
 * @param own those of the environment; they cannot change PATH, HOME and TMPDIR
 * @param temporary folder for temporary files
 */
export function programVariables(
  machine: Variables,
  own: Readonly<Record<string, string>>,
  temporary: string,
): Record<string, string> {
  // Programs read both cases of a name.
  const taken = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const network = NETWORK_VARIABLES.flatMap((name) =>
    machine[name] === undefined || taken.has(name.toLowerCase()) ? [] : [[name, machine[name]]],
  );
  const { PATH = '', HOME = '' } = machine;
  return {
    ...NPM_SETTINGS,
    ...(Object.fromEntries(network) as Record<string, string>),
    ...own,
    PATH,
    HOME,
    TMPDIR: temporary,
  };
}

/** Values of shell variables by their names. */
export function valuesOf(
  variables: readonly { readonly key: string; readonly value: string }[],
): Record<string, string> {
  return Object.fromEntries(variables.map(({ key, value }) => [key, value]));
}

/** Their values are what a log is about: a port that an app listens on, a mode that it is built for. */
const PLAIN_NAMES = new Set(['PORT', 'HOST', 'NODE_ENV']);
/** Everyday words, which hide more than they protect. */
const PLAIN_WORDS = new Set(
  'production development test staging local localhost true false yes no on off none debug info warn error'.split(' '),
);
/** A number of this name may be a secret, however short. */
const SECRET_NAME = /PASS|PWD|SECRET|TOKEN|KEY|PIN|AUTH|CRED|DSN/i;

/** What no log may show. */
export function secretsOf({ shellVariables }: Pick<Environment, 'shellVariables'>, machine: Variables): string[] {
  const hidden = shellVariables.filter(
    ({ key, value }) =>
      !PLAIN_NAMES.has(key) &&
      !PLAIN_WORDS.has(value.trim().toLowerCase()) &&
      (!/^\d{1,5}$/.test(value) || SECRET_NAME.test(key)),
  );
  return [...hidden.map(({ value }) => value), ...proxyCredentials(machine)];
}

/** Credentials of a proxy (`http://user:password@proxy:3128`): no log may show them. */
export function proxyCredentials(machine: Variables): string[] {
  return NETWORK_VARIABLES.flatMap((name) => {
    const pair = /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?([^/]+)@/iu.exec(machine[name] ?? '')?.[1];
    return pair === undefined ? [] : [pair, decoded(pair)].flatMap((text) => [text, text.slice(text.indexOf(':') + 1)]);
  });
}

/** As programs read it, and send it in base64. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
