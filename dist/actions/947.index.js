export const id = 947;
export const ids = [947];
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

/***/ 3947:
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
// EXTERNAL MODULE: ./lib/emulator/builds/groups.js + 1 modules
var groups = __webpack_require__(5970);
// EXTERNAL MODULE: ./lib/emulator/errors/thrown.js
var thrown = __webpack_require__(6341);
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

;// CONCATENATED MODULE: ./lib/emulator/build-logs.js






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
/** Says in one line what is live, and where its app answers. */
function liveLine({ environment, build }, siteUrl) {
    const where = siteUrl === undefined ? '.' : `: ${siteUrl}`;
    return safeText(`${environment}: build ${idOf(build)} is live${where}`);
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
 * Prints which build is live and which failed, keeps logs in a folder, as `<build-id>.json`, and without a folder prints
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
        throw new OptionsError([`${describeProblem(error)} Choose a folder that can be created and written.`]);
    }
    const keep = (log) => {
        const file = path.join(folder, `${idOf(log.build)}.json`);
        try {
            // Renamed, so that nobody reads half of it.
            writeFileSync(`${file}.new`, `${JSON.stringify(log, null, 2)}\n`, { mode: 0o600 });
            renameSync(`${file}.new`, file);
        }
        catch (error) {
            print([describeProblem(error)]);
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
function describeProblem(error) {
    return `--build-logs: ${safeText(asThrown(error).message)}.`;
}

;// CONCATENATED MODULE: ./lib/emulator/portal-notice.js
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

// EXTERNAL MODULE: ./lib/shared/regular-file.js
var regular_file = __webpack_require__(7515);
// EXTERNAL MODULE: ./lib/platform/json-object.js
var json_object = __webpack_require__(9593);
// EXTERNAL MODULE: ./lib/actions/step/html.js
var html = __webpack_require__(137);
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
var process = __webpack_require__(8610);
// EXTERNAL MODULE: ./lib/actions/inputs/runner-folder.js
var runner_folder = __webpack_require__(492);
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
    const folder = runner.state(process/* STATE */.c4.folder);
    // The files go last: without them there is nothing to stop, and the number may be another process by now.
    if (folder === '' || !(0,external_node_fs_.existsSync)(folder))
        return;
    const kept = Number(runner.state(process/* STATE */.c4.pid));
    const pid = isProcessNumber(kept) ? kept : recordedPid(folder);
    const runs = () => runsStill(folder, pid);
    if (runs()) {
        (0,process/* signal */.vP)(pid, 'SIGTERM');
        const end = clock.now() + GRACE_MS;
        // Not by the signal of the step: one that was cancelled has to stop it anyway, and a pause that ends at once
        // would ask without pause.
        const uncancelled = new AbortController().signal;
        while (runs() && clock.now() < end)
            await clock.sleep(POLL_INTERVAL_MS, uncancelled);
        if (runs())
            (0,process/* signal */.vP)(pid, 'SIGKILL');
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
    return runsStill(runner.state(process/* STATE */.c4.folder), Number(runner.state(process/* STATE */.c4.pid)));
}
/** What the local platform has written about codes of its portal that others tried: sentences, in their order. */
function readPortalNotices(runner) {
    const lines = readText(external_node_path_.join(runner.state(process/* STATE */.c4.folder), process/* FILES */.cn.log)).split('\n');
    return lines.flatMap((line) => (line.startsWith(PORTAL_NOTICE) ? [line.slice(PORTAL_NOTICE.length)] : []));
}
/**
 * For a start that was killed before it could keep the number; 0 where there is none. Without the time of the start,
 * which only Linux reports, it may be another process by now.
 */
function recordedPid(folder) {
    const recorded = (0,process/* readProcess */.Wv)(folder);
    return recorded?.started === undefined ? 0 : recorded.pid;
}
/** What the local platform wrote, why builds failed, and what apps wrote. */
async function printLogs(runner, folder) {
    const lines = readText(external_node_path_.join(folder, process/* FILES */.cn.log))
        .split('\n')
        .filter((line) => line.trim() !== '');
    // A start that was cancelled has masked nothing.
    const details = (0,emulator_details/* parseDetails */.md)(readText(external_node_path_.join(folder, process/* FILES */.cn.details)));
    const logs = readBuildLogs(external_node_path_.join(folder, process/* FILES */.cn.buildLogs));
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
        (0,groups/* endLeftovers */.q9)(folder, () => true);
        (0,external_node_fs_.rmSync)(folder, runner_folder/* REMOVAL */.lF);
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
    const owner = (0,process/* readProcess */.Wv)(folder);
    if (owner?.started === undefined && readText(external_node_path_.join(folder, process/* FILES */.cn.log)).trimEnd().endsWith(ENDS))
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


/***/ })

};
