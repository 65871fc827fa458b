import { describe, expect, test } from '@jest/globals';
import { describeOddVariables, parseShellVariables } from '../../../src/actions/create-environment/shell-variables.ts';
import { DRAWN } from '../../support/jest/code-points.ts';
import fc from '../../support/jest/properties.ts';

/** `{A: '1'}` as the list that section 2.2 shows. */
function listed(variables: Readonly<Record<string, string>>) {
  return Object.entries(variables).map(([key, value]) => ({ key, value }));
}

describe('lines', () => {
  test.each<[string, string, Record<string, string>]>([
    ['one', 'A=1', { A: '1' }],
    ['several, with any end of line', 'A=1\nB=2\r\nC=3\rD=4', { A: '1', B: '2', C: '3', D: '4' }],
    ['empty lines and comments', '\n# note\nA=1\n\n  # B=2\n', { A: '1' }],
    ['a value with "="', 'URL=https://x/?a=b&c==', { URL: 'https://x/?a=b&c==' }],
    ['a value with spaces around it', 'A= 1 2 ', { A: ' 1 2 ' }],
    ['spaces around a key', '  A =1', { A: '1' }],
    ['quotes stay', `A="x"\nB='y'`, { A: '"x"', B: "'y'" }],
    ['a value that begins with "#"', 'A=#1', { A: '#1' }],
    ['an empty value', 'A=', { A: '' }],
    ['unicode', 'A=åß日本😀', { A: 'åß日本😀' }],
    ['backslashes and dollars are plain', 'A=\\n$HOME', { A: '\\n$HOME' }],
    ['no order but that of the lines', 'B=1\nA=2', { B: '1', A: '2' }],
    ['nothing but comments', '# A=1', {}],
  ])('%s', (_, text, variables) => {
    expect(parseShellVariables(text)).toEqual(listed(variables));
  });

  test.each<[string, string, string]>([
    ['no "="', 'A=1\ns3cret', 'must be lines KEY=value, or one JSON object; there is no "=" in line 2'],
    [
      'several bad lines',
      'A\n1=s3cret\nB\nC=',
      'there is no "=" in line 1, line 3; it has an invalid name in line 2 (allowed: letters, digits and "_", not starting with a digit)',
    ],
    ['many', 's3cret\n'.repeat(60), 'there is no "=" in line 1, line 2, line 3, line 4, line 5 and 55 more'],
    ['a key with a dash', 'A=1\n\ns3cret-1=x', 'has an invalid name in line 3'],
    ['a key that begins with a digit', '1s3cret=x', 'has an invalid name in line 1'],
    ['no key', '=s3cret', 'has an invalid name in line 1'],
    ['export', 'export A=s3cret', 'has an invalid name in line 1'],
    ['a key of letters that a shell does not take', 'Ä=s3cret', 'has an invalid name in line 1'],
    ['a key twice', 'A=s3cret\nB=2\nA=3', 'must not set A twice'],
    ['the second line of a value', 'KEY=-----BEGIN\ns3cret/x==', 'has an invalid name in line 2'],
  ])('%s is refused without repeating it', (_, text, message) => {
    expect(() => parseShellVariables(text)).toThrow(message);
    expect(() => parseShellVariables(text)).toThrow(/^(?!.*s3cret)/s);
  });
});

describe('a JSON object', () => {
  test.each<[string, string, Record<string, string>]>([
    ['line breaks', '{"CERT": "line 1\\nline 2\\r\\n"}', { CERT: 'line 1\nline 2\r\n' }],
    ['over several lines', '\n  {\n "A": "1",\n "B": "2"\n}\n', { A: '1', B: '2' }],
    ['values that look like JSON', '{"A": "{\\"B\\": \\"\\\\\\"\\"}"}', { A: '{"B": "\\""}' }],
    ['an empty one', '{}', {}],
    [
      'a name of every object',
      '{"__proto__": "x", "constructor": "y"}',
      JSON.parse('{"__proto__": "x", "constructor": "y"}'),
    ],
  ])('%s', (_, text, variables) => {
    expect(parseShellVariables(text)).toEqual(listed(variables));
  });

  test.each<[string, string, string]>([
    ['broken JSON', '{"A": "s3cret"', 'starts with "{", so it must be one JSON object'],
    ['more after it', '{"A": "s3cret"}\nB=1', 'so it must be one JSON object'],
    ['a number', '{"A": 1}', 'must have a string as the value of A'],
    ['an object', '{"A": {"s3cret": "x"}}', 'must have a string as the value of A'],
    ['null', '{"A": "x", "B": null}', 'must have a string as the value of B'],
    ['a bad key', '{"A": "x", "s3cret-": "y"}', 'has an invalid name in member 2'],
    ['a key twice', '{"A": "s3cret", "B": "x", "A": "s3cret"}', 'must not have two members with the same name'],
    [
      'a key twice, once with another value',
      '{"A": {"s3cret": 1}, "A": "x"}',
      'must not have two members with the same name',
    ],
    ['a key twice, once escaped', '{"A": "s3cret", "\\u0041": "x"}', 'must not have two members with the same name'],
  ])('%s is refused without repeating it', (_, text, message) => {
    expect(() => parseShellVariables(text)).toThrow(message);
    expect(() => parseShellVariables(text)).toThrow(/^(?!.*s3cret)/s);
  });
});

