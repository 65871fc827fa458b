/** Keys of the line that the local platform prints once it listens, and outputs of the action that starts it. */
export const DETAILS = [
  'headless-url',
  'base-url',
  'username',
  'password',
  'account',
  'app',
  'environment',
  'rebuild-webhook',
  'clean-rebuild-webhook',
  'purge-cache-webhook',
  'control-url',
  'control-token',
] as const;
/** The same, where there is a portal, and where apps are run. */
export const OPTIONAL_DETAILS = ['portal-url', 'site-url'] as const;
