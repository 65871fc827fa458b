export const id = 143;
export const ids = [143,233];
export const modules = {
  2349:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	G: () => (  describeOddVariables),
	R: () => (  parseShellVariables)
  });
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3396);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1749);
  var _inputs_odd_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4914);
const MAX_PLACES = 5;
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
function parseShellVariables(text) {
	const variables = isJson(text) ? fromJson(text) : fromLines(text);
	const seen = new Set();
	for (const { key } of variables) {
		if (seen.has(key))
			throw new RangeError(`must not set ${key} twice`);
		seen.add(key);
	}
	return variables;
}
function isJson(text) {
	return text.trimStart().startsWith('{');
}
function fromJson(text) {
	const object = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .lj)(text);
	if (object === undefined)
		throw new RangeError('starts with "{", so it must be one JSON object');
	const badKeys = Object.keys(object).flatMap((key, index) => (KEY.test(key) ? [] : `member ${index + 1}`));
	if (badKeys.length > 0)
		throw new RangeError(badKeyProblem(badKeys));
	const variables = Object.entries(object).map(([key, value]) => {
		if (typeof value !== 'string')
			throw new RangeError(`must have a string as the value of ${key}`);
		return { key, value };
	});
	const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
	if (strings.length !== 2 * variables.length)
		throw new RangeError('must not have two members with the same name');
	return variables;
}
function fromLines(text) {
	const variables = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
		if (/^(?:#|$)/.test(line.trim()))
			return [];
		const equals = line.indexOf('=');
		return { key: line.slice(0, equals).trim(), value: line.slice(equals + 1), equals, where: `line ${index + 1}` };
	});
	const noEquals = variables.filter(({ equals }) => equals < 0).map(({ where }) => where);
	const badKeys = variables.filter(({ key, equals }) => equals >= 0 && !KEY.test(key)).map(({ where }) => where);
	const form = `must be lines KEY=value, or one JSON object; there is no "=" in ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(noEquals, MAX_PLACES)}`;
	const problems = [noEquals.length > 0 && form, badKeys.length > 0 && badKeyProblem(badKeys)].filter(Boolean);
	if (problems.length > 0)
		throw new RangeError(problems.join('; it '));
	return variables.map(({ key, value }) => ({ key, value }));
}
function badKeyProblem(places) {
	return `has an invalid name in ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .Ku)(places, MAX_PLACES)} (allowed: letters, digits and "_", not starting with a digit)`;
}
const ODDITIES = [
	[/^\s*$/, 'is empty: the secret or variable that it comes from may not reach this job'],
	[/^(["'`]).*\1$/s, 'has quotes around it, which are part of the value: leave them out, unless the app needs them'],
	[/^ /, 'starts with a space: leave out those around "="'],
];
const OTHERS_BEHIND = /^(?:[^=\s]*,\s*[A-Z][A-Z0-9_]{2,}=|(?!\w+=)\S+(?:\s+[A-Z][A-Z0-9_]+=\S*){2,}\s*$)/;
const OF_APP = /^(?:arn:|op:\/\/)/i;
function describeOddVariables(shellVariables, { variables, input }) {
	const isOneLine = shellVariables.length === 1 && !isJson(input('shell-variables'));
	return shellVariables.flatMap(({ key, value }) => {
		const unevaluated = OF_APP.test(value) ? undefined : (0,_inputs_odd_values_js__WEBPACK_IMPORTED_MODULE_1__  .J1)(value, variables);
		const others = isOneLine && OTHERS_BEHIND.test(value) ? 'has another variable in its value: write one per line' : undefined;
		const oddity = ODDITIES.find(([pattern]) => pattern.test(value))?.[1] ?? others ?? unevaluated;
		return oddity === undefined ? [] : [`${key} ${oddity}.`];
	});
}
  }),
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
  6281:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  A: () => (  checkRunApps),
  l: () => (  readEmulatorInputs)
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var paths = __webpack_require__(3366);
var real_path = __webpack_require__(7190);
;// CONCATENATED MODULE: ./lib/src/shared/apps/run-apps-refusal.js
const PRIVILEGED_EVENTS = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);
function whyAppsMustNotRun(variables, platform = process.platform) {
	if (platform === 'win32')
		return 'does not work on Windows, where an app and what it starts cannot be ended together. Use Linux (ubuntu-latest, WSL) or macOS';
	const event = variables['GITHUB_EVENT_NAME'] ?? '';
	if (!PRIVILEGED_EVENTS.has(event))
		return undefined;
	return `runs the uploaded code, which is refused on ${event}: such a job has the secrets of the repository. Use pull_request`;
}
var inputs = __webpack_require__(2045);
var input_reader = __webpack_require__(3412);
var runner_folder = __webpack_require__(1071);
var try_to_read = __webpack_require__(442);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/inputs.js
function readEmulatorInputs(runner, platform = process.platform) {
	const reader = new input_reader .i_(inputs .mc.emulator, runner);
	let workspace;
	const findWorkspace = () => (workspace ??= (0,runner_folder .xz)(reader, 'GITHUB_WORKSPACE', runner.variables));
	return reader.finish({
		port: reader.integer('port', 0, 65_535),
		seed: readDocument(reader, 'seed', runner.variables, findWorkspace),
		faults: readDocument(reader, 'faults', runner.variables, findWorkspace),
		strict: reader.boolean('strict'),
		runApps: readRunApps(reader, runner.variables, platform),
		idleMinutes: reader.required('idle-minutes', parseIdleMinutes),
		...(0,input_reader .Cy)(reader),
	});
}
function readRunApps(reader, variables, platform) {
	const runApps = reader.boolean('run-apps');
	return runApps === true ? checkRunApps(reader, 'run-apps', variables, platform, 'true') : runApps;
}
function checkRunApps(reader, input, variables, platform, value) {
	const problem = whyAppsMustNotRun(variables, platform);
	return problem === undefined ? true : reader.reject(input, value, problem);
}
function parseIdleMinutes(text) {
	const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
	if (minutes <= 7200)
		return minutes;
	throw new RangeError('must be a number of minutes, at most 7200; 0 for never');
}
function readDocument(reader, name, variables, findWorkspace) {
	const text = reader.optional(name);
	if (text === undefined)
		return undefined;
	const file = external_node_path_.resolve(variables['GITHUB_WORKSPACE'] || '.', text);
	if ((0,try_to_read .h)(() => (0,external_node_fs_.statSync)(file))?.isFile() === true) {
		const workspace = findWorkspace();
		if (workspace === input_reader .eU)
			return input_reader .eU;
		if ((0,paths ._l)(workspace, (0,real_path .Ye)(file)) !== undefined)
			return { file };
		return reader.reject(name, text, 'must be a file in the workspace, and links must not lead out of it');
	}
	if (/^\S+\.(?:ya?ml|json)$/i.test(text) || !/[:{[\n]/.test(text)) {
		const problem = 'is not a file of the workspace. Check the path, and that the checkout ran before this step';
		return reader.reject(name, text, problem);
	}
	return { content: text };
}
  }),
  8045:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  x: () => (  NotStartedError),
  u: () => (  emulatorReport)
});
;// CONCATENATED MODULE: ./lib/src/shared/emulator-details.js
const DETAILS = [
	'headless-url',
	'base-url',
	'username',
	'password',
	'account',
	'app',
	'environment',
	'rebuild-webhook',
	'clean-rebuild-webhook',
	'purge-cache-webhook',
	'control-url',
	'control-token',
];
const OPTIONAL_DETAILS = ['portal-url', 'site-url'];
var errors = __webpack_require__(8835);
var error_codes = __webpack_require__(805);
var html = __webpack_require__(7383);
var ending = __webpack_require__(4802);
;// CONCATENATED MODULE: ./lib/src/actions/emulator/report.js
class NotStartedError extends errors .zg {
	name = 'NotStartedError';
	constructor(reason) {
		super('internal', `The local platform did not start: ${reason}`);
	}
}
const emulatorReport = {
	outputs: ({ details }) => Object.fromEntries([...DETAILS, ...OPTIONAL_DETAILS].map((name) => [name, details?.[name] ?? ''])),
	advice: adviceFor,
	summary: ({ details }, { status }) => ({
		heading: (0,ending .W)(status, { done: 'Local platform started' }, 'Local platform not started'),
		subject: details?.['headless-url'],
		rows: [
			['Account', details && (0,html .aY)(details.account)],
			['App', details && (0,html .aY)(details.app)],
			['Environment', details && (0,html .aY)(details.environment)],
			['Site', details?.['site-url'] === undefined ? undefined : (0,html .aY)(details['site-url'])],
			['Hosting API', details && (0,html .aY)(details['base-url'])],
		],
	}),
};
function adviceFor(error) {
	if (error instanceof NotStartedError)
		return `Check the runner first: memory, disk, its process limit, and that no file of this action is missing. If nothing is wrong with it: ${error_codes .sz}`;
	return error.code === 'internal' ? error_codes .sz : '';
}
  }),
  5596:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
	startEmulatorAction: () => (  startEmulatorAction),
	startPlatform: () => (  startPlatform)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
  var _shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7495);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
  var _inputs_runner_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1071);
  var _shared_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2045);
  var _step_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3735);
  var _details_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(262);
  var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6281);
  var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8045);
  var _state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5065);
