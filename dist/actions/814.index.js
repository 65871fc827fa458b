export const id = 814;
export const ids = [814];
export const modules = {

/***/ 1966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseShellVariables)
/* harmony export */ });
/* harmony import */ var _platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9593);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1838);


/** Bad lines or members that an error names; a key pasted with line breaks has dozens. */
const MAX_PLACES = 5;
/** A name that a shell can set (POSIX.1-2017, XBD 3.235). */
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
/**
 * `shell-variables`: lines `KEY=value`, or a JSON object for values with line breaks. Empty lines and lines that begin
 * with `#` are passed over; a value is everything after the first `=`, as it stands.
 * @throws {RangeError} naming lines and keys, never a value
 */
function parseShellVariables(text) {
    const variables = text.trimStart().startsWith('{') ? fromJson(text) : fromLines(text);
    const seen = new Set();
    for (const { key } of variables) {
        if (seen.has(key))
            throw new RangeError(`must not set ${key} twice`);
        seen.add(key);
    }
    return variables;
}
function fromJson(text) {
    const object = (0,_platform_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .l)(text);
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
    // Of two members with one name JSON.parse keeps the last. Here each member is two strings, so any more were dropped.
    const strings = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    if (strings.length !== 2 * variables.length)
        throw new RangeError('must not have two members with the same name');
    return variables;
}
function fromLines(text) {
    const lines = text
        .split(/\r\n|\r|\n/)
        .map((line, index) => ({ line, equals: line.indexOf('='), where: `line ${index + 1}` }))
        .filter(({ line }) => line.trim() !== '' && !line.trimStart().startsWith('#'));
    const variables = lines.map(({ line, equals, where }) => {
        return { key: line.slice(0, equals).trim(), value: line.slice(equals + 1), equals, where };
    });
    const noEquals = variables.filter(({ equals }) => equals < 0).map(({ where }) => where);
    const badKeys = variables.filter(({ key, equals }) => equals >= 0 && !KEY.test(key)).map(({ where }) => where);
    const problems = [
        ...(noEquals.length === 0
            ? []
            : [`must be lines KEY=value, or one JSON object; there is no "=" in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(noEquals, MAX_PLACES)}`]),
        ...(badKeys.length === 0 ? [] : [badKeyProblem(badKeys)]),
    ];
    if (problems.length > 0)
        throw new RangeError(problems.join('; it '));
    return variables.map(({ key, value }) => ({ key, value }));
}
/** A bad key is not repeated: a line that is out of place may be part of a value. */
function badKeyProblem(places) {
    return `has an invalid name in ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(places, MAX_PLACES)} (allowed: letters, digits and "_", not starting with a digit)`;
}


/***/ }),

/***/ 1672:
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
;// CONCATENATED MODULE: ./lib/emulator/program/run-apps-refusal.js
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
// EXTERNAL MODULE: ./lib/workspace/paths/inside.js
var inside = __webpack_require__(4796);
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
// EXTERNAL MODULE: ./lib/emulator/process/process-record.js
var process_record = __webpack_require__(1932);
// EXTERNAL MODULE: ./lib/emulator/process/processes.js
var processes = __webpack_require__(7304);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/full-disk.js
var full_disk = __webpack_require__(7800);
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
 * @throws {NotStartedError} when the system starts no such process; the error of a full disk
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
                (0,process_record/* recordProcess */.TX)(folder, (0,processes/* identify */.ls)(pid));
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
        throw (0,full_disk/* isDiskFull */.b$)(error) ? error : new NotStartedError(`${(0,safe_text/* safeText */.Hk)((0,thrown/* asThrown */.J)(error).message)}.`);
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
    const fullDisk = lines.find(full_disk/* saysFullDisk */.rH);
    if (fullDisk !== undefined)
        return (0,full_disk/* fullDiskError */.HD)(fullDisk.trim());
    const ending = exitCode === null ? `it was ended by ${signalCode}` : `it ended with exit status ${exitCode}`;
    // A stack begins with the place in the code; the error is further down.
    const reason = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
    const first = reason === '' ? `${ending}.` : `${ending}. It says: ${reason}`;
    return new NotStartedError([first, ...lines.filter((line) => line !== reason)].join('\n'));
}


/***/ }),

/***/ 6577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ emulatorReport)
/* harmony export */ });
/* harmony import */ var _step_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2938);
/* harmony import */ var _step_report_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6696);
/* harmony import */ var _step_ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2903);
/* harmony import */ var _details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3093);
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9014);





const emulatorReport = {
    outputs: ({ details }) => Object.fromEntries([..._details_js__WEBPACK_IMPORTED_MODULE_4__/* .DETAILS */ .Dl, ..._details_js__WEBPACK_IMPORTED_MODULE_4__/* .OPTIONAL_DETAILS */ .Kk].map((name) => [name, details?.[name] ?? ''])),
    advice: adviceFor,
    summary: ({ details }, { status }) => ({
        heading: (0,_step_ending_js__WEBPACK_IMPORTED_MODULE_2__/* .headingOf */ .W)(status, { done: 'Local platform started' }, 'Local platform not started'),
        subject: details?.['headless-url'],
        rows: [
            ['Account', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.account)],
            ['App', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.app)],
            ['Environment', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details.environment)],
            ['Site', details?.['site-url'] === undefined ? undefined : (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details['site-url'])],
            ['Hosting API', details && (0,_step_report_html_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(details['base-url'])],
        ],
    }),
};
function adviceFor(error) {
    if (error instanceof _launch_js__WEBPACK_IMPORTED_MODULE_3__/* .NotStartedError */ .x) {
        return `Check the runner first: memory, disk, its process limit, and that no file of this action is missing. If nothing is wrong with it: ${_step_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_ADVICE */ .sz}`;
    }
    return error.code === 'internal' ? _step_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_ADVICE */ .sz : '';
}


/***/ }),

/***/ 9943:
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
// EXTERNAL MODULE: ./lib/shared/clock.js
var clock = __webpack_require__(3383);
// EXTERNAL MODULE: ./lib/emulator/builds/groups.js
var groups = __webpack_require__(9445);
// EXTERNAL MODULE: ./lib/emulator/process/own-folder.js
var own_folder = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/emulator/process/process-record.js
var process_record = __webpack_require__(1932);
// EXTERNAL MODULE: ./lib/emulator/process/processes.js
var processes = __webpack_require__(7304);
// EXTERNAL MODULE: ./lib/emulator/state/service.js
var service = __webpack_require__(9750);
;// CONCATENATED MODULE: ./lib/emulator/platform/leftovers.js








