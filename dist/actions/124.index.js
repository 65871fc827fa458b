export const id = 124;
export const ids = [124];
export const modules = {

/***/ 3093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ DETAILS),
/* harmony export */   Kk: () => (/* binding */ OPTIONAL_DETAILS),
/* harmony export */   md: () => (/* binding */ parseDetails),
/* harmony export */   tq: () => (/* binding */ maskDetails)
/* harmony export */ });
/* harmony import */ var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9593);

/** Outputs, and keys of the line that the local platform prints when it listens. */
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
/** The same, where there is a portal, and where apps are run. */
const OPTIONAL_DETAILS = ['portal-url', 'site-url'];
const SECRETS = [
    'password',
    'rebuild-webhook',
    'clean-rebuild-webhook',
    'purge-cache-webhook',
    'control-token',
    'portal-url',
];
/**
 * Reads the line that the local platform prints once it listens.
 * @returns undefined where it is not whole. What is there may hold secrets, so it is never part of a message
 */
function parseDetails(line) {
    const values = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(line) ?? {};
    const known = DETAILS.map((name) => [name, values[name]]);
    if (known.some(([, value]) => typeof value !== 'string'))
        return undefined;
    const others = OPTIONAL_DETAILS.map((name) => [name, values[name]]);
    return Object.fromEntries([...known, ...others.filter(([, value]) => typeof value === 'string')]);
}
/**
 * Keeps the credentials of the local platform out of the log, and the tokens of its webhooks by themselves.
 * @param shown what the log is to show anyway
 */
function maskDetails(runner, details, shown = []) {
    const secrets = SECRETS.filter((name) => !shown.includes(name)).flatMap((name) => details[name] ?? []);
    const tokens = secrets.flatMap((secret) => /[?&]token=([^&]+)/.exec(secret)?.slice(1) ?? []);
    const pair = Buffer.from(`${details.username}:${details.password}`, 'utf8').toString('base64');
    runner.mask([...secrets, ...tokens, pair]);
}


/***/ }),

/***/ 1753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ checkRunApps),
  l: () => (/* binding */ readEmulatorInputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/emulator/run-apps-refusal.js
/** Their jobs have the secrets and the token of the repository, and often the code of somebody else. */
const PRIVILEGED_EVENTS = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);
/**
 * Why uploaded code cannot or must not be run in this job, as the end of a sentence that begins with the option.
 * @returns undefined where it may be
 */
function whyAppsMustNotRun(variables, platform = process.platform) {
    if (platform === 'win32') {
        return 'does not work on Windows, where an app and what it starts cannot be ended together. Use Linux (ubuntu-latest, WSL) or macOS';
    }
    const event = variables['GITHUB_EVENT_NAME'] ?? '';
    if (!PRIVILEGED_EVENTS.has(event))
        return undefined;
    return `runs the uploaded code, which is refused on ${event}: such a job has the secrets of the repository. Use pull_request`;
}

// EXTERNAL MODULE: ./lib/shared/real-path.js
var real_path = __webpack_require__(2589);
// EXTERNAL MODULE: ./lib/workspace/inside.js
var inside = __webpack_require__(4053);
// EXTERNAL MODULE: ./lib/actions/inputs/input-reader.js
var input_reader = __webpack_require__(261);
;// CONCATENATED MODULE: ./lib/actions/emulator/inputs.js






