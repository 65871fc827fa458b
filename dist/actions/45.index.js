export const id = 45;
export const ids = [45];
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

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _actions_step_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2564);
/* harmony import */ var _actions_emulator_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3947);


const run = async (runner) => await (0,_actions_emulator_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopEmulatorAction */ .qe)(runner, { clock: _actions_step_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m });


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


/***/ })

};
