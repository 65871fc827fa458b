// Written by "npm run build" from a row of scripts/entries.js.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) {
  process.exitCode = 13;
  import('../actions/index.js')
    .then(({ start }) => start(new URL('../', import.meta.url), 'emulator-start', (url) => import(url)))
    .then(() => {
      if (process.exitCode === 13) process.exitCode = 0;
    });
} else {
  import('../old-node.js').then(({ reportOldNode }) => reportOldNode({"name":"emulator-start","kind":"action","outputs":{"status":"failed","error-code":"invalid-input","headless-url":"","base-url":"","username":"","password":"","account":"","app":"","environment":"","rebuild-webhook":"","clean-rebuild-webhook":"","purge-cache-webhook":"","control-url":"","control-token":"","portal-url":"","site-url":""},"result":{"account":"","app":"","environment":"","repository":"","commit":"","run":"","status":"failed","error-code":"invalid-input","headless-url":"","base-url":"","username":"","password":"","rebuild-webhook":"","clean-rebuild-webhook":"","purge-cache-webhook":"","control-url":"","control-token":"","portal-url":"","site-url":"","warnings":[],"error":null}}, '20.19'));
}
