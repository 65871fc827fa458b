import { InvalidInputError } from '../../../shared/errors.ts';
import type { StepError } from '../../../shared/errors.ts';
import { andMore, countOf, formatDuration } from '../../../shared/text/format.ts';
import { messageOnOneLine } from '../../../shared/text/quoted-lines.ts';
import { ENDINGS } from '../ending.ts';
import type { Ending, FinishedStep } from '../ending.ts';
import type { Commit } from './commit.ts';
import { titleOf } from '../advice/error-codes.ts';
import { callout, code, element, join, link, quoted, text } from './html.ts';
import type { Html } from './html.ts';

/** A fact by its name. One without a value is not shown. */
export type Row = readonly [name: string, value: Html | undefined];

export interface Section {
  readonly heading: string;
  readonly body: readonly Html[];
}

/** The part of one action in the job summary. The frame adds commit, time and failure. */
export interface Summary {
  /** What happened, in a few words: `Deploy accepted`. */
  readonly heading: string;
  /** In place of the mark of the ending: where what was accepted is done. */
  readonly mark?: string | undefined;
  /** What it happened to: `acme / shop / Production`. */
  readonly subject?: string | undefined;
  /**
   * What the commit that the workflow runs for is to this step: it was `sent`, the step only `ran-for` it (the default),
   * or it is `hidden`, as something else was sent.
   */
  readonly commit?: 'sent' | 'ran-for' | 'hidden';
  /** Full hash of the commit that was sent, where it is not that one. */
  readonly sentCommit?: string | undefined;
  /** Public address of what was deployed, as the workflow gives it: the one link, in place of that to the commit. */
  readonly url?: string | undefined;
  readonly rows?: readonly Row[];
  /** Shown folded, below the rows. */
  readonly sections?: readonly Section[];
  /** Long names, and hashes: the last of the folded sections. */
  readonly names?: readonly Row[];
  readonly hashes?: readonly Row[];
}

/** The first so many of a list, folded; nothing for an empty one. */
export function listSection<Item>(
  heading: string,
  items: readonly Item[],
  max: number,
  show: (item: Item) => Html,
): Section[] {
  if (items.length === 0) return [];
  const rest = andMore(items.length, max);
  const shown = [...items.slice(0, max).map(show), ...(rest === '' ? [] : [text(rest)])];
  return [{ heading, body: [element('ul', ...shown.map((item) => element('li', item)))] }];
}

/** What the frame knows about a step that has ended. */
export interface SummaryFrame extends Ending, Pick<FinishedStep<object>, 'advice' | 'more' | 'warnings' | 'elapsed'> {
  readonly commit: Commit | undefined;
}

/** Longest failure in the summary, in characters; escaped it is five times as long at most. */
const MAX_FAILURE = 8000;
/** Warnings that are listed. */
const MAX_WARNINGS = 20;
/** GitHub takes 65,536 characters in a comment, which has a marker and a last line beside this, and 1 MiB from a step. */
const MAX_BYTES = 64_000;
/** Of those, what the failure may take: it is one block. */
const MAX_CALLOUT_BYTES = 56_000;
const CUT = element('p', text('… (the log has all of it)'));

/** The job summary: what happened to what, why, and only then from which commit and in what time. */
export function renderSummary(summary: Summary, frame: SummaryFrame): string {
  const { rows = [], sections = [], names = [], hashes = [] } = summary;
  const site = siteOf(summary.url);
  const blocks = [
    element('h3', ...headline(summary, frame)),
    ...(site === undefined ? [] : [element('p', link(site, code(site.href)))]),
    ...failureCallout(frame),
    ...warningCallout(frame),
    element('p', ...originOf(summary, frame, site === undefined)),
    ...tableOf(rows),
    ...sections.map(({ heading, body }) => folded(heading, body)),
    ...namesSection(names, hashes),
  ];
  return withinLimit(blocks).join('\n');
}

/** In front of the heading, after the mark of the ending. */
const WARNED = '⚠';

/** `→ Deploy accepted: acme / shop / ab15…`: short enough for one line. */
function headline({ heading, mark, subject }: Summary, { status, error, warnings }: SummaryFrame): Html[] {
  // A step that failed because of them names them in its failure.
  const counted = warnings.length === 0 || error?.code === 'warning' ? '' : `, ${countOf(warnings.length, 'warning')}`;
  const own = mark ?? ENDINGS[status].mark;
  // A step that is red is not marked as done, whatever it has done.
  const isRedAndDone = error !== undefined && own === ENDINGS.done.mark;
  const marks = [...(isRedAndDone ? [] : [own]), ...(isRedAndDone || counted !== '' ? [WARNED] : [])].join(' ');
  const title = text(`${marks} ${heading}${counted}`);
  return subject === undefined ? [title] : [title, text(': '), code(subject)];
}

