export const id = 997;
export const ids = [997];
export const modules = {

/***/ 2997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAppAction: () => (/* binding */ createAppAction)
});

// EXTERNAL MODULE: ./lib/platform/api/apps.js
var apps = __webpack_require__(5162);
// EXTERNAL MODULE: ./lib/platform/retry/platform-error.js
var platform_error = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/actions/step/call-context.js + 1 modules
var call_context = __webpack_require__(7202);
// EXTERNAL MODULE: ./lib/actions/step/step.js + 2 modules
var step = __webpack_require__(6807);
// EXTERNAL MODULE: ./lib/platform/api/address.js
var address = __webpack_require__(628);
// EXTERNAL MODULE: ./lib/platform/api/wire.js
var wire = __webpack_require__(4547);
// EXTERNAL MODULE: ./lib/shared/inputs.js
var inputs = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/actions/inputs/target.js
var target = __webpack_require__(600);
// EXTERNAL MODULE: ./lib/actions/inputs/input-reader.js
var input_reader = __webpack_require__(261);
;// CONCATENATED MODULE: ./lib/actions/create-app/inputs.js





/** @throws {InvalidInputError} with all bad inputs at once */
function readCreateAppInputs(runner) {
    const reader = new input_reader/* InputReader */.i_(inputs/* INPUTS */.mc['create-app'], (name) => runner.input(name));
    return reader.finish({
        account: reader.required('account', address/* parseSegment */.Zs),
        app: reader.required('app', address/* parseSegment */.Zs),
        region: reader.required('region', parseRegion),
        connection: (0,target/* readConnection */.dC)(reader, 'headless-url'),
        ignoreExisting: reader.choice('if-exists', ['error', 'ignore']) === 'ignore',
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader/* parseTimeoutMinutes */.Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
/** A region of specification section 2.1, with or without `regions/`. @throws {RangeError} */
function parseRegion(text) {
    const region = wire/* REGIONS */.ij.find((known) => known === text.replace(/^regions\//, ''));
    if (region === undefined)
        throw new RangeError(`must be one of ${wire/* REGIONS */.ij.join(', ')}`);
    return region;
}

// EXTERNAL MODULE: ./lib/actions/step/advice/advice.js
var advice = __webpack_require__(8747);
// EXTERNAL MODULE: ./lib/actions/step/advice/error-codes.js
var error_codes = __webpack_require__(2938);
// EXTERNAL MODULE: ./lib/actions/step/report/html.js
var html = __webpack_require__(6696);
// EXTERNAL MODULE: ./lib/actions/step/ending.js
var ending = __webpack_require__(2903);
;// CONCATENATED MODULE: ./lib/actions/create-app/report.js




const HEADINGS = {
    accepted: 'App created',
    skipped: 'App already exists',
    unknown: 'Outcome unknown, the app may be there',
};
const createAppReport = {
    outputs: ({ created = false }) => ({ created }),
    advice: (error, _facts, inputs, ciHost) => {
        const account = `account "${inputs?.account ?? ''}"`;
        const subject = {
            // The new app is no part of the address that was not found (specification section 4.1).
            address: error.code === 'not-found' ? account : `${account}, app "${inputs?.app ?? ''}"`,
            urlInput: 'headless-url',
            mayHave: 'the app may have been created',
            lookFor: 'the app',
        };
        const common = (0,error_codes/* commonAdvice */.ai)(error, subject, ciHost);
        return error.code === 'conflict' && inputs?.ignoreExisting === false
            ? `${common} ${(0,advice/* ignoreAdvice */.l)(ciHost.messages)}`
            : common;
    },
    summary: (_facts, { status }, inputs) => ({
        heading: (0,ending/* headingOf */.W)(status, HEADINGS, 'App not created'),
        // Unlike a deploy and an environment it is there at once (specification section 4.1).
        mark: status === 'accepted' ? ending/* ENDINGS */.J.done.mark : undefined,
        subject: inputs && `${inputs.account} / ${inputs.app}`,
        rows: [
            ['Region', inputs && (0,html/* code */.aY)(inputs.region)],
            ['Platform', inputs && (0,html/* code */.aY)(inputs.connection.apiRoot.origin)],
        ],
    }),
};

;// CONCATENATED MODULE: ./lib/actions/create-app/run.js






/** Creates an app for direct upload. */
const createAppAction = (0,step/* defineStep */.o)({
    read: readCreateAppInputs,
    run: async (inputs, { runner, calls, record, aboutToSend }) => {
        const { connection, account, app, region } = inputs;
        (0,call_context/* logTarget */.w)(runner, connection.apiRoot, `account ${account}, app ${app}, region ${region}`);
        aboutToSend();
        const created = await createOrConfirm(inputs, calls);
        record(created ? { accepted: true, created } : { created });
        runner.info(created ? 'The app was created.' : 'The app already exists.');
        return created ? 'accepted' : 'skipped';
    },
    report: createAppReport,
});
/** @returns whether the app was created; false when it exists, and `if-exists: ignore` allows that */
async function createOrConfirm(inputs, calls) {
    try {
        await (0,apps/* createApp */.Ef)(inputs.connection, inputs, calls);
        return true;
    }
    catch (error) {
        // An existing app is refused with a status that is not specified.
        const mayExist = error instanceof platform_error/* PlatformError */.Wk && (error.code === 'conflict' || error.code === 'rejected');
        if (!mayExist || !inputs.ignoreExisting)
            throw error;
        const found = await (0,apps/* readApp */.uW)(inputs.connection, inputs, calls).catch((failure) => {
            if (failure instanceof platform_error/* PlatformError */.Wk)
                return failure;
            throw failure;
        });
        if (found === 'uploadable')
            return false;
        throw new platform_error/* PlatformError */.Wk(error.code, `${error.message} ${whyNotIgnored(found)}`, 'failed', error.details);
    }
}
/** Why an app that may exist is not taken for the one that was asked for, as a sentence. */
function whyNotIgnored(found) {
    if (found === 'other')
        return 'There is an app of that name, but it is connected to a repository and accepts no uploads.';
    const reading = found === 'unreadable'
        ? 'The app could be read, but the answer does not show what kind of app it is.'
        : found.message;
    return `"if-exists: ignore" does not apply, as no read confirms that the app exists. ${reading}`;
}


/***/ }),

/***/ 8747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ INSTALLS_SUBJECT),
/* harmony export */   l: () => (/* binding */ ignoreAdvice)
/* harmony export */ });
/** For a conflict where `if-exists` was left at `error`. */
function ignoreAdvice({ setting }) {
    return `Set ${setting('if-exists', 'ignore')} to continue if it already exists.`;
}
/** A list of installs: a read, which leaves nothing unknown. */
const INSTALLS_SUBJECT = {
    address: 'the installs of the account',
    urlInput: 'base-url',
    mayHave: '',
    lookFor: '',
};


/***/ })

};