/** How the folder begins in which a step keeps what it knows of the local platform that it started. */
const STEP_FOLDER_PREFIX = 'headless-emulator-';
/** The longest that a job may run (five days, on a self-hosted runner), in milliseconds. */
const MAX_JOB_MS = 5 * 24 * 60 * 60_000;
/** Far longer than it takes to write the record of a new folder, in milliseconds. */
const MAX_RECORDING_MS = 2000;
/**
 * Removes the folders of processes that no longer run: one that was killed leaves its own. Where nobody can tell whether
 * it runs (another container started it), the folder stays for as long as a job may take. Those of other users, and what
 * other users can write to, are left alone, as anything may be in them. Never throws.
 * @param temp the folder in which they are
 * @param now milliseconds since 1970
 * @returns names of the folders that were removed
 */
function removeLeftovers(temp, now = (0,clock/* currentDate */.UQ)().getTime(), lstat) {
    return foldersIn(temp).filter((name) => {
        try {
            const folder = external_node_path_.join(temp, name);
            // First, what it ran: its list is one of the files.
            return (0,own_folder/* isOwnFolder */.Z)(folder, lstat) && isLeftover(folder, now) && (0,own_folder/* removeOwnFolder */.T)(folder, groups/* endLeftovers */.q9, lstat);
        }
        catch {
            // Another start was faster, or a program of another user has written into it.
            return false;
        }
    });
}
function isLeftover(folder, now) {
    const owner = (0,process_record/* readProcess */.Wv)(folder);
    const state = owner === undefined ? 'unknown' : (0,processes/* stateOf */.L4)(owner);
    if (state !== 'unknown')
        return state === 'gone';
    // One that was killed just then has written no more than a part of its record.
    const isNew = owner === undefined && (0,external_node_fs_.readdirSync)(folder).every((name) => process_record/* RECORD_FILES */.sh.includes(name));
    return now - (0,external_node_fs_.lstatSync)(folder).mtimeMs > (isNew ? MAX_RECORDING_MS : MAX_JOB_MS);
}
function foldersIn(temp) {
    try {
        return (0,external_node_fs_.readdirSync)(temp).filter((name) => [service/* FOLDER_PREFIX */.k, STEP_FOLDER_PREFIX].some((prefix) => name.startsWith(prefix)));
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/shared/full-disk.js
var full_disk = __webpack_require__(7800);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/actions/inputs/runner-folder.js
var runner_folder = __webpack_require__(492);
// EXTERNAL MODULE: ./lib/actions/step/step.js + 2 modules
var step = __webpack_require__(6807);
// EXTERNAL MODULE: ./lib/actions/emulator/details.js
var emulator_details = __webpack_require__(3093);
// EXTERNAL MODULE: ./lib/actions/emulator/inputs.js + 1 modules
var inputs = __webpack_require__(1672);
// EXTERNAL MODULE: ./lib/actions/emulator/launch.js + 1 modules
var launch = __webpack_require__(9014);
// EXTERNAL MODULE: ./lib/actions/emulator/process.js
var emulator_process = __webpack_require__(8610);
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
/** More than a start of the local platform writes. */
const PROBE_BYTES = 2 ** 20;
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
    const { program } = services;
    const temp = (0,runner_folder/* runnerFolder */.Xs)('RUNNER_TEMP', runner.variables['RUNNER_TEMP'], (0,external_node_os_.tmpdir)());
    for (const name of removeLeftovers(temp)) {
        runner.info(`Removed ${(0,safe_text/* safeText */.Hk)(name)}, left by a local platform that no longer runs.`);
    }
    const folder = makePlatformFolder(temp, runner);
    let platform;
    let details;
    try {
        platform = await (0,launch/* launch */.q)(program, folder, inputs, runner.variables, watched);
        runner.saveState(emulator_process/* STATE */.c4.pid, String(platform.pid));
        details = await waitForDetails(platform, folder, services, signal);
    }
    catch (error) {
        throw (0,full_disk/* asFullDisk */.d8)(error instanceof launch/* NotStartedError */.x ? (writeErrorIn(folder) ?? error) : error, temp);
    }
    // Before they are known to anything that could print them: an output is written in every ending.
    (0,emulator_details/* maskDetails */.tq)(runner, details, shown);
    runner.info(`The local platform listens on ${(0,safe_text/* safeText */.Hk)(details['headless-url'])}, process ${platform.pid}.`);
    return details;
}
/** Belongs to this process until the local platform has it. @throws {StepError} */
function makePlatformFolder(temp, runner) {
    // Known before, as a kill just after the folder is made leaves it without a record.
    const owner = (0,processes/* identify */.ls)(process.pid);
    const folder = (0,runner_folder/* makeTempFolder */.Pd)(temp, STEP_FOLDER_PREFIX, runner.variables['RUNNER_TEMP']);
    try {
        (0,process_record/* recordProcess */.TX)(folder, owner);
        runner.saveState(emulator_process/* STATE */.c4.folder, folder);
        return folder;
    }
    catch (error) {
        // Nobody else knows of it.
        (0,external_node_fs_.rmSync)(folder, runner_folder/* REMOVAL */.lF);
        throw (0,full_disk/* asFullDisk */.d8)(error, temp);
    }
}
/** Why nothing more can be written: on a full disk the local platform may not even have been able to say so. */
function writeErrorIn(folder) {
    const file = external_node_path_.join(folder, 'probe');
    try {
        (0,external_node_fs_.writeFileSync)(file, Buffer.alloc(PROBE_BYTES));
        return undefined;
    }
    catch (error) {
        return (0,full_disk/* isDiskFull */.b$)(error) ? error : undefined;
    }
    finally {
        (0,external_node_fs_.rmSync)(file, { force: true });
    }
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

/***/ 7739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jx: () => (/* binding */ isPlatformRunning),
  W4: () => (/* binding */ readPortalNotices),
  qe: () => (/* binding */ stopEmulatorAction),
  _7: () => (/* binding */ stopPlatform)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/emulator/builds/groups.js
var groups = __webpack_require__(9445);
// EXTERNAL MODULE: ./lib/emulator/errors/thrown.js
var thrown = __webpack_require__(6341);
// EXTERNAL MODULE: ./lib/shared/full-disk.js
var full_disk = __webpack_require__(7800);
// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/shared/format.js
var format = __webpack_require__(1838);
;// CONCATENATED MODULE: ./lib/emulator/errors/options-error.js
/** The platform cannot be started like this: one line for each problem. */
class options_error_OptionsError extends Error {
    lines;
    name = 'OptionsError';
    constructor(lines) {
        super(lines.join('\n'));
        this.lines = lines;
    }
    /** @throws OptionsError when there is a problem */
    static throwIf(problems) {
        if (problems.list.length > 0)
            throw new options_error_OptionsError(problems.lines());
    }
}

;// CONCATENATED MODULE: ./lib/emulator/program/build-logs.js







/** Lines of a log that was cut off and that no folder keeps. */
const PRINTED_LINES = 30;
/** Whether its app was live: then the log goes on with what that wrote. */
function wasLive({ state }) {
    return state === 'live' || state === 'replaced';
}
/** Says in one line which build failed, of which environment, at which step; or whose output it is. */
function headingOf(log) {
    const { build, environment, failure, lines } = log;
    const id = idOf(build);
    if (wasLive(log))
        return (0,safe_text/* safeText */.Hk)(`${environment}: what the app of build ${id} wrote`);
    if (failure !== undefined)
        return (0,safe_text/* safeText */.Hk)(`${environment}: build ${id} failed at step "${failure.step}".`);
    if (log.state === 'failed')
        return (0,safe_text/* safeText */.Hk)(`${environment}: build ${id} failed.`);
    const step = JSON.stringify(lines.at(-1)?.step ?? 'unpack');
    return (0,safe_text/* safeText */.Hk)(`${environment}: build ${id} was cut off at step ${step}: the local platform ended.`);
}
/** Says in one line what went live, and where its app answers: words that are still true once the platform has ended. */
function liveLine({ environment, build }, siteUrl) {
    const where = siteUrl === undefined ? '.' : `: ${siteUrl}`;
    return safeText(`${environment}: build ${idOf(build)} went live${where}`);
}
/** Begins such a line: `LogWriter.warn`. */
const WARNING_PREFIX = 'Warning: ';
/** What the platform itself has to say about an app that is live; an app cannot write such lines. */
function warningsOf({ environment, lines }) {
    return lines
        .filter(({ source, text }) => source === 'platform' && text.startsWith(WARNING_PREFIX))
        .map(({ text }) => (0,safe_text/* safeText */.Hk)(`${environment}: ${text.slice(WARNING_PREFIX.length)}`));
}
/** The end of a log, human-readable, or of what the app wrote that was live; one line has the number of those before it. */
function endOfLog(log, max) {
    const lines = log.lines.filter(({ step, text }) => text.trim() !== '' && (step === 'start' || !wasLive(log)));
    const last = lines.slice(-max);
    const left = lines.length - last.length;
    return [
        ...(left === 0 ? [] : [`… ${(0,format/* countOf */.pq)(left, 'earlier line')}`]),
        // Nearly always all of them are of one day.
        ...last.map(({ time, step, source, text }) => (0,safe_text/* safeText */.Hk)(`${time.slice(11)} ${step} ${source}: ${text}`)),
    ];
}
/** Why a build failed, with the telling lines; the end of its log, or of what its app wrote, where it did not. */
function excerptOf(log, max) {
    // The end of the log of a failure is what npm or a compiler says last: seldom why.
    return log.failure?.message.split('\n').map(safe_text/* safeText */.Hk) ?? endOfLog(log, max);
}
/**
 * Prints which build went live and which failed, keeps logs in a folder, as `<build-id>.json`, and without a folder prints
 * why a build failed.
 * @param print takes whole lines
 * @throws OptionsError when the folder cannot be made
 */
function keepBuildLogs(folder, print) {
    const onBuildLive = (log, siteUrl) => print([liveLine(log, siteUrl), ...warningsOf(log).map((warning) => `  Warning: ${warning}`)]);
    if (folder === undefined) {
        const onBuildFailed = (log) => {
            const more = log.failure === undefined ? [] : [`Its log: GET /_control/log?build=${idOf(log.build)}`];
            print([headingOf(log), ...[...excerptOf(log, PRINTED_LINES), ...more].map((line) => `  ${line}`)]);
        };
        return { onBuildLive, onBuildFailed, onAppStopped: () => undefined };
    }
    try {
        // Not `recursive`: on some file systems (/proc) that never ends in Node 20.
        if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
            mkdirSync(folder);
    }
    catch (error) {
        if (isDiskFull(error))
            throw error;
        throw new OptionsError([`${describeProblem(error, folder)} Choose a folder that can be created and written.`]);
    }
    const keep = (log) => {
        const file = path.join(folder, `${idOf(log.build)}.json`);
        try {
            // Renamed, so that nobody reads half of it.
            writeFileSync(`${file}.new`, `${JSON.stringify(log, null, 2)}\n`, { mode: 0o600 });
            renameSync(`${file}.new`, file);
        }
        catch (error) {
            rmSync(`${file}.new`, { force: true });
            print([describeProblem(error, folder)]);
        }
    };
    const onBuildFailed = (log) => {
        print([headingOf(log)]);
        keep(log);
    };
    return { onBuildLive, onBuildFailed, onAppStopped: keep };
}
function idOf(build) {
    return build.split('/').at(-1) ?? '';
}
function describeProblem(error, folder) {
    return `--build-logs: ${describeFullDisk(error, folder) ?? `${safeText(asThrown(error).message)}.`}`;
}

;// CONCATENATED MODULE: ./lib/emulator/access/portal-notice.js
/** How a line on stderr begins that reports a misuse; the action that started the local platform looks for it. */
const PORTAL_NOTICE = 'Portal: ';
/** What became of a code that others may have read, as a line for stderr. */
function describeMisuse(misuse) {
    if (misuse.kind === 'used-again') {
        return `${PORTAL_NOTICE}The code of --open was used a second time, so all sessions of the portal have ended. If that was not you, another user of this machine has read it.`;
    }
    const who = misuse.user === undefined ? 'Somebody else' : `Another user of this machine (uid ${misuse.user})`;
    return `${PORTAL_NOTICE}${who} tried the code of --open, and was refused.`;
}

// EXTERNAL MODULE: ./lib/emulator/process/processes.js
var processes = __webpack_require__(7304);
;// CONCATENATED MODULE: ./lib/emulator/process/lifetime.js

/** The last line that a platform writes when it ends by itself. */
const ENDS = 'The local platform ends.';
/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 1000;
/** Calls `check` again and again, as long as the process has something else to do. */
function every(milliseconds, check) {
    setInterval(check, milliseconds).unref();
}
/**
 * Ends a platform that nobody uses any more: a job that was killed never stops the one it started.
 * @param idleMilliseconds time since the last request
 * @param end called once, with the reason: a sentence, and whether it is that the watched process is gone
 */
function limitLifetime({ idleMinutes, watchedPid }, idleMilliseconds, end, repeat = every) {
    const idleLimit = idleMinutes * 60_000;
    const watched = watchedPid === undefined ? undefined : identify(watchedPid);
    if (idleLimit === 0 && watched === undefined)
        return;
    let ended = false;
    repeat(idleLimit === 0 ? CHECK_INTERVAL_MS : Math.min(CHECK_INTERVAL_MS, Math.max(1, idleLimit)), () => {
        if (ended)
            return;
        const gone = watched !== undefined && stateOf(watched) === 'gone';
        ended = gone || (idleLimit > 0 && idleMilliseconds() >= idleLimit);
        if (ended)
            end(gone ? `Process ${watched.pid} is gone.` : `No request came for ${idleMinutes} minutes.`, gone);
    });
}

// EXTERNAL MODULE: ./lib/emulator/process/own-folder.js
var own_folder = __webpack_require__(1986);
// EXTERNAL MODULE: ./lib/emulator/process/process-record.js
var process_record = __webpack_require__(1932);
// EXTERNAL MODULE: ./lib/shared/regular-file.js
var regular_file = __webpack_require__(7515);
// EXTERNAL MODULE: ./lib/platform/json-object.js
var json_object = __webpack_require__(9593);
// EXTERNAL MODULE: ./lib/actions/step/report/html.js
var html = __webpack_require__(6696);
;// CONCATENATED MODULE: ./lib/actions/emulator/build-logs.js








/** Builds whose log is printed: the newest. */
const MAX_BUILDS = 5;
/** Lines of each log in the log of the step, and in the summary, where there is no message. */
const LOG_LINES = 100;
const SUMMARY_LINES = 15;
/** Larger than any log that the local platform keeps, in bytes. */
const MAX_FILE_BYTES = 8 * 2 ** 20;
/** The logs that the local platform kept, oldest first. What is not one of them is passed over. */
function readBuildLogs(folder) {
    return filesIn(folder)
        .flatMap((file) => readLog(file) ?? [])
        .sort((a, b) => (a.createTime < b.createTime ? -1 : 1));
}
/**
 * Prints the end of each log as a group, of builds that failed and of apps that were live: after a red smoke test only
 * they can tell why. A failure is an annotation, and so seen first, beside the one of the deploy, which cannot know.
 */
async function printBuildLogs(runner, logs) {
    const failed = logs.filter((log) => !wasLive(log));
    if (failed.length > MAX_BUILDS) {
        runner.info(`${(0,format/* countOf */.pq)(failed.length, 'build')} failed; these are the last ${MAX_BUILDS}.`);
    }
    const shown = [...failed.slice(-MAX_BUILDS), ...logs.filter(wasLive).slice(-MAX_BUILDS)];
    for (const log of shown) {
        await runner.group(headingOf(log), async () => {
            for (const line of endOfLog(log, LOG_LINES))
                runner.info(line);
        });
        if (log.failure !== undefined) {
            runner.warning('Build failed on the local platform', `${headingOf(log)} ${reasonOf(log.failure)}`);
        }
        for (const warning of warningsOf(log))
            runner.warning('App may not be reachable', warning);
    }
    const blocks = shown.filter(mayTellError).map((log) => {
        const items = excerptOf(log, SUMMARY_LINES).map((line) => (0,html/* element */.ND)('li', (0,html/* code */.aY)(line)));
        return (0,html/* element */.ND)('details', (0,html/* element */.ND)('summary', (0,html/* code */.aY)(headingOf(log))), (0,html/* element */.ND)('ul', ...items));
    });
    if (blocks.length > 0)
        await runner.summary([(0,html/* element */.ND)('h3', (0,html/* text */.Qq)('Logs of the local platform')), ...blocks].join('\n'));
}
/** A build that failed, or an app that wrote to stderr or ended; npm warns of settings at every start. */
function mayTellError(log) {
    if (!wasLive(log))
        return true;
    const written = log.lines.filter(({ step }) => step === 'start').map((line) => `${line.source}: ${line.text}`);
    return written.some((line) => /^(?:stderr: (?!npm )|platform: The app (?:ended|was) )/.test(line));
}
/** Its message goes on with what the program wrote, which is in the log. */
function reasonOf({ message }) {
    return (0,safe_text/* safeText */.Hk)(message.split('\n')[0] ?? '');
}
function filesIn(folder) {
    try {
        const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.map((name) => external_node_path_.join(folder, name));
    }
    catch {
        return [];
    }
}
function readLog(file) {
    const log = (0,json_object/* parseObject */.l)((0,regular_file/* readRegularFile */.XF)(file, MAX_FILE_BYTES) ?? '');
    return isLog(log) ? log : undefined;
}
/** The uploaded code ran as the same user, so the file may hold anything by now. */
function isLog(log) {
    const { lines, failure } = log ?? {};
    return (hasTexts(log, ['build', 'environment', 'state', 'createTime']) &&
        (failure === undefined || hasTexts(failure, ['step', 'message'])) &&
        Array.isArray(lines) &&
        lines.every((line) => hasTexts(line, ['time', 'step', 'source', 'text'])));
}
function hasTexts(value, names) {
    const fields = typeof value === 'object' && value !== null ? { ...value } : {};
    return names.every((name) => typeof fields[name] === 'string');
}

// EXTERNAL MODULE: ./lib/actions/emulator/details.js
var emulator_details = __webpack_require__(3093);
// EXTERNAL MODULE: ./lib/actions/emulator/process.js
var emulator_process = __webpack_require__(8610);
;// CONCATENATED MODULE: ./lib/actions/emulator/stop.js















/** How long a graceful stop may take before it is ended by force, in milliseconds. */
const GRACE_MS = 5000;
const POLL_INTERVAL_MS = 50;
/** Lines of its log that are printed. */
const MAX_LINES = 500;
/** Bytes of a file of the local platform that are read. */
const MAX_BYTES = 8 * 2 ** 20;
/**
 * The `post:` part of the emulator action: stops the local platform, prints what it wrote, and removes its files. Never
 * fails a job.
 */
async function stopEmulatorAction(runner, services) {
    await stopPlatform(runner, services, true);
    return 0;
}
/**
 * Stops the local platform that `startPlatform` started, and removes its files. Never throws.
 * @param showsLogs whether to print what it, builds and apps wrote
 */
async function stopPlatform(runner, { clock }, showsLogs) {
    const folder = runner.state(emulator_process/* STATE */.c4.folder);
    // The files go last: without them there is nothing to stop, and the number may be another process by now.
    if (folder === '' || !(0,external_node_fs_.existsSync)(folder))
        return;
    const kept = Number(runner.state(emulator_process/* STATE */.c4.pid));
    const pid = isProcessNumber(kept) ? kept : recordedPid(folder);
    const runs = () => runsStill(folder, pid);
    if (runs()) {
        (0,emulator_process/* signal */.vP)(pid, 'SIGTERM');
        const end = clock.now() + GRACE_MS;
        // Not by the signal of the step: one that was cancelled has to stop it anyway, and a pause that ends at once
        // would ask without pause.
        const uncancelled = new AbortController().signal;
        while (runs() && clock.now() < end)
            await clock.sleep(POLL_INTERVAL_MS, uncancelled);
        if (runs())
            (0,emulator_process/* signal */.vP)(pid, 'SIGKILL');
        runner.info('The local platform was stopped.');
    }
    else if (isProcessNumber(kept)) {
        runner.info('The local platform had already ended.');
    }
    try {
        if (showsLogs)
            await printLogs(runner, folder);
    }
    catch (error) {
        runner.info(`Could not show all output of the local platform: ${(0,safe_text/* safeText */.Hk)((0,thrown/* asThrown */.J)(error).message)}`);
    }
    finally {
        removeFolder(runner, folder);
    }
}
/** Whether the local platform that `startPlatform` started still runs. */
function isPlatformRunning(runner) {
    return runsStill(runner.state(emulator_process/* STATE */.c4.folder), Number(runner.state(emulator_process/* STATE */.c4.pid)));
}
/** What the local platform has written about codes of its portal that others tried: sentences, in their order. */
function readPortalNotices(runner) {
    const lines = readText(external_node_path_.join(runner.state(emulator_process/* STATE */.c4.folder), emulator_process/* FILES */.cn.log)).split('\n');
    return lines.flatMap((line) => (line.startsWith(PORTAL_NOTICE) ? [line.slice(PORTAL_NOTICE.length)] : []));
}
/**
 * For a start that was killed before it could keep the number; 0 where there is none. Without the time of the start,
 * which only Linux reports, it may be another process by now.
 */
function recordedPid(folder) {
    const recorded = (0,own_folder/* isOwnFolder */.Z)(folder) ? (0,process_record/* readProcess */.Wv)(folder) : undefined;
    // This process has no platform yet.
    return recorded?.started === undefined || recorded.pid === process.pid ? 0 : recorded.pid;
}
/** What the local platform wrote, why builds failed, and what apps wrote. */
async function printLogs(runner, folder) {
    const lines = readText(external_node_path_.join(folder, emulator_process/* FILES */.cn.log))
        .split('\n')
        .filter((line) => line.trim() !== '');
    // A start that was cancelled has masked nothing.
    const details = (0,emulator_details/* parseDetails */.md)(readText(external_node_path_.join(folder, emulator_process/* FILES */.cn.details)));
    const logs = readBuildLogs(external_node_path_.join(folder, emulator_process/* FILES */.cn.buildLogs));
    if (details !== undefined && lines.length + logs.length > 0)
        (0,emulator_details/* maskDetails */.tq)(runner, details);
    // Each is the heading of a group below.
    const headings = new Set(logs.map(headingOf));
    const others = lines.map(safe_text/* safeText */.Hk).filter((line) => !headings.has(line));
    for (const line of others.slice(-MAX_LINES))
        runner.info(line);
    await printBuildLogs(runner, logs);
}
function removeFolder(runner, folder) {
    try {
        const isRemoved = (0,own_folder/* removeOwnFolder */.T)(folder, groups/* endLeftovers */.q9);
        if (!isRemoved)
            runner.info(`${(0,safe_text/* safeText */.Hk)(folder)} was left alone: it is another user's, or others can write to it.`);
    }
    catch (error) {
        runner.info(`${(0,safe_text/* safeText */.Hk)(folder)} could not be removed: ${String(error.code)}`);
    }
}
/**
 * The local platform may have ended by itself, and its number may be another process by now: the record shows it, and where
 * the system has no time of the start for it (it is not Linux), the log.
 */
function runsStill(folder, pid) {
    if (!isProcessNumber(pid))
        return false;
    const owner = (0,process_record/* readProcess */.Wv)(folder);
    if (owner?.started === undefined && readText(external_node_path_.join(folder, emulator_process/* FILES */.cn.log)).trimEnd().endsWith(ENDS))
        return false;
    return owner === undefined ? (0,processes/* isRunning */.W_)(pid) : owner.pid === pid && (0,processes/* stateOf */.L4)(owner) === 'running';
}
function isProcessNumber(pid) {
    return Number.isSafeInteger(pid) && pid > 1;
}
function readText(file) {
    return (0,regular_file/* readRegularFile */.XF)(file, MAX_BYTES) ?? '';
}


/***/ }),

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ rehearse_run)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/actions/rehearse/browser.js