const key = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/);

test('any value survives in JSON, and any of one line in lines', () => {
  const anything = fc.dictionary(key, fc.string({ unit: DRAWN }), { maxKeys: 6, noNullPrototype: true });
  fc.assert(
    fc.property(anything, (variables) => {
      expect(parseShellVariables(JSON.stringify(variables))).toEqual(listed(variables));
      const oneLine = Object.entries(variables).filter(([, value]) => !/[\r\n]/.test(value));
      const text = oneLine.map(([name, value]) => `${name}=${value}`).join('\n');
      expect(parseShellVariables(text)).toEqual(listed(Object.fromEntries(oneLine)));
    }),
    { numRuns: 200 },
  );
});

/** What is said of this input. */
function oddVariablesIn(text: string): string[] {
  return describeOddVariables(parseShellVariables(text), { variables: { HOME: '/root' }, input: () => text });
}

describe('values that are probably not meant', () => {
  test.each<[string, RegExp]>([
    // Public reports: devcontainers/ci#168 (quotes), frankbria/codeframe#1151 (a secret that the job does not have).
    ['A="https://x.example"', /^A has quotes around it, which are part of the value/],
    ["A='x'", /^A has quotes/],
    ['A=', /^A is empty: the secret or variable that it comes from may not reach this job\.$/],
    ['A= ', /^A is empty/],
    ['A = x', /^A starts with a space: leave out those around "="\.$/],
    ['A=secrets.PREVIEW_SECRET', /^A must be the value itself, but is a reference \(secrets\.NAME\)/],
    ['A=$HOME', /^A must be the value itself, but is a reference \(\$NAME\)/],
    ['A=***', /^A must be the value itself/],
  ])('%s', (text, sentence) => {
    const sentences = oddVariablesIn(`${text}\nB=fine`);
    expect(sentences).toEqual([expect.stringMatching(sentence)]);
    expect(sentences[0]).not.toContain('example');
  });

  test.each([
    'A=1,B_URL=https://x.example',
    'A=production, PORT=3000',
    'A=x,y,PORT=3000',
    // YAML's ">" makes this of lines.
    'A=x API_URL=https://x.example NODE_ENV=production',
    'A=https://x.example/?a=b  PORT=3000 EMPTY= NODE_ENV=production\n',
  ])('%s is more than one variable', (text) => {
    expect(oddVariablesIn(text)).toEqual(['A has another variable in its value: write one per line.']);
  });

  test.each([
    'A=say "hi"',
    'A="',
    'A=#1',
    'A=none',
    'A=1,2',
    'A=https://x/?a=1,b=2',
    // A list of names and values is one value.
    'OTEL_RESOURCE_ATTRIBUTES=service.name=shop,deployment.environment=prod',
    'A=a=1,ENV=prod',
    'LDAP_BASE=CN=admin,OU=web',
    'A=admin,OU=web',
    // The app itself looks these up.
    'SECRET_ARN=arn:aws:secretsmanager:eu-west-1:1:secret:x',
    'A=arn:aws-cn:ssm:cn-north-1:1:parameter/x',
    'A=op://shop/database/password',
    'A=$2y$10$abc',
    'A=a b ',
    // A command, a list, a sentence.
    'A=cross-env NODE_ENV=production npm run build',
    'A=env PORT=3000 node server.js',
    'A=make CC=gcc CFLAGS=-O2\nB=fine',
    'A=jdbc:h2:mem:test;DB_CLOSE_DELAY=-1',
    'A=Use the form SKU NAME=value',
    'A=https://x.example/?a=1&B_C=2;DEF=3',
    'A=FOO=1 BAR=2 BAZ=3',
    'A=host=x USER=y PASSWORD=z',
    '{"A": "x API_URL=y NODE_ENV=production"}',
    '{"A": "1,B_URL=https://x.example"}',
    '{"A": "# of the app\\nPORT=3000"}',
    '{"A": "line 1\\nline 2"}',
  ])('not %s', (text) => {
    expect(oddVariablesIn(text)).toEqual([]);
  });
});
