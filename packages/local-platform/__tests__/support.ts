import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { PlatformOptions } from '../src/platform/options.ts';
import type { Platform } from '../src/platform/server.ts';
import { startPlatform } from '../src/platform/server.ts';
import { appZip } from './zip.ts';

const open: Platform[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((platform) => platform.close()));
});

const now = () => Date.parse('2026-01-01T00:00:00Z');

/** A platform whose clock stands still until a test moves it; closed after the test. */
export async function start(options: PlatformOptions = {}): Promise<Platform> {
  const platform = await startPlatform({ now, ...options });
  open.push(platform);
  return platform;
}

/** One platform for the tests of a file that can do with one, such as those of what is refused; closed after the last. */
export function sharedPlatform(options: PlatformOptions = {}): () => Platform {
  let platform: Platform | undefined;
  beforeAll(async () => {
    platform = await startPlatform({ now, ...options });
  });
  afterAll(() => platform?.close());
  return () => {
    if (platform === undefined) throw new Error('The platform is there once a test runs.');
    return platform;
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** `user:password`; default: those of the first account; null for none. */
  readonly credentials?: string | null;
}

/** One request over a connection of its own; the path is sent exactly as it is given. */
export function call(platform: Platform, path: string, options: Call = {}): Promise<Answer> {
  const { username, password } = platform.details;
  const { credentials = `${username}:${password}` } = options;
  const body = options.json === undefined ? options.body : JSON.stringify(options.json);
  const request: RequestOptions = {
    host: '127.0.0.1',
    port: platform.port,
    path,
    agent: false,
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      connection: 'keep-alive',
      ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(credentials === null ? {} : { authorization: basic(credentials) }),
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      ...options.headers,
    },
  };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(request, (response) => {
      text(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: content }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export function basic(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

/** The JSON object of an answer. */
export function jsonOf(answer: Answer): Record<string, unknown> {
  return JSON.parse(answer.text) as Record<string, unknown>;
}

/** Status, `type` and `code` of an Error object, after checking that it is one (spec 2.6). */
export function errorOf(answer: Answer): string {
  const body = jsonOf(answer);
  const keys = Object.keys(body).toSorted().join();
  if (keys !== 'code,message,type' || typeof body['message'] !== 'string' || body['message'] === '') {
    throw new Error(`Not an Error object: ${answer.status} ${answer.text}`);
  }
  return `${answer.status} ${String(body['type'])} ${String(body['code'])}`;
}

/** Calls the control path. */
export function control(platform: Platform, path: string, options: Call = {}): Promise<Answer> {
  const token = platform.details['control-token'];
  return call(platform, `/_control/${path}`, {
    credentials: null,
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
  });
}

/** `/v1/accounts/<account>/apps` of the first account. */
export function appsPath(platform: Platform): string {
  return `/v1/accounts/${platform.details.account}/apps`;
}

/** `/v1/accounts/<account>/apps/<app>/environments` of the first app. */
export function environmentsPath(platform: Platform): string {
  return `${appsPath(platform)}/${platform.details.app}/environments`;
}

/** Path of the upload endpoint of the first environment. */
export function uploadPath(platform: Platform, environment = platform.details.environment): string {
  return `/fu${environmentsPath(platform)}/${environment}:upload`;
}

export const BOUNDARY = 'a-boundary';

export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly data: string | Buffer;
}

/** A multipart/form-data body of these parts. */
export function form(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, filename, data }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/zip`}\r\n\r\n`,
    ),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const FORM_TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Uploads an archive to the first environment. */
export function upload(platform: Platform, zip: Buffer = appZip(), options: Call = {}): Promise<Answer> {
  return call(platform, uploadPath(platform), {
    method: 'POST',
    body: form([{ name: 'repository', filename: 'app.zip', data: zip }]),
    ...options,
    headers: { ...FORM_TYPE, ...options.headers },
  });
}

/**
 * Uploads an archive to the first environment, and does something once the platform has looked that up, and has the
 * beginning of the body. @returns the status of the answer
 */
export async function uploadAround(platform: Platform, between: () => Promise<Answer>): Promise<number | undefined> {
  const body = form([{ name: 'repository', filename: 'app.zip', data: appZip() }]);
  const { username, password } = platform.details;
  const authorization = basic(`${username}:${password}`);
  const headers = { ...FORM_TYPE, 'content-length': body.length, authorization };
  const path = uploadPath(platform);
  const sent = httpRequest({ host: '127.0.0.1', port: platform.port, path, agent: false, method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve) => {
    sent.once('response', (response) => resolve(response.statusCode));
  });
  sent.write(body.subarray(0, 100));
  while (platform.state().requests['upload'] === undefined) await new Promise(setImmediate);
  const { status: done } = await between();
  if (done !== 200) throw new Error(`What was to be done between was answered with ${done}.`);
  sent.end(body.subarray(100));
  return await status;
}

/** Id of the build that an upload answered with. */
export function buildIdOf(answer: Answer): string {
  const metadata = jsonOf(answer)['metadata'] as { build: string };
  return metadata.build.split('/').at(-1) ?? '';
}

/** The first environment, as the state report shows it. */
export function environmentState(platform: Platform) {
  const environment = platform.state().accounts[0]?.apps[0]?.environments[0];
  if (environment === undefined) throw new Error('The seed has no environment.');
  return environment;
}

/** Path and query of a URL. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