/** The program that shows a page, by platform. */
const OPENERS = { darwin: 'open', linux: 'xdg-open' };
/**
 * Shows a page in the browser of the user, where there is one: not in CI, nor on a machine without a screen. Never fails, as the
 * address is printed, too.
 */
function openBrowser(url, variables) {
    const opener = openerOn(process.platform, variables);
    if (opener === undefined)
        return;
    // Detached: Ctrl-C must not end a browser that this starts.
    const child = (0,external_node_child_process_.spawn)(opener, [url], { detached: true, stdio: 'ignore' });
    child.on('error', () => undefined);
    child.unref();
}
/** @returns undefined where nobody would see it */
function openerOn(platform, variables) {
    const hasScreen = platform !== 'linux' || Boolean(variables['DISPLAY'] || variables['WAYLAND_DISPLAY']);
    return hasScreen && !variables['CI'] ? OPENERS[platform] : undefined;
}

// EXTERNAL MODULE: ./lib/shared/secure-url.js
var secure_url = __webpack_require__(7960);
// EXTERNAL MODULE: ./lib/platform/json-object.js
var json_object = __webpack_require__(9593);
// EXTERNAL MODULE: ./lib/platform/transport/exchange.js + 1 modules
var exchange = __webpack_require__(9742);
;// CONCATENATED MODULE: ./lib/platform/api/local-portal.js



