import { once } from 'node:events';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const BUNDLE = fileURLToPath(new URL('../dist/emulator/index.js', import.meta.url));

/** The log of a step says by itself what is live, and where. */
const isShown = (/** @type {string} */ line) => !/ went live: http:\S+$/.test(line);

/**
 * Starts the local platform, which builds and runs what is uploaded.
 * @param {import('./lifetime.js').Lifetime} lifetime
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<{ details: Record<string, string>, ended: Promise<unknown> }>} the values of its JSON line
 */
export async function startPlatform(lifetime, environment) {
  const options = ['--port', '0', '--json', '--run-apps', '--watch-pid', String(process.pid)];
  // Not in the folder of the demo: what a killed platform left is ended by the next one that has its folder beside it.
  const env = { ...environment, TMPDIR: tmpdir() };
  // In a group of its own: the signals of a terminal reach the demo only, which then ends it.
  const child = lifetime.start(process.execPath, [BUNDLE, ...options], { env, detached: true }, isShown);
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) return { details: JSON.parse(line), ended };
  throw new Error('The local platform did not start.');
}

/**
 * The last upload: names of its files, and at which step its build failed, if it did.
 * @param {Record<string, string>} details
 * @returns {Promise<{ archive: { entries: string[] }, failure?: { step: string, message: string } } | undefined>}
 */
export async function readLastBuild(details) {
  const headers = { Authorization: `Bearer ${details['control-token']}` };
  const state = JSON.parse(await fetchText(`${details['control-url']}/state`, headers));
  return state.accounts[0].apps[0].environments[0].builds.at(-1);
}

/**
 * An address that opens the portal once, within 30 s. A browser is not started with the lasting one: every user of the machine
 * can read what a program is started with.
 * @param {Record<string, string>} details
 * @returns {Promise<string>}
 */
export async function requestPortalAddress(details) {
  const headers = { Authorization: `Bearer ${details['control-token']}` };
  return JSON.parse(await fetchText(`${details['control-url']}/portal`, headers, 'POST')).url;
}

/**
 * Not `fetch`: Node can be told to send all of that through a proxy, which cannot reach this machine.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {'GET' | 'POST'} method
 */
export async function fetchText(url, headers = {}, method = 'GET') {
  const [response] = await once(request(url, { agent: false, method, headers }).end(), 'response');
  return await text(response);
}
