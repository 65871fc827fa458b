import { newToken, sameSecret } from './identity.ts';

/** Query parameters of the addresses that open the portal. */
export const OPENING = { token: 'token', code: 'code' } as const;

/**
 * How the name of the cookie begins that opens a portal; the port of the platform follows. Browsers send cookies to every
 * port of a host: platforms beside each other have one each, and no site of an app may see or set any.
 */
export const PORTAL_COOKIE = 'headless-deploy-portal';

/** How a line on stderr begins that reports a misuse; the action that started the local platform looks for it. */
export const PORTAL_NOTICE = 'Portal: ';

/** How long a code opens the portal, in milliseconds. */
const CODE_LIFETIME_MS = 30_000;

/** Somebody else tried a code, or it was used once more: `other-user` with the number of that user, where it is known. */
export type CodeMisuse = { readonly kind: 'other-user'; readonly user?: number } | { readonly kind: 'used-again' };

/** What became of a code that others may have read, as a line for stderr. */
export function describeMisuse(misuse: CodeMisuse): string {
  if (misuse.kind === 'used-again')
    return `${PORTAL_NOTICE}The code of --open was used a second time, so all sessions of the portal have ended. If you did not do that, another user of this machine has read the code.`;
  const who = misuse.user === undefined ? 'Somebody else' : `Another user of this machine (uid ${misuse.user})`;
  return `${PORTAL_NOTICE}${who} tried the code of --open, and was refused.`;
}

interface Code {
  readonly value: string;
  readonly issued: number;
  isRedeemed: boolean;
  isOtherUserReported: boolean;
}

/**
 * What opens the portal: a token, for as long as the platform runs, and codes. A code may be seen by others, as a browser gets
 * it as an argument: it works once, for a short time, and for the user of the platform alone. No file could take its place: browsers
 * that come as a snap read none, and after its redirect they send no cookie that is `Strict`.
 */
export class PortalAccess {
  readonly token = newToken();
  #session = newToken();
  /** Those that still open something, or whose second use would end what they opened. */
  #codes: Code[] = [];
  readonly #onEnded: (() => void)[] = [];

  /**
   * @param onMisuse called once for each kind of misuse of each code that is not forgotten
   * @param now in milliseconds, by a clock that never jumps
   */
  constructor(
    private readonly onMisuse: (misuse: CodeMisuse) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The secret of all sessions that are open. */
  get session(): string {
    return this.#session;
  }

  /** All that nobody else may read. */
  get secrets(): readonly string[] {
    return [this.token, this.#session, ...this.#codes.map(({ value }) => value)];
  }

  /** The address that opens the portal. @param origin of the platform */
  url(origin: string): string {
    return addressOf(origin, OPENING.token, this.token);
  }

  /** An address that opens the portal once, within 30 s. Codes that were never used in that time are forgotten here. @param origin of the platform */
  issueCode(origin: string): string {
    const code: Code = { value: newToken(), issued: this.now(), isRedeemed: false, isOtherUserReported: false };
    this.#codes = [...this.#codes.filter((each) => each.isRedeemed || this.#isFresh(each)), code];
    return addressOf(origin, OPENING.code, code.value);
  }

  /**
   * Whether a code opens the portal now. One that was redeemed before ends all sessions, as nobody can tell which of the two
   * was meant to have it.
   * @param user that the connection belongs to; `own` for that of this process, undefined where it cannot be found out
   */
  redeem(given: string, user: number | 'own' | undefined): boolean {
    const code = this.#codes.find(({ value }) => sameSecret(given, value));
    if (code === undefined) return false;
    if (code.isRedeemed) {
      this.#endSessions();
      this.onMisuse({ kind: 'used-again' });
      return false;
    }
    if (user !== 'own') {
      if (!code.isOtherUserReported) this.onMisuse({ kind: 'other-user', ...(user === undefined ? {} : { user }) });
      code.isOtherUserReported = true;
      return false;
    }
    code.isRedeemed = this.#isFresh(code);
    return code.isRedeemed;
  }

  /** Calls `listener` when all sessions were ended. */
  onSessionsEnded(listener: () => void): void {
    this.#onEnded.push(listener);
  }

  #isFresh({ issued }: Code): boolean {
    return this.now() - issued <= CODE_LIFETIME_MS;
  }

  /** What their codes opened is closed: those can do no more harm. */
  #endSessions(): void {
    this.#session = newToken();
    this.#codes = this.#codes.filter(({ isRedeemed }) => !isRedeemed);
    for (const listener of this.#onEnded) listener();
  }
}

/** Browsers send cookies to every port of a host: the portal is on `localhost`, the sites of apps are on 127.0.0.1. */
function addressOf(origin: string, parameter: string, secret: string): string {
  const url = new URL(origin);
  url.hostname = 'localhost';
  return `${url.origin}/?${parameter}=${secret}`;
}