/** What the local platform gives out: on this machine, with a code and nothing else. */
const ADDRESS = /^http:\/\/localhost:\d{1,5}\/\?code=[\w-]{1,64}=?$/;
/**
 * Gets an address that opens the portal of a local platform once, within 30 s: unlike `portal-url` it may be an argument of a
 * program, which other users of the machine can read.
 * @param controlUrl root of its control path
 * @returns undefined where the local platform does not give one
 * @throws {ExchangeError} when there is no reply
 */
async function requestPortalAddress(controlUrl, controlToken, signal) {
    if (!(0,secure_url/* isLoopback */.U)(controlUrl.hostname))
        return undefined;
    const url = new URL(`${controlUrl.href.replace(/\/$/, '')}/portal`);
    const headers = { Authorization: `Bearer ${controlToken}` };
    const { status, text } = await (0,exchange/* exchange */.cv)({ method: 'POST', url, headers, signal });
    const address = status === 200 ? (0,json_object/* parseObject */.l)(text)?.['url'] : undefined;
    return typeof address === 'string' && ADDRESS.test(address) ? address : undefined;
}

// EXTERNAL MODULE: ./lib/shared/safe-text.js
var safe_text = __webpack_require__(3242);
// EXTERNAL MODULE: ./lib/actions/emulator/stop.js + 5 modules
var stop = __webpack_require__(7739);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/actions/emulator/process.js
var emulator_process = __webpack_require__(8610);
;// CONCATENATED MODULE: ./lib/actions/rehearse/deploy-runner.js



