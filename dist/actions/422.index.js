export const id = 422;
export const ids = [422];
export const modules = {

/***/ 7739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jx: () => (/* binding */ isPlatformRunning),
  W4: () => (/* binding */ readPortalNotices),
  qe: () => (/* binding */ stopEmulatorAction),
  _7: () => (/* binding */ stopPlatform)
});

var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var groups = __webpack_require__(4215);
var thrown = __webpack_require__(6341);
var full_disk = __webpack_require__(7800);
var safe_text = __webpack_require__(3242);
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

var own_folder = __webpack_require__(1986);
var process_record = __webpack_require__(1932);
var regular_file = __webpack_require__(7515);
var json_object = __webpack_require__(9593);
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

var emulator_details = __webpack_require__(3093);
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

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3820);
/* harmony import */ var _actions_emulator_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7739);


const run = async (runner) => await (0,_actions_emulator_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopEmulatorAction */ .qe)(runner, { clock: _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m });


/***/ })

};