/** @throws {InvalidInputError} with all bad inputs at once; documents are checked by the local platform itself */
function readEmulatorInputs(runner, platform = process.platform) {
    const reader = new input_reader/* InputReader */.i_((name) => runner.input(name));
    const workspace = runner.variables['GITHUB_WORKSPACE'] || '.';
    return reader.finish({
        port: reader.integer('port', 0, 0, 65_535),
        seed: readDocument(reader, 'seed', workspace),
        faults: readDocument(reader, 'faults', workspace),
        strict: reader.boolean('strict', false),
        runApps: readRunApps(reader, runner.variables, platform),
        idleMinutes: reader.parsed('idle-minutes', 60, parseIdleMinutes),
        timeoutMinutes: reader.parsed('timeout-minutes', 5, input_reader/* parseTimeoutMinutes */.Ej),
        failOnWarning: reader.boolean('fail-on-warning', false),
    });
}
function readRunApps(reader, variables, platform) {
    const runApps = reader.boolean('run-apps', false);
    return runApps === true ? checkRunApps(reader, 'run-apps', variables, platform, 'true') : runApps;
}
/** Rejects an input where uploaded code cannot or must not be run. @param input that asks for it */
function checkRunApps(reader, input, variables, platform, value) {
    const problem = whyAppsMustNotRun(variables, platform);
    return problem === undefined ? true : reader.reject(input, value, problem);
}
/** @throws {RangeError} */
function parseIdleMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    if (minutes <= 7200)
        return minutes;
    throw new RangeError('must be a number of minutes, at most 7200; 0 for never');
}
/** A value that names a file of the workspace is that file; anything else is the document itself. */
function readDocument(reader, name, workspace) {
    const text = reader.optional(name);
    if (text === undefined)
        return undefined;
    const file = external_node_path_.resolve(workspace, text);
    if (isFile(file)) {
        if ((0,inside/* pathInside */._)((0,real_path/* realPath */.Y)(workspace), (0,real_path/* realPath */.Y)(file)) !== undefined)
            return { file };
        return reader.reject(name, text, 'must be a file in the workspace, and links must not lead out of it');
    }
    if (/^\S+\.(?:ya?ml|json)$/i.test(text)) {
        const problem = 'is not a file of the workspace. Check the path, and that the checkout ran before this step';
        return reader.reject(name, text, problem);
    }
    return { content: text };
}
/** A document is no path: it may be longer than any, or hold what none can (ENAMETOOLONG, ERR_INVALID_ARG_VALUE). */
function isFile(file) {
    try {
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 9014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ NotStartedError),
  q: () => (/* binding */ launch)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/emulator/builds/network.js
/** How this machine reaches the network: behind a proxy, `npm ci` fails without them. */
const NETWORK_VARIABLES = [
    'NODE_EXTRA_CA_CERTS',
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
];

// EXTERNAL MODULE: ./lib/emulator/errors/thrown.js
var thrown = __webpack_require__(6341);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/actions/emulator/process.js
var process = __webpack_require__(8610);
;// CONCATENATED MODULE: ./lib/actions/emulator/launch.js









/** The local platform did not start, for a reason that no input can change. */
class NotStartedError extends errors/* StepError */.zg {
    name = 'NotStartedError';
    constructor(reason) {
        super('internal', `The local platform did not start: ${reason}`);
    }
}
/** Exit status of the local platform where its options or documents are wrong. */
const OPTIONS_STATUS = 2;
/** Lines of its log that are part of a message. */
const MAX_LINES = 20;
/**
 * Detached (and on Windows without a window), with its output in files: a runner waits for every process that holds the
 * pipes of a step. It gets no inputs and tokens of the job, but RUNNER_TRACKING_ID, so that GitHub's runner ends it when
 * `post:` did not run (actions/runner, JobExtension). Its temporary files go into the same folder, so that they go with
 * it.
 * @param folder private, and empty
 * @throws {NotStartedError} when the system starts no such process
 */
async function launch({ node, bundle }, folder, inputs, variables, { pid: watchedPid, ownsFolder = false }) {
    const options = ['--json', '--port', String(inputs.port), '--idle-minutes', String(inputs.idleMinutes)];
    if (watchedPid !== undefined)
        options.push('--watch-pid', String(watchedPid));
    if (ownsFolder)
        options.push('--remove', folder);
    if (inputs.strict)
        options.push('--strict');
    if (inputs.runApps)
        options.push('--run-apps', '--build-logs', external_node_path_.join(folder, process/* FILES */.cn.buildLogs));
    options.push(...documentOptions('seed', inputs.seed, folder), ...documentOptions('faults', inputs.faults, folder));
    const names = ['PATH', 'HOME', 'SystemRoot', 'RUNNER_TRACKING_ID', ...(inputs.runApps ? NETWORK_VARIABLES : [])];
    const kept = names.map((name) => [name, variables[name]]);
    const env = { ...Object.fromEntries(kept), TMPDIR: folder, TEMP: folder, TMP: folder };
    const files = [process/* FILES */.cn.details, process/* FILES */.cn.log].map((name) => (0,external_node_fs_.openSync)(external_node_path_.join(folder, name), 'ax', 0o600));
    try {
        const child = (0,external_node_child_process_.spawn)(node, [bundle, ...options], {
            detached: true,
            windowsHide: true,
            env,
            stdio: ['ignore', ...files],
        });
        const { pid = 0 } = child;
        try {
            // Before anything is awaited: where the step is killed now, `post:` finds the platform by this record.
            if (pid > 0)
                (0,process/* recordProcess */.TX)(folder, pid);
        }
        catch (error) {
            // Nobody would find it again.
            child.kill();
            throw error;
        }
        await (0,external_node_events_.once)(child, 'spawn');
        child.unref();
        return { pid, failure: () => failureOf(child.exitCode, child.signalCode, external_node_path_.join(folder, process/* FILES */.cn.log)) };
    }
    catch (error) {
        throw new NotStartedError(`${(0,safe_text/* safeText */.Hk)((0,thrown/* asThrown */.J)(error).message)}.`);
    }
    finally {
        for (const file of files)
            (0,external_node_fs_.closeSync)(file);
    }
}
function documentOptions(name, value, folder) {
    if (value === undefined)
        return [];
    if ('file' in value)
        return [`--${name}`, value.file];
    const file = external_node_path_.join(folder, name);
    (0,external_node_fs_.writeFileSync)(file, value.content, { mode: 0o600 });
    return [`--${name}`, file];
}
/** The local platform checks its own options and documents, and says on stderr what is wrong with them. */
function failureOf(exitCode, signalCode, log) {
    if (exitCode === null && signalCode === null)
        return undefined;
    const lines = (0,external_node_fs_.readFileSync)(log, 'utf8').trim().split('\n').slice(0, MAX_LINES).map(safe_text/* safeText */.Hk);
    if (exitCode === OPTIONS_STATUS) {
        const words = lines.join(' ');
        return new errors/* StepError */.zg('invalid-input', `The local platform did not start.${words === '' ? '' : ` It says: ${words}`}`);
    }
    const ending = exitCode === null ? `it was ended by ${signalCode}` : `it ended with exit status ${exitCode}`;
    // A stack begins with the place in the code; the error is further down.
    const reason = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
    const first = reason === '' ? `${ending}.` : `${ending}. It says: ${reason}`;
    return new NotStartedError([first, ...lines.filter((line) => line !== reason)].join('\n'));
}


/***/ }),

