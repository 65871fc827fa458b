import { describe, expect, test } from '@jest/globals';
import type { FailedApp } from '../../../src/builds/causes/failed-app.ts';
import { causeOf } from '../../../src/builds/failed-output.ts';

const said = (lines: readonly string[], node?: string): string => {
  const app: FailedApp = {
    folder: '/tmp/apps/1',
    variables: {},
    step: 'build',
    ...(node === undefined ? {} : { node }),
  };
  return causeOf(lines, app) ?? '';
};
const vite = (node: string): string[] => [
  `You are using Node.js ${node}. Vite requires Node.js version 20.19+ or 22.12+. Please upgrade your Node.js version.`,
];
const next = (node: string, range: string): string[] => [
  `You are using Node.js ${node}. For Next.js, Node.js version "${range}" is required.`,
];
const angular = (node: string): string[] => [
  `Node.js version v${node} detected.`,
  'The Angular CLI requires a minimum Node.js version of v20.19 or v22.12.',
];
const npm = (range: string): string[] => [
  'npm error notsup Not compatible with your version of node/npm: menu@2.0.0',
  `npm error notsup Required: {"node":"${range}"}`,
];

describe('a Node that is not among those that are needed', () => {
  test.each([
    ['18.20.8', vite('18.20.8'), '20.19+ or 22.12+'],
    ['20.18.3', vite('20.18.3'), '20.19+ or 22.12+'],
    ['21.7.3', vite('21.7.3'), '20.19+ or 22.12+'],
    ['22.10.0', vite('22.10.0'), '20.19+ or 22.12+'],
    ['22.10.0', angular('22.10.0'), 'v20.19 or v22.12'],
    ['23.1.0', next('23.1.0', '>=20.9.0, <23'), '>=20.9.0, <23'],
    ['18.17.0', next('18.17.0', '>=20.9.0, <23'), '>=20.9.0, <23'],
    ['19.9.0', next('19.9.0', '18.18+, 20.9+, or 22+'), '18.18+, 20.9+, or 22+'],
    ['16.20.0', ['Colour requires Node.js 18.0.0 or greater to run'], '18.0.0 or greater'],
    ['16.20.0', ['Colour requires Node >=18 or later'], '>=18 or later'],
    ['16.20.0', ['Colour requires Node.js 18 and above to install'], '18 and above'],
    ['16.20.0', ['Colour needs Node 18 at least'], '18 at least'],
    ['16.20.0', ['Colour requires Node 18 to 22'], '18 to 22'],
    ['18.0.0', ['Colour requires Node 16 or older'], '16 or older'],
    ['22.10.0', npm('^20.19.0 || >=22.12.0'), '^20.19.0 || >=22.12.0'],
    ['16.20.0', ['Colour requires Node.js 18'], '18'],
    ['20.1.0', ['Colour only supports Node.js 18'], '18'],
    ['14.4.0', ['The Angular CLI requires a minimum Node.js version of either v12.14 or v14.15.'], 'v12.14 or v14.15'],
  ])('%s, of %j', (node, lines, needed) => {
    expect(said(lines, node)).toContain(`It needs Node ${needed}; this is Node ${node}. In engines.node`);
  });

  test('is of none that a platform has', () => {
    expect(
      said(
        ['error menu@1.0.4: The engine "node" is incompatible with this module. Expected version ">=4 <=9".'],
        '20.1.0',
      ),
    ).toContain('It needs Node >=4 <=9; this is Node 20.1.0. No platform has a Node that old: use a newer version');
  });

  test('is not known', () => {
    expect(said(['Colour requires Node.js 18.0.0 or greater to run'])).toContain('It needs Node 18.0.0 or greater. ');
  });
});

describe('nothing is claimed of Node', () => {
  test.each([
    ['20.19.0', vite('20.19.0')],
    ['22.12.0', vite('22.12.0')],
    ['24.1.0', vite('24.1.0')],
    ['20.20.0', angular('20.20.0')],
    ['24.1.0', angular('24.1.0')],
    ['22.1.0', next('22.1.0', '>=20.9.0, <23')],
    ['20.9.0', next('20.9.0', '18.18+, 20.9+, or 22+')],
    ['24.1.0', next('24.1.0', '18.18+, 20.9+, or 22+')],
    ['24.1.0', next('24.1.0', '18.18, 20.9, and 24.1')],
    ['20.1.0', ['Colour requires Node.js >=18 and <23']],
    ['20.1.0', ['Colour requires Node.js 18 to 22']],
    ...['greater', 'later', 'newer', 'above', 'higher'].map((word): [string, string[]] => [
      '24.1.0',
      [`Colour requires Node.js 18.0.0 or ${word} to run`],
    ]),
    ['24.1.0', ['Colour requires Node >=18 or later']],
    ['24.1.0', ['Colour needs Node 18 at least.']],
    ['20.1.0', ['Colour requires Node.js 18']],
  ])('%s, which meets %j', (node, lines) => {
    expect(said(lines, node)).not.toContain('It needs');
  });

  test.each([
    ['a range that is none', npm('lts/*')],
    ['words for one', npm('18 or whatever')],
    ['a version that is none', ['Colour requires Node.js 18.0.0.1.2.x-y']],
    ['a line of news', ['npm info Colour requires Node.js >=99']],
    ['a line of news with a name', ['npm notice Colour needs Node 99']],
  ])('%s', (_, lines) => {
    expect(said(lines, '24.1.0')).not.toContain('It needs');
  });
});
