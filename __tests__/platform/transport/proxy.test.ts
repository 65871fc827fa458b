import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ExchangeError } from '../../../src/platform/transport/exchange-error.ts';
import { proxyFor } from '../../../src/platform/transport/proxy.ts';

const VARIABLES = ['https', 'http', 'all', 'no'].flatMap((name) => [`${name}_proxy`, `${name.toUpperCase()}_PROXY`]);
const before = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]));
const restore = (values: Readonly<Record<string, string | undefined>>): void => {
  for (const name of VARIABLES) {
    const value = values[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};
beforeEach(() => restore({ HTTPS_PROXY: 'http://proxy.example:3128' }));
afterEach(() => restore(before));

function isDirect(list: string, url: string): boolean {
  process.env['NO_PROXY'] = list;
  return proxyFor(new URL(url)) === undefined;
}

describe.each(['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'])('%s', (variable) => {
  test.each(['http://127.0.0.1:3128', 'http://127.0.0.1:3128/', '127.0.0.1:3128'])('%s', (address) => {
    restore({ [variable]: address });
    expect(proxyFor(new URL('https://example.com'))?.href).toBe('http://127.0.0.1:3128/');
  });

  test.each([
    'http://:not a url',
    'socks5://127.0.0.1:1080',
    'http://user:100%@127.0.0.1:3128',
    ...['/', '?', '#'].map((sign) => `http://user:12${sign}34@127.0.0.1:3128`),
    'http://CORP\\user:password@127.0.0.1:3128',
    'http://127.0.0.1/proxy.pac',
    'http://wpad.example/wpad.dat',
  ])('%s cannot be used, and is not repeated', (address) => {
    restore({ [variable]: address });
    expect(() => proxyFor(new URL('https://example.com'))).toThrow(
      new ExchangeError('untrusted', 'PROXY_URL', { phase: 'connect', sent: false }),
    );
  });
});

test('a name in lower case wins, and HTTPS_PROXY over ALL_PROXY', () => {
  restore({ HTTPS_PROXY: 'http://upper.example:1', https_proxy: 'http://lower.example:2' });
  expect(proxyFor(new URL('https://example.com'))?.host).toBe('lower.example:2');
  restore({ all_proxy: 'http://all.example:3', HTTPS_PROXY: 'http://https.example:4' });
  expect(proxyFor(new URL('https://example.com'))?.host).toBe('https.example:4');
});

test.each(['HTTP_PROXY', 'http_proxy'])('%s is for plain http alone, and may speak TLS itself', (variable) => {
  restore({ [variable]: 'https://127.0.0.1:3128' });
  expect(proxyFor(new URL('http://example.com'))?.href).toBe('https://127.0.0.1:3128/');
  expect(proxyFor(new URL('https://example.com'))).toBeUndefined();
});

describe('NO_PROXY: reached directly', () => {
  test.each([
    ['api.example.com', 'https://api.example.com'],
    ['API.example.COM', 'https://api.example.com'],
    ['example.com', 'https://api.example.com'],
    ['.example.com', 'https://api.example.com'],
    ['*.example.com', 'https://api.example.com'],
    ['com', 'https://api.example.com'],
    ['intranet', 'https://intranet'],
    ['intranet', 'https://api.intranet/x'],
    ['example.com.', 'https://api.example.com'],
    ['example.com', 'https://api.example.com.'],
    ['.example.com', 'https://api.example.com.'],
    ['other.example, example.com', 'https://example.com'],
    ['other.example example.com', 'https://example.com'],
    ['other.example, example.com:443', 'https://example.com'],
    ['*', 'https://example.com'],
    ['other.example,*', 'https://example.com'],
    ['example.com:443', 'https://example.com'],
    ['example.com:8443', 'https://example.com:8443'],
    ['10.0.0.1', 'https://10.0.0.1'],
    ['10.0.0.1:8443', 'https://10.0.0.1:8443'],
    ['10.0.0.0/8', 'https://10.200.3.4'],
    ['10.1.2.3/8', 'https://10.200.3.4'],
    ['192.168.0.0/16,172.16.0.0/12', 'https://172.31.255.255'],
    ['0.0.0.0/0', 'https://8.8.8.8'],
    ['2001:db8::1', 'https://[2001:db8::1]'],
    ['2001:DB8:0:0:0:0:0:1', 'https://[2001:db8::1]'],
    ['[2001:db8::1]', 'https://[2001:db8::1]'],
    ['[2001:db8::1]:8443', 'https://[2001:db8::1]:8443'],
    ['2001:db8::/32', 'https://[2001:db8:1::2]'],
    ['[2001:db8::]/32', 'https://[2001:db8:1::2]'],
    ['10.0.0.0/8', 'https://[::ffff:10.1.2.3]'],
  ])('%s, for %s', (list, url) => {
    expect(isDirect(list, url)).toBe(true);
  });
});

describe('NO_PROXY: through the proxy', () => {
  test.each([
    ['', 'https://example.com'],
    [' , ,', 'https://example.com'],
    ['ample.com', 'https://example.com'],
    ['api.example.com', 'https://example.com'],
    ['.other', 'https://example.com'],
    ['example.com', 'https://example.com.org'],
    ['.example.com', 'https://example.com'],
    ['example', 'https://example.com'],
    ['example.com:8443', 'https://example.com'],
    ['10.0.0.1:8443', 'https://10.0.0.1'],
    ['[2001:db8::1]:8443', 'https://[2001:db8::1]'],
    ['10.0.0.0/8', 'https://11.0.0.1'],
    ['10.0.0.0/33', 'https://10.0.0.1'],
    ['10.0.0.0/x', 'https://10.0.0.1'],
    ['10.0.0.0/', 'https://10.0.0.1'],
    ['0.0.0.1', 'https://10.0.0.1'],
    ['10.0.0.0/8', 'https://10.example'],
    ['2001:db8::/32', 'https://[2001:db9::1]'],
    ['2001:db8::/129', 'https://[2001:db8::1]'],
    ['/8', 'https://example.com'],
  ])('%j, for %s', (list, url) => {
    expect(isDirect(list, url)).toBe(false);
  });
});

test('no_proxy in lower case counts before NO_PROXY, as it does for curl', () => {
  process.env['no_proxy'] = 'other.example';
  expect(isDirect('example.com', 'https://example.com')).toBe(false);
});
