import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutGoal } from './limits.js';
import { measure, median } from './measure.js';
import { PEERS } from './peers.js';

/** Each way, in milliseconds. */
const DELAY = 50;
const FILES = 300;
const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Whole deploys of a small site over TLS and a slow link, in turns with `zip` and `curl`.
 * @param {{ cache: string, rounds: number }} options
 * @returns {Promise<import('./limits.js').Limit[]>} none where zip, curl or openssl is not installed
 */
export async function measureSlowLink({ cache, rounds }) {
  if (['zip', 'curl', 'openssl'].some((program) => spawnSync('which', [program]).status !== 0)) return [];
  const folder = path.join(cache, 'slow-link');
  const cert = makeCertificate(folder);
  const tree = makeSite(path.join(cache, 'trees', `site-${FILES}`));
  const sink = spawn(process.execPath, [path.join(here, 'sink.js'), folder, String(DELAY)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = String(await once(sink.stdout, 'data')).trim();
    const peers = ['headless-deploy', 'zip + curl'].map((name) => {
      const peer = PEERS.find((one) => one.name === name && one.kind === 'deploy');
      if (peer === undefined) throw new Error(`the benchmark does not know ${name}`);
      const trust = `export NODE_EXTRA_CA_CERTS='${cert}' CURL_CA_BUNDLE='${cert}'`;
      return { name, kind: peer.kind, command: `${trust}; ${peer.command}` };
    });
    const runs = Array.from({ length: rounds * 3 }, () =>
      peers.map((peer) => measure(peer, { tree, cache, url }).seconds),
    );
    const [ours = 0, theirs = 0] = peers.map((_, index) => median(runs.map((run) => run[index] ?? 0)));
    return [
      withoutGoal(
        `Deploy of ${FILES} files over TLS, ${DELAY} ms each way`,
        `${ours.toFixed(2)} s, ${(ours / theirs).toFixed(1)} × the time of zip + curl`,
      ),
    ];
  } finally {
    sink.kill();
  }
}

/** @param {string} folder @returns path of a certificate for localhost, with its key beside it */
function makeCertificate(folder) {
  mkdirSync(folder, { recursive: true });
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  const forLocalhost = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '365'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const options = ['req', '-x509', ...curve, ...forLocalhost, '-keyout', key, '-out', cert];
  execFileSync('openssl', options, { stdio: 'ignore' });
  return cert;
}

/** @param {string} folder */
function makeSite(folder) {
  if (existsSync(folder)) return folder;
  const temp = `${folder}.new`;
  rmSync(temp, { recursive: true, force: true });
  mkdirSync(path.join(temp, 'src'), { recursive: true });
  writeFileSync(path.join(temp, 'package.json'), '{"scripts":{"build":"true","start":"node src/file-0.js"}}');
  writeFileSync(path.join(temp, 'package-lock.json'), '{}');
  for (let index = 0; index < FILES - 2; index += 1) {
    const lines = Array.from({ length: 60 }, (_, line) => `export const value${index}x${line} = ${index * line};\n`);
    writeFileSync(path.join(temp, 'src', `file-${index}.js`), lines.join(''));
  }
  renameSync(temp, folder);
  return folder;
}
