import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type http from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import { readEarlyResponse } from './early-response.ts';
import { ExpectGate } from './expect-gate.ts';

/** Longest time that each phase of an exchange may take without progress, in milliseconds. */
export interface PhaseLimits {
  /** Name lookup and TCP handshake. */
  readonly connect: number;
  readonly tls: number;
  /** From one piece of the body that the socket takes to the next. */
  readonly progress: number;
  /** From the last byte of the request to the head of the reply, and from one piece of the reply to the next. */
  readonly reply: number;
  /** How long a body waits for `100 Continue` before it is sent anyway (RFC 9110 section 10.1.1). */
  readonly expect: number;
}

export const PHASE_LIMITS: PhaseLimits = {
  connect: 10_000,
  tls: 10_000,
  progress: 60_000,
  reply: 300_000,
  expect: 1000,
};

/** Longest head of an answer, in bytes. Node's own limit of 16 KiB is below what some hosts send in cookies and policies. */
const MAX_HEAD_BYTES = 64 * 1024;

export type Phase = 'connect' | 'tls' | 'body' | 'reply';

/** What happens to a request. `ready`: there is a connection that takes the body. `written`: node has written all of it. */
type PhaseEvent = 'handshake' | 'ready' | 'written' | 'replied';

/**
 * The phase that follows a phase on an event; an event that is not listed changes nothing. Node reports `written` also
 * for a request whose connection failed before one byte of it could leave.
 */
const TRANSITIONS: Readonly<Record<Phase, Readonly<Partial<Record<PhaseEvent, Phase>>>>> = {
  connect: { handshake: 'tls', ready: 'body', replied: 'reply' },
  tls: { ready: 'body', replied: 'reply' },
  body: { written: 'reply', replied: 'reply' },
  // Either restarts the time limit.
  reply: { written: 'reply', replied: 'reply' },
};

/** Follows one request from the first lookup to the reply, and ends it when a phase takes too long. */
export class RequestPhases {
  phase: Phase = 'connect';
  /** The proxy's own refusal of the tunnel, as an HTTP status. */
  proxyRefusal: number | undefined;
  /** The address that took the connection: of the proxy, where there is one. */
  remoteAddress: string | undefined;
  /** What node's parser calls an answer that is not HTTP. */
  parserCode: string | undefined;
  /** The bytes in which it found that. */
  unreadable: Buffer | undefined;
  /** The phase that ran out of time. */
  expired: Phase | undefined;
  /** Node has the last byte of the request. Whether it has left this machine is not known in time. */
  private hasLastByte = false;
  private isClosed = false;
  private readonly expiry = new AbortController();
  private readonly gate: ExpectGate;
  private timer: NodeJS.Timeout | undefined;
  private current: ClientRequest | undefined;
  private resolveConnected: () => void = () => undefined;
  /** Resolves once there is a connection; never where there is none. */
  readonly connected = new Promise<void>((resolve) => (this.resolveConnected = resolve));

  /** @param client node's own for the scheme. @param tls options of the handshake, where one belongs to it */
  constructor(
    private readonly client: Pick<typeof http, 'request'>,
    private readonly tls: ConnectionOptions | undefined,
    private readonly limits: PhaseLimits,
    expectContinue: boolean,
  ) {
    this.gate = new ExpectGate(expectContinue);
    this.restartTimer();
  }

  /** Aborted when a phase takes too long. */
  get signal(): AbortSignal {
    return this.expiry.signal;
  }

  /** Resolves when the body may be sent. */
  get bodyAllowed(): Promise<void> {
    return this.gate.opened;
  }

  /**
   * Whether the host may have the whole request: from when node has its last byte, once there is a connection. The event
   * that it was written comes too late: on a busy machine a host has read a small body, kept it and cut the connection
   * before that.
   */
  get sent(): boolean {
    return this.hasLastByte && this.hasConnection;
  }

  /** Whether the header went out alone, and the body still waits for an answer to `Expect`. */
  get isBodyHeld(): boolean {
    return this.hasConnection && this.gate.isHolding;
  }

  /** Whether there is a connection that takes the body. */
  get isConnected(): boolean {
    return !this.isClosed && this.hasConnection;
  }

  private get hasConnection(): boolean {
    return this.phase === 'body' || this.phase === 'reply';
  }

  /** To be called before the last piece of the body is written, and at once where there is no body. */
  beforeLastByte(): void {
    this.hasLastByte = true;
  }

  /** axios `transport`: makes the request with node's own client, so that its events can be followed. */
  request(options: RequestOptions, onReply: (reply: IncomingMessage) => void): ClientRequest {
    // Set here as well: through a proxy the options of the request are those of the host's TLS.
    const ours = { ...options, ...this.tls, maxHeaderSize: MAX_HEAD_BYTES } as RequestOptions;
    const request = this.client.request(ours, onReply);
    this.current = request;
    request.on('socket', (socket: Socket) => this.followSocket(socket));
    // Without this the proxy's refusal would pass for an answer of the host (https-proxy-agent returns it as one).
    request.on('proxyConnect', ({ statusCode }: { statusCode: number }) => {
      if (statusCode === 200) return;
      this.proxyRefusal = statusCode;
      request.destroy();
    });
    request.on('finish', () => this.apply('written'));
    request.on('response', () => this.apply('replied'));
    // Node keeps the first of several, and an edge may add its own to that of the host.
    request.prependListener('response', ({ headers, headersDistinct: { server } }: IncomingMessage) => {
      if (server !== undefined) headers.server = server.join(', ');
    });
    // 101 takes the connection away from HTTP, which nobody asked for; without this node would drop it in silence.
    request.on('upgrade', (reply: IncomingMessage, socket: Socket) => {
      this.apply('replied');
      onReply(reply);
      socket.destroy();
      reply.destroy();
    });
    // An error in the body of a reply comes here alone: that of the reply tells of a cut.
    request.on('error', ({ code = '', rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }) => {
      if (!code.startsWith('HPE_')) return;
      this.parserCode = code;
      this.unreadable = rawPacket;
    });
    request.on('close', () => (this.isClosed = true));
    this.gate.follow(request);
    return request;
  }

  /** The socket took, or the host sent, another piece. Before there is a connection, it only waits in memory. */
  advanced(): void {
    if (this.hasConnection) this.restartTimer();
  }

  /** Closes the socket: after an early reply the request is still unfinished. */
  end(): void {
    clearTimeout(this.timer);
    this.gate.release();
    this.current?.destroy();
  }

  private followSocket(socket: Socket): void {
    readEarlyResponse(socket);
    const ready = (): void => {
      if (!this.apply('ready')) return;
      this.resolveConnected();
      this.gate.startTimer(this.limits.expect);
    };
    const connected = (): void => {
      this.remoteAddress = socket.remoteAddress;
      if (this.tls === undefined) return ready();
      this.apply('handshake');
      socket.once('secureConnect', ready);
    };
    if (socket.connecting) socket.once('connect', connected);
    else connected();
  }

  /** @returns whether the event changed the phase, or restarted it */
  private apply(event: PhaseEvent): boolean {
    const next = TRANSITIONS[this.phase][event];
    if (next === undefined) return false;
    this.phase = next;
    this.restartTimer();
    return true;
  }

  private restartTimer(): void {
    clearTimeout(this.timer);
    const expire = (): void => {
      if (this.timer !== timer) return;
      this.expired = this.phase;
      this.expiry.abort();
    };
    // After a pause of the whole machine or process, what has come meanwhile is read first.
    const timer = setTimeout(() => setImmediate(expire), this.limits[this.phase === 'body' ? 'progress' : this.phase]);
    this.timer = timer;
  }
}