/***/ 8610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TX: () => (/* binding */ recordProcess),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   kE: () => (/* binding */ FOLDER_PREFIX),
/* harmony export */   vP: () => (/* binding */ signal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _emulator_process_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7304);
/* harmony import */ var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9593);
/* harmony import */ var _shared_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7515);





/** Names under which the main part of the emulator action leaves word for its `post:` part. */
const STATE = { pid: 'emulator-pid', folder: 'emulator-folder' };
/** How the folder of a local platform begins, below RUNNER_TEMP. */
const FOLDER_PREFIX = 'headless-emulator-';
/**
 * Files in the folder of a local platform. `process` names the process to which the folder belongs, `buildLogs` is a
 * folder with the logs of builds.
 */
const FILES = {
    details: 'details.json',
    log: 'log',
    process: 'process.json',
    buildLogs: 'build-logs',
};
/** Larger than any record of a process. */
const MAX_RECORD_BYTES = 65_536;
/** Writes down to which process a folder belongs. */
function recordProcess(folder, pid) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, FILES.process);
    // Renamed, so that another start never reads half of it.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${file}.new`, JSON.stringify((0,_emulator_process_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .identify */ .ls)(pid)), { mode: 0o600 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${file}.new`, file);
}
/** @returns undefined where the folder has no such record, or none that can be read */
function readProcess(folder) {
    const text = (0,_shared_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, FILES.process), MAX_RECORD_BYTES) ?? '';
    const { pid, ...others } = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .parseObject */ .l)(text) ?? {};
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 2)
        return undefined;
    const texts = Object.entries(others).filter((entry) => typeof entry[1] === 'string');
    return { ...Object.fromEntries(texts), pid };
}
/** Signals a process; one that ended in the meantime is what the signal was for. */
function signal(pid, name) {
    try {
        process.kill(pid, name);
    }
    catch {
        // Gone, or not ours to signal: a step that cleans up never fails a job.
    }
}


/***/ }),

/***/ 6577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ emulatorReport)
/* harmony export */ });
/* harmony import */ var _step_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8134);
/* harmony import */ var _step_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(137);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4028);
/* harmony import */ var _details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3093);
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9014);





