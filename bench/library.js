import { createReadStream, createWriteStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';

/** Packs `$TREE` into `$ZIP` with a library, the way its own README shows. Run by the benchmark as a process. */
const { TREE = '', ZIP = '', URL: url = '', CACHE = '' } = process.env;
const require = createRequire(path.join(CACHE, 'libraries', 'package.json'));
const load = async (/** @type {string} */ name) => await import(pathToFileURL(require.resolve(name)).href);

function files() {
  return readdirSync(TREE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(TREE, path.join(entry.parentPath, entry.name)));
}

async function withArchiver() {
  const { ZipArchive } = await load('archiver');
  const zip = new ZipArchive({ zlib: { level: 6 } });
  zip.directory(TREE, false);
  await Promise.all([zip.finalize(), pipeline(zip, createWriteStream(ZIP))]);
}

async function withYazl() {
  const { ZipFile } = (await load('yazl')).default;
  const zip = new ZipFile();
  for (const file of files()) zip.addFile(path.join(TREE, file), file);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(ZIP));
}

async function withFflate() {
  const { zipSync } = await load('fflate');
  const entries = Object.fromEntries(files().map((file) => [file, readFileSync(path.join(TREE, file))]));
  writeFileSync(ZIP, zipSync(entries, { level: 6 }));
}

async function uploadWithAxios() {
  const [{ default: axios }, { default: FormData }] = [await load('axios'), await load('form-data')];
  const form = new FormData();
  form.append('repository', createReadStream(ZIP));
  await axios.post(`${url}/upload`, form, { auth: { username: 'u', password: 'p' }, maxBodyLength: Infinity });
}

const library = process.argv[2];
if (library === 'yazl') await withYazl();
else if (library === 'fflate') await withFflate();
else await withArchiver();
if (library === 'archiver-axios') await uploadWithAxios();
