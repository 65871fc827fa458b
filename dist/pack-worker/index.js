// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  process.exitCode = 13;
  import('../actions/index.js')
    .then(({ start }) => start(new URL('../', import.meta.url), 'pack-worker', (url) => import(url)))
    .then(() => {
      if (process.exitCode === 13) process.exitCode = 0;
    });
} else {
  import('../old-node.js').then(({ reportOldNode }) => reportOldNode({"name":"pack-worker","kind":"thread"}, '20.19'));
}