const emulatorReport = {
    outputs: ({ details }) => Object.fromEntries([..._details_js__WEBPACK_IMPORTED_MODULE_4__/* .DETAILS */ .Dl, ..._details_js__WEBPACK_IMPORTED_MODULE_4__/* .OPTIONAL_DETAILS */ .Kk].map((name) => [name, details?.[name] ?? ''])),
    advice: adviceFor,
    summary: ({ details }, { status }) => ({
        heading: (0,_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .headingOf */ .W)(status, { done: 'Local platform started' }, 'Local platform not started'),
        subject: details?.['headless-url'],
        rows: [
            ['Account', details && (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.account)],
            ['App', details && (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.app)],
            ['Environment', details && (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.environment)],
            ['Site', details?.['site-url'] === undefined ? undefined : (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details['site-url'])],
            ['Hosting API', details && (0,_step_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details['base-url'])],
        ],
    }),
};
function adviceFor(error) {
    if (error instanceof _launch_js__WEBPACK_IMPORTED_MODULE_3__/* .NotStartedError */ .x) {
        return `Check the runner first: memory, disk, its process limit, and that no file of this action is missing. If nothing is wrong with it: ${_step_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_ADVICE */ .sz}`;
    }
    return error.code === 'internal' ? _step_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_ADVICE */ .sz : '';
}


/***/ }),

/***/ 325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ startEmulatorAction),
  G: () => (/* binding */ startPlatform)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/actions/inputs/runner-folder.js
var runner_folder = __webpack_require__(492);
// EXTERNAL MODULE: ./lib/actions/step/step.js + 4 modules
var step = __webpack_require__(2621);
// EXTERNAL MODULE: ./lib/actions/emulator/details.js
var emulator_details = __webpack_require__(3093);
// EXTERNAL MODULE: ./lib/actions/emulator/inputs.js + 1 modules
var inputs = __webpack_require__(1753);
// EXTERNAL MODULE: ./lib/actions/emulator/launch.js + 1 modules
var launch = __webpack_require__(9014);
// EXTERNAL MODULE: ./lib/emulator/builds/groups.js + 1 modules
var groups = __webpack_require__(5970);
// EXTERNAL MODULE: ./lib/emulator/process/processes.js
var processes = __webpack_require__(7304);
// EXTERNAL MODULE: ./lib/actions/emulator/process.js
var emulator_process = __webpack_require__(8610);
;// CONCATENATED MODULE: ./lib/actions/emulator/leftovers.js





/** The longest that a job may run (five days, on a self-hosted runner), in milliseconds. */
const MAX_JOB_MS = 5 * 24 * 60 * 60_000;
/**
 * Removes the folders of local platforms that no longer run: a job that was killed leaves its own. Where nobody can
 * tell whether one runs (another container started it), the folder stays for as long as a job may take. Never throws.
 * @param temp the folder in which they lie
 * @param now milliseconds since 1970
 * @returns names of the folders that were removed
 */
