export const id = 596;
export const ids = [596];
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
  1071:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Pd: () => (  makeTempFolder),
	vg: () => (  tempFolder),
	xz: () => (  readRunnerFolder)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8835);
  var _shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7495);
  var _shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7190);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5343);
const OWN_FOLDERS = {
	GITHUB_WORKSPACE: { role: 'The current directory', find: () => '.' },
	RUNNER_TEMP: {
		role: `The folder for temporary files (environment variable ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'})`,
		find: node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir,
	},
};
function tempFolder(variables) {
	const found = findFolder('RUNNER_TEMP', variables);
	if (typeof found === 'string')
		return found;
	throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .VZ)(found)}.`);
}
function readRunnerFolder(reader, variable, variables) {
	const found = findFolder(variable, variables);
	return typeof found === 'string' ? found : reader.reject(found.input, found.value, found.problem);
}
function findFolder(variable, variables) {
	const folder = variables[variable] || OWN_FOLDERS[variable].find();
	try {
		const real = (0,_shared_files_real_path_js__WEBPACK_IMPORTED_MODULE_5__  .Ye)(folder);
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : unusable(variable, variables, folder, 'it is not a folder');
	}
	catch (error) {
		return unusable(variable, variables, folder, String(error.code));
	}
}
function makeTempFolder(temp, prefix, variables) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(temp, prefix));
	}
	catch (error) {
		if ((0,_shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_4__  .b$)(error))
			throw (0,_shared_files_full_disk_js__WEBPACK_IMPORTED_MODULE_4__  .d8)(error, temp);
		const problem = unusable('RUNNER_TEMP', variables, temp, String(error.code));
		throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__  .VZ)(problem)}.`);
	}
}
function unusable(variable, variables, folder, reason) {
	const problem = `cannot be used: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_6__  .Hk)(reason)}`;
	if (!variables[variable])
		return { input: OWN_FOLDERS[variable].role, value: folder, problem };
	const remedy = ". The runner sets it; check the runner, and the volumes of the job's container";
	return { input: `${variable} (environment variable)`, value: folder, problem: problem + remedy };
}
  })
};