/** In place of the access to a local platform that does not run yet: good inputs of a deploy. */
const PLACEHOLDERS = {
    account: 'account',
    app: 'app',
    environment: 'environment',
    username: 'username',
    password: 'password',
    'headless-url': 'http://127.0.0.1',
    'site-url': 'http://127.0.0.1',
};
/** The runner as the deploy sees it: with the access to the local platform, in the folder that is rehearsed. */
function deployRunner(runner, workspace, access, output) {
    const own = {
        path: '',
        // The rehearsal asks the pages itself (`onLive`).
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
    const folder = external_node_path_.relative('', workspace) === '' ? runner.messages.workspace : (0,safe_text/* safeText */.Hk)(workspace);
    return {
        ...runner,
        input: (name) => own[name] ?? runner.input(name),
        inputAsWritten: (name) => own[name] ?? runner.inputAsWritten(name),
        messages: { ...runner.messages, workspace: folder },
        // Temporary files go into the folder of the local platform, which is removed even where this process is killed.
        variables: { ...runner.variables, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: runner.state(emulator_process/* STATE */.c4.folder) },
        output,
    };
}

// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/format.js
var format = __webpack_require__(1838);
// EXTERNAL MODULE: ./lib/actions/deploy/live/reads.js
var reads = __webpack_require__(5583);
// EXTERNAL MODULE: ./lib/actions/deploy/live/wait.js
var wait = __webpack_require__(6953);
// EXTERNAL MODULE: ./lib/actions/deploy/smoke-test/run.js + 3 modules
var run = __webpack_require__(9522);
// EXTERNAL MODULE: ./lib/actions/step/report/warnings.js
var warnings = __webpack_require__(3312);
// EXTERNAL MODULE: ./lib/platform/api/environment-reference.js
var environment_reference = __webpack_require__(617);
// EXTERNAL MODULE: ./lib/actions/create-environment/shell-variables.js
var shell_variables = __webpack_require__(1966);
// EXTERNAL MODULE: ./lib/actions/emulator/inputs.js + 1 modules
var inputs = __webpack_require__(1672);
// EXTERNAL MODULE: ./lib/actions/inputs/credentials.js
var credentials = __webpack_require__(2851);
// EXTERNAL MODULE: ./lib/shared/real-path.js
var real_path = __webpack_require__(2589);
// EXTERNAL MODULE: ./lib/actions/deploy/inputs/read.js + 3 modules
var read = __webpack_require__(9682);
// EXTERNAL MODULE: ./lib/actions/deploy/inputs/smoke-test.js
var smoke_test = __webpack_require__(553);
// EXTERNAL MODULE: ./lib/actions/inputs/input-reader.js
var input_reader = __webpack_require__(261);
;// CONCATENATED MODULE: ./lib/actions/rehearse/inputs.js











/** Names that a seed of the local platform can hold (emulator/README.md, "Seed"): of accounts and apps, and IDs of environments. */
const LOCAL_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;
const LOCAL_ID = /^[A-Za-z0-9-]{1,64}$/;
/** A page that is wrong stays wrong: there is no cache in front of the site. */
const SMOKE_TEST_MINUTES = 0.1;
/** Asked where no page is named. An app need not have it, but must not break. */
const HOME_PAGE = { source: '/', path: '/', status: 'not-5xx', text: undefined };
const MAX_WATCH_SECONDS = 600;
/** @throws {InvalidInputError} with all bad inputs at once, those of the deploy, too, and where apps must not be run */
function readRehearseInputs(runner, platform = process.platform) {
    const own = tried(() => readOwnInputs(runner, platform));
    const given = external_node_path_.resolve(runner.input('path'));
    // Where that is no folder, it has been said: any other will do to check the rest.
    const workspace = (0,real_path/* folderProblem */.I)(given) === undefined ? given : external_node_path_.resolve('');
    // Nothing of the local platform is known yet. What the deploy warns of it will say itself.
    const deploy = deployRunner({ ...runner, warning: () => undefined }, workspace, PLACEHOLDERS, () => undefined);
    const { problems } = tried(() => (0,read/* readDeployInputs */.J)(deploy));
    if (own.value !== undefined && problems.length === 0)
        return own.value;
    // Both read some of the inputs.
    const others = problems.filter(({ input }) => !own.problems.some((known) => known.input === input));
    throw new errors/* InvalidInputError */.oC([...own.problems, ...others]);
}
/** What a reader returns, or what it finds wrong. */
function tried(read) {
    try {
        return { value: read(), problems: [] };
    }
    catch (error) {
        if (error instanceof errors/* InvalidInputError */.oC)
            return { problems: error.problems };
        throw error;
    }
}
function readOwnInputs(runner, platform) {
    const reader = new input_reader/* InputReader */.i_((name) => runner.input(name));
    (0,inputs/* checkRunApps */.A)(reader, 'rehearse', runner.variables, platform);
    const named = (0,environment_reference/* parseEnvironmentPath */.i7)(reader.text('environment'));
    // Values are secrets, wherever they come from.
    const ofFile = reader.parsed('env-from', [], shell_variables/* parseShellVariables */.R, { secret: true });
    const given = reader.parsed('env', [], shell_variables/* parseShellVariables */.R, { secret: true });
    return reader.finish({
        workspace: reader.parsed('path', external_node_path_.resolve(''), parseFolder),
        variables: ofFile === input_reader/* BAD */.eU || given === input_reader/* BAD */.eU ? input_reader/* BAD */.eU : merge(ofFile, given),
        account: reader.parsed('account', named?.account, parseLocalName),
        app: reader.parsed('app', named?.app, parseLocalName),
        environment: reader.parsed('environment', undefined, parseEnvironment, {
            secret: (0,credentials/* looksLikeWebhook */.Vy)(reader.text('environment')),
        }),
        smokeTest: readPages(reader),
        watchSeconds: reader.integer('watch-seconds', 5, 0, MAX_WATCH_SECONDS),
        staysOpen: reader.boolean('open', false),
        timeoutMinutes: reader.parsed('timeout-minutes', 30, input_reader/* parseTimeoutMinutes */.Ej),
        failOnWarning: reader.boolean('fail-on-warning', false),
    });
}
/** `smoke-test`: pages as a deploy has them, `none`, or by default `/` with any status that is no failure of the server. */
function readPages(reader) {
    const given = reader.lines('smoke-test').map((line) => line.trim());
    if (given.length === 0)
        return { lines: [HOME_PAGE], minutes: SMOKE_TEST_MINUTES };
    if (given.includes('none')) {
        if (given.length === 1)
            return { lines: [], minutes: SMOKE_TEST_MINUTES };
        return reader.reject('smoke-test', 'none', 'cannot be combined with pages: it asks nothing');
    }
    const pages = (0,smoke_test/* readSmokeTest */.M)(reader, true);
    return pages === input_reader/* BAD */.eU ? input_reader/* BAD */.eU : { ...pages, minutes: SMOKE_TEST_MINUTES };
}
/** @throws {RangeError} */
function parseFolder(text) {
    const folder = external_node_path_.resolve(text);
    const problem = (0,real_path/* folderProblem */.I)(folder);
    if (problem === undefined)
        return folder;
    throw new RangeError(`${problem}, relative to the current directory`);
}
/** @throws {RangeError} */
function parseEnvironment(text) {
    if ((0,credentials/* looksLikeWebhook */.Vy)(text))
        throw new RangeError('must be an environment ID or a display name, and this is (part of) a webhook URL, a secret');
    const reference = (0,environment_reference/* parseEnvironmentReference */.ut)(text);
    if (reference.kind === 'name' || LOCAL_ID.test(reference.id))
        return reference;
    throw new RangeError('cannot be an ID on the local platform: letters, digits and "-", at most 64');
}
/** @throws {RangeError} */
function parseLocalName(text) {
    if (LOCAL_NAME.test(text))
        return text;
    throw new RangeError('cannot be a name on the local platform: letters, digits, "_" and "-", at most 63, the first a letter or a digit');
}
/** An option wins over the line of the file. */
function merge(ofFile, given) {
    const values = new Map([...ofFile, ...given].map(({ key, value }) => [key, value]));
    return [...values].map(([key, value]) => ({ key, value }));
}

;// CONCATENATED MODULE: ./lib/actions/rehearse/on-live.js








/** How often to look whether the app still runs, in milliseconds. */
const POLL_INTERVAL_MS = 500;
const NAME_ANOTHER = 'What the app wrote is below. "/" was asked, as --smoke-test names no page. If "/" needs what is not here, such as WordPress, name another page (--smoke-test \'/health 200\') or ask none (--smoke-test none).';
/**
 * What a rehearsal does with an app that is live: asks its pages, watches it for a while, and counts every problem as a
 * failure, as nobody is served by it.
 * @param siteUrl where the app answers
 * @param onSeen called in the end, where all is well, with one line that says what was seen
 */
function watchLive(inputs, siteUrl, onSeen) {
    return async (live, context) => {
        context.onReported(async ({ ending, facts, warnings }) => {
            const counted = warnings.length === 0 ? '' : `, ${(0,format/* countOf */.pq)(warnings.length, 'warning')}`;
            if (ending.error === undefined)
                onSeen(`Live: ${(0,run/* describePages */.o)(facts.pages ?? [])}${counted}`);
        });
        let next = 'ask its pages';
        try {
            await askPages(inputs, siteUrl, live, context);
            next = `watch it for ${inputs.watchSeconds} s`;
            await watch(inputs.watchSeconds, live, context);
        }
        catch (error) {
            throw stoppedError(error, next, context);
        }
        if (inputs.failOnWarning && live.warnings.length > 0)
            throw (0,warnings/* lateWarningError */.ZT)(live.warnings, 'failed');
    };
}
/** @throws {OutcomeError} `smoke-test-failed`, or why the app has ended, which is the better answer */
async function askPages({ smokeTest }, siteUrl, live, context) {
    const failed = await (0,run/* runSmokeTest */.p)(smokeTest, { url: new URL(siteUrl), isFromPlatform: false }, context);
    if (failed === undefined)
        return;
    await readRecord(live, context);
    const { failure } = failed;
    if (!smokeTest.lines.includes(HOME_PAGE))
        throw failure;
    throw new errors/* OutcomeError */.Rz(failure.code, failure.message, 'failed', { advice: NAME_ANOTHER });
}
/** @throws {OutcomeError} where the app ended, or nobody can say at the end whether it did */
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
            const message = `The new build was live, but whether its app still runs could not be read (${(0,safe_text/* safeText */.Hk)(unread)}).`;
            throw new errors/* OutcomeError */.Rz('network', message, 'failed', { advice: 'What the local platform wrote is below.' });
        }
        await clock.sleep(Math.min(POLL_INTERVAL_MS, left), signal);
    }
}
/**
 * Reads whether the app still runs.
 * @returns why that could not be read; undefined where it runs
 * @throws {OutcomeError} where it has ended, with the reason
 */
