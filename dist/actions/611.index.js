export const id = 611;
export const ids = [611];
export const modules = {

  4611:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createAppAction: () => (  createAppAction),
  createAppReport: () => (  createAppReport)
});

var apps = __webpack_require__(5019);
var platform_error = __webpack_require__(2837);
var advice = __webpack_require__(3556);
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var inputs = __webpack_require__(2045);
var ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var step = __webpack_require__(3735);
var address = __webpack_require__(7187);
var wire = __webpack_require__(4346);
var target = __webpack_require__(1633);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/create-app/inputs.js





function readCreateAppInputs(runner) {
    const reader = new input_reader .i_(inputs .mc['create-app'], runner);
    return reader.finish({
        account: reader.required('account', address .Zs),
        app: reader.required('app', address .Zs),
        region: reader.required('region', parseRegion),
        connection: (0,target .d)('headless-url', reader.required),
        ignoreExisting: reader.choice('if-exists', inputs .mc['create-app']['if-exists'].choices) === 'ignore',
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
}
function parseRegion(text) {
    const region = wire .ij.find((known) => known === text.replace(/^regions\//, ''));
    if (region === undefined)
        throw new RangeError(`must be one of ${wire .ij.join(', ')}`);
    return region;
}

;// CONCATENATED MODULE: ./lib/src/actions/create-app/run.js










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
            address: error.code === 'not-found' ? account : `${account}, app "${inputs?.app ?? ''}"`,
            urlInput: 'headless-url',
            mayHave: 'the app may have been created',
            lookFor: 'the app',
        };
        const common = (0,error_codes .ai)(error, subject, ciHost);
        return error.code === 'conflict' && inputs?.ignoreExisting === false
            ? `${common} ${(0,advice .l)(ciHost.messages)}`
            : common;
    },
    summary: (_facts, { status }, inputs) => ({
        heading: (0,ending .W)(status, HEADINGS, 'App not created'),
        mark: status === 'accepted' ? ending .J.done.mark : undefined,
        subject: inputs && `${inputs.account} / ${inputs.app}`,
        rows: [
            ['Region', inputs && (0,html .aY)(inputs.region)],
            ['Platform', inputs && (0,html .aY)(inputs.connection.apiRoot.origin)],
        ],
    }),
};
const createAppAction = (0,step .o)({
    inputs: inputs .mc['create-app'],
    read: readCreateAppInputs,
    run: async (inputs, { runner, calls, record, aboutToSend }) => {
        const { connection, account, app, region } = inputs;
        (0,call_context .w)(runner, connection.apiRoot, `account ${account}, app ${app}, region ${region}`);
        aboutToSend();
        const created = await createOrConfirm(inputs, calls);
        record(created ? { accepted: true, created } : { created });
        runner.info(created ? 'The app was created.' : 'The app already exists.');
        return created ? 'accepted' : 'skipped';
    },
    report: createAppReport,
});
async function createOrConfirm(inputs, calls) {
    try {
        await (0,apps .Ef)(inputs.connection, inputs, calls);
        return true;
    }
    catch (error) {
        const mayExist = error instanceof platform_error .Wk && (error.code === 'conflict' || error.code === 'rejected');
        if (!mayExist || !inputs.ignoreExisting)
            throw error;
        const found = await (0,apps .uW)(inputs.connection, inputs, calls).catch((failure) => {
            if (failure instanceof platform_error .Wk)
                return failure;
            throw failure;
        });
        if (found === 'uploadable')
            return false;
        throw new platform_error .Wk(error.code, `${error.message} ${whyNotIgnored(found)}`, 'failed', error.details);
    }
}
function whyNotIgnored(found) {
    if (found === 'other')
        return 'An app with that name exists, but it is connected to a repository and accepts no uploads.';
    const reading = found === 'unreadable'
        ? 'The app could be read, but the answer does not show what kind of app it is.'
        : found.message;
    return `"if-exists: ignore" does not apply: no read confirmed that the app exists. ${reading}`;
}


  }),

  3556:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  INSTALLS_SUBJECT),
    l: () => (  ignoreAdvice)
  });
function ignoreAdvice({ setting }) {
    return `Set ${setting('if-exists', 'ignore')} to continue if it already exists.`;
}
const INSTALLS_SUBJECT = {
    address: 'the installs of the account',
    urlInput: 'base-url',
    mayHave: '',
    lookFor: '',
};


  })

};
