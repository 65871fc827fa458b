export const id = 49;
export const ids = [49];
export const modules = {
  2893:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
  start: () => (  start)
});
var external_node_worker_threads_ = __webpack_require__(5919);
var errors = __webpack_require__(8835);
var task_runner = __webpack_require__(4725);
;// CONCATENATED MODULE: ./lib/src/archive/threads/worker.js
function serveTasks() {
	const port = external_node_worker_threads_.parentPort;
	if (port === null)
		throw new TypeError('this is the program of a worker thread');
	const { options, outputBuffers, stopping } = external_node_worker_threads_.workerData;
	const runner = new task_runner .u(options);
	const outputs = outputBuffers.map((buffer) => new Uint8Array(buffer));
	const isStopping = new Uint8Array(stopping);
	port.on('message', (request) => {
		if (request === 'stop')
			return port.close();
		if (Atomics.load(isStopping, 0) === 1)
			return;
		const { task, output } = request;
		let reply;
		try {
			reply = { packed: runner.run(task, outputs[output] ?? new Uint8Array(0)) };
		}
		catch (error) {
			const failure = error instanceof Error ? error.message : String(error);
			reply = { failure, isOurs: error instanceof errors .zg };
		}
		port.postMessage(reply);
	});
	port.postMessage('ready');
}
;// CONCATENATED MODULE: ./lib/src/entries/pack-worker.js
const start = async () => await Promise.resolve(serveTasks());
  }),
  8835:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Rz: () => (  OutcomeError),
	Tj: () => (  StopError),
	VZ: () => (  describeInputProblem),
	oC: () => (  InvalidInputError),
	zg: () => (  StepError)
  });
  var _text_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7429);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
class StepError extends Error {
	code;
	status;
	name = 'StepError';
	advice;
	title;
	build;
	constructor(code, message, status = 'failed', options = {}) {
		super(message, options);
		this.code = code;
		this.status = status;
		this.advice = options.advice;
		this.title = options.title;
		this.build = options.build;
	}
}
class OutcomeError extends StepError {
	name = 'OutcomeError';
}
class InvalidInputError extends StepError {
	problems;
	name = 'InvalidInputError';
	constructor(problems) {
		super('invalid-input', describeInputProblems(problems).join('\n'));
		this.problems = problems;
	}
}
function describeInputProblems(problems) {
	const missing = problems.filter(({ isMissing = false }) => isMissing);
	if (missing.length < 2)
		return problems.map(describeInputProblem);
	const names = missing.map(({ input }) => input).join(', ');
	const others = problems.filter(({ isMissing = false }) => !isMissing);
	return [`${names} are required, but empty or missing`, ...others.map(describeInputProblem)];
}
function describeInputProblem({ input, value, problem }) {
	if (value === undefined)
		return `${input}: ${problem}`;
	const shown = (0,_text_generated_js__WEBPACK_IMPORTED_MODULE_0__  .A)(value) ? 'its value, not shown as it looks like a password,' : `"${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(value)}"`;
	return `${input}: ${shown} ${problem}`;
}
class StopError extends StepError {
	exitCode;
	name = 'StopError';
	constructor(code, message, exitCode, status = 'failed', options) {
		super(code, message, status, options);
		this.exitCode = exitCode;
	}
}
  }),
  1749:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Cf: () => (  MAX_ANNOTATED),
	Ku: () => (  firstOf),
	OI: () => (  asMessage),
	UV: () => (  firstLines),
	a3: () => (  formatDuration),
	hw: () => (  joinMessages),
	nV: () => (  formatAge),
	pq: () => (  countOf),
	v: () => (  andMore),
	z3: () => (  formatBytes)
  });
  var _quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3036);
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function andMore(total, shown) {
	return total > shown ? `and ${total - shown} more` : '';
}
function firstOf(items, max, show = String) {
	const shown = items.slice(0, max).map((item) => show(item));
	return `${shown.join(', ')} ${andMore(items.length, max)}`.trimEnd();
}
function firstLines(items, max, show = String) {
	const rest = andMore(items.length, max);
	return [...items.slice(0, max).map((item) => show(item)), ...(rest === '' ? [] : [`  ${rest}`])];
}
const MAX_ANNOTATED = 3;
function asMessage(sentences, max = Infinity, remedy = '') {
	const shown = sentences.slice(0, MAX_ANNOTATED);
	const others = sentences.slice(MAX_ANNOTATED);
	const rest = others.length === 0 ? [] : [`And ${others.length} more.`];
	const first = [...shown, ...rest, remedy].join(' ').trimEnd();
	return [first, ...firstLines(others, max - MAX_ANNOTATED, (sentence) => `  ${sentence}`)].join('\n');
}
function joinMessages(...messages) {
	const parts = messages.map(_quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__  .VL);
	const first = (0,_quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__  .DP)(parts.map(({ message }) => message.join('\n')));
	return [first, ...parts.flatMap(({ details }) => details)].join('\n');
}
function formatBytes(bytes) {
	if (bytes < 1000)
		return `${bytes} B`;
	const units = ['kB', 'MB', 'GB', 'TB'];
	let value = bytes / 1000;
	let unit = 0;
	while (value >= 999.95 && unit < units.length - 1) {
		value /= 1000;
		unit += 1;
	}
	return `${value.toFixed(1)} ${units[unit]}`;
}
function formatDuration(milliseconds) {
	if (milliseconds < 59_950)
		return `${(milliseconds / 1000).toFixed(1)} s`;
	const seconds = Math.round(milliseconds / 1000);
	return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
function formatAge(milliseconds) {
	const seconds = Math.max(0, Math.floor(milliseconds / 1000));
	if (seconds < 60)
		return `${seconds} s`;
	if (seconds < 3600)
		return `${Math.floor(seconds / 60)} min`;
	if (seconds < 2 * 86_400)
		return `${Math.floor(seconds / 3600)} h`;
	return `${Math.floor(seconds / 86_400)} days`;
}
  }),
  7429:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	A: () => (  looksGenerated),
	_: () => (  hideGenerated)
  });
