export const id = 233;
export const ids = [233];
export const modules = {
  262:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	t: () => (  maskDetails)
  });
const SECRETS = [
	'password',
	'rebuild-webhook',
	'clean-rebuild-webhook',
	'purge-cache-webhook',
	'control-token',
	'portal-url',
];
function maskDetails(runner, details, shown = []) {
	const secrets = SECRETS.filter((name) => !shown.includes(name)).flatMap((name) => details[name] ?? []);
	const tokens = secrets.flatMap((secret) => /[?&]token=([^&]+)/.exec(secret)?.slice(1) ?? []);
	const pair = Buffer.from(`${details.username}:${details.password}`, 'utf8').toString('base64');
	runner.mask([...secrets, ...tokens, pair]);
}
  }),
  5065:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	c: () => (  STATE)
  });
const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' };
  }),
  8233:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  findPlatform: () => (  findPlatform),
  stopEmulatorAction: () => (  stopEmulatorAction),
  stopPlatform: () => (  stopPlatform)
});
var external_node_fs_ = __webpack_require__(3024);
var safe_text = __webpack_require__(5343);
var format = __webpack_require__(1749);
var html = __webpack_require__(7383);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/build-logs.js
const MAX_BUILDS = 5;
const LOG_LINES = 100;
const SUMMARY_LINES = 15;
async function printBuildLogs(runner, logs) {
	const failed = logs.filter(({ wasLive }) => !wasLive);
	if (failed.length > MAX_BUILDS)
		runner.info(`${(0,format .pq)(failed.length, 'build')} failed; these are the last ${MAX_BUILDS}.`);
	const shown = [...failed.slice(-MAX_BUILDS), ...logs.filter(({ wasLive }) => wasLive).slice(-MAX_BUILDS)];
	for (const log of shown) {
		await runner.group(log.heading, async () => {
			for (const line of log.end(LOG_LINES))
				runner.info(line);
		});
		if (log.failure !== undefined)
			runner.warning('Build failed on the local platform', `${log.heading} ${log.failure}`);
		for (const { title, text: words } of log.remarks)
			runner.warning(title, words);
		for (const { title, text: words } of log.notices)
			runner.notice(title, words);
	}
	const blocks = shown
		.filter(({ mayTellError }) => mayTellError)
		.map((log) => {
		const items = log.excerpt(SUMMARY_LINES).map((line) => (0,html .ND)('li', (0,html .aY)(line)));
		return (0,html .ND)('details', (0,html .ND)('summary', (0,html .aY)(log.heading)), (0,html .ND)('ul', ...items));
	});
	if (blocks.length > 0)
		await runner.summary([(0,html .ND)('h3', (0,html .Qq)('Logs of the local platform')), ...blocks].join('\n'));
}
var emulator_details = __webpack_require__(262);
var state = __webpack_require__(5065);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/stop.js
const MAX_LINES = 500;
async function stopEmulatorAction(runner, services) {
	await stopPlatform(runner, services, true);
	return 0;
}
function findPlatform(runner, { localPlatform }) {
	return localPlatform.find(runner.state(state .c.folder), Number(runner.state(state .c.pid)));
}
async function stopPlatform(runner, services, showsLogs, onWait = () => undefined) {
	const folder = runner.state(state .c.folder);
	if (folder === '' || !(0,external_node_fs_.existsSync)(folder))
		return;
	const platform = findPlatform(runner, services);
	const uncancelled = new AbortController().signal;
	const sleep = async (milliseconds) => {
		onWait();
		await services.clock.sleep(milliseconds, uncancelled);
	};
	const end = await platform.stop(sleep);
	if (end === 'stopped')
		runner.info('The local platform was stopped.');
	if (end === 'had ended')
		runner.info('The local platform had already ended.');
	try {
		if (showsLogs)
			await printLogs(runner, platform);
	}
	catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		runner.info(`Could not show all output of the local platform: ${(0,safe_text .Hk)(message)}`);
	}
	finally {
		const said = new Set(showsLogs ? platform.lines() : []);
		removeFolder(runner, folder, platform, onWait);
		for (const line of await platform.leftRunning(sleep))
			if (!said.has(line))
				runner.info((0,safe_text .Hk)(line));
	}
}
async function printLogs(runner, platform) {
	const lines = platform.lines();
	const logs = platform.logs();
	const details = platform.details();
	if (details !== undefined && lines.length + logs.length > 0)
		(0,emulator_details .t)(runner, details);
	const headings = new Set(logs.map(({ heading }) => heading));
	const others = lines.map(safe_text .Hk).filter((line) => !headings.has(line));
	for (const line of others.slice(-MAX_LINES))
		runner.info(line);
	await printBuildLogs(runner, logs);
}
function removeFolder(runner, folder, platform, onWait) {
	try {
		const isRemoved = platform.remove(onWait);
		if (!isRemoved)
			runner.info(`${(0,safe_text .Hk)(folder)} was not removed: it belongs to another user, or others can write to it.`);
	}
	catch (error) {
		runner.info(`${(0,safe_text .Hk)(folder)} could not be removed: ${String(error.code)}`);
	}
}
  })
};
