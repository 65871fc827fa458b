export const id = 476;
export const ids = [476];
export const modules = {

  9476:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  webhookAction: () => (  webhookAction),
  webhookReport: () => (  webhookReport)
});

var api_webhook = __webpack_require__(4958);
var platform_error = __webpack_require__(2837);
var error_codes = __webpack_require__(805);
var call_context = __webpack_require__(9311);
var shared_inputs = __webpack_require__(2045);
var step_ending = __webpack_require__(4802);
var html = __webpack_require__(7383);
var step = __webpack_require__(3735);
var input_reader = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/src/actions/webhook/inputs.js



const ACTIONS = {
    rebuild: 'rebuild',
    'clean-rebuild': 'cleanRebuild',
    'purge-cache': 'purgeCache',
};
function readWebhookInputs(runner) {
    const reader = new input_reader .i_(shared_inputs .mc.webhook, runner);
    const { webhook, action, ...inputs } = reader.finish({
        webhook: reader.required('url', api_webhook .ds),
        action: reader.choice('action', shared_inputs .mc.webhook.action.choices),
        retryAmbiguous: reader.boolean('retry-ambiguous'),
        timeoutMinutes: reader.parsed('timeout-minutes', input_reader .Ej),
        failOnWarning: reader.boolean('fail-on-warning'),
    });
    return { ...inputs, webhook: action === 'as-is' ? webhook : (0,api_webhook .TE)(webhook, ACTIONS[action]) };
}

;// CONCATENATED MODULE: ./lib/src/actions/webhook/run.js









const HEADINGS = {
    accepted: 'Webhook accepted',
    unknown: 'Outcome of the webhook unknown',
};
const webhookReport = {
    outputs: (facts, ending) => ({ 'status-code': statusCodeOf(facts, ending) ?? null }),
    advice: (error, _facts, inputs, ciHost) => {
        if (['unauthorized', 'forbidden', 'not-found'].includes(error.code)) {
            return 'The webhook may have been regenerated or deleted: copy the whole URL from the portal again, and store it in the secret.';
        }
        if (error.code === 'conflict') {
            return 'The platform cannot do this now: a build may be under way, or nothing may have been uploaded yet.';
        }
        const unsure = error.status === 'unknown' || error.code === 'server-error';
        if (inputs?.webhook.action === 'purgeCache' && unsure) {
            return `The cache may or may not have been purged. Purging again does no harm: ${ciHost.messages.runAgain}.`;
        }
        const mayHave = 'the webhook may have been triggered';
        return (0,error_codes .ai)(error, { address: 'the webhook', urlInput: 'url', mayHave, lookFor: 'a new build' }, ciHost);
    },
    summary: (facts, ending, inputs) => {
        const statusCode = statusCodeOf(facts, ending);
        return {
            heading: (0,step_ending .W)(ending.status, HEADINGS, 'Webhook failed'),
            subject: inputs && (inputs.webhook.action ?? 'action of the URL'),
            rows: [
                ['Platform', inputs && (0,html .aY)(inputs.webhook.url.origin)],
                ['HTTP status', statusCode === undefined ? undefined : (0,html .Qq)(String(statusCode))],
            ],
        };
    },
};
const webhookAction = (0,step .o)({
    inputs: shared_inputs .mc.webhook,
    read: readWebhookInputs,
    run: async ({ webhook, retryAmbiguous }, { runner, calls, record, aboutToSend }) => {
        runner.mask([webhook.url.href, webhook.url.pathname]);
        (0,call_context .w)(runner, webhook.url, webhook.action ?? 'the action of the URL');
        aboutToSend();
        const statusCode = await (0,api_webhook .ch)(webhook, calls, retryAmbiguous);
        record({ accepted: true, statusCode });
        runner.info(`Accepted with HTTP ${statusCode}.`);
        return 'accepted';
    },
    report: webhookReport,
});
function statusCodeOf({ statusCode }, { error }) {
    return statusCode ?? (error instanceof platform_error .Wk ? error.details.httpStatus : undefined);
}


  }),

  4958:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    TE: () => (  withAction),
    ch: () => (  triggerWebhook),
    ds: () => (  parseWebhook)
  });
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9597);
  var _retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2039);
  var _transport_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1776);
  var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4346);




const SEGMENT = '[^/]{1,128}';
const WEBHOOK_PATH = new RegExp(`/wh/v1/accounts/${SEGMENT}/apps/${SEGMENT}/environments/${SEGMENT}/webhooks/webhook:([A-Za-z][A-Za-z_-]{0,63})$`);
function parseWebhook(text) {
    const url = (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_2__  .c)(text);
    const word = WEBHOOK_PATH.exec(url.pathname)?.[1];
    const token = url.searchParams.get('token') ?? '';
    if (word === undefined || token === '' || url.hash !== '') {
        throw new RangeError('must be a webhook URL copied whole from the portal: its path ends in /webhooks/webhook:<action>, and it has a token');
    }
    return { url, token, action: _wire_js__WEBPACK_IMPORTED_MODULE_3__  .Sn.find((action) => action === word) };
}
function withAction(webhook, action) {
    const url = new URL(webhook.url);
    url.pathname = url.pathname.replace(/:[^:/]+$/, `:${action}`);
    return { ...webhook, url, action };
}
async function triggerWebhook(webhook, context, retryAmbiguous = false) {
    const kind = webhook.action === 'purgeCache' ? 'purge' : 'trigger';
    const { status } = await (0,_retry_attempts_js__WEBPACK_IMPORTED_MODULE_0__  .dP)({ kind, name: { what: 'the webhook', origin: webhook.url.origin }, retryAmbiguous, ...context }, async () => await (0,_transport_exchange_js__WEBPACK_IMPORTED_MODULE_1__  .cv)({ method: 'POST', url: webhook.url, ...context }));
    return status;
}


  })

};
