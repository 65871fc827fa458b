export const id = 943;
export const ids = [943];
export const modules = {

/***/ 1672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ checkRunApps),
  l: () => (/* binding */ readEmulatorInputs)
});

var external_node_fs_ = __webpack_require__(3024);
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

var real_path = __webpack_require__(2589);
var inputs = __webpack_require__(3072);
var inside = __webpack_require__(4796);
var input_reader = __webpack_require__(261);
;// CONCATENATED MODULE: ./lib/actions/emulator/inputs.js







/** @throws {InvalidInputError} with all bad inputs at once; documents are checked by the local platform itself */
function readEmulatorInputs(runner, platform = process.platform) {
    const reader = new input_reader/* InputReader */.i_(inputs/* INPUTS */.mc.emulator, (name) => runner.input(name));
    const workspace = runner.variables['GITHUB_WORKSPACE'] || '.';
    return reader.finish({
        port: reader.integer('port', 0, 65_535),
        seed: readDocument(reader, 'seed', workspace),
        faults: readDocument(reader, 'faults', workspace),
        strict: reader.boolean('strict'),
        runApps: readRunApps(reader, runner.variables, platform),
        idleMinutes: reader.parsed('idle-minutes', parseIdleMinutes),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader/* parseTimeoutMinutes */.Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function readRunApps(reader, variables, platform) {
    const runApps = reader.boolean('run-apps');
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
        if ((0,inside/* pathInside */._)((0,real_path/* realPath */.Ye)(workspace), (0,real_path/* realPath */.Ye)(file)) !== undefined)
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

/***/ 5496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ NotStartedError),
  q: () => (/* binding */ launch)
});

var external_node_child_process_ = __webpack_require__(1421);
var external_node_events_ = __webpack_require__(8474);
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/emulator/builds/processes/variables.js
/** How this machine reaches the network: behind a proxy, `npm ci` fails without them. */
const NETWORK_VARIABLES = [
    'NODE_EXTRA_CA_CERTS',
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]),
];
/** Keeps npm, wherever an app calls it, from what is not about the app: who asks for money, and that there is a newer npm. */
const NPM_SETTINGS = {
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
};
/**
 * All that the programs of an app get.
 * @param machine the variables of this process
 * @param own those of the environment; they cannot change PATH, HOME and TMPDIR
 * @param temporary folder for temporary files
 */
function programVariables(machine, own, temporary) {
    // Programs read both cases of a name.
    const taken = new Set(Object.keys(own).map((name) => name.toLowerCase()));
    const network = NETWORK_VARIABLES.flatMap((name) => machine[name] === undefined || taken.has(name.toLowerCase()) ? [] : [[name, machine[name]]]);
    const { PATH = '', HOME = '' } = machine;
    return {
        ...NPM_SETTINGS,
        ...Object.fromEntries(network),
        ...own,
        PATH,
        HOME,
        TMPDIR: temporary,
    };
}
/** Values of shell variables by their names. */
function valuesOf(variables) {
    return Object.fromEntries(variables.map(({ key, value }) => [key, value]));
}
/** What no log may show. */
function secretsOf({ shellVariables }, machine) {
    return [...shellVariables.map(({ value }) => value), ...proxyCredentials(machine)];
}
/** Credentials of a proxy (`http://user:password@proxy:3128`): no log may show them. */
function proxyCredentials(machine) {
    return NETWORK_VARIABLES.flatMap((name) => {
        const pair = /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?([^/]+)@/iu.exec(machine[name] ?? '')?.[1];
        return pair === undefined ? [] : [pair, decoded(pair)].flatMap((text) => [text, text.slice(text.indexOf(':') + 1)]);
    });
}
/** As programs read it, and send it in base64. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

var thrown = __webpack_require__(6341);
var process_record = __webpack_require__(1932);
var processes = __webpack_require__(7304);
var errors = __webpack_require__(2730);
var full_disk = __webpack_require__(7800);
var safe_text = __webpack_require__(3242);
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
    if (inputs.buildCaches !== undefined)
        options.push('--build-caches', inputs.buildCaches);
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
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5496);





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

var external_node_fs_ = __webpack_require__(3024);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var clock = __webpack_require__(3383);
var groups = __webpack_require__(4215);
var own_folder = __webpack_require__(1986);
var process_record = __webpack_require__(1932);
var processes = __webpack_require__(7304);
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

var full_disk = __webpack_require__(7800);
var safe_text = __webpack_require__(3242);
var runner_folder = __webpack_require__(492);
var inputs = __webpack_require__(3072);
var step = __webpack_require__(3010);
var emulator_details = __webpack_require__(3093);
var emulator_inputs = __webpack_require__(1672);
var launch = __webpack_require__(5496);
var emulator_process = __webpack_require__(8610);
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
    inputs: inputs/* INPUTS */.mc.emulator,
    read: emulator_inputs/* readEmulatorInputs */.l,
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


/***/ })

};
