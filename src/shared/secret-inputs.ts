/** What an input holds, which says what of it must not be shown. */
type SecretKind =
  | 'password'
  /** A webhook URL, or a part of one. */
  | 'webhook'
  | 'token'
  /** Variables of an app: their values. Those of a text that people read are hidden, by the action itself. */
  | 'variables';

/** Every input of every action that holds a secret. */
export const SECRET_INPUTS: ReadonlyMap<string, SecretKind> = new Map([
  ['password', 'password'],
  ['purge-cache-webhook', 'webhook'],
  ['url', 'webhook'],
  ['github-token', 'token'],
  ['shell-variables', 'variables'],
  ['env', 'variables'],
  ['env-from', 'variables'],
]);
