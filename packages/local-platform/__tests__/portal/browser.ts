import type { Platform } from '../../src/platform/server.ts';
import type { Answer, Call } from '../support.ts';
import { call, pathOf } from '../support.ts';

/** A request as a browser sends it that was opened with `portal-url`: no credentials, but the cookie. */
export async function visit(platform: Platform, path: string, options: Call = {}): Promise<Answer> {
  const headers = { host: hostOf(platform), cookie: await openPortal(platform), ...options.headers };
  return await call(platform, path, { credentials: null, ...options, headers });
}

/** Sends a form of the portal. @param fields of it */
export function submit(
  platform: Platform,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const origin = `http://${hostOf(platform)}`;
  return visit(platform, path, {
    body: new URLSearchParams(fields).toString(),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
  });
}

/** What the portal is called. */
export function hostOf(platform: Platform): string {
  return `localhost:${platform.port}`;
}

/** The cookie that a browser gets when it opens the portal. */
export async function openPortal(platform: Platform): Promise<string> {
  const answer = await call(platform, pathOf(portalUrlOf(platform)), {
    credentials: null,
    headers: { host: hostOf(platform) },
  });
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

export function portalUrlOf({ details }: Platform): string {
  const { 'portal-url': url } = details;
  if (url === undefined) throw new Error('This platform has no portal.');
  return url;
}

/** The texts of a page, without markup. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
