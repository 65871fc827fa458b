import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What is measured: a shell command for each packer, as a user would type it. `$TREE` is the folder, `$ZIP` the zip to
 * write, `$URL` a server that takes uploads, `$CACHE` where the libraries are installed.
 * `trees`: the only ones it is measured on.
 * @typedef {{ name: string, kind: 'pack' | 'deploy', command: string, needs?: string, slow?: boolean, trees?: string[] }} Peer
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const bundle = path.join(here, '..', 'dist', 'deploy', 'index.js');
const inputs =
  'GITHUB_WORKSPACE="$TREE" RUNNER_TEMP="$CACHE/temp" GITHUB_OUTPUT="$CACHE/temp/outputs" INPUT_SECRET-SCAN=warn INPUT_REQUIRED-FILES=none';
const target =
  'INPUT_ACCOUNT=a INPUT_APP=b INPUT_ENVIRONMENT=environments/c INPUT_USERNAME=u INPUT_PASSWORD=correct-horse-battery "INPUT_HEADLESS-URL=$URL"';

/** @type {Peer[]} */
export const PEERS = [
  { name: 'headless-deploy', kind: 'pack', command: `env ${inputs} INPUT_DRY-RUN=true node ${bundle}` },
  { name: 'zip', kind: 'pack', command: 'cd "$TREE" && zip -q -r -6 "$ZIP" .', needs: 'zip' },
  // No packer, but what one that deflates with the zlib of Node cannot do without.
  { name: 'bound', kind: 'pack', command: `node ${here}/bound.js "$TREE"`, trees: ['small', 'repository', 'text'] },
  { name: 'git archive', kind: 'pack', command: 'cd "$TREE" && git archive --format=zip -6 -o "$ZIP" HEAD' },
  { name: '7-Zip', kind: 'pack', command: 'cd "$TREE" && 7z a -tzip -mx=5 -bd "$ZIP" .', needs: '7z', slow: true },
  { name: 'bsdtar', kind: 'pack', command: 'cd "$TREE" && bsdtar -cf "$ZIP" --format zip .', needs: 'bsdtar' },
  { name: 'fflate', kind: 'pack', command: `node ${here}/library.js fflate`, slow: true },
  { name: 'yazl', kind: 'pack', command: `node ${here}/library.js yazl`, slow: true },
  { name: 'archiver', kind: 'pack', command: `node ${here}/library.js archiver`, slow: true },
  { name: 'headless-deploy', kind: 'deploy', command: `env ${inputs} ${target} node ${bundle}` },
  {
    name: 'zip + curl',
    kind: 'deploy',
    command: 'cd "$TREE" && zip -q -r -6 "$ZIP" . && curl -sf -u u:p -F repository=@"$ZIP" "$URL/upload"',
    needs: 'zip',
  },
  { name: 'archiver + axios', kind: 'deploy', command: `node ${here}/library.js archiver-axios`, slow: true },
];

/** Versions of the libraries, installed into the cache and not into the project. */
export const LIBRARIES = ['archiver@8.0.0', 'yazl@3.3.1', 'fflate@0.8.2', 'axios@1.21.1', 'form-data@4.0.6'];
