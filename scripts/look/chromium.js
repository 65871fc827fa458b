import { existsSync } from 'node:fs';
import path from 'node:path';

/** Names of the program, the first that of its package. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * What starts it for Playwright. The sandbox does not start as root, nor in many containers; all pages are ours.
 * @throws {Error} that says how to get it
 */
export function chromiumOptions() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const executablePath = found.find((file) => existsSync(file));
  if (executablePath !== undefined) return { executablePath, args: ['--no-sandbox', '--disable-gpu'] };
  throw new Error('Not found on PATH: chromium. On Debian: apt-get install chromium');
}
