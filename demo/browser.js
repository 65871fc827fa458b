import { spawn } from 'node:child_process';

/** The program that shows a page, by platform. */
const OPENERS = /** @type {Partial<Record<NodeJS.Platform, string>>} */ ({ darwin: 'open', linux: 'xdg-open' });

/**
 * Shows pages in the browser of the user, where there is one: not in CI, nor on a machine without a screen. Never fails, as the
 * addresses are printed, too. The same as in `rehearse`, whose bundle exports nothing.
 * @param {string[]} urls
 */
export function openBrowser(urls) {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const opener = OPENERS[process.platform];
  if (opener === undefined || CI || (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)) return;
  for (const url of urls) {
    // Detached: Ctrl-C must not end a browser that this starts.
    const child = spawn(opener, [url], { detached: true, stdio: 'ignore' });
    child.on('error', () => undefined);
    child.unref();
  }
}
