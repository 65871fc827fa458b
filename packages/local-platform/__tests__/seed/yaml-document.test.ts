import { afterEach, expect, jest, test } from '@jest/globals';
import { Problems } from '../../src/errors/problems.ts';
import { parseDocument } from '../../src/seed/yaml-document.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

function parse(text: string): { value: unknown; lines: string[] } {
  const problems = new Problems();
  const value = parseDocument(text, '--seed', problems);
  return { value, lines: problems.lines() };
}

test('the kind and the place of the first mistake', () => {
  expect(parse('accounts:\n  - name: a\n    apps: [')).toEqual({
    value: undefined,
    lines: ['--seed: is neither YAML nor JSON: bad indent, line 3, column 12'],
  });
});

test.each([
  ['a quote that is not closed', 'password: "hidden'],
  ['an escape that is none', 'password: "\\qhidden"'],
  ['a character that cannot begin a value', 'password: @hidden'],
  ['an alias', 'password: *hidden'],
  ['text after a quoted value', 'password: "x" hidden'],
  ['text after a block mark', 'password: |hidden\n  x'],
  ['a key twice', 'hidden: 1\nhidden: 2'],
  ['a tag without an end', 'password: !<hidden x'],
  ['a directive', '%hidden x\n---\na: ]'],
])('%s: what stands there is not quoted', (_, text) => {
  const { value, lines } = parse(text);
  expect([value, lines.length]).toEqual([undefined, 1]);
  expect(lines[0]).not.toContain('hidden');
});

test('a tag that is not known is not warned about: the warning would quote it', () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  expect(parse('password: !hidden x')).toEqual({ value: { password: 'x' }, lines: [] });
  expect(warn).not.toHaveBeenCalled();
});
