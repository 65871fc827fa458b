/**
 * `npm run rehearse -- PATH`, `npm run init -- PATH` and `npm run emulator`: npm runs a script in the folder of the project, and PATH is relative to
 * the one that the user is in. With `node --` in package.json, Node leaves `--env-file` alone, the former name of `--env-from`.
 */
process.chdir(process.env['INIT_CWD'] ?? '.');
void import(new URL('../dist/cli/index.js', import.meta.url).href);