async function readRecord({ target, buildId = '' }, { calls, runner }) {
    const answer = await (0,reads/* platformReads */.h)(target, calls).build(buildId);
    if (answer.kind !== 'value')
        return answer.reason;
    const { local } = answer.value;
    if (typeof local === 'object' && 'reason' in local)
        throw await (0,wait/* explainedFailure */.h)(buildId, local, runner);
    return undefined;
}
/**
 * What to throw for it: where the time is up, that the app was live, but is not known to be good.
 * @param next what was not done, or not in full
 */
function stoppedError(error, next, { signal }) {
    if (error instanceof errors/* OutcomeError */.Rz && error.status === 'failed')
        return error;
    const reason = signal.aborted ? signal.reason : error;
    if (!(reason instanceof errors/* StopError */.Tj) || reason.code !== 'timeout')
        return reason;
    const message = `The new build is live, but there was not enough time to ${next}. ${reason.message}`;
    return new errors/* OutcomeError */.Rz('timeout', message, 'failed', { advice: 'Raise "timeout-minutes".' });
}

// EXTERNAL MODULE: ./lib/actions/emulator/report.js
var report = __webpack_require__(6577);
// EXTERNAL MODULE: ./lib/actions/emulator/start.js + 2 modules
var start = __webpack_require__(9943);
// EXTERNAL MODULE: ./lib/actions/step/step.js + 2 modules
var step = __webpack_require__(6807);
;// CONCATENATED MODULE: ./lib/actions/rehearse/start.js