function removeLeftovers(temp, now) {
    return foldersIn(temp).filter((name) => {
        try {
            const folder = external_node_path_.join(temp, name);
            if (!isLeftover(folder, now))
                return false;
            // First, what it ran: its list is one of the files.
            (0,groups/* endLeftovers */.q9)(folder);
            (0,external_node_fs_.rmSync)(folder, { recursive: true });
            return true;
        }
        catch {
            // Another user's, or another start was faster.
            return false;
        }
    });
}
function isLeftover(folder, now) {
    const owner = (0,emulator_process/* readProcess */.Wv)(folder);
    const state = owner === undefined ? 'unknown' : (0,processes/* stateOf */.L4)(owner);
    return state === 'gone' || (state === 'unknown' && now - (0,external_node_fs_.lstatSync)(folder).mtimeMs > MAX_JOB_MS);
}
function foldersIn(temp) {
    try {
        const entries = (0,external_node_fs_.readdirSync)(temp, { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory() && entry.name.startsWith(emulator_process/* FOLDER_PREFIX */.kE))
            .map(({ name }) => name);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/actions/emulator/report.js
var report = __webpack_require__(6577);
;// CONCATENATED MODULE: ./lib/actions/emulator/runner-process.js

/**
 * Programs that run the steps of a job and live as long as it does. The files that Gitea and Forgejo release carry a
 * version and a platform behind the name.
 */
const RUNNER = /^(?:Runner\.Worker|act|gh-act|(?:act_runner|gitea-runner|forgejo-runner)(?:-.*)?)$/;
/** A chain of parents is never this long; one that changes while it is read must not keep us. */
const MAX_ANCESTORS = 64;
/**
 * The process of the runner whose job this is: the nearest parent that is known to live as long as the job. The direct
 * parent would not do: where it is a shell or a wrapper, it ends with the step, and other steps still need the platform.
 *
 * GitHub's runner starts node itself, from Runner.Worker, of which there is one for each job (actions/runner,
 * DefaultStepHost); so do act and the runners built from it in host mode (act, HostEnvironment.exec). In the container
 * of a job they use `docker exec`, and the step has no parent that can be seen (actions/runner, ContainerStepHost).
 * @returns undefined where there is none, or the system is not Linux: then `idle-minutes` alone ends the platform
 */
function findRunner(parent = process.ppid, read = readAncestor) {
    let pid = parent;
    for (let count = 0; pid > 1 && count < MAX_ANCESTORS; count += 1) {
        const ancestor = read(pid);
        if (ancestor === undefined)
            return undefined;
        if (RUNNER.test(ancestor.program))
            return pid;
        pid = ancestor.parent;
    }
    return undefined;
}
function readAncestor(pid) {
    const parent = (0,processes/* readStat */.BV)(pid)?.parent;
    return parent === undefined ? undefined : { program: (0,processes/* programOf */.oQ)(pid) ?? '', parent };
}

;// CONCATENATED MODULE: ./lib/actions/emulator/start.js













/** How often to look whether it listens, in milliseconds. */
const POLL_INTERVAL_MS = 50;
/** Starts the local platform in the background of the job, and waits until it listens. */
const startEmulatorAction = (0,step/* defineStep */.o)({
    read: inputs/* readEmulatorInputs */.l,
    run: async (inputs, context) => {
        const details = await startPlatform(inputs, { pid: findRunner() }, context);
        context.record({ details });
        return 'done';
    },
    report: report/* emulatorReport */.u,
});
/**
 * Starts the local platform and waits until it listens; `stopPlatform` finds it by the state of the runner.
 * @param shown what the log may show of its credentials
 * @throws {StepError} when it ended instead; the reason of the signal
 */
async function startPlatform(inputs, watched, { runner, services, signal }, shown = []) {
    const { clock, program } = services;
    const temp = (0,runner_folder/* runnerFolder */.Xs)('RUNNER_TEMP', runner.variables['RUNNER_TEMP'], (0,external_node_os_.tmpdir)());
    for (const name of removeLeftovers(temp, clock.date().getTime())) {
        runner.info(`Removed ${(0,safe_text/* safeText */.Hk)(name)}, left by a local platform that no longer runs.`);
    }
    // It belongs to this process until the local platform has it.
    const folder = (0,runner_folder/* makeTempFolder */.Pd)(temp, emulator_process/* FOLDER_PREFIX */.kE, runner.variables['RUNNER_TEMP']);
    (0,emulator_process/* recordProcess */.TX)(folder, process.pid);
    runner.saveState(emulator_process/* STATE */.c4.folder, folder);
    const platform = await (0,launch/* launch */.q)(program, folder, inputs, runner.variables, watched);
    runner.saveState(emulator_process/* STATE */.c4.pid, String(platform.pid));
    const details = await waitForDetails(platform, folder, services, signal);
    // Before they are known to anything that could print them: an output is written in every ending.
    (0,emulator_details/* maskDetails */.tq)(runner, details, shown);
    runner.info(`The local platform listens on ${(0,safe_text/* safeText */.Hk)(details['headless-url'])}, process ${platform.pid}.`);
    return details;
}
/** @throws {StepError} when it ended instead, or the reason of the signal */
async function waitForDetails(platform, folder, { clock }, signal) {
    for (;;) {
        const ended = platform.failure();
        const line = /^(.*)\n/.exec((0,external_node_fs_.readFileSync)(external_node_path_.join(folder, emulator_process/* FILES */.cn.details), 'utf8'))?.[1];
        if (line !== undefined) {
            const details = (0,emulator_details/* parseDetails */.md)(line);
            if (details === undefined)
                throw new launch/* NotStartedError */.x('unexpected first line of output.');
            return details;
        }
        if (ended !== undefined)
            throw ended;
        await clock.sleep(POLL_INTERVAL_MS, signal).catch(() => {
            throw signal.reason;
        });
    }
}


/***/ }),

/***/ 492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pd: () => (/* binding */ makeTempFolder),
/* harmony export */   Xs: () => (/* binding */ runnerFolder),
/* harmony export */   lF: () => (/* binding */ REMOVAL),
/* harmony export */   xz: () => (/* binding */ readRunnerFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2730);
/* harmony import */ var _shared_real_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2589);
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3242);





