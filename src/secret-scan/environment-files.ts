/**
 * Last part of the name of an environment file with real values. Anything else may be a template (`example`, `sample`,
 * `dist`, ...) or encrypted (`vault`).
 */
const STAGES = new Set(
  (
    'local production prod live staging stage preview preprod development dev test testing qa uat ci ' +
    'keys secret secrets private'
  ).split(' '),
);

/**
 * Whether a file is an environment file by its name: `.env`, `.env.production`, `.env.anything.local`. In any case, as
 * Windows and macOS find it in any.
 */
export function isEnvironmentFile(fileName: string): boolean {
  const name = fileName.toLowerCase();
  if (name === '.env') return true;
  return name.startsWith('.env.') && STAGES.has(name.slice(name.lastIndexOf('.') + 1));
}
