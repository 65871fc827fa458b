import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const OPTIONS = [
  '--headless',
  // The sandbox does not start as root, nor in many containers; the only page it opens is ours, without scripts of others.
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-background-networking',
];

/** Names of each program, the first that of its package. */
const PROGRAMS = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  pngquant: ['pngquant'],
};

/**
 * The programs that take and shrink a picture.
 * @throws {Error} that says which is missing, and how to get it
 */
export function findPrograms() {
  const { chromium, pngquant } = { chromium: findProgram(PROGRAMS.chromium), pngquant: findProgram(PROGRAMS.pngquant) };
  if (chromium !== undefined && pngquant !== undefined) return { chromium, pngquant };
  throw notFound([chromium === undefined ? 'chromium' : '', pngquant === undefined ? 'pngquant' : ''].filter(Boolean));
}

/**
 * @returns {string} its path
 * @throws {Error} that says how to get it
 */
export function findChromium() {
  const chromium = findProgram(PROGRAMS.chromium);
  if (chromium === undefined) throw notFound(['chromium']);
  return chromium;
}

/** @param {readonly string[]} missing */
function notFound(missing) {
  return new Error(`Not found on PATH: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
}

/** @param {readonly string[]} names */
function findProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/**
 * Takes a picture of a page, as high as the page is, but no higher than that.
 * @param {ReturnType<typeof findPrograms>} programs
 * @param {string} html
 * @param {string} file the PNG
 * @param {number} width in pixels
 * @param {number} [maxHeight]
 */
export function takePicture({ chromium, pngquant }, html, file, width, maxHeight = Number.POSITIVE_INFINITY) {
  const folder = mkdtempSync(path.join(tmpdir(), 'headless-deploy-look-'));
  try {
    const page = path.join(folder, 'page.html');
    writeFileSync(
      page,
      `${html}<script>document.documentElement.dataset.height = document.body.scrollHeight;</script>`,
    );
    const run = (/** @type {string[]} */ ...options) =>
      execFileSync(chromium, [...OPTIONS, `--user-data-dir=${folder}/profile`, ...options, pathToFileURL(page).href], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 120_000,
      });
    const height = /data-height="(\d+)"/.exec(run(`--window-size=${width},600`, '--dump-dom'))?.[1];
    if (height === undefined) throw new Error('Chromium did not lay out the page.');
    const shot = path.join(folder, 'shot.png');
    run(`--window-size=${width},${Math.min(Number(height), maxHeight)}`, `--screenshot=${shot}`);
    // Text on a few backgrounds: a palette is enough, and a third of the size.
    execFileSync(pngquant, ['--force', '--strip', '--output', file, '64', shot]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
