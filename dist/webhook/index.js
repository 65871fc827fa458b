// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  process.exitCode = 13;
  import('../actions/index.js')
    .then(({ start }) => start(new URL('../', import.meta.url), 'webhook', (url) => import(url)))
    .then(() => {
      if (process.exitCode === 13) process.exitCode = 0;
    });
} else {
  import('../old-node.js').then(({ reportOldNode }) => reportOldNode({"name":"webhook","kind":"action","outputs":{"status":"failed","error-code":"invalid-input","status-code":null},"result":{"account":"","app":"","environment":"","repository":"","commit":"","run":"","status":"failed","error-code":"invalid-input","status-code":null,"warnings":[],"error":null}}, '20.19'));
}