const POLL_INTERVAL_MS = 50;
const PROBE_BYTES = 2 ** 20;
const startEmulatorAction = (0,_step_step_js__WEBPACK_IMPORTED_MODULE_7__  .o)({
	inputs: _shared_inputs_js__WEBPACK_IMPORTED_MODULE_6__  .mc.emulator,
	read: _inputs_js__WEBPACK_IMPORTED_MODULE_8__  .l,
	run: async (inputs, context) => {
		const details = await startPlatform(inputs, { watchedPid: context.services.localPlatform.findRunner() }, context);
		context.record({ details });
		return 'done';
	},
	report: _report_js__WEBPACK_IMPORTED_MODULE_9__  .u,
});
async function startPlatform(inputs, parent, { runner, services, signal }, shown = []) {
	const { localPlatform } = services;
	const { folder: temp, problem } = localPlatform.chooseTempFolder((0,_inputs_runner_folder_js__WEBPACK_IMPORTED_MODULE_5__  .vg)(runner.variables));
	if (problem !== undefined)
		runner.info(`${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(problem)} The local platform keeps its files in ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(temp)} instead.`);
	for (const name of localPlatform.removeLeftovers(temp))
		runner.info(`Removed ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(name)}, left by a local platform that no longer runs.`);
	let folder;
	try {
		folder = localPlatform.claimFolder(() => (0,_inputs_runner_folder_js__WEBPACK_IMPORTED_MODULE_5__  .Pd)(temp, localPlatform.folderPrefix, runner.variables));
		runner.saveState(_state_js__WEBPACK_IMPORTED_MODULE_10__  .c.folder, folder);
		const options = { ...services.program, ...inputs, ...parent, variables: runner.variables };
		const launched = await localPlatform.launch(folder, options);
		runner.saveState(_state_js__WEBPACK_IMPORTED_MODULE_10__  .c.pid, String(launched.pid));
		const details = await waitForDetails(launched, services, signal);
		(0,_details_js__WEBPACK_IMPORTED_MODULE_11__  .t)(runner, details, shown);
		runner.info(`The local platform listens on ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(details['headless-url'])}, process ${launched.pid}.`);
		return details;
	}
	catch (error) {
		const written = folder !== undefined && error instanceof _report_js__WEBPACK_IMPORTED_MODULE_9__  .x ? writeErrorIn(folder) : undefined;
		throw (0,_shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_3__  .d8)(written ?? error, temp);
	}
}
function writeErrorIn(folder) {
	const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'probe');
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, Buffer.alloc(PROBE_BYTES));
		return undefined;
	}
	catch (error) {
		return (0,_shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(error) ? error : undefined;
	}
	finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
	}
}
async function waitForDetails(program, { clock }, signal) {
	for (;;) {
		const failure = program.failure();
		const details = program.details();
		if (details === 'malformed')
			throw new _report_js__WEBPACK_IMPORTED_MODULE_9__  .x('unexpected first line of output.');
		if (details !== 'not yet')
			return details;
		if (failure !== undefined)
			throw asStepError(failure);
		await clock.sleep(POLL_INTERVAL_MS, signal);
	}
}
function asStepError({ reason, message }) {
	switch (reason) {
		case 'options':
			return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .zg('invalid-input', `The local platform did not start.${message}`);
		case 'full disk':
			return (0,_shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_3__  .HD)(message);
		case 'not started':
			return new _report_js__WEBPACK_IMPORTED_MODULE_9__  .x(message);
	}
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
  }),
  143:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  run: () => (  rehearse_run)
});
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/browser.js
const OPENERS = { darwin: 'open', linux: 'xdg-open' };
function openBrowser(url, variables) {
	const opener = openerOn(process.platform, variables);
	if (opener === undefined)
		return;
	const child = (0,external_node_child_process_.spawn)(opener, [url], { detached: true, stdio: 'ignore' });
	child.on('error', () => undefined);
	child.unref();
}
function openerOn(platform, variables) {
	const hasScreen = platform !== 'linux' || Boolean(variables['DISPLAY'] || variables['WAYLAND_DISPLAY']);
	return hasScreen && !variables['CI'] ? OPENERS[platform] : undefined;
}
var external_node_path_ = __webpack_require__(6760);
var safe_text = __webpack_require__(5343);
var state = __webpack_require__(5065);
var stop = __webpack_require__(8233);
var errors = __webpack_require__(8835);
var format = __webpack_require__(1749);
var reads = __webpack_require__(6902);
var wait = __webpack_require__(7154);
var run = __webpack_require__(1736);
var warnings = __webpack_require__(8651);
var environment_reference = __webpack_require__(214);
var inputs = __webpack_require__(2045);
var shell_variables = __webpack_require__(2349);
var emulator_inputs = __webpack_require__(6281);
var odd_values = __webpack_require__(4914);
var real_path = __webpack_require__(7190);
var after_upload = __webpack_require__(1750);
var files = __webpack_require__(7623);
var zip = __webpack_require__(2562);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/inputs.js
const LOCAL_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const LOCAL_ID = /^[A-Za-z0-9-]{1,64}$/;
const SMOKE_TEST_MINUTES = 0.1;
const HOME_PAGE = { source: '/', path: '/', status: 'not-5xx', text: undefined };
const MAX_WATCH_SECONDS = 600;
function readRehearseInputs(runner, platform = process.platform) {
	const reader = new input_reader .i_(inputs .mc.rehearse, runner);
	(0,emulator_inputs .A)(reader, 'rehearse', runner.variables, platform);
	const named = (0,environment_reference .i7)(reader.text('environment'));
	const ofFile = reader.parsedOr('env-from', [], shell_variables .R);
	const given = reader.parsedOr('env', [], shell_variables .R);
	const withoutCaches = reader.boolean('no-cache');
	const workspace = reader.required('path', real_path .Ir);
	const folder = workspace === input_reader .eU ? input_reader .eU : (0,real_path .Ye)(workspace);
	(0,files .af)(reader, folder, folder);
	(0,zip .H4)(reader, runner.variables['SOURCE_DATE_EPOCH'], false);
	return reader.finish({
		workspace,
		variables: ofFile === input_reader .eU || given === input_reader .eU ? input_reader .eU : merge(ofFile, given),
		account: reader.parsedOr('account', named?.account, parseLocalName),
		app: reader.parsedOr('app', named?.app, parseLocalName),
		environment: reader.parsedOr('environment', undefined, parseEnvironment),
		smokeTest: readSmokeTest(reader),
		watchSeconds: reader.integer('watch-seconds', 0, MAX_WATCH_SECONDS),
		staysOpen: reader.boolean('open'),
		isVerbose: reader.boolean('verbose'),
		usesCaches: withoutCaches === input_reader .eU ? input_reader .eU : !withoutCaches,
		...(0,input_reader .Cy)(reader),
	});
}
function readSmokeTest(reader) {
	const given = reader.lines('smoke-test').map((line) => line.trim());
	const isNone = given.includes('none');
	if (isNone && given.length > 1)
		return reader.reject('smoke-test', 'none', 'cannot be combined with pages: it requests nothing');
	const pages = isNone ? [] : (0,after_upload .tY)(reader);
	if (pages === input_reader .eU)
		return input_reader .eU;
	return { lines: given.length === 0 ? [HOME_PAGE] : pages, minutes: SMOKE_TEST_MINUTES };
}
function parseEnvironment(text) {
	if ((0,odd_values .Vy)(text))
		throw new RangeError('must be an environment ID or a display name, but this is (part of) a webhook URL, a secret');
	const reference = (0,environment_reference .ut)(text);
	if (reference.kind === 'name' || LOCAL_ID.test(reference.id))
		return reference;
	throw new RangeError('cannot be an ID on the local platform: use at most 64 letters, digits and "-"');
}
function parseLocalName(text) {
	if (LOCAL_NAME.test(text))
		return text;
	throw new RangeError('cannot be a name on the local platform: use at most 63 letters, digits, "_" and "-", starting with a letter or a digit');
}
function merge(ofFile, given) {
	const values = new Map([...ofFile, ...given].map(({ key, value }) => [key, value]));
	return [...values].map(([key, value]) => ({ key, value }));
}
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/on-live.js
const POLL_INTERVAL_MS = 500;
const NAME_ANOTHER = 'The output of the app is below. The rehearsal requested "/", as --smoke-test names no page. If "/" needs something that is missing here, such as WordPress, name another page (--smoke-test \'/health 200\') or request none (--smoke-test none).';
function watchLive(inputs, siteUrl, onSeen) {
	return async (live, context) => {
		context.onReported(async ({ ending, facts, warnings }) => {
			const counted = warnings.length === 0 ? '' : `, ${(0,format .pq)(warnings.length, 'warning')}`;
			if (ending.error === undefined)
				onSeen(`Live: ${(0,run .od)(facts.pages ?? [])}${counted}`);
		});
		let next = 'request its pages';
		try {
			await askPages(inputs, siteUrl, live, context);
			next = `watch it for ${inputs.watchSeconds} s`;
			await watch(inputs.watchSeconds, live, context);
		}
		catch (error) {
			throw stoppedError(error, next, context);
		}
		if (inputs.failOnWarning && live.warnings.length > 0)
			throw (0,warnings .ZT)(live.warnings, 'failed');
	};
}
async function askPages({ smokeTest }, siteUrl, live, context) {
	const failed = await (0,run .pb)(smokeTest, { url: new URL(siteUrl), isFromPlatform: false }, context);
	if (failed === undefined)
		return;
	await readRecord(live, context);
	const { failure } = failed;
	if (!smokeTest.lines.includes(HOME_PAGE))
		throw failure;
	throw new errors .Rz(failure.code, failure.message, 'failed', { advice: NAME_ANOTHER });
}
async function watch(seconds, live, context) {
	if (seconds === 0)
		return;
	const { runner, services, signal } = context;
	const { clock } = services;
	runner.info(`Watching the app for ${seconds} s (--watch-seconds)`);
	const end = clock.now() + 1000 * seconds;
	for (;;) {
		const left = end - clock.now();
		const unread = await readRecord(live, context);
		if (left <= 0) {
			if (unread === undefined) {
				runner.info('The app still runs.');
				return;
			}
			const message = `The new build was live, but the rehearsal could not check whether its app still runs (${(0,safe_text .Hk)(unread)}).`;
			throw new errors .Rz('network', message, 'failed', { advice: 'The output of the local platform is below.' });
		}
		await clock.sleep(Math.min(POLL_INTERVAL_MS, left), signal);
	}
}
async function readRecord({ target, buildId = '' }, { calls, runner }) {
	const answer = await (0,reads .h)(target, calls).build(buildId);
	if (answer.kind !== 'value')
		return answer.reason;
	const { local } = answer.value;
	if (typeof local === 'object' && 'reason' in local)
		throw await (0,wait .h)(buildId, local, runner);
	return undefined;
}
function stoppedError(error, next, { signal }) {
	if (error instanceof errors .Rz && error.status === 'failed')
		return error;
	const reason = signal.aborted ? signal.reason : error;
	if (!(reason instanceof errors .Tj) || reason.code !== 'timeout')
		return reason;
	const message = `The new build is live, but there was not enough time to ${next}. ${reason.message}`;
	return new errors .Rz('timeout', message, 'failed', { advice: 'Raise "timeout-minutes".' });
}
var outputs = __webpack_require__(8466);
var report = __webpack_require__(8045);
var start = __webpack_require__(5596);
var step = __webpack_require__(3735);
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/start.js
const MASKED_FROM = 12;
const startRehearsal = (0,step .o)({
	inputs: inputs .mc.rehearse,
	read: readRehearseInputs,
	run: async (inputs, context) => {
		const { runner, services } = context;
		runner.mask(inputs.variables.map(({ value }) => value).filter(({ length }) => length >= MASKED_FROM));
		runner.info('This builds and runs the app on this machine, as you and without a sandbox.');
		const buildCaches = inputs.usesCaches ? findBuildCaches(inputs.workspace, context) : undefined;
		const platform = {
			port: 0,
			seed: { content: seedOf(inputs) },
			faults: undefined,
			strict: false,
			runApps: true,
			idleMinutes: 0,
			buildCaches,
		};
		const shown = inputs.staysOpen && !runner.variables['CI'] ? ['portal-url'] : [];
		const details = await (0,start.startPlatform)(platform, { watchedPid: process.pid, ownsFolder: true }, context, shown);
		services.onStarted({ details, inputs });
		return 'done';
	},
	report: {
		...report .u,
		outputs: (_facts, ending, _inputs, input) => outputs .y.outputs({}, ending, undefined, input),
		inResult: () => outputs .y.inResult?.({}) ?? {},
	},
});
function findBuildCaches(workspace, { runner, services }) {
	const caches = services.localPlatform.openBuildCaches(workspace, runner.variables, services.clock.date());
	if ('problem' in caches) {
		runner.info(`The caches of the build are not kept. ${(0,safe_text .Hk)(caches.problem)}`);
		return undefined;
	}
	const where = (0,safe_text .Hk)(caches.folder);
	runner.info(caches.isNew
		? `The caches of the build are kept for the next rehearsal: ${where}`
		: `The build starts with the caches of the last one: ${where} (--no-cache builds without them)`);
	return caches.folder;
}
const OWN = { account: 'local', app: 'app', environment: 'Rehearsal', install: 'local' };
function seedOf({ account = OWN.account, app = OWN.app, environment, variables, }) {
	const found = {
		displayName: environment?.kind === 'name' ? environment.name : OWN.environment,
		...(environment?.kind === 'id' ? { id: environment.id } : {}),
		wpEnvironment: OWN.install,
		shellVariables: variables,
	};
	const apps = [{ name: app, environments: [found] }];
	return JSON.stringify({ accounts: [{ name: account, installs: [{ name: OWN.install }], apps }] });
}
var json_object = __webpack_require__(3396);
var secure_url = __webpack_require__(9597);
var exchange = __webpack_require__(1776);
;// CONCATENATED MODULE: ./lib/src/platform/api/local/control.js
const MAX_REPLY_BYTES = 4 * 2 ** 20;
async function readBuildLog(control, after, signal) {
	const { lineCount, lines } = (await callControl(control, 'GET', `log?after=${after}`, signal)) ?? {};
	if (!Number.isSafeInteger(lineCount) || !Array.isArray(lines))
		return undefined;
	const texts = lines.map((line) => (0,json_object .eB)(line)?.['text']).filter((text) => typeof text === 'string');
	return { lineCount: lineCount, lines: texts };
}
const ADDRESS = /^http:\/\/localhost:\d{1,5}\/\?code=[\w-]{1,64}=?$/;
async function requestPortalAddress(control, signal) {
	const address = (await callControl(control, 'POST', 'portal', signal))?.['url'];
	return typeof address === 'string' && ADDRESS.test(address) ? address : undefined;
}
async function callControl({ url: { href, hostname }, token }, method, call, signal) {
	if (!(0,secure_url .U)(hostname))
		return undefined;
	const url = new URL(`${href.replace(/\/$/, '')}/${call}`);
	const headers = { Authorization: `Bearer ${token}` };
	const { status, text } = await (0,exchange .cv)({ method, url, headers, signal, maxReplyBytes: MAX_REPLY_BYTES });
	return status === 200 ? (0,json_object .lj)(text) : undefined;
}
var troubleshooting = __webpack_require__(9524);
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/stay-open.js
const stay_open_POLL_INTERVAL_MS = 1000;
const MAX_LINES = 30;
async function stayOpen(url, details, runner, services) {
	const { clock, openBrowser } = services;
	const { 'portal-url': portalUrl } = details;
	const platform = (0,stop.findPlatform)(runner, services);
	const portalOnce = portalUrl === undefined ? undefined : await portalAddress(details, runner);
	runner.info(`The site stays at ${(0,safe_text .Hk)(url)} until Ctrl-C ends it.`);
	if (portalUrl !== undefined)
		runner.info(`Portal: ${(0,safe_text .Hk)(portalUrl)}`);
	openBrowser(url);
	if (portalOnce !== undefined)
		openBrowser(portalOnce);
	let reported = 0;
	while (platform.isRunning()) {
		const notices = platform.portalNotices();
		for (const notice of notices.slice(reported))
			runner.warning('Portal code misused', (0,safe_text .Hk)(notice));
		reported = notices.length;
		const ended = platform.logs().find(({ failure }) => failure !== undefined);
		if (ended !== undefined)
			return await reportApp(ended, runner);
		await clock.sleep(stay_open_POLL_INTERVAL_MS, runner.cancelled).catch(() => undefined);
		if (runner.cancelled.aborted)
			return undefined;
	}
	const message = 'The local platform has ended, and the site with it.';
	runner.error('Local platform ended', message);
	return failureOf('internal', 'Local platform ended', message, [], runner);
}
async function reportApp(log, runner) {
	const { failure = '' } = log;
	const lines = log.end(MAX_LINES);
	await runner.group('End of the log', async () => {
		for (const line of lines)
			runner.info(line);
	});
	runner.error('App ended', failure);
	return failureOf('build-failed', 'App ended', failure, lines, runner);
}
function failureOf(code, title, message, lines, runner) {
	const step = code === 'build-failed' ? 'start' : '';
	const error = { title, message, advice: '', more: (0,troubleshooting .Jq)(title, runner), step, lines };
	return { error, outputs: { status: 'failed', 'error-code': code, url: '' } };
}
async function portalAddress(details, runner) {
	try {
		const control = { url: new URL(details['control-url']), token: details['control-token'] };
		return await requestPortalAddress(control, runner.cancelled);
	}
	catch (error) {
		runner.debug(`The portal was not opened in the browser: ${(0,safe_text .Hk)(String(error))}`);
		return undefined;
	}
}
;// CONCATENATED MODULE: ./lib/src/actions/rehearse/run.js
const OUTPUTS = new Set(['status', 'error-code', 'url', 'result']);
const EXPLAINED = new Set(['build-failed', 'warning']);
const SLOW_MS = 500;
async function rehearse(runner, services) {
	let exitCode = 1;
	let seen = '';
	const outputs = new Map();
	let stopFollowing;
	try {
		let started;
		const starting = { ...runner, output: (name, value) => void outputs.set(name, value) };
		exitCode = await startRehearsal(starting, { ...services, onStarted: (found) => (started = found) });
		if (exitCode !== 0 || started === undefined) {
			for (const [name, value] of outputs)
				if (OUTPUTS.has(name))
					runner.output(name, value);
			return exitCode;
		}
		const { details, inputs } = started;
		const url = details['site-url'] ?? '';
		const access = { ...details, environment: runner.input('environment') || details.environment };
		if (inputs.isVerbose)
			stopFollowing = followBuildLog(details, runner, services);
		const onOutput = (name, value) => {
			outputs.set(name, value);
			if (OUTPUTS.has(name) && (name !== 'url' || inputs.staysOpen))
				runner.output(name, value);
		};
		const deploying = deployRunner(runner, inputs.workspace, access, onOutput);
		const onLive = watchLive(inputs, url, (line) => (seen = line));
		exitCode = await services.deploy(deploying, onLive);
		if (exitCode !== 0)
			return exitCode;
		if (!inputs.staysOpen) {
			await stopFollowing?.();
			runner.info('The app has stopped. --open leaves it running and shows it in the browser.');
			return exitCode;
		}
		runner.info(seen);
		seen = '';
		const failure = await stayOpen(url, details, runner, services);
		if (failure === undefined)
			return exitCode;
		exitCode = 1;
		reportSiteFailure(failure, outputs.get('result'), onOutput);
		return exitCode;
	}
	finally {
		if (runner.cancelled.aborted)
			services.restoreSignals();
		else
			runner.cancelled.addEventListener('abort', services.restoreSignals);
		await stopFollowing?.();
		const isExplained = EXPLAINED.has(outputs.get('error-code') ?? '');
		const quiet = { ...runner, warning: () => undefined };
		await (0,stop.stopPlatform)(quiet, services, exitCode !== 0 && !isExplained, slowNotice(runner, services));
		if (exitCode === 0 && seen !== '')
			runner.info(seen);
	}
}
function reportSiteFailure({ error, outputs }, result = '{}', output) {
	const changed = { ...JSON.parse(result), ...outputs, error };
	for (const [name, value] of Object.entries({ ...outputs, result: JSON.stringify(changed) }))
		output(name, value);
}
function slowNotice(runner, { clock }) {
	const start = clock.now();
	let isSaid = false;
	return () => {
		if (isSaid || !runner.cancelled.aborted || clock.now() - start < SLOW_MS)
			return;
		isSaid = true;
		runner.info('Still removing files. Ctrl-C ends this at once, and leaves the rest to the next start.');
	};
}
function deployRunner(runner, workspace, access, output) {
	const own = {
		path: '',
		'smoke-test': '',
		wait: 'true',
		account: access.account,
		app: access.app,
		environment: access.environment,
		username: access.username,
		password: access.password,
		'headless-url': access['headless-url'],
		'environment-url': access['site-url'] ?? '',
	};
	const folder = external_node_path_.relative('', workspace) === '' ? runner.terms.workspace : (0,safe_text .Hk)(workspace);
	return {
		...runner,
		input: (name) => own[name] ?? runner.input(name),
		inputAsWritten: (name) => own[name] ?? runner.inputAsWritten(name),
		terms: { ...runner.terms, workspace: folder, whereLocalAppLog: 'The output of the app is below.' },
		variables: { ...runner.variables, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: runner.state(state .c.folder) },
		output,
	};
}
const run_POLL_INTERVAL_MS = 500;
function followBuildLog(details, runner, { clock }) {
	const ended = new AbortController();
	const uncancelled = new AbortController().signal;
	const control = { url: new URL(details['control-url']), token: details['control-token'] };
	const follow = async () => {
		let lineCount = 0;
		for (;;) {
			const isLast = ended.signal.aborted;
			const part = await readBuildLog(control, lineCount, uncancelled).catch(() => undefined);
			for (const line of part?.lines ?? [])
				runner.info(`  ${(0,safe_text .Hk)(line)}`);
			lineCount = part?.lineCount ?? lineCount;
			if (isLast)
				return;
			await clock.sleep(run_POLL_INTERVAL_MS, ended.signal).catch(() => undefined);
		}
	};
	const following = follow();
	return async () => {
		ended.abort();
		await following;
	};
}
var clock = __webpack_require__(6544);
var runner_start = __webpack_require__(4329);
var deploy = __webpack_require__(8625);
var local_platform = __webpack_require__(4812);
;// CONCATENATED MODULE: ./lib/src/entries/rehearse.js
async function rehearse_run(runner, dist, importModule) {
	return await rehearse(runner, {
		clock: clock .ml,
		...(await (0,local_platform .J)(dist, importModule)),
		deploy: async (deployRunner, onLive) => await (0,deploy.runDeploy)(deployRunner, dist, onLive),
		openBrowser: (url) => openBrowser(url, runner.variables),
		restoreSignals: runner_start .Aw,
	});
}
  })
};