/** How a folder of ours is removed: on Windows a virus scanner may hold a file of it for a moment (EBUSY, EPERM). */
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
/** What a folder is for, where no runner names one. */
const ROLES = {
    GITHUB_WORKSPACE: 'The current directory',
    RUNNER_TEMP: `The folder for temporary files (environment variable ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'})`,
};
/**
 * Real path of a folder that the runner names in a variable.
 * @param fallback where the variable is not set: outside a runner
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
function runnerFolder(variable, value, fallback) {
    const found = findFolder(variable, value, fallback);
    if (typeof found === 'string')
        return found;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeInputProblem */ .VZ)(found)}.`);
}
/** As `runnerFolder`, while inputs are read: what is wrong with it is reported with what is wrong with them. */
function readRunnerFolder(reader, variable, value, fallback) {
    const found = findFolder(variable, value, fallback);
    return typeof found === 'string' ? found : reader.reject(found.input, found.value, found.problem);
}
function findFolder(variable, value, fallback) {
    const folder = value || fallback;
    try {
        const real = (0,_shared_real_path_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Y)(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : unusable(variable, value, folder, 'it is not a folder');
    }
    catch (error) {
        return unusable(variable, value, folder, String(error.code));
    }
}
/**
 * Makes a private folder (mode 0700) below the runner's temp folder.
 * @param temp as `runnerFolder` returns it
 * @param value of RUNNER_TEMP
 * @throws {StepError} `invalid-file` naming the variable and its value
 */
function makeTempFolder(temp, prefix, value) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(temp, prefix));
    }
    catch (error) {
        const { code } = error;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeInputProblem */ .VZ)(unusable('RUNNER_TEMP', value, temp, String(code)))}.`);
    }
}
/** What is wrong with a folder that cannot be used: one of the runner, where it has named one. */
function unusable(variable, value, folder, reason) {
    const [input, remedy] = value
        ? [
            `${variable} (environment variable)`,
            ". The runner sets it; check the runner, and the volumes of the job's container",
        ]
        : [ROLES[variable], ''];
    return { input, value: folder, problem: `cannot be used: ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(reason)}${remedy}` };
}


/***/ }),

/***/ 5970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q9: () => (/* binding */ endLeftovers)
});

// UNUSED EXPORTS: ProcessGroups, signalGroup

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/shared/regular-file.js
var regular_file = __webpack_require__(7515);
// EXTERNAL MODULE: ./lib/emulator/process/processes.js
var processes = __webpack_require__(7304);
;// CONCATENATED MODULE: ./lib/emulator/state/service.js
/** How the temporary folder of a platform begins. */
const FOLDER_PREFIX = 'local-platform-';
/** What happened, for tests to read. */
class Journal {
    /** Requests that reached an endpoint, whatever became of them, by name of the endpoint. */
    requests = new Map();
    webhookCalls = [];
    purges = [];
    /** Defects of this program: one line for each. */
    defects = [];
    /** Forgets all but the defects. */
    clear() {
        this.requests.clear();
        this.webhookCalls.length = 0;
        this.purges.length = 0;
    }
}

;// CONCATENATED MODULE: ./lib/emulator/builds/groups.js





