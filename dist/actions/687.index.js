export const id = 687;
export const ids = [687];
export const modules = {

  1071:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Pd: () => (  makeTempFolder),
    Xs: () => (  runnerFolder),
    lF: () => (  REMOVAL),
    xz: () => (  readRunnerFolder)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
  var _shared_full_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5995);
  var _shared_real_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4298);
  var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7225);






const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
const ROLES = {
    GITHUB_WORKSPACE: 'The current directory',
    RUNNER_TEMP: `The folder for temporary files (environment variable ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'})`,
};
function runnerFolder(variable, value, fallback) {
    const found = findFolder(variable, value, fallback);
    if (typeof found === 'string')
        return found;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .VZ)(found)}.`);
}
function readRunnerFolder(reader, variable, value, fallback) {
    const found = findFolder(variable, value, fallback);
    return typeof found === 'string' ? found : reader.reject(found.input, found.value, found.problem);
}
function findFolder(variable, value, fallback) {
    const folder = value || fallback;
    try {
        const real = (0,_shared_real_path_js__WEBPACK_IMPORTED_MODULE_4__  .Ye)(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : unusable(variable, value, folder, 'it is not a folder');
    }
    catch (error) {
        return unusable(variable, value, folder, String(error.code));
    }
}
function makeTempFolder(temp, prefix, value) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(temp, prefix));
    }
    catch (error) {
        const { code } = error;
        if ((0,_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_3__  .b$)(error))
            throw (0,_shared_full_disk_js__WEBPACK_IMPORTED_MODULE_3__  .d8)(error, temp);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .zg('invalid-file', `${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .VZ)(unusable('RUNNER_TEMP', value, temp, String(code)))}.`);
    }
}
function unusable(variable, value, folder, reason) {
    const [input, remedy] = value
        ? [
            `${variable} (environment variable)`,
            ". The runner sets it; check the runner, and the volumes of the job's container",
        ]
        : [ROLES[variable], ''];
    return { input, value: folder, problem: `cannot be used: ${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_5__  .Hk)(reason)}${remedy}` };
}


  }),

  1063:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    run: () => (  run)
  });
  var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
  var _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6479);
  var _actions_emulator_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2185);



async function run(runner, dist) {
    const program = { node: process.execPath, bundle: (0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(new URL('emulator/index.js', dist)) };
    return await (0,_actions_emulator_start_js__WEBPACK_IMPORTED_MODULE_2__  .C)(runner, { clock: _platform_retry_clock_js__WEBPACK_IMPORTED_MODULE_1__  .m, program });
}


  }),

  4298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IV: () => (  folderProblem),
    Ye: () => (  realPath),
    _: () => (  nearestFolderHint)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7225);
  var _similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6626);




function realPath(file, native = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native, plain = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync) {
    try {
        return native(file);
    }
    catch (error) {
        const { code } = error;
        if (code === 'EISDIR' || code === 'UNKNOWN')
            return plain(file);
        throw error;
    }
}
const IS_FILE = 'is a file, not a folder';
const IS_MISSING = 'does not exist';
function folderProblem(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
            return IS_FILE;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return undefined;
    }
    catch (error) {
        const { code } = error;
        const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
        return isMissing ? IS_MISSING : `cannot be read (${code})`;
    }
}
function nearestFolderHint(folder, root) {
    const nearest = nearestFolder(folder, root);
    if (nearest === undefined || nearest === folder)
        return '';
    return `; the nearest folder is "${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, nearest).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.')}"`;
}
function nearestFolder(folder, root) {
    if (!isBelow(folder, root))
        return undefined;
    const problem = folderProblem(folder);
    if (problem === undefined)
        return folder;
    if (problem === IS_FILE)
        return node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
    const base = problem === IS_MISSING ? nearestFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), root) : undefined;
    if (base === undefined || !isBelow(realPath(base), realPath(root)))
        return undefined;
    const names = foldersIn(base);
    const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder);
    const name = names.includes(wanted) ? wanted : (0,_similar_names_js__WEBPACK_IMPORTED_MODULE_3__  .LE)(wanted, names).sort()[0];
    return name === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name);
}
function isBelow(folder, root) {
    const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder);
    return fromRoot.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(fromRoot);
}
function foldersIn(folder) {
    const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => name).filter((name) => !/^(?:\.git|\.hg|\.svn|node_modules)$/i.test(name));
}


  }),

  667:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  pathInside)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function pathInside(folder, target, system = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const relative = system.relative(folder, target);
    if (relative === '..' || relative.startsWith(`..${system.sep}`) || system.isAbsolute(relative))
        return undefined;
    return relative.split(system.sep).join('/');
}


  })

};