/** Values of variables with fewer characters are words such as `production`, which the log needs. */
const MASKED_FROM = 12;
/** The first half of a rehearsal: reads its inputs, and starts a local platform that this process takes with it. */
const startRehearsal = (0,step/* defineStep */.o)({
    read: readRehearseInputs,
    run: async (inputs, context) => {
        const { runner, services } = context;
        // A page that a smoke test quotes may show them.
        runner.mask(inputs.variables.map(({ value }) => value).filter(({ length }) => length >= MASKED_FROM));
        runner.info('This builds and runs the app on this machine, as you and without a sandbox.');
        const platform = {
            port: 0,
            seed: { content: seedOf(inputs) },
            faults: undefined,
            strict: false,
            runApps: true,
            idleMinutes: 0,
        };
        // Masked, it would open nothing. It is for whoever typed --open, opens pages on this machine alone, and ends with the
        // command; in CI, where others read the log, nobody can open it.
        const shown = inputs.staysOpen && !runner.variables['CI'] ? ['portal-url'] : [];
        const details = await (0,start/* startPlatform */.G)(platform, { pid: process.pid, ownsFolder: true }, context, shown);
        services.onStarted({ details, inputs });
        return 'done';
    },
    report: { ...report/* emulatorReport */.u, outputs: () => ({ url: '' }) },
});
/** What the local platform holds where no input names it. */
const OWN = { account: 'local', app: 'app', environment: 'Rehearsal', install: 'local' };
/** The seed (emulator/README.md) of a local platform for one app: one environment, with the variables of the app. */
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

