export const id = 263;
export const ids = [263];
export const modules = {

/***/ 3263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkFiles: () => (/* binding */ checkFiles),
/* harmony export */   checkTarget: () => (/* binding */ checkTarget)
/* harmony export */ });
/* harmony import */ var _platform_api_environments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3052);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _workspace_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6426);
/* harmony import */ var _shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3242);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1838);
/* harmony import */ var _step_call_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7202);
/* harmony import */ var _lookup_find_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1987);
/* harmony import */ var _lookup_platform_lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9835);
/* harmony import */ var _zip_choose_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4262);
/* harmony import */ var _zip_explain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(691);
/* harmony import */ var _zip_open_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1303);
/* harmony import */ var _lookup_not_found_hint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(758);












/**
 * The part of `check` that reads what is here: the files, and the zip for a rollback. What is wrong with both is one error.
 * @returns the files that would be sent
 * @throws {StepError} as `chooseFiles` and `openRollback`
 */
async function checkFiles({ files, zip, afterUpload }, run) {
    const choose = async () => await (0,_zip_choose_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseFiles */ .P)(files, zip.requiredFiles, run);
    const chosen = await orProblem(async () => await (0,_zip_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .withExplanation */ .OI)(files, run.explain, choose));
    const rollback = await orProblem(async () => await (0,_zip_open_js__WEBPACK_IMPORTED_MODULE_8__.openRollback)(afterUpload.rollbackArchive, zip, run));
    if (chosen instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg && rollback instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg) {
        const advice = [chosen.advice, rollback.advice].filter(Boolean).join(' ');
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg(chosen.code, (0,_shared_format_js__WEBPACK_IMPORTED_MODULE_10__/* .joinMessages */ .hw)(chosen.message, rollback.message), 'failed', { advice });
    }
    if (chosen instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg)
        throw chosen;
    if (rollback instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg)
        throw rollback;
    return chosen.files;
}
/** The result of a part of the check, or what is wrong with the files. @throws a cancel, a defect */
async function orProblem(check) {
    try {
        return await check();
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg) || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StopError */ .Tj)
            throw error;
        return error;
    }
}
/**
 * The part of `check` that asks the platform: one read with the credentials, a second where the first is not answered.
 * Sends nothing. Logs what was found.
 * @param files as they were chosen; nothing of them is read here
 * @throws {StepError} `not-found`, `invalid-input`; {PlatformError} where the reads are refused or not reached
 */
async function checkTarget(target, files, context) {
    const { runner, warnings } = context;
    const { account, app, environment } = target.address;
    const which = environment.kind === 'id' ? environment.id : `"${(0,_shared_safe_text_js__WEBPACK_IMPORTED_MODULE_2__/* .safeText */ .Hk)(environment.name)}"`;
    (0,_step_call_context_js__WEBPACK_IMPORTED_MODULE_3__/* .logTarget */ .w)(runner, target.apiRoot, `account ${account}, app ${app}, environment ${which}`);
    const found = await askPlatform(target, context);
    const bytes = (0,_workspace_files_js__WEBPACK_IMPORTED_MODULE_11__/* .totalSize */ .U)(files);
    runner.info(`Credentials: ${found.credentials}`);
    runner.info(`Environment: ${found.environment}`);
    runner.info(`Files: ${files.length}`);
    runner.info(`Bytes: ${bytes}${bytes < 1000 ? '' : ` (${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatBytes */ .z3)(bytes)})`}, before packing`);
    runner.info(`Check passed${warnings.length === 0 ? '' : ` with ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_10__/* .countOf */ .pq)(warnings.length, 'warning')}`}`);
    return 'checked';
}
async function askPlatform(target, { runner, calls, record }) {
    const { account, app } = target.address;
    const environments = await (0,_platform_api_environments_js__WEBPACK_IMPORTED_MODULE_0__/* .hintedEnvironments */ .Nv)(target, target.address, calls).catch(async (error) => {
        throw await (0,_lookup_not_found_hint_js__WEBPACK_IMPORTED_MODULE_9__/* .addSwapHint */ .UY)(error, target, calls);
    });
    if (environments.kind === 'value') {
        const environment = (0,_lookup_find_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .requireEnvironment */ .L3)(environments.value, target.address);
        record({ environment });
        return { credentials: 'accepted', environment: (0,_lookup_platform_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .describeEnvironment */ .NE)(environment) };
    }
    const apps = await (0,_lookup_not_found_hint_js__WEBPACK_IMPORTED_MODULE_9__/* .requireApp */ .JJ)(target, calls);
    if (apps.kind === 'value') {
        const text = `The app "${app}" exists, but this host has no readable list of its environments (${environments.reason}): check "environment" in the user portal.`;
        runner.warning('Environment not verified', text);
        return { credentials: 'accepted', environment: 'not verified' };
    }
    const lists = `the environments of the app "${app}" (${environments.reason}) or the apps of the account "${account}" (${apps.reason})`;
    const text = `This host does not list ${lists}. Either it has no such lists, or "account" is wrong: check the account's spelling, then the other inputs, in the user portal.`;
    runner.warning('Credentials not verified', text);
    return { credentials: 'not verified', environment: 'not verified' };
}


/***/ })

};
