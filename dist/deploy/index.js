// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  process.exitCode = 13;
  import('../actions/index.js')
    .then(({ start }) => start(new URL('../', import.meta.url), 'deploy', (url) => import(url)))
    .then(() => {
      if (process.exitCode === 13) process.exitCode = 0;
    });
} else {
  import('../old-node.js').then(({ reportOldNode }) => reportOldNode({"name":"deploy","kind":"action","outputs":{"status":"failed","error-code":"invalid-input","operation-name":"","operation-id":"","build-path":"","build-id":"","archive-path":"","archive-sha256":"","archive-bytes":null,"file-count":null,"content-sha256":"","attempts":0,"purge-status":"off","url":""},"result":{"account":"","app":"","environment":"","repository":"","commit":"","run":"","status":"failed","error-code":"invalid-input","operation-name":"","operation-id":"","build-path":"","build-id":"","archive-path":"","archive-sha256":"","archive-bytes":null,"file-count":null,"content-sha256":"","attempts":0,"purge-status":"off","url":"","warnings":[],"error":null,"rollback":null}}, '20.19'));
}
