import type { BuildSummary } from '../../packages/local-platform/src/portal/build-view.ts';
import type { FileNode } from '../../packages/local-platform/src/portal/file-tree.ts';
import { BuildPage } from '../../packages/local-platform/src/portal/pages/build.tsx';
import { EnvironmentPage } from '../../packages/local-platform/src/portal/pages/environment.tsx';
import { render } from '../../packages/local-platform/src/portal/parts/render.tsx';
import { CONTENT_STYLE } from '../../packages/local-platform/src/portal/style/content.ts';
import { FORM_STYLE } from '../../packages/local-platform/src/portal/style/form.ts';
import { PAGE_STYLE } from '../../packages/local-platform/src/portal/style/page.ts';
import type { LogLine } from '../../packages/local-platform/src/schemas/control/build-log.ts';
import { timeView } from '../../packages/local-platform/src/portal/times.ts';

const NOW = Date.parse('2026-03-02T10:15:42Z');
const SECOND = 1000;
const ENVIRONMENT_PATH = 'accounts/acme/apps/storefront/environments/ab15f0c2-5d1e-4c5e-9a6b-2f0d8c1e7b34';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const START = { label: 'Start', href: '/' };

/** Pages of the portal, the same at each time, with the name and the height of the picture that shows their upper part. */
export function portalPages(): (readonly [name: string, html: string, maxHeight: number])[] {
  const environment = render({ title: 'Production', trail: [START] }, EnvironmentPage(environmentView()));
  const trail = [START, { label: 'Production', href: '#' }];
  const build = render({ title: 'Build 2', trail }, BuildPage(failedView()));
  return [
    ['portal-environment', withStyle(environment.body), 660],
    ['portal-failed-build', withStyle(build.body), 935],
  ];
}

/** A page on its own: there is nobody to ask for stylesheet and script. */
function withStyle(html: string): string {
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${PAGE_STYLE}${CONTENT_STYLE}${FORM_STYLE}</style>`)
    .replace(/<script [^>]*><\/script>/, '');
}

function summary(number: number, startedBefore: number, more: Partial<BuildSummary>): BuildSummary {
  return {
    href: `#${number}`,
    number,
    state: 'live',
    cause: 'upload',
    started: timeView(NOW - startedBefore * SECOND, NOW),
    duration: '9.4 s',
    progress: undefined,
    commit: { sha: '1a2b3c4d'.repeat(5), branch: 'main' },
    reason: undefined,
    ...more,
  };
}

function builds(): [running: BuildSummary, live: BuildSummary, failed: BuildSummary, first: BuildSummary] {
  return [
    summary(4, 6, {
      state: 'building',
      duration: '6.2 s',
      progress: { share: 0.6, label: 'step 4 of 5: build' },
    }),
    summary(3, 1020, {}),
    summary(2, 1320, {
      state: 'failed',
      duration: '5.1 s',
      reason: 'build: There is no src/header.css. "npm run build" ended with exit status 1.',
    }),
    summary(1, 5400, { state: 'superseded' }),
  ];
}

function environmentView(): Parameters<typeof EnvironmentPage>[0] {
  const all = builds();
  const upload = { size: '1.4 MB', fileCount: '212 files', sha256: SHA256, filesAddress: '#files' };
  return {
    path: ENVIRONMENT_PATH,
    wpEnvironment: 'acmeprod',
    created: timeView(NOW - 5520 * SECOND, NOW),
    site: 'http://127.0.0.1:41234',
    live: all[1],
    filters: [
      { label: 'all 4', href: '#', isCurrent: true },
      { label: 'failed 1', href: '#', isCurrent: false },
    ],
    builds: all.map((build) => ({ build, upload })),
    olderBuilds: 0,
    showsValues: false,
    variables: [{ key: 'API_URL', value: undefined }],
    appLog: { lines: ['Listening on 3000'], href: '#' },
    address: '#',
    webhooks: timeView(NOW - 5520 * SECOND, NOW),
    webhooksAddress: '#',
    deleteAddress: '#',
  };
}

function failedView(): Parameters<typeof BuildPage>[0] {
  const output = [
    '> storefront@1.4.0 build',
    '> vite build',
    '',
    'vite v7.1.0 building for production...',
    '✓ 31 modules transformed.',
    'Could not resolve "./header.css" from "src/main.ts"',
  ];
  return {
    ...builds()[2],
    path: `${ENVIRONMENT_PATH}/builds/0b7e7c9c-3f4e-4b0a-93a5-7d6f0a9d2c55`,
    size: '1.4 MB',
    unpackedSize: '3.9 MB',
    sha256: SHA256,
    failure: {
      step: 'build',
      message:
        'There is no src/header.css. "npm run build" ended with exit status 1.\nCould not resolve "./header.css" from "src/main.ts"',
    },
    isSimulated: false,
    results: [],
    endAddress: '#',
    log: {
      earlierLines: 0,
      steps: [
        {
          step: 'install',
          duration: '2.2 s',
          lines: [line('install', 'added 42 packages in 2s')],
          failedAt: undefined,
        },
        {
          step: 'build',
          duration: '2.7 s',
          lines: output.map((text) => line('build', text)),
          failedAt: output.length - 1,
        },
      ],
    },
    files: [
      { name: 'src', bytes: 3_704_512, children: [file('main.ts', 2410)], hidden: 208 },
      file('package-lock.json', 188_416),
      file('package.json', 812),
    ],
    hiddenFiles: 0,
    unlistedEntries: 0,
  };
}

function line(step: 'install' | 'build', text: string): LogLine {
  return { time: timeView(NOW - 1316 * SECOND, NOW).iso, step, source: 'stdout', text };
}

function file(name: string, bytes: number): FileNode {
  return { name, bytes, children: undefined, hidden: 0 };
}