;// CONCATENATED MODULE: ./lib/actions/rehearse/run.js






/** Outputs of the deploy that mean something once the local platform is gone; `url` does only while the site stays. */
const OUTPUTS = new Set(['status', 'error-code', 'result']);
/** Failures that the deploy explains; what else went wrong, only what the app wrote can tell. */
const EXPLAINED = new Set(['build-failed', 'warning']);
/** How often to look whether the local platform still runs, in milliseconds. */
const run_POLL_INTERVAL_MS = 1000;
/**
 * Deploys a folder to a local platform that builds and runs it, waits until it is live, and ends it all: the workflow of
 * docs/rehearsal.md as one command.
 * @returns the exit code
 */
async function rehearse(runner, services) {
    let exitCode = 1;
    // What was seen, where all of it is well: the last line.
    let seen = '';
    const outputs = new Map();
    try {
        let started;
        const starting = { ...runner, output: (name, value) => void outputs.set(name, value) };
        exitCode = await startRehearsal(starting, { ...services, onStarted: (found) => (started = found) });
        if (exitCode !== 0 || started === undefined) {
            for (const [name, value] of outputs)
                runner.output(name, value);
            return exitCode;
        }
        const { details, inputs } = started;
        const url = details['site-url'] ?? '';
        const access = { ...details, environment: runner.input('environment') || details.environment };
        exitCode = await services.deploy(deployRunner(runner, inputs.workspace, access, (name, value) => {
            outputs.set(name, value);
            if (OUTPUTS.has(name) || (name === 'url' && inputs.staysOpen))
                runner.output(name, value);
        }), watchLive(inputs, url, (line) => (seen = line)));
        if (exitCode !== 0)
            return exitCode;
        if (!inputs.staysOpen) {
            runner.info('The app is stopped again. With --open it stays, and is shown in the browser.');
            return exitCode;
        }
        runner.info(seen);
        seen = '';
        exitCode = await stayOpen(url, details, runner, services);
        if (exitCode !== 0)
            outputFailure(runner, outputs.get('result') ?? '{}');
        return exitCode;
    }
    finally {
        const isExplained = EXPLAINED.has(outputs.get('error-code') ?? '');
        // The deploy has shown the warnings that stand in these logs.
        await (0,stop/* stopPlatform */._7)({ ...runner, warning: () => undefined }, services, exitCode !== 0 && !isExplained);
        if (exitCode === 0 && seen !== '')
            runner.info(seen);
    }
}
/** Takes back what the deploy said of an app that was live. @param result of the deploy */
function outputFailure(runner, result) {
    const failure = { status: 'failed', 'error-code': 'internal', url: '' };
    for (const [name, value] of Object.entries(failure))
        runner.output(name, value);
    runner.output('result', JSON.stringify({ ...JSON.parse(result), ...failure }));
}
/** Shows the site, and the portal beside it, until the command is interrupted, which is how it is meant to end. */
async function stayOpen(url, details, runner, { clock, openBrowser }) {
    const { 'portal-url': portalUrl } = details;
    // Not the one that is printed: what a browser is started with can be read by every user of the machine.
    const portalOnce = portalUrl === undefined ? undefined : await portalAddress(details, runner);
    runner.info(`The site stays at ${(0,safe_text/* safeText */.Hk)(url)} until Ctrl-C ends it.`);
    if (portalUrl !== undefined)
        runner.info(`Portal: ${(0,safe_text/* safeText */.Hk)(portalUrl)}`);
    openBrowser(url);
    if (portalOnce !== undefined)
        openBrowser(portalOnce);
    let reported = 0;
    while ((0,stop/* isPlatformRunning */.jx)(runner)) {
        const notices = (0,stop/* readPortalNotices */.W4)(runner);
        for (const notice of notices.slice(reported))
            runner.warning('Portal code misused', (0,safe_text/* safeText */.Hk)(notice));
        reported = notices.length;
        await clock.sleep(run_POLL_INTERVAL_MS, runner.cancelled).catch(() => undefined);
        if (runner.cancelled.aborted)
            return 0;
    }
    runner.error('Local platform ended', 'The local platform has ended, and the site with it.');
    return 1;
}
/** An address that opens the portal once. @returns undefined where there is none: the lasting one was printed */
async function portalAddress(details, runner) {
    try {
        const controlUrl = new URL(details['control-url']);
        return await requestPortalAddress(controlUrl, details['control-token'], runner.cancelled);
    }
    catch (error) {
        runner.debug(`The portal was not opened in the browser: ${(0,safe_text/* safeText */.Hk)(String(error))}`);
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/platform/retry/clock.js
var clock = __webpack_require__(3820);
// EXTERNAL MODULE: ./lib/entries/deploy.js + 113 modules
var deploy = __webpack_require__(3732);
;// CONCATENATED MODULE: ./lib/entries/rehearse.js





/** The local platform is a process of its own, as that of the emulator action is; the deploy runs in this one. */
async function rehearse_run(runner, dist) {
    return await rehearse(runner, {
        clock: clock/* systemClock */.m,
        program: { node: process.execPath, bundle: (0,external_node_url_.fileURLToPath)(new URL('emulator/index.js', dist)) },
        deploy: async (deployRunner, onLive) => await (0,deploy.run)(deployRunner, dist, onLive),
        openBrowser: (url) => openBrowser(url, runner.variables),
    });
}


/***/ })

};
