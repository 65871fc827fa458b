import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { GOOD } from './calls.ts';
import { PLATFORM_EXAMPLE } from './certificate.ts';
import { faultServer } from './server.ts';
import type { Fault, FaultServer } from './server.ts';
import { makeFolder } from '../git/folders.ts';
import { runBundle } from '../processes/run-bundle.ts';
import type { BundleRun } from '../processes/run-bundle.ts';

export const PROXY_PASSWORD = 'pr0xy/pass:w@rd%';

export interface Proxied {
  readonly proxy: FaultServer;
  readonly host: FaultServer;
  /** Certificate of the host as a file, for NODE_EXTRA_CA_CERTS. */
  readonly authority: string;
}

const answerWell: Fault = async (peer) => {
  await peer.bodyIn();
  peer.reply(200, peer.head.startsWith('GET') ? GOOD.list : GOOD.upload);
};

/** The platform, as an https host with a certificate of its own; `answer` replaces its good answers. */
export async function exampleHost(answer?: Fault): Promise<FaultServer> {
  return await faultServer(answer ?? answerWell, { tls: true, certificate: PLATFORM_EXAMPLE });
}

/**
 * A proxy that leads every tunnel to one host, whatever name was asked for. With `tls` it speaks TLS to its clients, by the
 * certificate for this machine.
 * @param refusal status for the CONNECT with this number, or undefined to let it through
 */
export async function connectProxy(
  host: FaultServer,
  {
    refusal = () => undefined,
    tls = false,
  }: { refusal?: (number: number, head: string) => number | undefined; tls?: boolean } = {},
): Promise<FaultServer> {
  const lead: Fault = async (peer) => {
    await peer.headIn();
    const status = refusal(peer.number, peer.head);
    if (status !== undefined) return peer.reply(status);
    const tunnel = connect(host.port, '127.0.0.1', () => {
      peer.socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      peer.socket.pipe(tunnel).pipe(peer.socket);
    });
    tunnel.on('error', () => peer.socket.destroy());
    peer.socket.on('close', () => tunnel.destroy());
  };
  return await faultServer(lead, { tls });
}

export function authorityFile(): string {
  const file = path.join(makeFolder('authority'), 'ca.pem');
  writeFileSync(file, PLATFORM_EXAMPLE.cert);
  return file;
}

/** Lists installs of https://platform.example as a process with these variables. */
export async function listThrough(
  variables: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<BundleRun> {
  return await runBundle('installs', {
    workspace: makeFolder('workspace'),
    inputs: { 'base-url': 'https://platform.example', username: 'user', password: 'pass-of-the-api', ...inputs },
    variables: { NODE_EXTRA_CA_CERTS: authorityFile(), ...variables },
  });
}

export function tunnelsTo({ peers }: FaultServer): string[] {
  return peers.map(({ head }) => /^CONNECT (\S+)/.exec(head)?.[1] ?? head);
}

/** `user:password` in the Proxy-Authorization header, decoded. */
export function credentialsOf(head: string): string | undefined {
  const pair = /^proxy-authorization: Basic (\S+)$/im.exec(head)?.[1];
  return pair === undefined ? undefined : Buffer.from(pair, 'base64').toString('utf8');
}
