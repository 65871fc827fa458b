import dns from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * How long one address of several may take to connect, in milliseconds. Node tries them in turn and gives each 250 ms, which
 * a distant host can need for one handshake: then a second round follows. The first stays that short, because an IPv6
 * address whose packets get lost must not cost seconds.
 */
const ATTEMPT_MS = { first: 250, second: 2500 } as const;
type Round = keyof typeof ATTEMPT_MS;

/** The second round is for so many addresses, and the last one, which has all the time that is left. */
const FIRST_ADDRESSES = 3;

/**
 * Addresses that every system refuses to connect to at once (broadcast, and multicast without a group). Node sets a limit
 * for each address but the last; behind these the last real one has a limit, too. There is one of each family because
 * node tries the families by turns.
 */
const NOWHERE: readonly LookupAddress[] = [
  { address: '255.255.255.255', family: 4 },
  { address: 'ff00::', family: 6 },
];

/** What took the last connection to each host name of this process. */
const connected = new Map<string, { readonly address: string; readonly round: Round }>();

/** One round of attempts to connect to the addresses of a host. */
export class ConnectRound {
  /** The host's name has more than one address. */
  private hasSeveral = false;

  /** @param lookup finds the addresses; `dns.lookup` when not given */
  constructor(
    private readonly hostname: string,
    private readonly lookup: LookupFunction = dns.lookup,
    private readonly round: Round = connected.get(hostname)?.round ?? 'first',
  ) {}

  /** For any agent: node passes them to `net.connect`. */
  get options() {
    return {
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ATTEMPT_MS[this.round],
      lookup: ((hostname, options, callback) =>
        this.lookup(hostname, options, (error, found, family) => {
          if (error !== null || typeof found === 'string') callback(error, found, family);
          else callback(null, this.inTurn(found));
        })) satisfies LookupFunction,
    };
  }

  /** The round after one in which no address could be connected to. @returns undefined after the second, and for one address */
  get next(): ConnectRound | undefined {
    return this.round === 'first' && this.hasSeveral
      ? new ConnectRound(this.hostname, this.lookup, 'second')
      : undefined;
  }

  /** Remembers what took a connection, so that it is tried first from now on. */
  remember(address: string): void {
    if (this.hasSeveral) connected.set(this.hostname, { address, round: this.round });
  }

  /** The addresses to try, in this order. */
  private inTurn(found: readonly LookupAddress[]): LookupAddress[] {
    const known = connected.get(this.hostname)?.address;
    const byAddress = new Map(found.map((entry) => [entry.address, entry]));
    const addresses = [...byAddress.values()].sort(
      (one, other) => Number(other.address === known) - Number(one.address === known),
    );
    this.hasSeveral = addresses.length > 1;
    if (!this.hasSeveral) return addresses;
    if (this.round === 'first') return [...addresses, ...NOWHERE];
    return addresses.filter((_, index) => index < FIRST_ADDRESSES || index === addresses.length - 1);
  }
}
