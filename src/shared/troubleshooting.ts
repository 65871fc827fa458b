/** The page that has a section for each title of an annotation. */
const PAGE = 'docs/troubleshooting.md';

const REPOSITORY = /^[A-Za-z0-9](?:[\w.-]*)\/[A-Za-z0-9_.][\w.-]*$/;
/** A branch, tag or commit, of characters that mean nothing else in an address. */
const REF = /^[A-Za-z0-9_](?:[\w./-]*[\w-])?$/;

/** The part of the runner that shows where the documents are. */
interface Host {
  /** Variables of the step. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** `documents`: address of the folder that contains `docs/`, where the host has one. */
  readonly messages: { readonly documents: string | undefined };
}

/**
 * A line that names the section about an annotation: as an address where the host or the variables of the step name the
 * source of this action, else as a path in its repository, with the name of that where it is known.
 * @param title of the annotation, as the heading of the section has it
 */
export function moreAbout(title: string, host: Host): string {
  return `More: ${sectionAbout(title, host)}`;
}

/** The address or path that `moreAbout` names. */
export function sectionAbout(title: string, { variables, messages }: Host): string {
  const place = `${PAGE}#${anchorOf(title)}`;
  if (messages.documents !== undefined) return `${messages.documents}/${place}`;
  const { GITHUB_ACTION_REPOSITORY: repository = '' } = variables;
  if (!REPOSITORY.test(repository)) return place;
  // Gitea and Forgejo fetch actions from other hosts, too, and do not report from which.
  const isServerKnown = variables['GITEA_ACTIONS'] !== 'true' && variables['FORGEJO_ACTIONS'] !== 'true';
  if (!isServerKnown) return `${place} in the repository ${repository}`;
  const folder = folderOf(variables, repository);
  return folder === undefined ? place : `${folder}/${place}`;
}

/** The anchor that GitHub gives a heading: lower case, without punctuation, a hyphen for each space. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Where the files of this action can be read: `https://github.com/YOUR_ACCOUNT/headless-deploy/blob/v1`. The runner sets the
 * variables for each step of an action; those of a local one (`uses: ./`) are empty.
 */
function folderOf(variables: Readonly<Record<string, string | undefined>>, repository: string): string | undefined {
  const { GITHUB_ACTION_REF: ref = '' } = variables;
  const server = originOf(variables['GITHUB_SERVER_URL'] ?? '');
  if (server === undefined || !REF.test(ref) || ref.includes('..')) return undefined;
  return `${server}/${repository}/blob/${ref}`;
}

/** Undefined for anything but the plain address of a web server. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}