/** The file in which a platform lists what it started, below its own folder. */
const RECORD = 'process-groups.json';
/** Larger than any record of process groups. */
const MAX_RECORD_BYTES = 2 ** 20;
/** The process groups that a platform started and that did not end, on disk, so that they can be ended when it was killed. */
class ProcessGroups {
    folder;
    #leaders = new Map();
    /** @param folder private, and removed when the platform ends */
    constructor(folder) {
        this.folder = folder;
        this.#write();
    }
    add(leader) {
        this.#leaders.set(leader, identify(leader));
        this.#write();
    }
    /** Ends what is left of a group: the leader may have gone before the others. */
    end(leader) {
        if (!this.#leaders.delete(leader))
            return;
        signalGroup(leader, 'SIGKILL');
        this.#write();
    }
    endAll() {
        for (const leader of this.#leaders.keys())
            this.end(leader);
    }
    #write() {
        const record = { owner: identify(process.pid), leaders: [...this.#leaders.values()] };
        writeFileSync(path.join(this.folder, RECORD), JSON.stringify(record), { mode: 0o600 });
    }
}
/** Sends a signal to every process of a group; nothing where none is left. */
function signalGroup(leader, signal) {
    try {
        process.kill(-leader, signal);
    }
    catch {
        // ESRCH: all of them ended. EPERM: none of them is ours.
    }
}
/**
 * Ends what platforms left running that were killed themselves, and removes their folders.
 * @param temporaryFolder where platforms make their folders
 * @param isGone whether the platform of a folder was ended
 */
function endLeftovers(temporaryFolder, isGone = (owner) => (0,processes/* stateOf */.L4)(owner) === 'gone') {
    for (const name of (0,external_node_fs_.readdirSync)(temporaryFolder)) {
        if (!name.startsWith(FOLDER_PREFIX))
            continue;
        const folder = external_node_path_.join(temporaryFolder, name);
        const record = readRecord(folder, external_node_path_.join(folder, 'apps', RECORD));
        if (record === undefined || !isGone(record.owner))
            continue;
        for (const leader of record.leaders)
            if (mayBeOurs(leader))
                signalGroup(leader.pid, 'SIGKILL');
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/**
 * A number is not given to a new process as long as a group has it: either it is the same process, or none. Without the
 * time of its start (not on Linux, or it ended at once) nobody knows which.
 */
function mayBeOurs(leader) {
    if (leader.started === undefined)
        return false;
    return (0,processes/* stateOf */.L4)(leader) === 'running' || (0,processes/* stateOf */.L4)((0,processes/* identify */.ls)(leader.pid)) === 'gone';
}
/** Only in a folder of the same user: others may write to the temporary folder, too. */
function readRecord(folder, file) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(folder);
        if (!stats.isDirectory() || stats.uid !== process.getuid?.())
            return undefined;
        return JSON.parse((0,regular_file/* readRegularFile */.XF)(file, MAX_RECORD_BYTES) ?? '');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ asThrown)
/* harmony export */ });
/** Reads a thrown value by its fields: libraries throw things that are errors in all but their prototype. */
function asThrown(error) {
    const fields = typeof error === 'object' && error !== null ? { ...error } : {};
    const { code, statusCode, syscall } = fields;
    const message = fieldOf(error, 'message') ?? String(error);
    return {
        message,
        code: typeof code === 'string' ? code : undefined,
        statusCode: typeof statusCode === 'number' ? statusCode : undefined,
        fromSystem: typeof syscall === 'string',
        syscall: typeof syscall === 'string' ? syscall : undefined,
        stack: fieldOf(error, 'stack') ?? message,
    };
}
/** `message` and `stack` are not enumerable, so a copy does not have them. */
function fieldOf(error, name) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    const value = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 7304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ readStat),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   ls: () => (/* binding */ identify),
/* harmony export */   oQ: () => (/* binding */ programOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** @returns undefined where there is no such process, it is hidden, or the system is not Linux */
function readStat(pid) {
    const text = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1'));
    // The name stands in parentheses and may hold any character, these included: fields count from the last one.
    const end = text?.lastIndexOf(')') ?? -1;
    if (text === undefined || end < 0)
        return undefined;
    const [state = '', parent = '', group = '', ...rest] = text.slice(end + 2).split(' ');
    // starttime is field 22, and three of those after the name are split off already.
    return { state, parent: Number(parent), group: Number(group), started: rest[16] ?? '' };
}
/**
 * Name of the program that a process was started as, without its folder. Not the name in `stat`: a program may change
 * that one (Node 24 does), and it is cut after 15 characters.
 * @returns undefined where `readStat` has no answer either
 */
function programOf(pid) {
    const [program] = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, 'utf8'))?.split('\0') ?? [];
    return program === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.basename(program);
}
/**
 * Whether a process runs. One that ended keeps its number until its parent collects it, and in the container of a job
 * nobody may do so: on Linux its state shows that.
 */
function isRunning(pid) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        // EPERM: it runs as another user.
        if (error.code !== 'EPERM')
            return false;
    }
    return readStat(pid)?.state !== 'Z';
}
function identify(pid) {
    const started = readStat(pid)?.started;
    return { pid, ...(started === undefined ? {} : { started }), ...whereWeAre() };
}
/** `unknown`: it was started in another container, whose processes cannot be seen from here. */
function stateOf(identity) {
    const { boot, namespace } = whereWeAre();
    if (identity.boot !== undefined && boot !== undefined && identity.boot !== boot)
        return 'gone';
    if (identity.namespace !== namespace)
        return 'unknown';
    if (!isRunning(identity.pid))
        return 'gone';
    return identity.started === readStat(identity.pid)?.started ? 'running' : 'gone';
}
function whereWeAre() {
    const boot = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'latin1').trim());
    const namespace = readOr(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid'));
    return { ...(boot === undefined ? {} : { boot }), ...(namespace === undefined ? {} : { namespace }) };
}
function readOr(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 2124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
/* harmony import */ var _actions_step_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2564);
/* harmony import */ var _actions_emulator_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(325);



