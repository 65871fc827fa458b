import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { asThrown } from '../errors/thrown.ts';

const HOST = '127.0.0.1';
/** A machine or a container without IPv6. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** How often a free port of one address may be taken on the other. */
const MAX_ATTEMPTS = 10;

/** The platform listens. */
export interface Listening {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Settles when every connection has ended. */
  readonly close: () => Promise<void>;
}

/** Listens on 127.0.0.1. @param port 0 for any free one. @throws the error of the system when it is taken */
export async function listen(app: FastifyInstance, port: number): Promise<Listening> {
  return { origin: await app.listen({ host: HOST, port }), close: async () => await app.close() };
}

/**
 * Listens on 127.0.0.1 and, where there is IPv6, on the same port of [::1]: browsers try that first for `localhost`, so
 * another program that listened there would be sent the token of the portal.
 * @param port 0 for one that is free on both
 * @param ipv6Host an address that the machine does not have stands for one without IPv6
 * @throws the error of the system when it is taken on either
 */
export async function listenOnLocalhost(app: FastifyInstance, port: number, ipv6Host = '::1'): Promise<Listening> {
  await app.ready();
  for (let attempt = 1; ; attempt += 1) {
    const found = port === 0 ? await openIpv6(app.server, ipv6Host, 0) : undefined;
    try {
      const { origin } = await listen(app, found === undefined ? port : portOf(found));
      const ipv6 = found ?? (await openIpv6(app.server, ipv6Host, portOf(app.server)));
      return { origin, close: async () => void (await Promise.all([app.close(), ipv6 && closed(ipv6)])) };
    } catch (error) {
      found?.close();
      if (asThrown(error).code === 'EADDRINUSE' && found !== undefined && attempt < MAX_ATTEMPTS) continue;
      await app.close();
      throw error;
    }
  }
}

/** A server whose connections are those of another one. @returns undefined where there is no IPv6 */
async function openIpv6(server: HttpServer, host: string, port: number): Promise<Server | undefined> {
  const ipv6 = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  ipv6.listen({ host, port });
  try {
    await once(ipv6, 'listening');
  } catch (error) {
    if (NO_IPV6.has(asThrown(error).code ?? '')) return undefined;
    throw error;
  }
  return ipv6;
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
