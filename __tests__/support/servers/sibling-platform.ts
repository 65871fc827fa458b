import { afterAll } from '@jest/globals';
import { startLocalPlatform } from '#local-platform';
import type { Platform, PlatformOptions } from '#local-platform';
import type { Inputs } from '../steps/sibling-actions.ts';

const open: Platform[] = [];
afterAll(async () => {
  await Promise.all(open.splice(0).map((platform) => platform.close()));
});

/** A local platform, closed when the test file is through. */
export async function openPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const platform = await startLocalPlatform(options);
  open.push(platform);
  return platform;
}

/** The inputs that say where a platform is, and as whom. */
export function accessTo({ details }: Platform, urlInput: 'headless-url' | 'base-url'): Inputs {
  return { [urlInput]: details[urlInput], username: details.username, password: details.password };
}
