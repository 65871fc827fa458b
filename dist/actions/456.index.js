export const id = 456;
export const ids = [456];
export const modules = {

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
/* harmony import */ var _shared_full_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7800);
/* harmony import */ var _shared_real_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2589);
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3242);






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
        const real = (0,_shared_real_path_js__WEBPACK_IMPORTED_MODULE_4__/* .realPath */ .Ye)(folder);
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
        if ((0,_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskFull */ .b$)(error))
            throw (0,_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .asFullDisk */ .d8)(error, temp);
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
    return { input, value: folder, problem: `cannot be used: ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_5__/* .safeText */ .Hk)(reason)}${remedy}` };
}


/***/ }),

/***/ 2124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
/* harmony import */ var _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3820);
/* harmony import */ var _actions_emulator_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9943);



/** The local platform is in `dist`, too: this starts it the way a terminal does. */
async function run(runner, dist) {
    const program = { node: process.execPath, bundle: (0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(new URL('emulator/index.js', dist)) };
    return await (0,_actions_emulator_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startEmulatorAction */ .C)(runner, { clock: _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m, program });
}


/***/ }),

/***/ 4796:
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
