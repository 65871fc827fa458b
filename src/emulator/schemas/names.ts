/** Names of accounts and apps. The specification shows no rule: this one keeps them fit for a path. */
export const NAME_RULE = {
  pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/u,
  says: 'a string of 1 to 63 letters, digits, "-" and "_" that starts with a letter or digit',
};

/** Names of WordPress installs, as public documents give them. */
export const INSTALL_NAME_RULE = {
  pattern: /^[a-z][a-z0-9]{2,13}$/u,
  says: 'a string of 3 to 14 lower-case letters and digits that starts with a letter',
};

/** Names of environments, for people. */
export const DISPLAY_NAME_RULE = {
  pattern: /^\S(?:.*\S)?$/u,
  longest: 100,
  says: 'a string of 1 to 100 characters on one line, without white space at its ends',
};

/** Names of environment variables. */
export const VARIABLE_NAME_RULE = {
  pattern: /^[A-Za-z_][A-Za-z0-9_]*$/u,
  longest: 200,
  says: 'a string of letters, digits and "_" that does not start with a digit',
};

/** Host names. */
export const HOSTNAME_RULE = {
  pattern: /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/u,
  longest: 253,
  says: 'a host name',
};
