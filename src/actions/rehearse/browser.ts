import { spawn } from 'node:child_process';

/** The program that shows a page, by platform. */
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', linux: 'xdg-open' };

/**
 * Shows a page in the browser of the user, where there is one: not in CI, nor on a machine without a screen. Never fails, as the
 * address is printed, too.
 */
export function openBrowser(url: string, variables: Readonly<Record<string, string | undefined>>): void {
  const opener = openerOn(process.platform, variables);
  if (opener === undefined) return;
  // Detached: Ctrl-C must not end a browser that this starts.
  const child = spawn(opener, [url], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}

/** @returns undefined where nobody would see it */
export function openerOn(
  platform: NodeJS.Platform,
  variables: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const hasScreen = platform !== 'linux' || Boolean(variables['DISPLAY'] || variables['WAYLAND_DISPLAY']);
  return hasScreen && !variables['CI'] ? OPENERS[platform] : undefined;
}
