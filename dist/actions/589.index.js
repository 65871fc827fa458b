export const id = 589;
export const ids = [589];
export const modules = {

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
