/** The page that has a section for each title of an annotation. */
const PAGE = 'docs/how-to/fix-an-error.md';

const REPOSITORY = /^[A-Za-z0-9](?:[\w.-]*)\/[A-Za-z0-9_.][\w.-]*$/;
/** A branch, tag or commit, of characters that mean nothing else in an address. */
const REF = /^[A-Za-z0-9_](?:[\w./-]*[\w-])?$/;

/** The part of the runner that shows where the documents are. */
interface Host {
  /** Variables of the step. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly terms: { readonly unit: 'step' | 'command' };
}

/**
 * A line that names the section about an annotation: as an address where the variables of the step make it certain where
 * the runner fetched this action from, else as a path in its repository, with the name of that where it is known.
 * @param title of the annotation, as the heading of the section has it
 */
export function moreAbout(title: string, host: Host): string {
  return `More: ${sectionAbout(title, host)}`;
}

/** The address or path that `moreAbout` names. */
export function sectionAbout(title: string, { variables, terms }: Host): string {
  const place = `${PAGE}#${anchorOf(title)}`;
  // The variables are those of a step around the command, which may be part of another action.
  if (terms.unit === 'command') return `${place} in the repository of headless-deploy`;
  const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = variables;
  if (!REPOSITORY.test(repository)) return place;
  return isFromGitHub(variables) && REF.test(ref) && !ref.includes('..')
    ? `https://github.com/${repository}/blob/${ref}/${place}`
    : `${place} in the repository ${repository}`;
}

/** The anchor that GitHub gives a heading: lower case, without punctuation, a hyphen for each space. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Whether an action that is not a local one (`uses: ./`) was fetched from github.com. Any other server fetches actions
 * from others, too, and does not report from which: GitHub Enterprise Server by GitHub Connect, Gitea and Forgejo by
 * their settings.
 */
function isFromGitHub(variables: Readonly<Record<string, string | undefined>>): boolean {
  const isOther = variables['GITEA_ACTIONS'] === 'true' || variables['FORGEJO_ACTIONS'] === 'true';
  return !isOther && variables['GITHUB_SERVER_URL']?.replace(/\/$/, '') === 'https://github.com';
}
