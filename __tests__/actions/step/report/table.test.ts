import { describe, expect, test } from '@jest/globals';
import { tableLines } from '../../../../src/actions/step/report/table.ts';

test('columns are aligned, and no line ends with a space', () => {
  expect(
    tableLines(
      ['Name', 'ID', 'Age'],
      [
        ['Production', 'e-1', ''],
        ['QA', 'e-22', '3 h'],
      ],
    ),
  ).toEqual(['Name        ID    Age', 'Production  e-1', 'QA          e-22  3 h']);
});

test('without rows there is the header', () => {
  expect(tableLines(['Name', 'ID'], [])).toEqual(['Name  ID']);
});

describe('a terminal gives a text as many columns as', () => {
  test.each([
    ['', 0],
    ['shop', 4],
    ['Zürich', 6],
    ['Zu\u0308rich', 6],
    ['日本', 4],
    ['한국', 4],
    ['\u1112\u1161\u11ab', 2],
    ['ﾊﾝｶｸ', 4],
    ['Ｗｉｄｅ', 8],
    ['🚀', 2],
    ['👍🏽', 2],
    ['🇩🇪', 2],
    ['❤️', 2],
    ['❤', 1],
    ['…', 1],
    ['7', 1],
    ['𠀀', 2],
  ])('%j: %d', (text, width) => {
    const [, line] = tableLines(['11 columns.', 'ID'], [[text, 'e-1']]);
    expect(line).toBe(`${text}${' '.repeat(13 - width)}e-1`);
  });
});

test('wide characters do not move the next column', () => {
  expect(
    tableLines(
      ['Name', 'ID'],
      [
        ['東京 🚀', 'e-1'],
        ['shop', 'e-2'],
      ],
    ),
  ).toEqual(['Name     ID', '東京 🚀  e-1', 'shop     e-2']);
});

test('what a reader would not see is shown, and is no command of a runner', () => {
  const [, ...lines] = tableLines(
    ['Name', 'ID'],
    [
      ['\u001b[31mred\u001b[0m', 'e-1'],
      ['::add-mask::x', 'e-2'],
      ['two\nlines', 'e-3'],
    ],
  );
  expect(lines).toEqual([
    '\\u001b[31mred\\u001b[0m  e-1',
    '\\u003a:add-mask::x      e-2',
    'two\\u000alines          e-3',
  ]);
});

test('a long cell is cut, but for the last of a row', () => {
  const [, narrow = '', wide = ''] = tableLines(
    ['Name', 'Address'],
    [
      ['n'.repeat(200), 'a'.repeat(200)],
      ['日'.repeat(200), 'b'],
    ],
  );
  expect(narrow).toBe(`${'n'.repeat(59)}…  ${'a'.repeat(200)}`);
  expect(wide).toBe(`${'日'.repeat(29)}…   b`);
});

test('a hundred thousand rows', () => {
  expect(
    tableLines(
      ['Name'],
      Array.from({ length: 100_000 }, () => ['x']),
    ),
  ).toHaveLength(100_001);
});