const MIN_LENGTH = 16;
const UUID = /^[0-9a-f-]{36}$/i;
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[#$%&+<=>^~"'`]/];
const LETTERS = /\p{Lu}?\p{Ll}{2,}|\p{Lu}{3,}/gu;
const CONSONANT = '[b-df-hj-np-tv-xz]';
const SPEAKABLE = new RegExp(`^(?!.*(?:${CONSONANT}{4}|[aeiou]{4}|q[^u]|[jx][^aeiouyt]))${CONSONANT}*[^b-df-hj-np-tv-xz]`, 'i');
const MIN_LENGTH_OF_WORDS = 2.8;
const VARIABLE = /\$\{?[A-Z]+(?:_[A-Z]+)+\}?|\$\{?[Ee][Nn][Vv]:\w+\}?|%[A-Z]+(?:_[A-Z]+)+%/g;
function looksGenerated(written) {
	const text = written.replace(VARIABLE, '');
	if (text.length < MIN_LENGTH || /\s/.test(text) || UUID.test(text) || ADDRESS.test(text))
		return false;
	if (KINDS.filter((kind) => kind.test(text)).length < 3)
		return false;
	const letters = text.match(/\p{L}/gu) ?? [];
	const words = (text.match(LETTERS) ?? []).filter((each) => SPEAKABLE.test(each));
	const inWords = words.reduce((sum, { length }) => sum + length ** 2, 0);
	return letters.length > text.length / 4 && inWords < MIN_LENGTH_OF_WORDS * letters.length;
}
function hideGenerated(text) {
	return text.replace(/[^\s"']+/g, (part) => (looksGenerated(part) ? '***' : part));
}
  }),
  3036:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	DP: () => (  joinSentences),
	VL: () => (  messageLines),
	Zc: () => (  messageOnOneLine)
  });
const QUOTE_HEADINGS = ['The log says:', 'The output ends with:'];
function messageLines(text) {
	const lines = text.split('\n');
	const quotes = QUOTE_HEADINGS.some((heading) => lines[0]?.endsWith(heading));
	const end = quotes ? lines.findIndex((line, index) => index > 0 && !line.startsWith('  ')) : 0;
	const count = end < 0 ? lines.length : end + 1;
	return { message: lines.slice(0, count), details: lines.slice(count) };
}
function messageOnOneLine(text) {
	const [first = '', ...others] = messageLines(text).message;
	if (others.length === 0)
		return first;
	const quote = others.flatMap((line) => (line.startsWith('  ') ? [line.trim()] : [])).join(' | ');
	const rest = others.filter((line) => !line.startsWith('  '));
	return [first, /[.!?…]$/.test(quote) ? quote : `${quote}.`, ...rest].join(' ');
}
function joinSentences(sentences) {
	return sentences.reduce((text, sentence) => `${text}${/\n {2}.*$/.test(text) ? '\n' : ' '}${sentence}`);
}
  }),
  5343:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Ef: () => (  safeReason),
	Hk: () => (  safeText),
	ZD: () => (  escapeHtml),
	au: () => (  escapeUnsafe),
	ix: () => (  breakCommands)
  });
  var _quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3036);
const MAX_LENGTH = 500;
const MAX_REASON_LENGTH = 2000;
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;
const IGNORED = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}]*';
const BRACKET_COMMAND = new RegExp(`(#${IGNORED}#${IGNORED}(?:[a-z]${IGNORED})*)\\[`, 'giu');
const SECTION_MARKER = /(section_(?:start|end)):(?=\d)/g;
function safeText(text) {
	return breakCommands(escapeUnsafe(cut(text, MAX_LENGTH)));
}
function safeReason(text) {
	const { message, details } = (0,_quoted_lines_js__WEBPACK_IMPORTED_MODULE_0__  .VL)(cut(text, MAX_REASON_LENGTH));
	const last = [message.at(-1) ?? '', ...details].join('\n');
	return [...message.slice(0, -1), last].map((line) => breakCommands(escapeUnsafe(line))).join('\n');
}
function cut(text, max) {
	return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
function escapeUnsafe(text) {
	return text.replace(UNSAFE, escapeCharacter);
}
function breakCommands(line) {
	return line
		.replace(/^([\s\u0085\u180e\u200b]*):(?=:)/u, '$1\\u003a')
		.replace(BRACKET_COMMAND, '$1\\u005b')
		.replace(SECTION_MARKER, '$1\\u003a');
}
function escapeCharacter(character) {
	const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
	return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
function escapeHtml(text) {
	return text.replace(/[&<>"'`*_~[\]\\|@#:$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
  }),
  529:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	E: () => (  withoutMark),
	g: () => (  decodeText)
  });
function decodeText(bytes, charset) {
	try {
		return withoutMark(new TextDecoder(charset).decode(bytes));
	}
	catch {
		return withoutMark(bytes.toString('utf8'));
	}
}
function withoutMark(text) {
	return text.replace(/^\ufeff+/, '');
}
  })
};
