export const id = 589;
export const ids = [589];
export const modules = {

/***/ 2589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ folderProblem),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   _: () => (/* binding */ nearestFolderHint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
/* harmony import */ var _similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1873);




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
const IS_FILE = 'is a file, not a folder';
const IS_MISSING = 'does not exist';
/**
 * Why a path leads to no folder that can be read, as a clause: `does not exist`. Undefined where it does. The path is no
 * part of it, as the messages of the file system have it: what was given for one may be a secret.
 */
function folderProblem(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isDirectory())
            return IS_FILE;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return undefined;
    }
    catch (error) {
        const { code } = error;
        // No part of a path is longer than a name can be, or below a file.
        const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
        return isMissing ? IS_MISSING : `cannot be read (${code})`;
    }
}
/**
 * Which folder was most likely meant by a path that leads to none, as the end of a sentence: `; the nearest folder is
 * "apps/web"`. It has the most similar name, or holds the file that was given. Empty where no name is near.
 * @param folder absolute
 * @param root absolute: the hint is relative to it, and never leads out of it
 */
function nearestFolderHint(folder, root) {
    const nearest = nearestFolder(folder, root);
    if (nearest === undefined || nearest === folder)
        return '';
    return `; the nearest folder is "${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, nearest).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.')}"`;
}
function nearestFolder(folder, root) {
    const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder);
    if (fromRoot.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..' || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(fromRoot))
        return undefined;
    const problem = folderProblem(folder);
    if (problem === undefined)
        return folder;
    if (problem === IS_FILE)
        return node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
    const base = problem === IS_MISSING ? nearestFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), root) : undefined;
    if (base === undefined)
        return undefined;
    const names = foldersIn(base);
    const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder);
    const name = names.includes(wanted) ? wanted : (0,_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .LE)(wanted, names).sort()[0];
    return name === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name);
}
/** Those that may be deployed. */
function foldersIn(folder) {
    const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => name).filter((name) => !/^(?:\.git|\.hg|\.svn|node_modules)$/i.test(name));
}


/***/ })

};
