import { isAccount } from './placeholders.js';

/**
 * @param {string} text
 * @returns {string} a version of three numbers
 * @throws {Error} for anything else
 */
export function readVersion(text) {
  if (/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/.test(text)) return text;
  throw new Error(
    `"${text}" is not a version. Write three numbers, such as 1.2.3: no "v" in front, no pre-release behind.`,
  );
}

/**
 * @param {string | undefined} text
 * @returns {string | undefined} name of an account on GitHub
 * @throws {Error} for anything that cannot be one
 */
export function readOwner(text) {
  if (text === undefined || isAccount(text)) return text;
  throw new Error(
    `"${text}" is not the name of an account on GitHub: up to 39 letters, digits and single hyphens, such as acme-inc.`,
  );
}
