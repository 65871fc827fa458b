import { describe, expect, test } from '@jest/globals';
import { SecretScanner } from '../../src/secret-scan/scanner.ts';
import { cpuTimeOf } from '../support/jest/cpu-time.ts';

function find(text: string): unknown[] {
  const bytes = Buffer.from(text);
  return new SecretScanner({ password: undefined, now: 0 }).find('notes.md', bytes, 0, bytes.length);
}

const BODY = 'MIIEowIBAAKCAQEAabcdabcdabcdabcdabcdabcdabcdabcd';
const BEGIN = '-----BEGIN RSA PRIVATE KEY-----';
const PGP = '-----BEGIN PGP PRIVATE KEY BLOCK-----';
const HEADERS = 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\n';

test.each([
  ['PEM', `${BEGIN}\n${BODY}\n`],
  ['PEM with CRLF', `${BEGIN}\r\n${BODY}\r\n`],
  ['PEM with headers', `${BEGIN}\n${HEADERS}${BODY}\n`],
  ['a JSON string', `{"key": "${BEGIN}\\n${BODY}\\n"}`],
  ['a JSON string with headers', JSON.stringify({ key: `${BEGIN}\n${HEADERS}${BODY}\n` })],
  ['JSON in JSON', JSON.stringify(JSON.stringify({ key: `${BEGIN}\n${HEADERS}${BODY}\n` }))],
  ['JSON in JSON in JSON', JSON.stringify(JSON.stringify(JSON.stringify(`${BEGIN}\r\n${BODY}\r\n`)))],
  ['JavaScript pieces', `const key = "${BEGIN}\\n" + "${BODY}\\n";`],
  ['JavaScript pieces on lines of their own', `'${BEGIN}\\n' +\n    '${BODY}\\n'`],
  ['JavaScript pieces with headers', `'${BEGIN}\\n' +\n 'Proc-Type: 4,ENCRYPTED\\n' +\n '\\n' +\n '${BODY}\\n'`],
  ['an array of lines', `["${BEGIN}",\n  "${BODY}",\n].join("\\n")`],
  ['a template with continued lines', `\`${BEGIN}\\n\\\n${BODY}\\n\``],
  ['Python pieces', `("${BEGIN}\\n"\n "${BODY}\\n")`],
  ['PHP pieces', `"${BEGIN}\\n" .\n "${BODY}\\n"`],
  ['a comment', `# ${BEGIN}\n# ${BODY}\n`],
  ['a URL', `key=${BEGIN}%0A${BODY}%0A`],
  ['HTML', `<pre>${BEGIN}&#10;${BODY}</pre>`],
  ['right after a word', `key${BEGIN}\n${BODY}\n`],
  ['a body that begins with what is no letter', `${BEGIN}\n${HEADERS}+/${BODY}\n`],
  ['pieces with what may stand in base64', `'${BEGIN}' +'\n'+ //=/\n'${BODY}'`],
  ['headers after what may stand in base64', `key += "${BEGIN}\n" +=${HEADERS}${BODY}`],
])('%s is a private key', (_name, text) => {
  expect(find(text)).toEqual([{ kind: 'private key', offset: text.indexOf(BEGIN) }]);
});

test.each([
  ['with headers', `${PGP}\nVersion: GnuPG v2\nComment: x\n\n${BODY}\n`],
  ['without headers', `${PGP}\n\n${BODY}\n`],
  ['in a JSON string', JSON.stringify(`${PGP}\n\n${BODY}\n`)],
])('a PGP private key %s is one', (_name, text) => {
  expect(find(text)).toEqual([{ kind: 'PGP private key', offset: text.indexOf(PGP) }]);
});

test.each([
  `if (text.startsWith("${BEGIN}")) parse(text);`,
  `const key = \`${BEGIN}\\n\${process.env.KEY}\\n-----END RSA PRIVATE KEY-----\`;`,
  `${BEGIN}\n...\n`,
  `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${BODY}\n`,
  `-----BEGIN CERTIFICATE-----\n${BODY}\n`,
])('%j is none', (text) => {
  expect(find(text)).toEqual([]);
});

describe('texts in which the parts of the pattern could share characters', () => {
  // Such patterns take exponential time.
  test.each([
    ['what looks like headers on one line', '" foo: bar, baz: qux; '],
    ['headers with escaped line breaks', 'a: b\\n c: d\\n '],
    ['line breaks', '\\n\n\\r '],
    ['headers', 'a: b\n'],
    ['headers with hyphens', '--a-: b\n--'],
    ['backslashes', '\\\\'],
    ['words', 'A '],
    ['runs of what may stand in base64', `${'+'.repeat(39)}-`],
  ])('%s in any number end the search soon', async (_name, piece) => {
    const time = await cpuTimeOf(() => {
      for (const times of [10, 20, 40, 80, 1000]) {
        expect(find(`${BEGIN}${piece.repeat(times)}!`)).toEqual([]);
        expect(find(`-----BEGIN ${piece.repeat(times)}!`)).toEqual([]);
      }
    });
    expect(time).toBeLessThan(5000);
  });

  test('a file of nothing but beginnings of keys and backslashes is through in seconds', async () => {
    const text = `${BEGIN}${'\\'.repeat(4000)}`.repeat(250);
    expect(await cpuTimeOf(() => expect(find(text)).toEqual([]))).toBeLessThan(2000);
  });
});
