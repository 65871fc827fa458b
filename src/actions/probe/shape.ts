import type { EnvironmentAddress } from '../../platform/api/address.ts';
import { isUuid } from '../../platform/api/environment-reference.ts';
import { parseTimestamp } from '../../platform/api/builds.ts';
import { REGIONS, UPLOADABLE_BRANCH } from '../../platform/api/wire.ts';

/** What is kept of a value of JSON: its form, and nothing that could tell whose it is. */
type Shape =
  | { readonly type: 'null' | 'number' | 'integer' | 'deeper' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'string'; readonly upTo: number; readonly form?: string; readonly value?: string }
  | { readonly type: 'array'; readonly length: number; readonly entries: readonly Shape[] }
  | { readonly type: 'object'; readonly members: Readonly<Record<string, Shape>>; readonly unshown?: number };

/** The only texts that are kept as they are; the form of the issue names them. */
export const RECORDED_VALUES: ReadonlySet<string> = new Set([
  'UPLOADABLE',
  UPLOADABLE_BRANCH,
  'invalid_value',
  'too_large',
  ...REGIONS.map((region) => `regions/${region}`),
]);

/**
 * The only names of members that are kept: words of specifications and public documents, and such as APIs of this kind
 * have. Any other may be a name or a domain, which a service could use as a key.
 */
const KEYS: ReadonlySet<string> = new Set(
  `account accountId account_id annotations app appId apps archive branch build buildId buildState build_state builds
   cancelTime code commit commitMessage commitSha completeTime conditions count createTime createUser created createdAt
   created_at created_on deleteTime deployment deploymentState description detail details displayName documentation_url
   domain domains done endTime environment environments error errorMessage errors etag field finishTime finished finishedAt
   generation hostname id install installs items kind labels lastBuild latestBuild links liveBuild message metadata
   modifyTime name next nextPageToken nodeVersion number offset operation operations page pageSize pageToken parent
   parentEnvironment path phase previous primary provider reason reconciling region regions repository resource result
   results revision rootDirectory shellVariables site source stage startTime state states status statusMessage step steps
   success time title total totalCount totalSize total_count type uid unreachable updateTime updated updatedAt updated_at
   uploadable uri url user version wpEnvironment`.split(/\s+/),
);

/** Collections that resource names are made of (specification section 2.3, public documents), and what was asked for of each. */
const COLLECTIONS: ReadonlyMap<string, 'account' | 'app' | 'environment' | 'build' | undefined> = new Map([
  ['accounts', 'account'],
  ['apps', 'app'],
  ['environments', 'environment'],
  ['builds', 'build'],
  ['operations', undefined],
  ['regions', undefined],
]);

const MAX_DEPTH = 8;
const MAX_MEMBERS = 60;
/** Of a list, entries of different shapes. */
const MAX_SHAPES = 8;
/** Values that are looked at, of one document. */
const MAX_VALUES = 20_000;

/** Makes the shapes of one report: the same key that is not known gets the same number everywhere in it. */
export class Shaper {
  private readonly numbers = new Map<string, string>();
  private left = MAX_VALUES;

  /** @param address what was asked for: a name in a path is said to be that, or another */
  constructor(private readonly address: EnvironmentAddress & { readonly build: string }) {}

  /** The shape of a document. */
  shapeOf(document: unknown): Shape {
    this.left = MAX_VALUES;
    return this.shape(document, 0);
  }

  private shape(value: unknown, depth: number): Shape {
    this.left -= 1;
    if (value === null) return { type: 'null' };
    if (typeof value === 'boolean') return { type: 'boolean', value };
    if (typeof value === 'number') return { type: Number.isSafeInteger(value) ? 'integer' : 'number' };
    if (typeof value === 'string') return this.text(value);
    if (depth >= MAX_DEPTH || this.left <= 0) return { type: 'deeper' };
    return Array.isArray(value) ? this.list(value as unknown[], depth) : this.members(value as object, depth);
  }

  private list(list: readonly unknown[], depth: number): Shape {
    const shapes = new Map<string, Shape>();
    for (const item of list) {
      if (shapes.size >= MAX_SHAPES || this.left <= 0) break;
      const shape = this.shape(item, depth + 1);
      shapes.set(JSON.stringify(shape), shape);
    }
    return { type: 'array', length: list.length, entries: [...shapes.values()] };
  }

  private members(object: object, depth: number): Shape {
    const all = Object.entries(object);
    const shown = all
      .slice(0, MAX_MEMBERS)
      .map(([key, value]) => [this.keyOf(key), this.shape(value, depth + 1)] as const);
    const unshown = all.length - shown.length;
    return { type: 'object', members: Object.fromEntries(shown), ...(unshown > 0 ? { unshown } : {}) };
  }

  /** A number and no hash: whoever has a guess could make the hash of it. */
  private keyOf(key: string): string {
    if (KEYS.has(key)) return key;
    const number = this.numbers.get(key) ?? `other key ${this.numbers.size + 1}`;
    this.numbers.set(key, number);
    return number;
  }

  private text(text: string): Shape {
    const form = this.formOf(text);
    return {
      type: 'string',
      upTo: roundedUp(text.length),
      ...(form === undefined ? {} : { form }),
      ...(RECORDED_VALUES.has(text) ? { value: text } : {}),
    };
  }

  private formOf(text: string): string | undefined {
    if (isUuid(text)) return 'UUID';
    if (parseTimestamp(text) !== undefined) return 'date-time';
    if (/^https?:\/\//i.test(text)) return 'URL';
    const segments = text.split('/');
    const isPath = segments.length > 1 && segments.length <= 12 && segments.some((segment) => COLLECTIONS.has(segment));
    return isPath ? segments.map((segment, index) => this.segment(segment, segments[index - 1])).join('/') : undefined;
  }

  /** `{account}` for the one that was asked for, `{other}` for any other. */
  private segment(segment: string, before: string | undefined): string {
    const name = COLLECTIONS.get(before ?? '');
    if (name !== undefined) return this.address[name] === segment ? `{${name}}` : '{other}';
    return COLLECTIONS.has(segment) ? segment : '{other}';
  }
}

/** 0, or the next power of two: an exact length could tell which name it is of. */
function roundedUp(length: number): number {
  return length === 0 ? 0 : 2 ** Math.ceil(Math.log2(length));
}
