import { readdirSync } from 'node:fs';

/** Not of the app itself, and full of files. */
const SKIPPED = /^(?:node_modules|\..*)$/u;
/** Endings that an import may leave out. */
const CODE = /\.(?:[cm]?[jt]sx?|json|vue|svelte|astro|s?css)$/u;

/**
 * The file of an app that has a name in another case: macOS and Windows find it, Linux does not.
 * @param folder of the app
 * @param name as an import, a program or a shell has it: `./Menu`, `../lib/Menu.js`, `@/Menu`, `content/Menu.json`
 * @returns its path in the app; undefined where there is none, or one in this case, too
 */
export function findInOtherCase(folder: string, name: string): string | undefined {
  const wanted = name.replace(/^(?:[.@~]+\/)+|^[~#]/u, '');
  if (/^(?:\/|\.*$)/u.test(wanted)) return undefined;
  const found = filesIn(folder, '').flatMap((file) => {
    // As they are imported: whole, without the extension, and the index of a folder.
    const module = file.replace(CODE, '');
    const forms = [file, module, module.replace(/\/index$/u, '')];
    const form = forms.find((one) => endsLike(one.toLowerCase(), wanted.toLowerCase()));
    return form === undefined ? [] : [{ file, isSame: endsLike(form, wanted) }];
  });
  return found.some(({ isSame }) => isSame) ? undefined : found[0]?.file;
}

function endsLike(file: string, end: string): boolean {
  return `/${file}`.endsWith(`/${end}`);
}

/** Paths of its files, from `folder` on, below a path that ends in a slash. */
function filesIn(folder: string, below: string): string[] {
  try {
    return readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) => {
      const name = `${below}${entry.name}`;
      if (!entry.isDirectory()) return [name];
      return SKIPPED.test(entry.name) ? [] : filesIn(folder, `${name}/`);
    });
  } catch {
    return [];
  }
}
