/**
 * `npm run init -- PATH`: npm runs a script in the folder of the project, and PATH is relative to the one that the user is
 * in.
 */
process.chdir(process.env['INIT_CWD'] ?? '.');
process.argv.splice(2, 0, 'init');
void import(new URL('../dist/cli/index.js', import.meta.url).href);