/** The local platform is in `dist`, too: this starts it the way a terminal does. */
async function run(runner, dist) {
    const program = { node: process.execPath, bundle: (0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(new URL('emulator/index.js', dist)) };
    return await (0,_actions_emulator_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startEmulatorAction */ .C)(runner, { clock: _actions_step_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m, program });
}


/***/ }),

/***/ 2589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ folderProblem),
/* harmony export */   Y: () => (/* binding */ realPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/**
 * The real path of a file or folder: links followed, and each name as the disk has it, so that two paths of one file
 * are equal. Only the function of the system knows that `d:\A\REPO~1` is `D:\a\repository`; the one that Node has in
 * JavaScript follows links, and no more.
 * @throws what the file system throws
 */
function realPath(file, native = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native, plain = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync) {
    try {
        return native(file);
    }
    catch (error) {
        // Windows cannot name files of a RAM disk, and of some network drives.
        const { code } = error;
        if (code === 'EISDIR' || code === 'UNKNOWN')
            return plain(file);
        throw error;
    }
}
/**
 * Why a path leads to no folder that can be read, as a clause: `does not exist`. Undefined where it does. The path is no
 * part of it, as the messages of the file system have it: what was given for one may be a secret.
 */
function folderProblem(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
            return 'is a file, not a folder';
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return undefined;
    }
    catch (error) {
        const { code } = error;
        // No part of a path is longer than a name can be, or below a file.
        const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
        return isMissing ? 'does not exist' : `cannot be read (${code})`;
    }
}


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ writeRegularFile),
/* harmony export */   M4: () => (/* binding */ readWholeFile),
/* harmony export */   XF: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2589);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242);




// Windows has neither flag, and no named pipes among its files.
const SAFELY = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | SAFELY;
const TO_WRITE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | SAFELY;
/**
 * Text of a file that code of others could have replaced. A link, a named pipe or a device is not read: the read might
 * never end.
 * @param maxBytes of a longer file this much of its end is returned
 * @returns undefined for anything but a regular file that can be read
 */
function readRegularFile(file, maxBytes) {
    try {
        return withRegularFile(file, TO_READ, (descriptor, { size }) => readEnd(descriptor, size, maxBytes));
    }
    catch {
        return undefined;
    }
}
/**
 * All of a file that the user names, also through a link: Kubernetes mounts each secret as one. Of what a link may lead to,
 * no more than a regular file is read.
 * @throws {StepError} `invalid-file` for anything else; what the file system throws
 */
function readWholeFile(file) {
    return withRegularFile(file, TO_READ, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor), (0,_real_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPath */ .Y)(file));
}
/**
 * Makes a file with this text, or puts the text in place of what is in it.
 * @throws {StepError} `invalid-file` for anything but a regular file, of which nothing is changed; what the file system
 *   throws
 */
function writeRegularFile(file, text) {
    withRegularFile(file, TO_WRITE, (descriptor) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, text);
    });
}
/**
 * Opens a regular file: never through a link, and without waiting for the other end of a pipe.
 * @param file for messages
 * @param place where it is
 */
function withRegularFile(file, flags, use, place = file) {
    // Before it is opened: Windows would follow a link, and to open a device can do something.
    requireRegular(file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: flags === TO_READ }));
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, flags, 0o666);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        requireRegular(file, stats);
        return use(descriptor, stats);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** @param stats undefined where there is nothing */
function requireRegular(file, stats) {
    if (stats === undefined || stats.isFile())
        return;
    const kinds = [
        ['a link', stats.isSymbolicLink()],
        ['a folder', stats.isDirectory()],
        ['a named pipe', stats.isFIFO()],
    ];
    const kind = kinds.find(([, isKind]) => isKind)?.[0] ?? 'a device or a socket';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('invalid-file', `"${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk)(file)}" must be a regular file, and is ${kind}`);
}
function readEnd(descriptor, size, maxBytes) {
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    const start = size - bytes.length;
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, start + length);
    }
    return bytes.toString('utf8', 0, length);
}


/***/ }),

/***/ 4053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ pathInside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/**
 * The path of a target inside a folder: POSIX and relative to it, empty for the folder itself; undefined outside. A name
 * may start with two dots, and between two drives of Windows there is no relative path.
 * @param folder absolute, like `target`; real paths where links must not matter
 */
function pathInside(folder, target, system = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const relative = system.relative(folder, target);
    if (relative === '..' || relative.startsWith(`..${system.sep}`) || system.isAbsolute(relative))
        return undefined;
    return relative.split(system.sep).join('/');
}


/***/ })

};
