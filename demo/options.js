const ALLOWED = ['--open', '--help'];

const USAGE = `Deploys demo/site to the local platform twice, with nothing installed and without the network.

  npm run demo             prints what a user of the action sees, and ends
  npm run demo -- --open   leaves the site running at the end, and opens it and the portal; Ctrl-C ends it`;

/**
 * Reads the command line, without node and script.
 * @param {string[]} args
 * @returns {{ kind: 'run', staysOpen: boolean } | { kind: 'help', text: string } | { kind: 'mistake', text: string }}
 */
export function readOptions(args) {
  const unknown = args.filter((arg) => !ALLOWED.includes(arg)).map((arg) => JSON.stringify(arg));
  if (unknown.length > 0)
    return { kind: 'mistake', text: `Unknown option ${unknown.join(', ')}. Allowed: ${ALLOWED.join(', ')}.` };
  if (args.includes('--help')) return { kind: 'help', text: USAGE };
  return { kind: 'run', staysOpen: args.includes('--open') };
}
