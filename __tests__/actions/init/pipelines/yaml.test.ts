import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { yamlCommands, yamlLines, yamlText } from '../../../../src/actions/init/pipelines/yaml.ts';
import { CODE_POINT } from '../../../support/jest/code-points.ts';
import fc from '../../../support/jest/properties.ts';

const SPECIAL = (
  `true|No|1e3|0x1F|a: b|a #b|~|2026-11-24|| a|a |a\tb|a\nb|- a|it's|@acme/web|\`a|%a|*a|&a|!a|>|{a}|[a]|"a"|a:|/dist/` +
  '|\u00e9\u{1f600}'
).split('|');

/** YAML 1.1 takes some of these for line breaks. */
const INVISIBLE = ['\u0000', '\u0085', '\u2028', '\u2029', '\ufeff', '\u007f', '\u009f', '\ud800', '\uffff'];

const check = (text: string): void => {
  expect(parse(`key: ${yamlText(text)}`)).toEqual({ key: text });
  expect(parse(`key: [${yamlText(text)}]`)).toEqual({ key: [text] });
  expect(parse(`- ${yamlCommands(`a ${text}`.replaceAll('\n', ' '), 0)}`)).toEqual([`a ${text}`.replaceAll('\n', ' ')]);
};

test('every text is the same once YAML has read it, by any version', () => {
  const texts = fc.oneof(
    fc.string({ unit: CODE_POINT }),
    fc.stringMatching(/^[ -~]{1,40}$/),
    fc.constantFrom(...SPECIAL),
  );
  for (const text of SPECIAL) check(text);
  fc.assert(fc.property(texts, check));
});

test.each(INVISIBLE)('%j is written as an escape', (character) => {
  expect(yamlText(`a${character}b`)).toBe(`"a\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}b"`);
  expect(parse(yamlText(`a${character}b`))).toBe(`a${character}b`);
});

test('several lines are a block', () => {
  expect(parse(`a:\n  - ${yamlCommands('cd x\nnpm ci', 2)}`)).toEqual({ a: ['cd x\nnpm ci\n'] });
  expect(parse(`a:\n  b: ${yamlLines(['@x', '#y'], 2)}`)).toEqual({ a: { b: '@x\n#y\n' } });
  expect(parse(`b: ${yamlLines(['@x'], 0)}`)).toEqual({ b: '@x' });
});
