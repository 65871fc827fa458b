import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type http from 'node:http';
import type { Socket } from 'node:net';
import { readEarlyResponse } from './early-response.ts';
import { TLS_OPTIONS } from './tls-options.ts';

/** Longest time that each phase of an exchange may take without getting further, in milliseconds. */
export interface PhaseLimits {
  /** Name lookup and TCP handshake. */
  readonly connect: number;
  readonly tls: number;
  /** From one piece of the body that the socket takes to the next. */
  readonly progress: number;
  /** From the last byte of the request to the head of the reply, and from one piece of the reply to the next. */
  readonly reply: number;
  /** How long a body waits for `100 Continue` before it is sent all the same (RFC 9110 section 10.1.1). */
  readonly expect: number;
}

export const PHASE_LIMITS: PhaseLimits = {
  connect: 10_000,
  tls: 10_000,
  progress: 60_000,
  reply: 300_000,
  expect: 1000,
};

export type Phase = 'connect' | 'tls' | 'body' | 'reply';

/** Follows one request from the first lookup to the reply, and ends it when a phase takes too long. */
export class RequestPhases {
  phase: Phase = 'connect';
  /** Node has the last byte of the request. Whether it has left this machine is not known in time. */
  private hasLastByte = false;
  /** The proxy's own refusal of the tunnel, as an HTTP status. */
  proxyRefusal: number | undefined;
  /** The phase that ran out of time. */
  expired: Phase | undefined;
  private readonly expiry = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private release: () => void = () => undefined;
  private current: ClientRequest | undefined;
  private isClosed = false;
  private connect: () => void = () => undefined;
  /** Resolves once there is a connection; never where there is none. */
  readonly connected = new Promise<void>((resolve) => (this.connect = resolve));
  /** Resolves when the body may be sent: on `100 Continue`, or when the host does not answer `Expect` in time. */
  readonly bodyAllowed: Promise<void>;

  /** @param client node's own for the scheme, and whether a TLS handshake belongs to it */
  constructor(
    private readonly client: Pick<typeof http, 'request'>,
    private readonly secure: boolean,
    private readonly limits: PhaseLimits,
    private readonly expectContinue: boolean,
  ) {
    this.bodyAllowed = expectContinue ? new Promise((resolve) => (this.release = resolve)) : Promise.resolve();
    this.arm(limits.connect);
  }

  /** Aborted when a phase takes too long. */
  get signal(): AbortSignal {
    return this.expiry.signal;
  }

  /**
   * Whether the host may have the whole request: from when node has its last byte, once there is a connection. The event
   * that it was written comes too late: on a busy machine a host has read a small body, kept it and cut the connection
   * before that.
   */
  get sent(): boolean {
    return this.hasLastByte && (this.phase === 'body' || this.phase === 'reply');
  }

  /** Whether there is a connection that takes the body. */
  get isConnected(): boolean {
    return !this.isClosed && (this.phase === 'body' || this.phase === 'reply');
  }

  /** To be called before the last piece of the body is written, and at once where there is no body. */
  beforeLastByte(): void {
    this.hasLastByte = true;
  }

  /** axios `transport`: makes the request with node's own client, so that its events can be followed. */
  request(options: RequestOptions, onReply: (reply: IncomingMessage) => void): ClientRequest {
    // Here, too: through a proxy the options of the request are those of the host's TLS.
    const request = this.client.request({ ...options, ...TLS_OPTIONS } as RequestOptions, onReply);
    this.current = request;
    request.on('socket', (socket: Socket) => this.follow(socket));
    // Without this the proxy's refusal would pass for an answer of the host (https-proxy-agent returns it as one).
    request.on('proxyConnect', ({ statusCode }: { statusCode: number }) => {
      if (statusCode === 200) return;
      this.proxyRefusal = statusCode;
      request.destroy();
    });
    request.on('continue', () => this.release());
    request.on('finish', () => {
      // node emits this also for a request whose connection failed before one byte of it could leave.
      if (this.phase === 'connect' || this.phase === 'tls') return;
      this.enter('reply', this.limits.reply);
    });
    // 101 takes the connection away from HTTP, which nobody asked for; without this node would drop it in silence.
    request.on('upgrade', (reply: IncomingMessage, socket: Socket) => {
      this.enter('reply', this.limits.reply);
      onReply(reply);
      socket.destroy();
      reply.destroy();
    });
    request.on('response', () => this.enter('reply', this.limits.reply));
    request.on('close', () => {
      this.isClosed = true;
      this.release();
    });
    // With Expect the head goes out now and the body later; node would hold the head back until the first write.
    if (this.expectContinue) request.flushHeaders();
    return request;
  }

  /** The socket took, or the host sent, another piece. Before there is a connection, it only waits in memory. */
  advanced(): void {
    if (this.phase === 'body') this.arm(this.limits.progress);
    else if (this.phase === 'reply') this.arm(this.limits.reply);
  }

  /** Lets go of the socket: a reply that came early leaves a request behind that is not finished. */
  end(): void {
    clearTimeout(this.timer);
    this.release();
    this.current?.destroy();
  }

  private follow(socket: Socket): void {
    readEarlyResponse(socket);
    const ready = (): void => {
      if (this.phase === 'reply') return;
      this.enter('body', this.limits.progress);
      this.connect();
      if (this.expectContinue) setTimeout(() => this.release(), this.limits.expect).unref();
    };
    const connected = (): void => {
      if (!this.secure) return ready();
      this.enter('tls', this.limits.tls);
      socket.once('secureConnect', ready);
    };
    if (socket.connecting) socket.once('connect', connected);
    else connected();
  }

  private enter(phase: Phase, limit: number): void {
    this.phase = phase;
    this.arm(limit);
  }

  private arm(limit: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.expired = this.phase;
      this.expiry.abort();
    }, limit);
  }
}