/** `From 1a2b3c4 (main) in 12.3 s` */
function originOf(
  { commit: role = 'ran-for', sentCommit }: Summary,
  { error, commit: ranFor, elapsed }: SummaryFrame,
  isLinked: boolean,
): Html[] {
  // It may be of any branch, and of another repository.
  const other = sentCommit === undefined ? undefined : { sha: sentCommit, ref: undefined, url: undefined };
  const commit = other === undefined || sentCommit === ranFor?.sha ? ranFor : other;
  const time = `${error === undefined ? 'in' : 'after'} ${formatDuration(elapsed)}`;
  if (commit === undefined || role === 'hidden') return [text(time.replace(/^./, (first) => first.toUpperCase()))];
  const hash = code(commit.sha.slice(0, 7));
  const line = [
    text(role === 'sent' ? 'From ' : 'At commit '),
    commit.url !== undefined && isLinked ? link(commit.url, hash) : hash,
  ];
  if (commit.ref !== undefined) line.push(text(' ('), code(commit.ref), text(')'));
  return [...line, text(` ${time}`)];
}

function siteOf(url: string | undefined): URL | undefined {
  const site = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  return site !== undefined && /^https?:$/.test(site.protocol) ? site : undefined;
}

/** Why it failed and what to do, in paragraphs. An indented line is a detail, and so is each of several bad inputs. */
function failureCallout({ error, advice, more }: SummaryFrame): Html[] {
  if (error === undefined) return [];
  const all = `${messageOf(error)}\n${advice}`;
  // The ellipsis follows the cut directly: the runner looks there for the beginning of a secret.
  const shown = all.length > MAX_FAILURE ? `${all.slice(0, MAX_FAILURE)}… (the log has all of it)` : all;
  const blocks: Html[] = [];
  let items: Html[] = [];
  const endList = (): void => {
    if (items.length > 0) blocks.push(element('ul', ...items));
    items = [];
  };
  for (const line of shown.split(/[\r\n]+/).filter((each) => each.trim() !== '')) {
    const words = quoted(line.trim());
    if (line.startsWith(' ')) {
      items.push(element('li', words));
    } else {
      endList();
      const title = blocks.length === 0 ? [element('b', text(`${titleOf(error)}.`)), text(' ')] : [];
      blocks.push(element('p', ...title, words));
    }
  }
  endList();
  const page = URL.canParse(more) ? link(new URL(more), text(`Troubleshooting: ${titleOf(error)}`)) : code(more);
  return [callout('CAUTION', ...withinLimit(blocks, MAX_CALLOUT_BYTES), element('p', page))];
}

/** Title and first line of each warning; the log has their details. */
function warningCallout({ error, warnings }: SummaryFrame): Html[] {
  if (warnings.length === 0 || error?.code === 'warning') return [];
  const items = warnings
    .slice(0, MAX_WARNINGS)
    .map(({ title, text: words }) =>
      element('li', element('b', text(`${title}.`)), text(' '), quoted(messageOnOneLine(words))),
    );
  const rest = andMore(warnings.length, MAX_WARNINGS);
  if (rest !== '') items.push(element('li', text(`${rest}, in the log`)));
  return [callout('WARNING', element('ul', ...items))];
}

function messageOf(error: StepError): string {
  const problems = error.message.split('\n');
  if (!(error instanceof InvalidInputError) || problems.length === 1) return error.message;
  return `${problems.length} problems.\n${problems.map((problem) => `  ${problem}`).join('\n')}`;
}

function tableOf(rows: readonly Row[]): Html[] {
  const cells = rows.flatMap(([name, value]) =>
    value === undefined ? [] : [element('tr', element('td', element('b', text(name))), element('td', value))],
  );
  return cells.length === 0 ? [] : [element('table', ...cells)];
}

/** Long values are a list: a table would grow wider than the page. */
function namesSection(names: readonly Row[], hashes: readonly Row[]): Html[] {
  const [ofNames, ofHashes] = [itemsOf(names), itemsOf(hashes)];
  if (ofNames.length + ofHashes.length === 0) return [];
  const heading = ofNames.length === 0 ? 'Hashes' : ofHashes.length === 0 ? 'Names' : 'Names and hashes';
  return [folded(heading, [element('ul', ...ofNames, ...ofHashes)])];
}

function itemsOf(rows: readonly Row[]): Html[] {
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [element('li', text(`${name}: `), value)]));
}

function folded(heading: string, body: readonly Html[]): Html {
  return element('details', element('summary', text(heading)), join(...body));
}

/** Leaves out what is too much, a whole block at a time. */
function withinLimit(blocks: readonly Html[], maxBytes = MAX_BYTES): Html[] {
  let bytes = Buffer.byteLength(CUT) + 1;
  const kept = blocks.filter((block) => {
    // With a line break, and the mark of a quotation.
    const size = Buffer.byteLength(block) + 3;
    if (bytes + size > maxBytes) return false;
    bytes += size;
    return true;
  });
  return kept.length < blocks.length ? [...kept, CUT] : kept;
}
