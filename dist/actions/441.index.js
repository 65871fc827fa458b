export const id = 441;
export const ids = [441];
export const modules = {
  4424:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	AI: () => (  readToken),
	L1: () => (  readCredentials),
	QU: () => (  maskSecrets),
	gW: () => (  passwordsIn)
  });
  var _shared_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2045);
  var _shared_text_generated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7429);
  var _input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3412);
  var _odd_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4914);
function readCredentials(read) {
	return (0,_input_reader_js__WEBPACK_IMPORTED_MODULE_2__  .bs)({
		username: read('username', parseUsername),
		password: read('password', parsePassword),
	});
}
function readToken(reader, isUsed) {
	return isUsed ? reader.parsedOr('github-token', '', (text) => text) : reader.text('github-token');
}
function parseUsername(text) {
	if (!/[:\u0000-\u001f\u007f]/.test(text))
		return text;
	throw new RangeError('must be the API user ID, which has no ":" and no control character');
}
function parsePassword(text) {
	if (!/[\u0000-\u001f\u007f]/.test(text))
		return text;
	throw new RangeError('must be the API password, on one line and without control characters');
}
const MASKS = {
	password: (text, runner) => passwordSecrets(runner.input('username'), text),
	webhook: webhookSecrets,
	token: (text) => [text],
	variables: () => [],
};
function maskSecrets(runner) {
	const secrets = Array.from(_shared_inputs_js__WEBPACK_IMPORTED_MODULE_0__  .Uz).flatMap(([name, { secret }]) => secret === undefined ? [] : MASKS[secret](runner.input(name), runner));
	const others = [..._shared_inputs_js__WEBPACK_IMPORTED_MODULE_0__  .Uz].filter(([, { secret }]) => secret === undefined);
	const pasted = others.filter(([, input]) => (0,_odd_values_js__WEBPACK_IMPORTED_MODULE_3__  .vX)(input)).map(([name]) => runner.input(name));
	secrets.push(...pasted.filter(_odd_values_js__WEBPACK_IMPORTED_MODULE_3__  .Vy).flatMap(webhookSecrets));
	runner.mask(secrets.filter((secret) => secret !== ''));
	runner.hide(others.flatMap(([name]) => passwordsIn(name, runner)));
}
const IDS = {
	username: (password) => password === '' || (0,_shared_text_generated_js__WEBPACK_IMPORTED_MODULE_1__  .A)(password),
	environment: _shared_text_generated_js__WEBPACK_IMPORTED_MODULE_1__  .A,
};
function passwordsIn(name, runner) {
	if (IDS[name]?.(runner.input('password')) === true)
		return [];
	const lines = runner.input(name).split(/[\r\n]+/);
	return lines.map((line) => line.trim()).filter(_shared_text_generated_js__WEBPACK_IMPORTED_MODULE_1__  .A);
}
function passwordSecrets(username, password) {
	if (password === '')
		return [];
	const pair = Buffer.from(`${username}:${password}`, 'utf8');
	const padded = pair.toString('base64');
	return [password, padded, padded.replace(/=+$/, ''), pair.toString('base64url')];
}
function webhookSecrets(text) {
	const raw = [...text.matchAll(/token(?:=|%3d)([^&#\s]*)/gi)].map(([, token = '']) => token);
	const decoded = raw.map((token) => new URLSearchParams(`token=${token}`).get('token') ?? '');
	const url = URL.canParse(text) ? new URL(text) : undefined;
	return [text, url?.href ?? '', url?.search.slice(1) ?? '', ...decoded, ...raw];
}
  }),
  128:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	FA: () => (  warnOfLogin),
	uK: () => (  hintsFor),
	wv: () => (  noteUnknownInputs)
  });
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1749);
  var _shared_text_generated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7429);
  var _shared_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2045);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
  var _shared_input_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1991);
  var _input_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3412);
  var _odd_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4914);
const NAMES = [..._shared_inputs_js__WEBPACK_IMPORTED_MODULE_3__  .Uz].filter(([, { holds }]) => holds === 'name').map(([name]) => name);
const MAX_UNKNOWN = 10;
function noteUnknownInputs(runner, inputs) {
	const names = Object.keys(inputs);
	const unknown = [...(0,_input_reader_js__WEBPACK_IMPORTED_MODULE_6__  .PC)(runner.variables)].flatMap(([name, value]) => {
		const own = names.find((each) => (0,_shared_input_names_js__WEBPACK_IMPORTED_MODULE_5__  .yS)(each, name));
		const isRead = own === name || (own !== undefined && ['', runner.input(own), inputs[own]?.default].includes(value));
		return isRead || (own !== undefined && inputs[own]?.kind === 'switch') ? [] : [name];
	});
	const free = names.filter((name) => ['', inputs[name]?.default].includes(runner.input(name)));
	const hints = unknown.map((name) => ({ name, hint: (0,_shared_input_names_js__WEBPACK_IMPORTED_MODULE_5__  .sJ)(name, free) }));
	const mistyped = hints.filter(({ hint }) => hint !== '');
	const others = hints.filter(({ hint }) => hint === '').map(({ name }) => (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(name));
	if (mistyped.length > 0) {
		const sentences = mistyped.map(({ name, hint }) => `"${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(name)}" is not an input of this action.${hint}`);
		runner.notice('Unknown input', sentences.slice(0, MAX_UNKNOWN).join(' '));
	}
	if (others.length > 0)
		runner.info(`Not inputs of this action: ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_8__  .Ku)(others, MAX_UNKNOWN)}`);
}
function looksLikeLogin(runner) {
	return runner.input('username').includes('@');
}
function warnOfLogin(runner) {
	if (!looksLikeLogin(runner))
		return;
	const text = '"username" contains an "@". It must be the API user ID from the API Access page of the user portal, not the e-mail address that you log in with.';
	runner.warning('Username looks like a login', text);
}
function hintsFor(error, runner) {
	const { code } = error;
	if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__  .oC)
		return droppedHint(error, runner);
	if (code === 'unauthorized')
		return credentialHints(runner);
	if (code !== 'forbidden' && code !== 'not-found')
		return [];
	const ids = ['account', 'app'].filter((name) => (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_0__  .O1)(runner.input(name)));
	return [
		...ids.map((name) => `The "${name}" is a UUID, but must be a name. Is it the ID of the environment?`),
		...(0,_odd_values_js__WEBPACK_IMPORTED_MODULE_7__  .H4)(runner, ({ holds }) => holds !== undefined),
	];
}
function droppedHint({ problems }, { variables }) {
	const given = [...(0,_input_reader_js__WEBPACK_IMPORTED_MODULE_6__  .PC)(variables).keys()];
	const isMissing = problems.some((problem) => problem.isMissing === true && problem.input.includes('-'));
	if (!isMissing || given.length === 0 || given.some((name) => /[-_]/.test(name)))
		return [];
	return [
		'No input with "-" in its name has arrived: "node" is probably a shell script here, and the shell drops such variables. Put the program itself on the PATH.',
	];
}
function credentialHints(runner) {
	const login = 'The "username" contains an "@", so it is probably the e-mail address of the login.';
	const [username, password] = [runner.input('username'), runner.input('password')];
	const isUser = ((0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_0__  .O1)(password) && !(0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_0__  .O1)(username)) || areSwapped(username, password);
	const names = [...(isUser ? ['username'] : []), ...NAMES.filter((name) => areSwapped(runner.input(name), password))];
	return [
		...(looksLikeLogin(runner) ? [login] : []),
		...names.map((name) => `The "${name}" looks like a password, and the "password" does not: they may be swapped.`),
		...(0,_odd_values_js__WEBPACK_IMPORTED_MODULE_7__  .H4)(runner),
	];
}
function areSwapped(name, password) {
	return password !== '' && (0,_shared_text_generated_js__WEBPACK_IMPORTED_MODULE_2__  .A)(name) && !(0,_shared_text_generated_js__WEBPACK_IMPORTED_MODULE_2__  .A)(password);
}
  }),
  3412:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Cy: () => (  readCommon),
	Ej: () => (  parseTimeoutMinutes),
	PC: () => (  givenInputs),
	bs: () => (  together),
	eU: () => (  BAD),
	i_: () => (  InputReader)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_generated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7429);
  var _shared_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2045);
  var _odd_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4914);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
  var _shared_input_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1991);
  var _shared_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3924);
  var _shared_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(529);
const BAD = Symbol('bad input');
class InputReader {
	runner;
	problems = [];
	inputs;
	checks = new Map();
	constructor(inputs, runner) {
		this.runner = runner;
		this.inputs = inputs;
	}
	text(name) {
		return (0,_shared_text_text_js__WEBPACK_IMPORTED_MODULE_7__  .E)(this.runner.input(name)) || this.defaultOf(name);
	}
	isSet(name) {
		const text = this.text(name);
		return (this.inputs[name]?.kind === 'switch' ? text.toLowerCase() : text) !== this.defaultOf(name);
	}
	optional(name) {
		return this.text(name) || undefined;
	}
	parsedOr(name, fallback, parse) {
		this.checks.set(name, parse);
		const text = this.text(name);
		if (text === '')
			return fallback;
		const unevaluated = (0,_odd_values_js__WEBPACK_IMPORTED_MODULE_3__  .vX)(this.inputs[name] ?? {}) ? (0,_odd_values_js__WEBPACK_IMPORTED_MODULE_3__  .J1)(text, this.runner.variables) : undefined;
		if (unevaluated !== undefined)
			return this.reject(name, text, unevaluated);
		try {
			return parse(text);
		}
		catch (error) {
			if ((0,_shared_failure_js__WEBPACK_IMPORTED_MODULE_6__  .Or)(error))
				return this.reject(name, text, `cannot be read: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(error.code)}`);
			if (!(error instanceof RangeError))
				throw error;
			return this.reject(name, text, error.message);
		}
	}
	required = (name, parse) => {
		if (this.text(name) !== '')
			return this.ifGiven(name, parse);
		this.checks.set(name, parse);
		this.problems.push({ input: name, problem: 'is required, but empty or missing', isMissing: true });
		return BAD;
	};
	ifGiven = (name, parse) => this.parsedOr(name, BAD, parse);
	boolean(name, word) {
		const others = this.isSet(name) ? [] : [...givenInputs(this.runner.variables)];
		for (const [other, value] of others) {
			const isOther = other !== name && (0,_shared_input_names_js__WEBPACK_IMPORTED_MODULE_5__  .yS)(other, name);
			if (isOther && (0,_shared_input_names_js__WEBPACK_IMPORTED_MODULE_5__  .Mp)(value) && value.toLowerCase() !== this.text(name))
				return this.reject((0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)(other), undefined, `is not an input of this action: write "${name}"`);
		}
		return this.required(name, (text) => {
			if (word !== undefined && text === word)
				return word;
			if (/^(?:true|True|TRUE)$/.test(text))
				return true;
			if (/^(?:false|False|FALSE)$/.test(text))
				return false;
			throw new RangeError(word === undefined ? 'must be true or false' : `must be true, false or ${word}`);
		});
	}
	integer(name, min, max) {
		return this.required(name, (text) => {
			const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
			if (value >= min && value <= max)
				return value;
			throw new RangeError(`must be a whole number from ${min} to ${max}`);
		});
	}
	choice(name, words) {
		return this.required(name, (text) => {
			const word = words.find((known) => known === text);
			if (word === undefined)
				throw new RangeError(`must be one of ${words.join(', ')}`);
			return word;
		});
	}
	lines(name) {
		return this.text(name)
			.split(/\r\n|\r|\n/)
			.filter((line) => line.trim() !== '');
	}
	reject(input, value, problem) {
		this.problems.push({ input, value, problem });
		return BAD;
	}
	finish(fields) {
		const inputs = together(fields);
		if (this.problems.length > 0 || inputs === BAD)
			throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .oC(this.problems.map((each) => this.withoutSecret(each)));
		return inputs;
	}
	withoutSecret(given) {
		const { input, value, problem } = given;
		if (value === undefined)
			return given;
		const { holds, secret, isCredential = false } = this.inputs[input] ?? {};
		if (secret !== undefined || isCredential || (holds !== undefined && (0,_odd_values_js__WEBPACK_IMPORTED_MODULE_3__  .Vy)(value)))
			return { input, problem };
		const secrets = Object.keys(this.inputs).filter((name) => (0,_shared_inputs_js__WEBPACK_IMPORTED_MODULE_2__  .$f)(this.inputs[name] ?? {}));
		const same = secrets.find((name) => this.runner.input(name) === value);
		const isLost = same !== undefined || (0,_shared_text_generated_js__WEBPACK_IMPORTED_MODULE_1__  .A)(value);
		const swapped = isLost ? secrets.find((name) => this.isSwapped(input, value, name)) : undefined;
		if (swapped !== undefined)
			return { input, problem: `looks swapped with "${swapped}": the value of each fits the other` };
		if (same !== undefined)
			return { input, problem: `has the value of "${same}", but ${problem}` };
		return holds === 'address' && /[@?#]/.test(value) ? { input, problem } : given;
	}
	isSwapped(input, value, secret) {
		const other = this.runner.input(secret);
		if (other === '' || other === value || (0,_shared_text_generated_js__WEBPACK_IMPORTED_MODULE_1__  .A)(other))
			return false;
		return this.accepts(input, other) && this.accepts(secret, value);
	}
	accepts(input, text) {
		try {
			return this.checks.get(input)?.(text) !== undefined;
		}
		catch {
			return false;
		}
	}
	defaultOf(name) {
		return this.inputs[name]?.default ?? '';
	}
}
function together(fields) {
	return Object.values(fields).includes(BAD) ? BAD : fields;
}
function givenInputs(variables) {
	const given = Object.entries(variables).flatMap(([variable, value = '']) => {
		const [, name] = /^INPUT_(.+)$/is.exec(variable) ?? [];
		return name === undefined ? [] : [[name.toLowerCase(), value.trim()]];
	});
	return new Map(given);
}
function readCommon(reader) {
	return {
		timeoutMinutes: reader.required('timeout-minutes', parseTimeoutMinutes),
		failOnWarning: reader.boolean('fail-on-warning'),
	};
}
function parseTimeoutMinutes(text) {
	const minutes = /^\d{1,4}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
	if (minutes > 0 && minutes <= 7200)
		return minutes;
	throw new RangeError('must be a number of minutes, more than 0 and at most 7200');
}
  }),
  4914:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	H4: () => (  describeOddities),
	J1: () => (  whyUnevaluated),
	Vy: () => (  looksLikeWebhook),
	vX: () => (  isSingle)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _shared_text_generated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7429);
  var _shared_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2045);
  var _shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(442);
const REFERENCES = [
	[/^\$\{\{.*\}\}$/s, '${{ }}'],
	[/^\{\{.*\}\}$/s, '{{ }}'],
	[/^\$\([^()]+\)$/, '$(NAME)'],
	[/^\$\[\s*variables\b.*\]$/s, '$[variables.NAME]'],
	[/^secrets\.[\w-]+$/i, 'secrets.NAME'],
	[/^vars\.[\w-]+$/i, 'vars.NAME'],
	[/^op:\/\/\S/i, 'op://'],
	[/^@Microsoft\.KeyVault\(.*\)$/i, '@Microsoft.KeyVault'],
	[/^arn:aws[\w-]*:(?:secretsmanager|ssm):/, 'arn:aws'],
];
const VARIABLE = /^(?:\$(?:env:)?([a-z_]\w*)|\$\{(?:env\.)?([a-z_]\w*)\b[^{}]*\}|%(?:env\.)?([a-z_]\w*)%)$/i;
function isSingle({ holds, secret, isCredential }) {
	return holds !== undefined || isCredential === true || (secret !== undefined && secret !== 'variables');
}
function whyUnevaluated(text, variables) {
	if (/^\*{3,}$/.test(text))
		return 'must be the value itself, but is "***", which a log shows in its place';
	const form = REFERENCES.find(([pattern]) => pattern.test(text))?.[1];
	if (form !== undefined)
		return notReplaced(form);
	const name = VARIABLE.exec(text)?.slice(1).find(Boolean);
	if (name === undefined || !(/^HEADLESS_/i.test(name) || variables[name] !== undefined))
		return undefined;
	return notReplaced(text.startsWith('%') ? '%NAME%' : '$NAME');
}
function notReplaced(form) {
	return `must be the value itself, but is a reference (${form}) that nothing has replaced by it`;
}
function looksLikeWebhook(text) {
	return /webhooks(?:\/|%2f)|token(?:=|%3d)/i.test(text);
}
const INVISIBLE = /[^\S ]|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const PLACEHOLDER = /^(?:null|undefined|none|nil|nan|n\/a|todo|tbd|changeme|change[-_ ]me|\[object object\]|\[masked\]|<.+>|\.{3}|…|x{3,}|your[-_ ].+|(?:env|inputs|needs|steps|github|variables)\..+)$/i;
function oddityOf(text) {
	const [invisible] = INVISIBLE.exec(text) ?? [];
	if (invisible !== undefined) {
		const code = (invisible.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
		return `contains an invisible character (U+${code})`;
	}
	if (text !== text.trim())
		return 'starts or ends with a space';
	if (/^(["'`]).+\1$/s.test(text))
		return 'has quotes around it: store it without them, unless they are part of it';
	if (VARIABLE.test(text))
		return `starts with "${text.charAt(0)}", like a variable that was not replaced`;
	if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(text) && (0,_shared_files_try_to_read_js__WEBPACK_IMPORTED_MODULE_4__  .h)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(text))?.isFile() === true)
		return 'is the path of a file: give what is in the file';
	if (PLACEHOLDER.test(text))
		return 'looks like a placeholder for a value that is not set';
	return undefined;
}
function describeOddities(runner, isMeant = isSingle) {
	return [..._shared_inputs_js__WEBPACK_IMPORTED_MODULE_3__  .Uz].flatMap(([name, known]) => {
		if (!isMeant(known))
			return [];
		const text = runner.input(name);
		const isPassword = known.holds !== undefined && (0,_shared_text_generated_js__WEBPACK_IMPORTED_MODULE_2__  .A)(text);
		const oddity = oddityOf(text) ?? (isPassword ? 'looks like a password' : undefined);
		return oddity === undefined ? [] : [`The "${name}" ${oddity}.`];
	});
}
  }),
  805:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  vr: () => (  BEFORE_THE_API),
  sz: () => (  REPORT_ADVICE),
  EP: () => (  UNWRITTEN_TITLE),
  r8: () => (  asksToWait),
  ai: () => (  commonAdvice),
  Gg: () => (  titleOf)
});
var errors = __webpack_require__(8835);
var inputs = __webpack_require__(2045);
var full_disk = __webpack_require__(7495);
var limits = __webpack_require__(400);
var platform_error = __webpack_require__(2665);
var classify = __webpack_require__(2679);
var exchange_error = __webpack_require__(3594);
var transport_proxy = __webpack_require__(5254);
var regular_file = __webpack_require__(1385);
;// CONCATENATED MODULE: ./lib/src/actions/step/advice/connection.js
const CLIENT_CERTIFICATE = 'a client certificate, and this action has none';
const TLS = [
	[
		/^WRONG_VERSION_NUMBER$/,
		({ who, address }) => `${who} does not speak TLS on that port, but probably plain HTTP: check ${address}.`,
	],
	[
		/^(?:UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION)$/,
		({ who, address }) => `${who} has neither TLS 1.2 nor 1.3 turned on: have that changed, or check ${address}.`,
	],
	[
		/^(?:INSUFFICIENT_SECURITY|UNKNOWN_CIPHER_RETURNED|WRONG_CIPHER_RETURNED)$/,
		({ who }) => `${who} accepts no cipher that Node offers: have TLS 1.3 turned on there, or the usual ciphers of 1.2.`,
	],
	[
		/^HANDSHAKE_FAILURE$/,
		({ who }) => `${who} accepts no cipher that Node offers, or requires ${CLIENT_CERTIFICATE} (TLS alert 40 means either): ask whoever runs it which of the two.`,
	],
	[
		/^(?:CERTIFICATE_REQUIRED|BAD_CERTIFICATE)$/,
		({ who, address }) => `${who} requires ${CLIENT_CERTIFICATE}: check ${address}, or have that requirement dropped.`,
	],
	[
		/^UNSAFE_LEGACY_RENEGOTIATION_DISABLED$/,
		({ who }) => `${who}, or what inspects TLS before it, lacks secure renegotiation (RFC 5746), which Node requires: have it updated.`,
	],
	[/^NO_APPLICATION_PROTOCOL$/, ({ address }) => notHttp1(address)],
	[/^UNRECOGNIZED_NAME$/, ({ who, address }) => `${who} does not serve this host name: check ${address}.`],
];
const CERTIFICATES = [
	[/SIGNED|UNTRUSTED/, ({ terms }) => `The certificate is not trusted. ${ownAuthority(terms)}`],
	[
		/^UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/,
		({ who, terms }) => `The certificate is not trusted. ${who} may not send its intermediate certificates: have them added there. ${ownAuthority(terms)}`,
	],
	[
		/^CERT_HAS_EXPIRED$/,
		() => 'The certificate, or one above it, has expired: have it renewed, or set the clock of this machine.',
	],
	[/^CERT_NOT_YET_VALID$/, () => 'The certificate is not valid yet: set the clock of this machine.'],
	[/^ERR_TLS_CERT_ALTNAME_INVALID$/, ({ address }) => `The certificate is for another host name: check ${address}.`],
];
const FOR_OTHERS = ['SSL_CERT_FILE', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE', 'GIT_SSL_CAINFO'];
function ownAuthority({ whereToSetVariables }) {
	const file = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
	if (file !== '')
		return `NODE_EXTRA_CA_CERTS is set, but ${whyNotTrusted(file)}`;
	const isOpenssl = /--use-openssl-ca/.test(process.env['NODE_OPTIONS'] ?? '');
	const other = isOpenssl ? undefined : FOR_OTHERS.find((name) => (process.env[name] ?? '') !== '');
	if (other !== undefined)
		return `Node does not read ${other}: set NODE_EXTRA_CA_CERTS ${whereToSetVariables} to the same file.`;
	return `For a certificate authority of your own, or of a proxy that inspects TLS, set NODE_EXTRA_CA_CERTS ${whereToSetVariables}; there is no switch that turns the check off.`;
}
function whyNotTrusted(file) {
	try {
		return /-BEGIN (?:TRUSTED |X509 )?CERTIFICATE-/.test((0,regular_file .M4)(file).toString('latin1'))
			? 'its file does not have the authority of this certificate: add that one.'
			: 'its file has no certificate in PEM form ("-----BEGIN CERTIFICATE-----").';
	}
	catch (error) {
		const { code = 'no file' } = error;
		return `its file cannot be read (${code}): give its full path, in a container the one there.`;
	}
}
const PROXY_ANSWERS = [
	[
		/^407$/,
		({ address }) => `The proxy requires a user name and password: put them into ${address}, with special characters encoded. If they are there, it refuses them, or requires NTLM or Kerberos: only Basic works here.`,
	],
	[
		/^URL$/,
		({ address }) => `${address} must be the http or https URL of the proxy itself, not of a PAC file, without quotes, and with special characters in user and password encoded.`,
	],
	[
		/^NO_HTTP$/,
		({ address }) => `What answers there is not an HTTP proxy, or closes connections that it does not allow: check ${address}, or ask whoever runs it.`,
	],
	[
		/^2/,
		({ address }) => `The proxy in ${address} must answer CONNECT with HTTP 200, no other success: have that changed, or set NO_PROXY.`,
	],
	[/^5/, ({ address }) => `The proxy in ${address} could not reach the host: ask whoever runs it, or set NO_PROXY.`],
	[/^\d/, ({ address }) => `The proxy in ${address} refused the connection: ask whoever runs it, or set NO_PROXY.`],
];
function networkAdvice(reason, urlInput, terms) {
	const isProxy = reason.startsWith('PROXY_');
	const code = reason.replace(/^PROXY_/, '');
	const address = isProxy ? (0,transport_proxy .rw)() : `"${urlInput}"`;
	const connection = { who: isProxy ? 'The proxy' : 'The host', address, terms };
	const answer = isProxy ? PROXY_ANSWERS.find(([codes]) => codes.test(code)) : undefined;
	if (answer !== undefined)
		return answer[1](connection);
	const proxy = (0,transport_proxy .R$)() ? ' HTTP_PROXY is for plain http alone: to use a proxy here, set HTTPS_PROXY.' : '';
	if (code === 'ENOTFOUND' || code.startsWith('EAI_'))
		return `The host name could not be resolved: check ${address}, and the DNS of this machine.${proxy}`;
	if (code === 'EMFILE' || code === 'ENFILE')
		return limits .HD.remedy;
	if (code === 'ECONNREFUSED')
		return `Nothing is listening there: check ${address}.`;
	if ((0,exchange_error .l4)(code))
		return notHttp1(address);
	if (code.startsWith('HPE_'))
		return `What answers there does not keep to HTTP: check ${address}.`;
	const [, advice] = rowFor(code) ?? [];
	if (advice !== undefined)
		return advice(connection);
	const isMaybeProxied = !isProxy && (process.env[(0,transport_proxy .rw)()] ?? '') !== '';
	const through = isMaybeProxied ? ' If the log says "Through the proxy", that may be the cause, too.' : proxy;
	return `Check ${address} and the network of this machine, then ${terms.runAgain}.${through}`;
}
function notHttp1(address) {
	return `What answers there does not speak HTTP/1.1: check ${address}, or have HTTP/1.1 turned on there.`;
}
function rowFor(code) {
	const name = /^ERR_SSL_(?:(?:SSLV3|SSL_TLS|TLSV1|TLSV13)_(?:ALERT_)?)?(.+)$/.exec(code)?.[1];
	return name === undefined
		? CERTIFICATES.find(([codes]) => codes.test(code))
		: TLS.find(([names]) => names.test(name));
}
;// CONCATENATED MODULE: ./lib/src/actions/step/advice/error-codes.js
const ERROR_CODES = {
	'invalid-input': {
		title: 'Invalid input',
		advice: (error, _subject, ciHost) => (error instanceof errors .oC ? inputAdvice(error, ciHost) : ''),
	},
	'no-files': { title: 'No files to send' },
	'too-large': {
		title: 'Too large',
		advice: () => 'The service, or a proxy in front of it, does not accept a request of this size.',
	},
	'secret-found': { title: 'Secret found' },
	'invalid-file': { title: 'File cannot be sent' },
	'missing-file': { title: 'Required file is missing' },
	unauthorized: {
		title: 'Credentials refused',
		advice: (error) => {
			const check = 'Check "username" and "password": they are the API user ID and the API password from the API Access page of the user portal, not the portal login. If the password has expired or was replaced, generate a new one there.';
			return (0,platform_error .jq)(error) ? `${check} ${BEFORE_THE_API}` : check;
		},
	},
	forbidden: {
		title: 'Not allowed',
		advice: (error, { address, urlInput }) => {
			const spelling = urlInput === 'headless-url' ? "the account's spelling, and " : '';
			const rights = `check ${spelling}the rights of the API user for ${address}.`;
			return (0,platform_error .jq)(error)
				? `A firewall, a proxy or the host's edge may refuse requests of this machine: ask whoever runs it, and name the request ID if there is one. If the platform itself refused it, ${rights}`
				: `${asksToWait(error)}If it gives no other reason, the credentials are valid but lack permission: ${rights}`;
		},
	},
	'not-found': {
		title: 'Not found',
		advice: (_error, { address, urlInput }) => urlInput === 'base-url'
			? 'Check "base-url": it must be the root of the hosting API, to which "/v1/installs" is added.'
			: `Check ${address}, and "${urlInput}".`,
	},
	conflict: {
		title: 'Conflict',
		advice: (_error, { address }) => `It may already exist, or another change may be under way: ${address}.`,
	},
	'rate-limited': {
		title: 'Too many requests',
		advice: (error, _subject, { terms }) => `${howToWait(error)} and ${terms.runAgain}; if many jobs share one API user, spread their schedules.`,
	},
	rejected: {
		title: 'Request refused',
		advice: (error, { address, urlInput }, { terms }) => {
			const kind = error instanceof platform_error .Wk ? error.statusClass : undefined;
			if (kind === 'redirect')
				return `Check "${urlInput}": it must be the final address of the API.${apiRootAdvice(urlInput)}`;
			if (kind === 'later')
				return `${howToWait(error)} and ${terms.runAgain}.`;
			return `Check the inputs: ${address}.${(0,platform_error .jq)(error) ? ` ${BEFORE_THE_API}` : ''}`;
		},
	},
	'server-error': {
		title: 'Platform error',
		advice: () => 'The platform did not accept the request. Try again later.',
	},
	'bad-reply': {
		title: 'Unexpected answer',
		advice: (error, subject, ciHost) => {
			const { urlInput } = subject;
			const check = `Check "${urlInput}"`;
			const outcome = error.status === 'unknown' ? `; ${lookFirst(subject, ciHost)}` : '.';
			return `${check}${outcome}${apiRootAdvice(urlInput)}`;
		},
	},
	network: {
		title: 'Platform not reached',
		advice: (error, { urlInput }, { terms }) => networkAdvice(error instanceof platform_error .Wk ? (error.details.reason ?? '') : '', urlInput, terms),
	},
	timeout: {
		title: 'Timed out',
		advice: ({ status }) => (status === 'failed' ? 'The platform accepted nothing. Raise "timeout-minutes".' : ''),
	},
	ambiguous: {
		title: 'Outcome unknown',
		advice: (error, subject, ciHost) => {
			const { reason = '' } = error instanceof platform_error .Wk ? error.details : {};
			const check = (0,exchange_error .l4)(reason) ? ` ${networkAdvice(reason, subject.urlInput, ciHost.terms)}` : '';
			return `The platform may or may not have accepted the request: ${lookFirst(subject, ciHost)}${check}`;
		},
	},
	'cannot-wait': { title: 'Could not wait' },
	'build-failed': { title: 'Build failed' },
	'nothing-live': { title: 'Nothing is live' },
	'smoke-test-failed': { title: 'Smoke test failed' },
	cancelled: {
		title: 'Cancelled',
		advice: ({ status }, subject, ciHost) => status === 'unknown'
			? `The request had been sent, but its outcome is not known: ${lookFirst(subject, ciHost)}`
			: '',
	},
	'purge-failed': { title: 'Cache purge failed' },
	warning: {
		title: 'Stopped by a warning',
		advice: () => 'Fix the cause of the warnings, or remove "fail-on-warning".',
	},
	internal: { title: 'Internal error', advice: () => REPORT_ADVICE },
};
const REPORT_ADVICE = `This is a bug in headless-deploy. Please report it with this message, the inputs without their secrets, and the log of a run with debug logging on (Node ${process.version}, ${process.platform}).`;
const BEFORE_THE_API = "If that is right, something before the API may have answered (a firewall, a proxy, the host's edge): ask whoever runs it.";
const FORK = 'This run is for a pull request from a fork, and those get no secrets and no variables: run this step on push to your own branches instead.';
function titleOf({ title, code }) {
	return title ?? ERROR_CODES[code].title;
}
const UNWRITTEN_TITLE = 'Outputs not written';
function titles() {
	return [...Object.values(ERROR_CODES).map(({ title }) => title), LIMIT_TITLE, FULL_DISK_TITLE, UNWRITTEN_TITLE];
}
function commonAdvice(error, subject, ciHost) {
	return error.advice ?? ERROR_CODES[error.code].advice?.(error, subject, ciHost) ?? '';
}
function apiRootAdvice(urlInput) {
	if (urlInput === 'url')
		return '';
	const path = urlInput === 'base-url' ? '/v1/installs' : '/v1/accounts';
	return ` Copy the root of the API, which is what comes before "${path}" in its calls, not a page of the user portal.`;
}
function lookFirst({ mayHave = '', lookFor = '' }, { terms }) {
	return `${mayHave}. Look in the user portal for ${lookFor} before you ${terms.runAgain}.`;
}
function inputAdvice({ problems }, { isFork, terms }) {
	if (isFork && problems.some(isFromSecrets))
		return FORK;
	const missing = problems.filter(({ isMissing = false }) => isMissing).map(({ input }) => input);
	return missing.length > 0 ? terms.onMissingInput(missing) : '';
}
function isFromSecrets({ input }) {
	const { secret, isCredential } = inputs .Uz.get(input) ?? {};
	return isCredential === true || secret === 'webhook';
}
function howToWait(error) {
	const { retryAfter = 0 } = error instanceof platform_error .Wk ? error.details : {};
	return retryAfter > classify .pQ ? 'Wait as long as it asks' : 'Wait a few minutes';
}
function asksToWait(error) {
	const { retryAfter } = error instanceof platform_error .Wk ? error.details : {};
	return retryAfter === undefined ? '' : `It asks to wait ${Math.ceil(retryAfter / 1000)} s. `;
}
  }),
  9311:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	a: () => (  callContext),
	w: () => (  logTarget)
  });
  var _platform_transport_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5254);
  var _platform_transport_tls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9463);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1749);
const ADDRESS = ['account', 'app', 'environment'];
function callContext(runner, { clock, limits }, signal) {
	return {
		log: (line) => runner.info(line),
		clock,
		signal,
		holdsSecret: (text) => runner.holdsSecret(text, ADDRESS.map((name) => runner.input(name))),
		limits,
		onRetry: ({ attempt, maxAttempts, delay, reason }) => runner.info(`${reason}: retrying in ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .a3)(delay)} (attempt ${attempt} of ${maxAttempts})`),
	};
}
const warned = new WeakSet();
function logTarget(runner, url, what) {
	runner.info(`To ${url.origin}: ${what}`);
	const proxy = (0,_platform_transport_proxy_js__WEBPACK_IMPORTED_MODULE_0__  .uY)(url);
	if (proxy !== undefined)
		runner.info(`Through the proxy ${proxy}`);
	const warning = (0,_platform_transport_tls_js__WEBPACK_IMPORTED_MODULE_1__  .qj)(runner.variables);
	if (warning === undefined || warned.has(runner))
		return;
	warned.add(runner);
	runner.warning('Certificates are checked', warning);
}
  }),
  4802:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	J: () => (  ENDINGS),
	W: () => (  headingOf)
  });
const ENDINGS = {
	accepted: good('→', 'Deploy accepted', 'in_progress', 'Accepted, not seen live'),
	done: good('✔', 'Deploy done', 'success', 'Done'),
	live: good('✔', 'Deploy is live', 'success', 'Live'),
	superseded: good('→', 'Deploy superseded by a newer one', 'inactive', 'Accepted, but a newer build is live'),
	skipped: good('○', 'Deploy skipped, nothing changed', 'inactive', 'Skipped'),
	'dry-run': good('○', 'Dry run, nothing sent', 'inactive', 'Not sent'),
	checked: good('○', 'Check passed, nothing sent', 'inactive', 'Not sent'),
	'rolled-back': bad('✖', 'Deploy rolled back', 'failure', 'Rolled back'),
	failed: bad('✖', 'Deploy failed', 'failure', 'Failed'),
	unknown: bad('?', 'Outcome of the deploy unknown', 'error', 'Outcome unknown'),
};
function good(mark, heading, state, description) {
	return { mark, heading, github: { state, description }, isGood: true };
}
function bad(...ending) {
	return { ...good(...ending), isGood: false };
}
function headingOf(status, own, notDone) {
	return own[status] ?? (ENDINGS[status].isGood ? `Ended as "${status}"` : notDone);
}
  }),
  2339:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	D3: () => (  commitOf),
	Dh: () => (  comparisonUrl),
	ZZ: () => (  pageOf)
  });
function commitOf(variables) {
	const sha = variables['GITHUB_SHA'] ?? '';
	if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha))
		return undefined;
	return { sha, ref: variables['GITHUB_REF_NAME'] || undefined, url: pageOf(variables, `commit/${sha}`) };
}
function comparisonUrl(variables, from, to) {
	return pageOf(variables, `compare/${from}...${to}`);
}
function pageOf(variables, page) {
	const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '' } = variables;
	if (!/^https?:\/\/[^@?#]+$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(repository))
		return undefined;
	const address = `${server.replace(/\/+$/, '')}/${repository}/${page}`;
	return URL.canParse(address) ? new URL(address) : undefined;
}
  }),
  9041:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	KG: () => (  asSentence),
	Uc: () => (  describeError),
	dT: () => (  errorInResult)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
  var _shared_troubleshooting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9524);
  var _inputs_hints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(128);
  var _advice_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(805);
const MAX_LINES = 20;
function describeError(error, runner, advise) {
	const reason = reasonOf(error);
	const title = (0,_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_3__  .Gg)(error);
	const { step = '', lines = [] } = error.build ?? {};
	return {
		title,
		message: error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .oC ? problemsOf(error) : error.message,
		advice: [...(0,_inputs_hints_js__WEBPACK_IMPORTED_MODULE_2__  .uK)(reason, runner), advise(reason)].join(' ').trim(),
		more: (0,_shared_troubleshooting_js__WEBPACK_IMPORTED_MODULE_4__  .Jq)(title, runner),
		step,
		lines: lines.slice(-MAX_LINES),
	};
}
function errorInResult(report, { redact }) {
	const ownWords = (text) => redact(text)
		.split('\n')
		.map((line) => (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .ix)((0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .au)(line)))
		.join('\n');
	const { title, message, advice, more, step, lines } = report;
	return {
		title,
		message: ownWords(message),
		advice: ownWords(advice),
		more,
		step: (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(redact(step)),
		lines: lines.map((line) => (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(redact(line))),
	};
}
function reasonOf(error) {
	return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Tj && error.cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg ? error.cause : error;
}
function problemsOf({ message }) {
	const problems = message.split('\n');
	if (problems.length === 1)
		return asSentence(message);
	const numbered = problems.map((problem, index) => `(${index + 1}) ${asSentence(problem)}`);
	return `${problems.length} problems: ${numbered.join(' ')}`;
}
function asSentence(text) {
	return text.endsWith('.') ? text : `${text}.`;
}
  }),
  7383:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	ND: () => (  element),
	Qq: () => (  text),
	TL: () => (  quoted),
	aY: () => (  code),
	fj: () => (  join),
	nf: () => (  link),
	tp: () => (  table),
	xl: () => (  callout)
  });
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
function text(words) {
	return plain(words.replace(/(?<=\d) (?=(?:[kMGT]?B|min|s|%)(?!\w))/g, '\u00a0'));
}
function plain(words) {
	return (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .ZD)(words.replace(/\s*[\r\n]+\s*/g, ' '));
}
function code(value) {
	return `<code>${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .ZD)((0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(value))}</code>`;
}
function quoted(words) {
	return `<a>${plain(words)}</a>`;
}
function link(url, label) {
	return `<a href="${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .ZD)(url.href)}">${label}</a>`;
}
function element(tag, ...children) {
	return `<${tag}>${children.join('')}</${tag}>`;
}
function table(columns, rows, numbers = 0) {
	const cell = (tag, content, column) => column < columns.length - numbers ? element(tag, content) : `<${tag} align="right">${content}</${tag}>`;
	return element('table', element('tr', ...columns.map((name, column) => cell('th', text(name), column))), ...rows.map((cells) => element('tr', ...cells.map((content, column) => cell('td', content, column)))));
}
function callout(kind, ...blocks) {
	return ['', `[!${kind}]`, ...blocks]
		.map((line) => (line === '' ? '' : `> ${line}`))
		.join('\n')
		.concat('\n');
}
function join(...pieces) {
	return pieces.join('');
}
  }),
  9574:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Kn: () => (  writeOutputs),
	LN: () => (  unwrittenError),
	kB: () => (  JsonText)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3924);
  var _advice_error_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(805);
  var _subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7116);
  var _error_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9041);
class JsonText {
	text;
	constructor(text) {
		this.text = text;
	}
}
function writeOutputs(runner, ending, own, members) {
	try {
		writeAll(runner, ending, own, members);
	}
	catch (thrown) {
		throw isTooLong(thrown) ? new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('invalid-file', TOO_LARGE, 'failed', { cause: thrown }) : thrown;
	}
}
const TOO_LARGE = 'The result is too large to be written. Ask for less in one step.';
function isTooLong(thrown) {
	if (!(thrown instanceof Error))
		return false;
	return thrown.message === 'Invalid string length' || thrown.code === 'ERR_STRING_TOO_LONG';
}
function writeAll(runner, ending, own, { warnings, error, ...members }) {
	const values = { status: ending.status, 'error-code': ending.error?.code ?? '', ...own };
	for (const [name, value] of Object.entries(values))
		runner.output(name, asText(value));
	const subject = (0,_subject_js__WEBPACK_IMPORTED_MODULE_3__  .e)(runner, ending.error);
	const reported = error === undefined ? null : (0,_error_report_js__WEBPACK_IMPORTED_MODULE_4__  .dT)(error, runner);
	const result = Object.entries({ ...subject, ...values, warnings, error: reported, ...members });
	const fields = result.flatMap(([name, value]) => (value === undefined ? [] : [`"${name}":${jsonOf(value)}`]));
	runner.output('result', `{${fields.join(',')}}`);
}
function unwrittenError(thrown, { onUnwrittenOutputs: advice }) {
	const message = `The outputs cannot be written, so nothing was sent: ${(0,_error_report_js__WEBPACK_IMPORTED_MODULE_4__  .KG)((0,_shared_failure_js__WEBPACK_IMPORTED_MODULE_1__  .Xg)(thrown).message)}`;
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('invalid-file', message, 'failed', { title: _advice_error_codes_js__WEBPACK_IMPORTED_MODULE_2__  .EP, advice, cause: thrown });
}
function asText(value) {
	if (value === null)
		return '';
	return typeof value === 'object' ? jsonOf(value) : String(value);
}
function jsonOf(value) {
	return value instanceof JsonText ? value.text : JSON.stringify(value);
}
  }),
  7116:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	e: () => (  subjectOf),
	z: () => (  siteOf)
  });
  var _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
  var _platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(214);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
  var _shared_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2045);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5343);
  var _shared_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(529);
  var _inputs_credentials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4424);
function subjectOf(runner, error) {
	const refused = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__  .oC ? error.problems.map(({ input }) => input) : [];
	const text = (name, parse) => {
		const given = (0,_shared_text_text_js__WEBPACK_IMPORTED_MODULE_6__  .E)(runner.input(name));
		const isBad = given === '' || refused.includes(name) || isLost(name, given, runner);
		return isBad ? '' : parsedOrEmpty(given, parse);
	};
	const environment = text('environment', (given) => (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_4__  .Hk)((0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .CK)((0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .ut)(given))));
	const path = environment === '' ? undefined : (0,_platform_api_environment_reference_js__WEBPACK_IMPORTED_MODULE_1__  .i7)((0,_shared_text_text_js__WEBPACK_IMPORTED_MODULE_6__  .E)(runner.input('environment')));
	const part = (name) => runner.input(name) === '' ? (path?.[name] ?? '') : text(name, _platform_api_address_js__WEBPACK_IMPORTED_MODULE_0__  .Zs);
	const { repository, commit, run } = runner.ciRun();
	const subject = { account: part('account'), app: part('app'), environment, repository, commit, run };
	const shown = Object.entries(subject).map(([name, value]) => [name, runner.holdsSecret(value, []) ? '' : value]);
	return Object.fromEntries(shown);
}
function siteOf(runner, error) {
	const { account, app, environment } = subjectOf(runner, error);
	const known = [account, app, environment].filter((name) => name !== '');
	return known.length === 0 ? '' : ` (${known.join(' / ')})`;
}
function isLost(name, text, runner) {
	const secrets = [..._shared_inputs_js__WEBPACK_IMPORTED_MODULE_3__  .Uz].filter(([, input]) => (0,_shared_inputs_js__WEBPACK_IMPORTED_MODULE_3__  .$f)(input)).map(([secret]) => runner.input(secret));
	return secrets.includes(text) || (0,_inputs_credentials_js__WEBPACK_IMPORTED_MODULE_5__  .gW)(name, runner).length > 0;
}
function parsedOrEmpty(text, parse) {
	try {
		return parse(text);
	}
	catch (error) {
		if (error instanceof RangeError)
			return '';
		throw error;
	}
}
  }),
  1000:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	B: () => (  renderSummary),
	i: () => (  listSection)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1749);
  var _shared_text_quoted_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3036);
  var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4802);
  var _advice_error_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(805);
  var _html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7383);
function listSection(heading, items, max, show) {
	if (items.length === 0)
		return [];
	const rest = (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .v)(items.length, max);
	const shown = [...items.slice(0, max).map(show), ...(rest === '' ? [] : [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(rest)])];
	return [{ heading, body: [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('ul', ...shown.map((item) => (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('li', item)))] }];
}
const MAX_FAILURE = 8000;
const MAX_WARNINGS = 20;
const MAX_BYTES = 64_000;
const MAX_CALLOUT_BYTES = 56_000;
const CUT = (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('p', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)('… (the log has all of it)'));
function renderSummary(summary, frame) {
	const { rows = [], sections = [], names = [], hashes = [] } = summary;
	const site = siteOf(summary.url);
	const blocks = [
		(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('h3', ...headline(summary, frame)),
		...(site === undefined ? [] : [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('p', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .nf)(site, (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(site.href)))]),
		...failureCallout(frame),
		...warningCallout(frame),
		(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('p', ...originOf(summary, frame, site === undefined)),
		...tableOf(rows),
		...sections.map(({ heading, body }) => folded(heading, body)),
		...namesSection(names, hashes),
	];
	return withinLimit(blocks).join('\n');
}
const WARNED = '⚠';
function headline({ heading, mark, subject }, { status, error, warnings }) {
	const counted = warnings.length === 0 || error?.code === 'warning' ? '' : `, ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .pq)(warnings.length, 'warning')}`;
	const own = mark ?? _ending_js__WEBPACK_IMPORTED_MODULE_1__  .J[status].mark;
	const isRedAndDone = error !== undefined && own === _ending_js__WEBPACK_IMPORTED_MODULE_1__  .J.done.mark;
	const marks = [...(isRedAndDone ? [] : [own]), ...(isRedAndDone || counted !== '' ? [WARNED] : [])].join(' ');
	const title = (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(`${marks} ${heading}${counted}`);
	return subject === undefined ? [title] : [title, (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(': '), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(subject)];
}
function originOf({ commit: role = 'ran-for', sentCommit }, { error, commit: ranFor, elapsed }, isLinked) {
	const other = sentCommit === undefined ? undefined : { sha: sentCommit, ref: undefined, url: undefined };
	const commit = other === undefined || sentCommit === ranFor?.sha ? ranFor : other;
	const time = `${error === undefined ? 'in' : 'after'} ${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .a3)(elapsed)}`;
	if (commit === undefined || role === 'hidden')
		return [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(time.replace(/^./, (first) => first.toUpperCase()))];
	const hash = (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(commit.sha.slice(0, 7));
	const line = [
		(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(role === 'sent' ? 'From ' : 'At commit '),
		commit.url !== undefined && isLinked ? (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .nf)(commit.url, hash) : hash,
	];
	if (commit.ref !== undefined)
		line.push((0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(' ('), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(commit.ref), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(')'));
	return [...line, (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(` ${time}`)];
}
function siteOf(url) {
	const site = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
	return site !== undefined && /^https?:$/.test(site.protocol) ? site : undefined;
}
function failureCallout({ error, advice, more }) {
	if (error === undefined)
		return [];
	const all = `${messageOf(error)}\n${advice}`;
	const shown = all.length > MAX_FAILURE ? `${all.slice(0, MAX_FAILURE)}… (the log has all of it)` : all;
	const blocks = [];
	let items = [];
	const endList = () => {
		if (items.length > 0)
			blocks.push((0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('ul', ...items));
		items = [];
	};
	for (const line of shown.split(/[\r\n]+/).filter((each) => each.trim() !== '')) {
		const words = (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .TL)(line.trim());
		if (line.startsWith(' ')) {
			items.push((0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('li', words));
		}
		else {
			endList();
			const title = blocks.length === 0 ? [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('b', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(`${(0,_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_2__  .Gg)(error)}.`)), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(' ')] : [];
			blocks.push((0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('p', ...title, words));
		}
	}
	endList();
	const page = URL.canParse(more) ? (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .nf)(new URL(more), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(`Troubleshooting: ${(0,_advice_error_codes_js__WEBPACK_IMPORTED_MODULE_2__  .Gg)(error)}`)) : (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .aY)(more);
	return [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .xl)('CAUTION', ...withinLimit(blocks, MAX_CALLOUT_BYTES), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('p', page))];
}
function warningCallout({ error, warnings }) {
	if (warnings.length === 0 || error?.code === 'warning')
		return [];
	const items = warnings
		.slice(0, MAX_WARNINGS)
		.map(({ title, text: words }) => (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('li', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('b', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(`${title}.`)), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(' '), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .TL)((0,_shared_text_quoted_lines_js__WEBPACK_IMPORTED_MODULE_5__  .Zc)(words))));
	const rest = (0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_4__  .v)(warnings.length, MAX_WARNINGS);
	if (rest !== '')
		items.push((0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('li', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(`${rest}, in the log`)));
	return [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .xl)('WARNING', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('ul', ...items))];
}
function messageOf(error) {
	const problems = error.message.split('\n');
	if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .oC) || problems.length === 1)
		return error.message;
	return `${problems.length} problems.\n${problems.map((problem) => `  ${problem}`).join('\n')}`;
}
function tableOf(rows) {
	const cells = rows.flatMap(([name, value]) => value === undefined ? [] : [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('tr', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('td', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('b', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(name))), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('td', value))]);
	return cells.length === 0 ? [] : [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('table', ...cells)];
}
function namesSection(names, hashes) {
	const [ofNames, ofHashes] = [itemsOf(names), itemsOf(hashes)];
	if (ofNames.length + ofHashes.length === 0)
		return [];
	const heading = ofNames.length === 0 ? 'Hashes' : ofHashes.length === 0 ? 'Names' : 'Names and hashes';
	return [folded(heading, [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('ul', ...ofNames, ...ofHashes)])];
}
function itemsOf(rows) {
	return rows.flatMap(([name, value]) => (value === undefined ? [] : [(0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('li', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(`${name}: `), value)]));
}
function folded(heading, body) {
	return (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('details', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .ND)('summary', (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .Qq)(heading)), (0,_html_js__WEBPACK_IMPORTED_MODULE_3__  .fj)(...body));
}
function withinLimit(blocks, maxBytes = MAX_BYTES) {
	let bytes = Buffer.byteLength(CUT) + 1;
	const kept = blocks.filter((block) => {
		const size = Buffer.byteLength(block) + 3;
		if (bytes + size > maxBytes)
			return false;
		bytes += size;
		return true;
	});
	return kept.length < blocks.length ? [...kept, CUT] : kept;
}
  }),
  8651:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	ZT: () => (  lateWarningError),
	_c: () => (  collectWarnings),
	hr: () => (  warningError)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1749);
  var _shared_text_quoted_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3036);
function collectWarnings(host) {
	const warnings = [];
	const runner = {
		...host,
		warning: (title, text) => {
			warnings.push({ title, text: host.redact(text) });
			host.warning(title, text);
		},
	};
	return { runner, warnings };
}
function warningError(warnings) {
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('warning', describeWarnings(warnings, (all) => `${all} before anything was sent`));
}
function lateWarningError(warnings, status) {
	const message = describeWarnings(warnings, (all) => `The new build is live, with ${all}`);
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Rz('warning', message, status, { title: 'Live with a warning' });
}
function describeWarnings(warnings, beginning) {
	const titles = [...new Set(warnings.map(({ title }) => title))].join(', ');
	const lines = warnings.map(({ title, text }) => `  ${title}: ${(0,_shared_text_quoted_lines_js__WEBPACK_IMPORTED_MODULE_1__  .Zc)(text)}`);
	return [
		`${beginning((0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_2__  .pq)(warnings.length, 'warning'))} (${titles}), and "fail-on-warning" is true.`,
		...lines,
	].join('\n');
}
  }),
  3735:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  o: () => (  defineStep)
});
var errors = __webpack_require__(8835);
var call_context = __webpack_require__(9311);
var credentials = __webpack_require__(4424);
var hints = __webpack_require__(128);
var failure = __webpack_require__(3924);
var troubleshooting = __webpack_require__(9524);
var error_codes = __webpack_require__(805);
var commit = __webpack_require__(2339);
var error_report = __webpack_require__(9041);
var outputs = __webpack_require__(9574);
var report_summary = __webpack_require__(1000);
;// CONCATENATED MODULE: ./lib/src/actions/step/report/report.js
async function reportEnding(step, { ending, elapsed, cleanUps, afterReport }) {
	const { runner, report, inputs, facts, warnings } = step;
	const { error } = ending;
	const leftBehind = cleanUps.flatMap((cleanUp) => failureOf(() => cleanUp(ending)));
	const isFork = error?.code === 'invalid-input' && runner.isForkPullRequest();
	const errorReport = describeEnding(step, ending, isFork);
	const unwritten = failureOf(() => writeEnding(step, ending, errorReport));
	if (errorReport !== undefined) {
		const { title, message, advice: remedy } = errorReport;
		runner.error(title, message, remedy);
		runner.info((0,troubleshooting .Lh)(title, runner));
	}
	for (const { message } of error?.title === error_codes .EP ? [] : unwritten) {
		const { unit, onUnwrittenOutputs } = runner.terms;
		const text = `The outputs could not be written: ${(0,error_report .KG)(message)} The ${unit} itself has the status "${ending.status}".`;
		runner.error(error_codes .EP, text, onUnwrittenOutputs);
		runner.info((0,troubleshooting .Lh)(error_codes .EP, runner));
	}
	for (const { message } of leftBehind)
		runner.warning('Not cleaned up', `A temporary file could not be removed: ${(0,error_report .KG)(message)}`);
	const { advice = '', more = '' } = errorReport ?? {};
	const finished = { advice, more, warnings, elapsed };
	try {
		const summary = report.summary(facts, ending, inputs);
		await runner.summary((0,report_summary .B)(summary, { ...ending, ...finished, commit: (0,commit .D3)(runner.variables) }));
	}
	catch (thrown) {
		const text = `The job summary could not be written: ${(0,error_report .KG)((0,failure .Xg)(thrown).message)}`;
		runner.warning('No job summary', text);
	}
	for (const act of afterReport)
		await act({ ending, facts, ...finished });
	if (error instanceof errors .Tj)
		return error.exitCode;
	return error !== undefined || unwritten.length > 0 ? 1 : 0;
}
function writeEnding(step, ending, error = describeEnding(step, ending, false)) {
	const { runner, report, inputs, facts, warnings } = step;
	const own = report.outputs(facts, ending, inputs, (name) => runner.input(name));
	(0,outputs .Kn)(runner, ending, own, { warnings, error, ...report.inResult?.(facts) });
}
function describeEnding({ runner, report, inputs, facts }, { error }, isFork) {
	const ciHost = { isFork, terms: runner.terms };
	return error && (0,error_report .Uc)(error, runner, (reason) => report.advice(reason, facts, inputs, ciHost));
}
function failureOf(act) {
	try {
		act();
		return [];
	}
	catch (error) {
		return [(0,failure .Xg)(error)];
	}
}
var report_warnings = __webpack_require__(8651);
var subject = __webpack_require__(7116);
;// CONCATENATED MODULE: ./lib/src/actions/step/step.js
function defineStep({ inputs: known, read, run, report, }) {
	return async (plainRunner, services) => {
		const start = services.clock.now();
		(0,credentials .QU)(plainRunner);
		const { runner, warnings } = (0,report_warnings ._c)(plainRunner);
		(0,hints .wv)(runner, known);
		(0,hints .FA)(runner);
		const deadline = createDeadline(runner.cancelled, runner.terms.unit);
		const recorder = new Recorder(runner, report, warnings);
		const cleanUps = [];
		const afterReport = [];
		let ending;
		try {
			const inputs = read(runner);
			recorder.inputs = inputs;
			runner.about((0,subject .z)(runner, undefined));
			deadline.start(inputs.timeoutMinutes);
			const stopOnWarning = () => {
				if (inputs.failOnWarning && !recorder.isSending && warnings.length > 0)
					throw (0,report_warnings .hr)(warnings);
			};
			stopOnWarning();
			const status = await run(inputs, {
				runner,
				warnings,
				services,
				signal: deadline.signal,
				calls: (0,call_context .a)(runner, services, deadline.signal),
				record: (facts) => recorder.record(facts),
				onEnd: (cleanUp) => void cleanUps.push(cleanUp),
				onReported: (act) => void afterReport.push(act),
				stopOnWarning,
				aboutToSend: () => {
					stopOnWarning();
					recorder.aboutToSend();
				},
			});
			stopOnWarning();
			ending = { status, error: undefined };
		}
		catch (thrown) {
			ending = failedEnding(thrown, recorder.facts.accepted === true, runner);
			runner.about((0,subject .z)(runner, ending.error));
		}
		finally {
			deadline.stop();
		}
		const elapsed = services.clock.now() - start;
		return await reportEnding(recorder, { ending, elapsed, cleanUps, afterReport });
	};
}
function failedEnding(thrown, isAccepted, runner) {
	const error = (0,failure .Xg)(thrown);
	if (error.code === 'internal' && thrown instanceof Error)
		runner.debug(thrown.stack ?? '');
	for (const line of (0,failure .cZ)(error))
		runner.debug(line);
	const staysAccepted = isAccepted && !(error instanceof errors .Rz);
	return { status: staysAccepted ? 'accepted' : error.status, error };
}
function createDeadline(cancelled, unit) {
	const expiry = new AbortController();
	let timer;
	return {
		signal: AbortSignal.any([cancelled, expiry.signal]),
		start: (minutes) => {
			const message = `The ${unit} took longer than "timeout-minutes" allows (${minutes}).`;
			timer = setTimeout(() => expiry.abort(new errors .Tj('timeout', message, 1)), minutes * 60_000);
		},
		stop: () => clearTimeout(timer),
	};
}
class Recorder {
	runner;
	report;
	warnings;
	inputs;
	facts = {};
	isSending = false;
	constructor(runner, report, warnings) {
		this.runner = runner;
		this.report = report;
		this.warnings = warnings;
	}
	record(facts) {
		this.facts = { ...this.facts, ...facts };
		if (this.isSending)
			this.aboutToSend();
	}
	aboutToSend() {
		try {
			const status = this.facts.accepted === true ? 'accepted' : 'unknown';
			writeEnding(this, { status, error: new errors .zg('cancelled', 'Killed before it could report.', status) });
		}
		catch (thrown) {
			if (!this.isSending)
				throw (0,outputs .LN)(thrown, this.runner.terms);
		}
		this.isSending = true;
	}
}
  }),
  7441:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
	start: () => (  start)
  });
  var _actions_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3412);
  var _actions_step_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3735);
  var _runner_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4329);
  var _local_platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4812);
  var _start_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3156);
const calls = async () => await Promise.all( [__webpack_require__.e(43), __webpack_require__.e(789)]).then(__webpack_require__.bind(__webpack_require__, 1789));
const ACTIONS = {
	deploy: async () => await Promise.all( [__webpack_require__.e(298), __webpack_require__.e(43), __webpack_require__.e(725), __webpack_require__.e(550), __webpack_require__.e(625)]).then(__webpack_require__.bind(__webpack_require__, 8625)),
	'create-app': async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).createAppAction),
	'create-environment': async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).createEnvironmentAction),
	'delete-environment': async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).deleteEnvironmentAction),
	environments: async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).environmentsAction),
	webhook: async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).webhookAction),
	installs: async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).installsAction),
	'emulator-start': async () => (0,_local_platform_js__WEBPACK_IMPORTED_MODULE_3__  .n)((await __webpack_require__.e(  596).then(__webpack_require__.bind(__webpack_require__, 5596))).startEmulatorAction),
	'emulator-stop': async () => (0,_local_platform_js__WEBPACK_IMPORTED_MODULE_3__  .n)((await __webpack_require__.e(  233).then(__webpack_require__.bind(__webpack_require__, 8233))).stopEmulatorAction),
	rehearse: async () => await Promise.all( [__webpack_require__.e(298), __webpack_require__.e(280), __webpack_require__.e(43), __webpack_require__.e(725), __webpack_require__.e(550), __webpack_require__.e(625), __webpack_require__.e(105), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 143)),
	status: async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).statusAction),
	builds: async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).buildsAction),
	probe: async () => (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .V)((await calls()).probeAction),
	init: async () => await Promise.all( [__webpack_require__.e(298), __webpack_require__.e(550), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 8073)),
};
async function start(dist, name, importModule) {
	if (name === 'cli') {
		const { runProgram } = await __webpack_require__.e(  308).then(__webpack_require__.bind(__webpack_require__, 1308));
		await runProgram(dist, ACTIONS, importModule);
		return;
	}
	await (0,_runner_start_js__WEBPACK_IMPORTED_MODULE_2__  .RM)(async (runner) => await (0,_start_action_js__WEBPACK_IMPORTED_MODULE_4__  .R)(ACTIONS, name, runner, dist, importModule));
}
  }),
  4812:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	J: () => (  loadLocalPlatform),
	n: () => (  withLocalPlatform)
  });
  var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
  var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6544);
function withLocalPlatform(step) {
	return {
		run: async (runner, dist, importModule) => await step(runner, { clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__  .ml, ...(await loadLocalPlatform(dist, importModule)) }),
	};
}
async function loadLocalPlatform(dist, importModule) {
	const { program } = (await importModule(new URL('local-platform/index.js', dist).href));
	const bundle = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(new URL('emulator/index.js', dist));
	return { localPlatform: program, program: { node: process.execPath, bundle } };
}
  }),
  3156:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	R: () => (  runActionOf),
	V: () => (  withClock)
  });
  var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6544);
function withClock(step) {
	return { run: async (runner) => await step(runner, { clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__  .ml }) };
}
async function runActionOf(actions, name, runner, dist, importModule) {
	const entry = await actions[name]?.();
	if (entry === undefined)
		throw new RangeError(`no entry "${name}"`);
	return await entry.run(runner, dist, importModule);
}
  }),
  7187:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Iy: () => (  resourceName),
	Yw: () => (  isBelow),
	Zs: () => (  parseSegment),
	_f: () => (  SEGMENT),
	eh: () => (  callUrl),
	kd: () => (  parseApiRoot),
	wk: () => (  isSegment)
  });
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9597);
const SEGMENT = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]{1,128}';
const WHOLE_SEGMENT = new RegExp(`^${SEGMENT}$`);
function resourceName({ account, app, environment }) {
	const name = `accounts/${account}/apps/${app}`;
	return environment === undefined ? name : `${name}/environments/${environment}`;
}
function isBelow(name, { account, app, environment }) {
	const ids = new Map([
		['accounts', account],
		['apps', app],
		['environments', environment],
	]);
	const segments = name.split('/');
	const start = segments.findIndex((segment) => ids.has(segment));
	const isOurs = (segment, index) => (ids.get(segment) ?? segments[index + 1]) === segments[index + 1];
	return segments.every((segment, index) => index < start || (index - start) % 2 === 1 || isOurs(segment, index));
}
function isSegment(text) {
	return WHOLE_SEGMENT.test(text);
}
function parseSegment(text) {
	if (/^["'`].*["'`]$/.test(text))
		throw new RangeError('must not have quotes around it');
	if (!isSegment(text))
		throw new RangeError('must be 1 to 128 letters, digits, ".", "_", "~" or "-", and not just "." or ".."');
	return text;
}
const VERSION = /(?<!\/wh)(?:\/fu)?\/v1$/;
const PORTAL_PAGE = /\/(?:accounts|environments)\/[^/]|\/(?:login|sign-?in|api[_-]access)(?:\.html)?$/i;
const NOT_THE_PORTAL = 'must be the root of the API, but this looks like a page of the user portal: copy what comes before "/v1" in the calls that the platform documents; if it is the root, add "/v1"';
function parseApiRoot(text) {
	const url = (0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_0__  .c)(text);
	if (url.search !== '' || url.hash !== '')
		throw new RangeError('must not have a query or a fragment');
	const path = url.pathname.replace(/\/+$/, '');
	url.pathname = path.replace(VERSION, '').replace(/\/+$/, '');
	if (/\/v1(?:\/|$)/.test(url.pathname))
		throw new RangeError('must be the root of the API, without "/v1" and what follows');
	if (!VERSION.test(path) && PORTAL_PAGE.test(path))
		throw new RangeError(NOT_THE_PORTAL);
	return url;
}
function callUrl(apiRoot, path) {
	return new URL(`${apiRoot.origin}${apiRoot.pathname.replace(/\/$/, '')}${path}`);
}
  }),
  214:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	CK: () => (  textOfReference),
	O1: () => (  isUuid),
	i7: () => (  parseEnvironmentPath),
	ut: () => (  parseEnvironmentReference)
  });
  var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7187);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function isUuid(text) {
	return UUID.test(text);
}
const PATH = new RegExp(`^/?(?:(?:fu/)?v1/)?(?:(?:accounts/(${_address_js__WEBPACK_IMPORTED_MODULE_0__  ._f})/)?apps/(${_address_js__WEBPACK_IMPORTED_MODULE_0__  ._f})/)?environments/(${_address_js__WEBPACK_IMPORTED_MODULE_0__  ._f})(?:/(?:operations|builds)/${_address_js__WEBPACK_IMPORTED_MODULE_0__  ._f})?/?$`);
const LIKE_PATH = /(?:^|\/)(?:accounts|environments)\/|:\/\//;
const NOT_A_PATH = 'must be the environment ID, its display name, or a path such as accounts/<account>/apps/<app>/environments/<ID>';
function parseEnvironmentPath(text) {
	const [, account, app, id] = PATH.exec(text) ?? [];
	return id === undefined ? undefined : { account, app, id };
}
function parseEnvironmentReference(text) {
	const id = isUuid(text) ? text : parseEnvironmentPath(text)?.id;
	if (id !== undefined)
		return { kind: 'id', id: isUuid(id) ? id.toLowerCase() : id };
	if (LIKE_PATH.test(text))
		throw new RangeError(NOT_A_PATH);
	if (/[\u0000-\u001f\u007f]/.test(text) || text.length > 256)
		throw new RangeError('must be an environment ID or a display name: one line of at most 256 characters');
	return { kind: 'name', name: text };
}
function textOfReference(reference) {
	return reference.kind === 'id' ? reference.id : reference.name;
}
  }),
  2679:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	L8: () => (  classify),
	a2: () => (  retryDelay),
	m: () => (  MAX_ATTEMPTS),
	mu: () => (  parseRetryAfter),
	pQ: () => (  MAX_RETRY_DELAY_MS)
  });
  var _shared_http_date_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1877);
  var _shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8983);
  var _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3594);
function classify(kind, result, retryAfter) {
	if (result instanceof _transport_exchange_error_js__WEBPACK_IMPORTED_MODULE_2__  .Sb)
		return classifyFailure(kind, result);
	const { status, sent, complete } = result;
	const maybeAccepted = isRepeatable(kind) ? 'retry' : 'ambiguous';
	switch ((0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__  .h)(status)) {
		case 'success':
			return complete || isWebhook(kind) ? 'success' : maybeAccepted;
		case 'later':
			return 'retry';
		case 'interim':
			return sent ? maybeAccepted : 'final';
		case 'server-error':
			if (status === 503 && retryAfter !== undefined)
				return 'retry';
			return sent ? maybeAccepted : 'retry';
		case 'redirect':
		case 'refused':
		case 'missing':
		case 'no-call':
		case 'rejected':
		case 'unsupported':
			return 'final';
	}
}
function isRepeatable(kind) {
	return kind === 'purge' || kind === 'read';
}
function isWebhook(kind) {
	return kind === 'purge' || kind === 'trigger';
}
function classifyFailure(kind, { kind: failure }) {
	switch (failure) {
		case 'not-sent':
		case 'before-body':
			return 'retry';
		case 'untrusted':
		case 'stopped':
			return 'final';
		case 'incomplete':
			return kind === 'upload' || isRepeatable(kind) ? 'retry' : 'ambiguous';
		case 'unanswered':
			return isRepeatable(kind) ? 'retry' : 'ambiguous';
	}
}
const MAX_ATTEMPTS = 5;
const MAX_RETRY_DELAY_MS = 120_000;
function retryDelay(attempt, retryAfter, random) {
	const jittered = random * Math.min(30_000, 1000 * 2 ** (attempt - 2));
	return Math.max(Math.round(jittered), retryAfter ?? 0);
}
function parseRetryAfter(value, now) {
	const text = value?.trim() ?? '';
	const milliseconds = /^\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Math.ceil(Number(text) * 1000) : undefined;
	if (milliseconds !== undefined && milliseconds < _shared_http_date_js__WEBPACK_IMPORTED_MODULE_0__  .f$)
		return milliseconds;
	const date = milliseconds ?? (0,_shared_http_date_js__WEBPACK_IMPORTED_MODULE_0__  .m6)(text, now);
	return date === undefined ? undefined : Math.max(0, date - now);
}
  }),
  4096:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	EW: () => (  describeForeignAnswer),
	Hn: () => (  wordsIn),
	XG: () => (  describeForeignPage)
  });
  var _shared_http_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8983);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3396);
const MAX_LOOKED_AT = 8192;
const MAX_QUOTED = 300;
const MAX_HEADER = 120;
const WHO = ['Server', 'Via'];
const REQUEST_IDS = [
	'CF-RAY',
	'X-Amz-Cf-Id',
	'X-Amzn-RequestId',
	'X-Amz-Request-Id',
	'Akamai-GRN',
	'X-Azure-Ref',
	'X-Served-By',
	'X-Varnish',
	'X-Iinfo',
	'X-Vercel-Id',
	'X-Nf-Request-Id',
	'Fly-Request-Id',
	'X-GitHub-Request-Id',
	'X-Request-Id',
	'X-Correlation-Id',
];
function describeForeignAnswer(reply) {
	const words = quoteOf(reply);
	const who = shown([...WHO, ...REQUEST_IDS], reply);
	if (words === '' && who.length === 0 && (0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(reply.status) !== 'refused')
		return [];
	const from = who.length === 0 ? '' : ` (${who.join(', ')})`;
	return [
		...(words === '' ? [] : [`It says "${words}".`]),
		`The answer is not in the API's form; it may come from something before it${from}.`,
	];
}
function describeForeignPage(reply) {
	const body = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .lj)(reply.text);
	const hasWords = body === undefined ? !(0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .Fh)(reply.text) && /^\s*[^\s[{]/.test(reply.text) : wordsIn(body) !== undefined;
	if (!hasWords)
		return '';
	const words = quoteOf(reply);
	return [...(words === '' ? [] : [`"${words}"`]), ...shown(WHO, reply)].join(', ');
}
function quoteOf({ text, headers }) {
	return (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .YZ)(onOneLine(quotable(text, headers['content-type'] ?? '')), MAX_QUOTED);
}
function shown(names, { headers }) {
	return names.flatMap((name) => {
		const value = headers[name.toLowerCase()];
		return value === undefined || value === '' ? [] : [`${name}: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .YZ)(onOneLine(value), MAX_HEADER)}`];
	});
}
function quotable(whole, type) {
	const text = whole.slice(0, MAX_LOOKED_AT);
	const body = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .lj)(whole);
	if (body !== undefined)
		return wordsIn(body) ?? (Object.keys(body).length === 0 ? '' : text);
	if (/\0|\uFFFD{3}/.test(text) || /^(?:image|audio|video|font)\//.test(type))
		return '';
	if (!/html|xml/i.test(type) && !/^\s*</.test(text))
		return text;
	const [, title = ''] = /<title\b[^>]{0,200}>([^<]{0,1000})/i.exec(text) ?? [];
	return title.trim() === '' ? text.replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/gi, ' ') : title;
}
function wordsIn(body) {
	const { error, title, detail, message, error_description: description } = body;
	const inner = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .eB)(error)?.['message'] ?? error;
	const words = [title, detail, inner, message, description].filter((part, index, all) => typeof part === 'string' && part !== '' && all.indexOf(part) === index);
	return words.length === 0 ? undefined : words.join(': ');
}
function onOneLine(text) {
	return text.replaceAll(/\s+/g, ' ').trim();
}
  }),
  9275:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Ic: () => (  describeFailure),
	TR: () => (  describeMaybeAccepted),
	eC: () => (  describeNotAccepted)
  });
const WHERE = {
	connect: 'while connecting',
	tls: 'in the TLS handshake',
	body: 'while it was sent',
	reply: 'before an answer came',
};
function describeFailure(error) {
	const { reason, phase, isUnreadable } = error;
	if (isUnreadable)
		return `an answer that ${unreadable(error)}`;
	return `${reason === 'TIMEOUT' ? 'time-out' : reason} ${WHERE[phase]}`;
}
function unreadable({ reason, spoken }) {
	return `could not be read (${[reason, ...(spoken === undefined ? [] : [spoken])].join(': ')})`;
}
function describeNotAccepted({ what, origin }, error) {
	if (error.isUnreadable)
		return `${origin} sent ${describeFailure(error)} to ${what}`;
	const isReached = error.phase === 'body' || error.phase === 'reply';
	const how = isReached
		? `The connection to ${origin} failed during ${what}`
		: `${origin} could not be reached for ${what}`;
	return `${how}: ${describeFailure(error)}`;
}
function describeMaybeAccepted({ what, origin }, error) {
	const { reason, isUnreadable } = error;
	const isLate = reason === 'TIMEOUT';
	if (error.sent) {
		const cut = isLate ? 'no answer came in time' : `the connection ended before an answer came (${reason})`;
		const how = isUnreadable ? `an answer came that ${unreadable(error)}` : cut;
		return `All of ${what} had been sent to ${origin} when ${how}`;
	}
	const cut = `The connection to ${origin} ${isLate ? 'stalled' : `was cut (${reason})`}`;
	return `${isUnreadable ? `${origin} sent ${describeFailure(error)}` : cut} while ${what} was being sent`;
}
  }),
  2665:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Dr: () => (  stopError),
	Gv: () => (  ambiguity),
	HB: () => (  unreachable),
	Im: () => (  isUnusable),
	Wk: () => (  PlatformError),
	Z5: () => (  blocked),
	eM: () => (  describeCut),
	jq: () => (  isForeign),
	t1: () => (  falseSuccess),
	t6: () => (  isForeignRefusal),
	x5: () => (  refusal)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1749);
  var _shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8983);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5343);
  var _transport_redirects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(287);
  var _no_reply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9275);
  var _foreign_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4096);
  var _service_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3193);
class PlatformError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg {
	details;
	name = 'PlatformError';
	constructor(code, message, status, details = {}, options) {
		super(code, message, status, options);
		this.details = details;
	}
	get statusClass() {
		const { httpStatus, isBlocked = false } = this.details;
		if (isBlocked)
			return 'refused';
		return httpStatus === undefined ? undefined : (0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__  .h)(httpStatus);
	}
	get clause() {
		const { httpStatus, reason, isBlocked = false } = this.details;
		return httpStatus === undefined ? (reason ?? this.code) : `HTTP ${httpStatus}${isBlocked ? ' of a firewall' : ''}`;
	}
}
function isForeign(error) {
	return error instanceof PlatformError && error.details.isForeign === true;
}
function isForeignRefusal({ kind, error }) {
	return kind === 'refused' && error !== undefined && isForeign(error);
}
function refusal(call, reply, attempts, retryAfter) {
	const { status } = reply;
	if (isUnusable(status))
		return unusable(call, reply, attempts);
	const sentences = [...reported(reply), ...describeRedirect(call, reply)];
	const said = sentences.join(' ') || undefined;
	const answered = `${call.origin} answered ${call.what} with HTTP ${status}${attemptsMade(attempts)}.`;
	const details = { httpStatus: status, retryAfter, isForeign: !(0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__  .gi)(reply), said };
	return new PlatformError((0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__  .D)(status), [answered, ...sentences].join(' '), 'failed', details);
}
function describeRedirect({ origin }, reply) {
	if (!(0,_transport_redirects_js__WEBPACK_IMPORTED_MODULE_3__  .N)(reply))
		return [];
	const { headers, deadEnd = UNFOLLOWED } = reply;
	return [`It redirects to ${originOf(headers['location'] ?? '', origin)}. ${deadEnd}`];
}
const UNFOLLOWED = 'Only a read follows redirects, and only on the same origin, so that credentials go nowhere else.';
const FIREWALL_ACTION = 'x-amzn-waf-action';
function blocked({ what, origin }, reply) {
	const action = reply.headers[FIREWALL_ACTION];
	if (action === undefined)
		return undefined;
	const sentences = (0,_foreign_answer_js__WEBPACK_IMPORTED_MODULE_5__  .EW)(reply);
	const answered = `A firewall before ${origin} answered ${what} with HTTP ${reply.status} in place of the platform (${FIREWALL_ACTION}: ${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_2__  .Hk)(action)}).`;
	const said = sentences.join(' ') || undefined;
	const details = { httpStatus: reply.status, isForeign: true, isBlocked: true, said };
	return new PlatformError('forbidden', [answered, ...sentences].join(' '), 'failed', details);
}
function isUnusable(status) {
	return ['interim', 'success'].includes((0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__  .h)(status));
}
function unusable(call, reply, attempts) {
	const how = reply.complete ? 'without a usable answer' : describeCut(reply);
	const message = `${call.origin} answered ${call.what} with HTTP ${reply.status}, but ${how}${attemptsMade(attempts)}.`;
	return new PlatformError('bad-reply', message, 'failed', { httpStatus: reply.status });
}
function falseSuccess({ what, origin }, { status }, but, code = 'bad-reply') {
	const message = `${origin} answered ${what} with HTTP ${status}, ${but}.`;
	return new PlatformError(code, message, code === 'rejected' ? 'failed' : 'unknown', { httpStatus: status });
}
function describeCut({ isCut, fault }) {
	if (fault !== undefined)
		return `the answer could not be read (${fault})`;
	return isCut ? 'the answer was cut off' : 'the answer is too long';
}
function ambiguity(call, outcome) {
	if (outcome instanceof Error) {
		const message = `${(0,_no_reply_js__WEBPACK_IMPORTED_MODULE_4__  .TR)(call, outcome)}.`;
		return new PlatformError('ambiguous', message, 'unknown', { reason: outcome.reason }, { cause: outcome });
	}
	const cut = (0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__  .h)(outcome.status) === 'success' ? `, but ${describeCut(outcome)}` : '';
	const when = outcome.sent ? ', after all of it had been sent' : ' before all of it had been sent';
	const answered = `${call.origin} answered ${call.what} with HTTP ${outcome.status}${cut}${when}.`;
	const message = [answered, ...reported(outcome)].join(' ');
	return new PlatformError('ambiguous', message, 'unknown', { httpStatus: outcome.status });
}
function unreachable(call, error, attempts) {
	const message = `${(0,_no_reply_js__WEBPACK_IMPORTED_MODULE_4__  .eC)(call, error)}${attemptsMade(attempts)}.`;
	return new PlatformError('network', message, 'failed', { reason: error.reason }, { cause: error });
}
function reported(reply) {
	const service = (0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__  .gi)(reply) ? (0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__  .zU)(reply.text) : undefined;
	if (service !== undefined)
		return [`The service reported: ${(0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__  .VN)(service)}.`];
	return isUnusable(reply.status) ? [] : (0,_foreign_answer_js__WEBPACK_IMPORTED_MODULE_5__  .EW)(reply);
}
function attemptsMade(attempts) {
	return attempts > 1 ? ` (${(0,_shared_text_format_js__WEBPACK_IMPORTED_MODULE_7__  .pq)(attempts, 'attempt')})` : '';
}
function originOf(location, origin) {
	if (!URL.canParse(location, origin))
		return 'no valid address';
	const target = new URL(location, origin);
	return target.origin === 'null' ? `${target.protocol} (not a web address)` : target.origin;
}
function stopError(signal, maybeAccepted, refused) {
	const reason = signal.reason;
	if (!(reason instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Tj))
		return reason;
	if (!maybeAccepted && reason.code === 'timeout' && refused !== undefined)
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Tj('timeout', `${refused.message} ${reason.message}`, 1, 'failed', { cause: refused });
	if (!maybeAccepted)
		return reason;
	if (reason.code === 'cancelled')
		return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Tj('cancelled', reason.message, reason.exitCode, 'unknown');
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('ambiguous', `The time ran out after a request had been sent. ${reason.message}`, 'unknown');
}
  }),
  3193:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	VN: () => (  describeServiceError),
	Yo: () => (  readServiceError),
	gi: () => (  isServiceError),
	zU: () => (  parseServiceError)
  });
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5343);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3396);
function parseServiceError(text) {
	const body = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .lj)(text);
	return body && readServiceError(body);
}
const GATEWAYS = ['x-amzn-errortype', 'x-kong-response-latency'];
function isServiceError({ text, headers }) {
	const { type, code, message, error, title, detail } = (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .lj)(text) ?? {};
	const isOthers = [error, title, detail, ...GATEWAYS.map((name) => headers[name])].some((field) => field !== undefined && field !== null);
	return !isOthers && (textOf(message) ?? (textOf(type) && textOf(code))) !== undefined;
}
function readServiceError(body) {
	const { errors } = body;
	const first = Array.isArray(errors) ? errors.map(_shared_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .eB).find((entry) => entry !== undefined) : undefined;
	const [type, code] = ['type', 'code'].map((name) => textOf(body[name]) ?? textOf(first?.[name]));
	const messages = [body, first].map((each) => textOf(each?.['message'])).filter((text) => text !== undefined);
	const message = messages.length > 0 ? (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)([...new Set(messages)].join(': ')) : undefined;
	return (type ?? code ?? message) === undefined ? undefined : { type, code, message };
}
function describeServiceError({ type, code, message }) {
	const labels = [type && `type ${type}`, code && `code ${code}`].filter(Boolean).join(', ');
	if (message === undefined)
		return labels;
	const words = message.replace(/\.$/, '');
	return labels === '' ? words : `${words} (${labels})`;
}
function textOf(value) {
	if (typeof value === 'number')
		return String(value);
	return typeof value === 'string' && value !== '' ? (0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_0__  .Hk)(value) : undefined;
}
  }),
  3594:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Sb: () => (  ExchangeError),
	gW: () => (  exchangeFailure),
	l4: () => (  isNoHttp1)
  });
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
class ExchangeError extends Error {
	kind;
	reason;
	name = 'ExchangeError';
	phase;
	sent;
	spoken;
	constructor(kind, reason, { phase, sent }, options = {}) {
		super(`${kind}: ${reason}`, options);
		this.kind = kind;
		this.reason = reason;
		this.phase = phase;
		this.sent = sent;
		this.spoken = options.spoken;
	}
	get isUnreadable() {
		return this.reason.startsWith('HPE_');
	}
	get isConnectTimeout() {
		return this.phase === 'connect' && this.reason.endsWith('ETIMEDOUT');
	}
}
const isNoHttp1 = (code) => /^HPE_INVALID_(?:CONSTANT|VERSION)$/.test(code);
const HTTP_2 = 'it is HTTP/2';
const NO_HTTP = 'PROXY_NO_HTTP';
const UNTRUSTED = /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|HOSTNAME_|PATH_LENGTH_|CRL_|ERROR_IN_|ERR_TLS_|ERR_SSL_|EPROTO)/;
const CERTIFICATE_REQUIRED = 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED';
const NETWORK = /^(?:E(?:AI_)?[A-Z0-9]+$|ERR_SOCKET_(?:CLOSED|CONNECTION_TIMEOUT)$|TIMEOUT$)/;
function exchangeFailure(thrown, phases, signal, proxied) {
	if (thrown instanceof ExchangeError)
		return thrown;
	const { phase, sent, expired, proxyRefusal, isBodyHeld } = phases;
	if (signal.aborted)
		return new ExchangeError('stopped', 'ABORTED', phases);
	if (proxyRefusal !== undefined) {
		const kind = [502, 503, 504].includes(proxyRefusal) ? 'not-sent' : 'untrusted';
		const reason = Number.isNaN(proxyRefusal) ? NO_HTTP : `PROXY_${proxyRefusal}`;
		return new ExchangeError(kind, reason, { phase, sent: false });
	}
	const code = expired === undefined ? codeOf(thrown) : 'TIMEOUT';
	const cause = bareError(thrown);
	const spoken = isNoHttp1(code) ? describeSpoken(phases.unreadable) : undefined;
	const failure = (kind, reason = code) => new ExchangeError(kind, reason, phases, { cause, spoken });
	if (code === CERTIFICATE_REQUIRED || spoken === HTTP_2)
		return failure('untrusted');
	if (sent)
		return failure('unanswered');
	if (phase !== 'connect' && phase !== 'tls')
		return failure(isBodyHeld ? 'before-body' : 'incomplete');
	const isAtProxy = proxied && phase === 'connect';
	const reason = isAtProxy && code !== 'TIMEOUT' ? (code === 'UNKNOWN' ? NO_HTTP : `PROXY_${code}`) : code;
	if (UNTRUSTED.test(code))
		return failure('untrusted', reason);
	if (phase === 'tls' || reason === NO_HTTP || NETWORK.test(code))
		return failure('not-sent', reason);
	return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('internal', `The request could not be built (${code}).`, 'failed', { cause });
}
function codeOf(error) {
	for (let current = error; current instanceof Error; current = current.cause) {
		if (current instanceof AggregateError &&
			current.errors.some(({ code }) => code === 'ETIMEDOUT'))
			return 'ETIMEDOUT';
		const [, tls] = /:SSL routines:[^:]*:([^:]+):/.exec(current.message) ?? [];
		if (tls !== undefined)
			return `ERR_SSL_${(tls.toUpperCase().match(/[A-Z\d]+/g) ?? []).join('_')}`;
		const { code } = current;
		if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code))
			return code;
	}
	return 'UNKNOWN';
}
const MAX_QUOTED = 100;
function describeSpoken(bytes = Buffer.alloc(0)) {
	const isFrame = bytes.length >= 9 && bytes[0] === 0 && [4, 7].includes(bytes.readUInt8(3));
	if (isFrame && bytes.readUInt32BE(5) === 0)
		return HTTP_2;
	const [line = ''] = bytes.toString('latin1').split(/[\r\n]/);
	return /^[ -~]{3,}$/.test(line) ? `it begins "${(0,_shared_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .YZ)(line, MAX_QUOTED)}"` : undefined;
}
function bareError(error) {
	const message = error instanceof Error ? error.message : String(error);
	return new Error(message.replace(/\/\/[^\s/]*@/g, '//***@'));
}
  }),
  1776:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  Kf: () => (  MAX_REPLY_BYTES),
  cv: () => (  exchange),
  vo: () => (  preloadTransport)
});
var external_node_dns_ = __webpack_require__(610);
;// CONCATENATED MODULE: ./lib/src/platform/transport/connect-rounds.js
const ATTEMPT_MS = { first: 250, second: 2500 };
const FIRST_ADDRESSES = 3;
const NOWHERE = [
	{ address: '255.255.255.255', family: 4 },
	{ address: 'ff00::', family: 6 },
];
const connected = new Map();
class ConnectRound {
	hostname;
	lookup;
	round;
	hasSeveral = false;
	constructor(hostname, lookup = external_node_dns_.lookup, round = connected.get(hostname)?.round ?? 'first') {
		this.hostname = hostname;
		this.lookup = lookup;
		this.round = round;
	}
	get options() {
		return {
			autoSelectFamily: true,
			autoSelectFamilyAttemptTimeout: ATTEMPT_MS[this.round],
			lookup: ((hostname, options, callback) => this.lookup(hostname, options, (error, found, family) => {
				if (error !== null || typeof found === 'string')
					callback(error, found, family);
				else
					callback(null, this.inTurn(found));
			})),
		};
	}
	get next() {
		return this.round === 'first' && this.hasSeveral
			? new ConnectRound(this.hostname, this.lookup, 'second')
			: undefined;
	}
	remember(address) {
		if (this.hasSeveral)
			connected.set(this.hostname, { address, round: this.round });
	}
	inTurn(found) {
		const known = connected.get(this.hostname)?.address;
		const byAddress = new Map(found.map((entry) => [entry.address, entry]));
		const addresses = [...byAddress.values()].sort((one, other) => Number(other.address === known) - Number(one.address === known));
		this.hasSeveral = addresses.length > 1;
		if (!this.hasSeveral)
			return addresses;
		if (this.round === 'first')
			return [...addresses, ...NOWHERE];
		return addresses.filter((_, index) => index < FIRST_ADDRESSES || index === addresses.length - 1);
	}
}
var exchange_error = __webpack_require__(3594);
var request_body = __webpack_require__(8224);
var request_phases = __webpack_require__(6733);
var transport_proxy = __webpack_require__(5254);
var transport_tls = __webpack_require__(9463);
var text_text = __webpack_require__(529);
var clock = __webpack_require__(6544);
;// CONCATENATED MODULE: ./lib/src/platform/transport/exchange.js
const MAX_REPLY_BYTES = 1024 * 1024;
function preloadTransport() {
	Promise.all( [__webpack_require__.e(485), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 2485)).catch(() => undefined);
}
async function exchange(call) {
	const { url, limits = request_phases .H } = call;
	const proxy = (0,transport_proxy .iJ)(url);
	const round = proxy === undefined ? new ConnectRound(url.hostname, call.lookup) : new ConnectRound(proxy.hostname);
	const start = (0,clock .wI)();
	try {
		return await exchangeInRound(call, proxy, round, limits);
	}
	catch (error) {
		const { next } = round;
		const connect = limits.connect - ((0,clock .wI)() - start);
		if (next === undefined || connect <= 0 || !(error instanceof exchange_error .Sb && error.isConnectTimeout))
			throw error;
		return await exchangeInRound(call, proxy, next, { ...limits, connect });
	}
}
async function exchangeInRound(call, proxy, round, limits) {
	const { url, signal } = call;
	const secure = url.protocol === 'https:';
	const expectContinue = call.expectContinue === true && call.body !== undefined;
	const client = secure ? await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
	const tls = secure ? await (0,transport_tls .v6)(url) : undefined;
	const phases = new request_phases .M(client, tls, limits, expectContinue);
	if (call.body === undefined)
		phases.beforeLastByte();
	const body = call.body && (0,request_body .B)(call.body, phases, call.onProgress);
	try {
		const response = await startRequest(call, {
			agent: await agentFor(client, proxy, round),
			phases,
			data: body?.stream,
			headers: headersOf(call, expectContinue),
		});
		const { sent, isBodyHeld } = phases;
		const headers = flatten(response.headers);
		const read = await readBody(response.data, phases, call);
		const [, charset] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(headers['content-type'] ?? '') ?? [];
		const text = (0,text_text .g)(read.bytes, charset);
		return { status: response.status, headers, text, sent, isBodyHeld, ...read };
	}
	catch (error) {
		const bodyError = body?.failure();
		if (bodyError !== undefined && !signal.aborted)
			throw bodyError;
		throw (0,exchange_error .gW)(error, phases, signal, proxy !== undefined);
	}
	finally {
		if (phases.remoteAddress !== undefined)
			round.remember(phases.remoteAddress);
		phases.end();
		body?.stream.destroy();
	}
}
async function startRequest({ method, url, signal }, { agent, phases, data, headers }) {
	const { default: axios } = await Promise.all( [__webpack_require__.e(485), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 2485));
	return await axios.request({
		method,
		url: url.href,
		headers,
		data,
		responseType: 'stream',
		validateStatus: () => true,
		maxRedirects: 0,
		proxy: false,
		httpAgent: agent,
		httpsAgent: agent,
		transport: phases,
		signal: AbortSignal.any([signal, phases.signal]),
	});
}
function headersOf({ body, headers }, expectContinue) {
	return {
		Accept: 'application/json',
		'Accept-Encoding': 'identity',
		'User-Agent': 'headless-deploy',
		...(body === undefined
			? { 'Content-Type': false }
			: { 'Content-Type': body.type, 'Content-Length': String(body.bytes) }),
		...(expectContinue ? { Expect: '100-continue' } : {}),
		...headers,
	};
}
async function agentFor(client, proxy, round) {
	const options = { keepAlive: false, ...transport_tls .XO, ...round.options };
	if (proxy === undefined)
		return new client.Agent(options);
	const { HttpsProxyAgent } = await __webpack_require__.e(  659).then(__webpack_require__.bind(__webpack_require__, 7659));
	return new HttpsProxyAgent(proxy, options);
}
const DECODING = /^(?:Z_|ERR__)/;
async function readBody(stream, phases, { signal, maxReplyBytes = MAX_REPLY_BYTES }) {
	const chunks = [];
	let [length, isCut] = [0, false];
	let fault;
	try {
		for await (const chunk of stream) {
			phases.advanced();
			chunks.push(chunk.subarray(0, maxReplyBytes - length));
			length += chunk.length;
			if (length > maxReplyBytes)
				break;
		}
	}
	catch (error) {
		if (signal.aborted)
			throw error;
		const { code = '' } = error;
		isCut = true;
		fault = phases.parserCode ?? (DECODING.test(code) ? code : undefined);
	}
	return { bytes: Buffer.concat(chunks), complete: !isCut && length <= maxReplyBytes, isCut, fault };
}
function flatten(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}
  }),
  5254:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	R$: () => (  isForHttpAlone),
	iJ: () => (  proxyFor),
	rw: () => (  proxyVariable),
	uY: () => (  proxyOriginFor)
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
  var proxy_from_env__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8182);
  var _exchange_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3594);
  var _shared_secure_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9597);
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'];
function proxyFor(url) {
	if ((0,_shared_secure_url_js__WEBPACK_IMPORTED_MODULE_2__  .U)(url.hostname) || namesHost(exceptions(), url))
		return undefined;
	const text = (0,proxy_from_env__WEBPACK_IMPORTED_MODULE_3__  .T)(url);
	if (text === '')
		return undefined;
	const isWritten = VARIABLES.some((name) => process.env[name] === text);
	const address = isWritten ? text : text.replace(/^[a-z]+:\/\//, 'http://');
	const proxy = URL.canParse(address) ? new URL(address) : undefined;
	if (proxy === undefined || !/^https?:$/.test(proxy.protocol) || !canDecode(proxy) || !isOfProxy(proxy))
		throw new _exchange_error_js__WEBPACK_IMPORTED_MODULE_1__  .Sb('untrusted', 'PROXY_URL', { phase: 'connect', sent: false });
	return proxy;
}
function proxyVariable() {
	const names = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
	return names.find((name) => (process.env[name] ?? '') !== '') ?? 'HTTPS_PROXY';
}
function isForHttpAlone() {
	const { http_proxy: lower, HTTP_PROXY: upper } = process.env;
	const isOff = exceptions()
		.split(/[\s,]+/)
		.includes('*');
	return !isOff && (lower || upper || '') !== '' && (process.env[proxyVariable()] ?? '') === '';
}
function exceptions() {
	return process.env['no_proxy'] || process.env['NO_PROXY'] || '';
}
function proxyOriginFor(url) {
	try {
		return proxyFor(url)?.origin;
	}
	catch {
		return undefined;
	}
}
function isOfProxy({ pathname, search, hash }) {
	return !`${pathname}${search}${hash}`.includes('@') && !/\.(?:pac|dat)$/i.test(pathname);
}
function canDecode({ username, password }) {
	try {
		decodeURIComponent(username);
		decodeURIComponent(password);
		return true;
	}
	catch {
		return false;
	}
}
function namesHost(list, url) {
	const host = plain(url.hostname);
	const port = url.port || (url.protocol === 'https:' ? '443' : '80');
	return list.split(/[\s,]+/).some((entry) => {
		const ofEntry = /^(?:\[.*\]|[^:]*):(\d+)$/.exec(entry)?.[1];
		if (ofEntry === undefined)
			return matches(plain(entry), host);
		return ofEntry === port && matches(plain(entry.slice(0, -ofEntry.length - 1)), host);
	});
}
function matches(entry, host) {
	const [address = '', prefix] = entry.split('/');
	const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
	if (family === 0) {
		const name = entry.replace(/^\*?\./, '');
		return name !== '' && (host.endsWith(`.${name}`) || host === entry);
	}
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0)
		return false;
	const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
	if (!/^\d{1,3}$/.test(prefix ?? '0') || bits > (family === 6 ? 128 : 32))
		return false;
	const networks = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
	networks.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
	return networks.check(host, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? 'ipv6' : 'ipv4');
}
function plain(host) {
	return host.toLowerCase().replaceAll(/[[\]]/g, '').replace(/\.$/, '');
}
  }),
  287:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	N: () => (  isRedirect),
	m: () => (  getFollowing)
  });
  var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
  var _shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8983);
  var _shared_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3396);
  var _exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1776);
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
function isRedirect({ status, headers }) {
	return REDIRECTS.has(status) && headers['location'] !== undefined;
}
async function getFollowing(call) {
	const first = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_3__  .cv)(call);
	const seen = new Set();
	let [reply, url] = [first, call.url];
	for (let next = nextUrl(reply, url); next !== undefined; next = nextUrl(reply, url)) {
		if (seen.size >= MAX_REDIRECTS || seen.has(next.href))
			return { ...reply, deadEnd: 'That leads in a circle, or takes more than five redirects.' };
		seen.add(next.href);
		url = next;
		reply = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_3__  .cv)({ ...call, url });
	}
	const isSame = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(url.pathname) === (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(call.url.pathname);
	const isObject = (0,_shared_http_status_js__WEBPACK_IMPORTED_MODULE_1__  .h)(reply.status) === 'success' && (0,_shared_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .lj)(reply.text) !== undefined;
	if (isSame || isObject || isRedirect(reply))
		return reply;
	return { ...first, deadEnd: `That leads to something else, which answers with HTTP ${reply.status}.` };
}
function nextUrl(reply, from) {
	const { location = '' } = reply.headers;
	if (!isRedirect(reply) || !URL.canParse(location, from.href))
		return undefined;
	const url = new URL(location, from);
	if (url.origin !== from.origin)
		return undefined;
	return Object.assign(url, { username: '', password: '', hash: '' });
}
  }),
  8224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	B: () => (  openBody),
	J: () => (  jsonBody)
  });
  var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);
  var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
function openBody(body, phases, onProgress) {
	const stream = node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(pieces(body, phases, onProgress), { objectMode: false });
	let failure;
	stream.on('error', (error) => {
		if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__  .zg)
			failure ??= error;
	});
	return { stream, failure: () => failure };
}
async function* pieces(body, phases, onProgress) {
	let written = 0;
	const report = () => {
		if (written > 0 && phases.isConnected)
			onProgress?.(written);
	};
	void phases.connected.then(report);
	await phases.bodyAllowed;
	for await (const piece of body.open()) {
		written += piece.length;
		if (written === body.bytes)
			phases.beforeLastByte();
		yield piece;
		phases.advanced();
		report();
	}
}
function jsonBody(text) {
	const bytes = Buffer.from(text, 'utf8');
	return {
		type: 'application/json',
		bytes: bytes.length,
		open: async function* () {
			yield bytes;
		},
	};
}
  }),
  6733:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  H: () => (  PHASE_LIMITS),
  M: () => (  RequestPhases)
});
;// CONCATENATED MODULE: ./lib/src/platform/transport/early-response.js
const GRACE_MS = 1000;
function readEarlyResponse(socket) {
	const { _write: write, _writev: writev } = socket;
	const held = (done) => (error) => {
		if (!isClosedThere(error) || socket.readableEnded || socket.destroyed)
			return done(error);
		const timer = setTimeout(() => done(error), GRACE_MS);
		socket.once('close', () => clearTimeout(timer));
	};
	const patient = {
		_write: (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done)),
		_writev: (chunks, done) => writev.call(socket, chunks, held(done)),
	};
	Object.assign(socket, patient);
}
function isClosedThere(error) {
	const { code } = (error ?? {});
	return code === 'EPIPE' || code === 'ECONNRESET';
}
;// CONCATENATED MODULE: ./lib/src/platform/transport/expect-gate.js
class ExpectGate {
	isUsed;
	resolve = () => undefined;
	isHolding;
	opened;
	constructor(isUsed) {
		this.isUsed = isUsed;
		this.isHolding = isUsed;
		this.opened = isUsed ? new Promise((resolve) => (this.resolve = resolve)) : Promise.resolve();
	}
	release() {
		this.resolve();
	}
	open() {
		this.isHolding = false;
		this.resolve();
	}
	follow(request) {
		request.on('continue', () => this.open());
		request.on('close', () => this.release());
		if (this.isUsed)
			request.flushHeaders();
	}
	startTimer(limit) {
		if (this.isUsed)
			setTimeout(() => this.open(), limit).unref();
	}
}
;// CONCATENATED MODULE: ./lib/src/platform/transport/request-phases.js
const PHASE_LIMITS = {
	connect: 10_000,
	tls: 10_000,
	progress: 60_000,
	reply: 300_000,
	expect: 1000,
};
const MAX_HEAD_BYTES = 64 * 1024;
const TRANSITIONS = {
	connect: { handshake: 'tls', ready: 'body', replied: 'reply' },
	tls: { ready: 'body', replied: 'reply' },
	body: { written: 'reply', replied: 'reply' },
	reply: { written: 'reply', replied: 'reply' },
};
class RequestPhases {
	client;
	tls;
	limits;
	phase = 'connect';
	proxyRefusal;
	remoteAddress;
	parserCode;
	unreadable;
	expired;
	hasLastByte = false;
	isClosed = false;
	expiry = new AbortController();
	gate;
	timer;
	current;
	resolveConnected = () => undefined;
	connected = new Promise((resolve) => (this.resolveConnected = resolve));
	constructor(client, tls, limits, expectContinue) {
		this.client = client;
		this.tls = tls;
		this.limits = limits;
		this.gate = new ExpectGate(expectContinue);
		this.restartTimer();
	}
	get signal() {
		return this.expiry.signal;
	}
	get bodyAllowed() {
		return this.gate.opened;
	}
	get sent() {
		return this.hasLastByte && this.hasConnection;
	}
	get isBodyHeld() {
		return this.hasConnection && this.gate.isHolding;
	}
	get isConnected() {
		return !this.isClosed && this.hasConnection;
	}
	get hasConnection() {
		return this.phase === 'body' || this.phase === 'reply';
	}
	beforeLastByte() {
		this.hasLastByte = true;
	}
	request(options, onReply) {
		const ours = { ...options, ...this.tls, maxHeaderSize: MAX_HEAD_BYTES };
		const request = this.client.request(ours, onReply);
		this.current = request;
		request.on('socket', (socket) => this.followSocket(socket));
		request.on('proxyConnect', ({ statusCode }) => {
			if (statusCode === 200)
				return;
			this.proxyRefusal = statusCode;
			request.destroy();
		});
		request.on('finish', () => this.apply('written'));
		request.on('response', () => this.apply('replied'));
		request.prependListener('response', ({ headers, headersDistinct: { server } }) => {
			if (server !== undefined)
				headers.server = server.join(', ');
		});
		request.on('upgrade', (reply, socket) => {
			this.apply('replied');
			onReply(reply);
			socket.destroy();
			reply.destroy();
		});
		request.on('error', ({ code = '', rawPacket }) => {
			if (!code.startsWith('HPE_'))
				return;
			this.parserCode = code;
			this.unreadable = rawPacket;
		});
		request.on('close', () => (this.isClosed = true));
		this.gate.follow(request);
		return request;
	}
	advanced() {
		if (this.hasConnection)
			this.restartTimer();
	}
	end() {
		clearTimeout(this.timer);
		this.gate.release();
		this.current?.destroy();
	}
	followSocket(socket) {
		readEarlyResponse(socket);
		const ready = () => {
			if (!this.apply('ready'))
				return;
			this.resolveConnected();
			this.gate.startTimer(this.limits.expect);
		};
		const connected = () => {
			this.remoteAddress = socket.remoteAddress;
			if (this.tls === undefined)
				return ready();
			this.apply('handshake');
			socket.once('secureConnect', ready);
		};
		if (socket.connecting)
			socket.once('connect', connected);
		else
			connected();
	}
	apply(event) {
		const next = TRANSITIONS[this.phase][event];
		if (next === undefined)
			return false;
		this.phase = next;
		this.restartTimer();
		return true;
	}
	restartTimer() {
		clearTimeout(this.timer);
		const expire = () => {
			if (this.timer !== timer)
				return;
			this.expired = this.phase;
			this.expiry.abort();
		};
		const timer = setTimeout(() => setImmediate(expire), this.limits[this.phase === 'body' ? 'progress' : this.phase]);
		this.timer = timer;
	}
}
  }),
  9463:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	XO: () => (  TLS_OPTIONS),
	qj: () => (  tlsVariableWarning),
	v6: () => (  tlsOptionsFor)
  });
  var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
const TLS_OPTIONS = { rejectUnauthorized: true };
async function tlsOptionsFor({ hostname }) {
	const address = hostname.replace(/^\[|\]$/g, '');
	if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0)
		return TLS_OPTIONS;
	const { checkServerIdentity } = await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 1692, 19));
	return { ...TLS_OPTIONS, checkServerIdentity: (_, certificate) => checkServerIdentity(address, certificate) };
}
function tlsVariableWarning(variables) {
	if (variables['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0')
		return undefined;
	return 'NODE_TLS_REJECT_UNAUTHORIZED=0 has no effect here: certificates are checked. For a certificate authority of your own set NODE_EXTRA_CA_CERTS.';
}
  }),
  8318:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  VV: () => (  gitHubRun),
  B7: () => (  isForkPullRequest),
  o6: () => (  openGitHub)
});
var json_object = __webpack_require__(3396);
var http_status = __webpack_require__(8983);
;// CONCATENATED MODULE: ./lib/src/runner/github-api/octokit.js
const ignore = () => undefined;
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
async function loadOctokit(token, apiUrl, send) {
	const { GitHub: Client, getOctokitOptions } = await importClient();
	const request = { fetch: createFetch(new URL(apiUrl).origin, send), log: SILENT };
	const octokit = new Client(getOctokitOptions(token, { baseUrl: apiUrl, log: SILENT, request }));
	octokit.hook.after('request', ({ status, headers }) => {
		if ((0,http_status .h)(status) !== 'redirect')
			return;
		const redirect = new Error('a redirect, which is not followed');
		throw Object.assign(redirect, { name: 'HttpError', status, response: { headers } });
	});
	return octokit;
}
async function importClient() {
	const { GITHUB_EVENT_PATH: event } = process.env;
	delete process.env['GITHUB_EVENT_PATH'];
	try {
		return await Promise.all( [__webpack_require__.e(413), __webpack_require__.e(402)]).then(__webpack_require__.bind(__webpack_require__, 2413));
	}
	finally {
		if (event !== undefined)
			process.env['GITHUB_EVENT_PATH'] = event;
	}
}
function createFetch(origin, send) {
	return async (address, { method, headers, body, signal }) => {
		const url = new URL(address);
		if (url.origin !== origin)
			throw new Error(`${url.origin} is not the API of the host`);
		const reply = await send({ method, url, headers, body, signal });
		const type = isJson(reply.text) ? 'application/json' : 'text/plain';
		return {
			status: reply.status,
			url: address,
			headers: new Map(Object.entries({ ...reply.headers, 'content-type': type })),
			text: async () => reply.text,
		};
	};
}
function isJson(text) {
	const value = (0,json_object .qF)(text);
	return typeof value === 'object' && value !== null;
}
var answer = __webpack_require__(5602);
var secure_url = __webpack_require__(9597);
var signals = __webpack_require__(6907);
var clock = __webpack_require__(6544);
var http_date = __webpack_require__(1877);
var safe_text = __webpack_require__(5343);
;// CONCATENATED MODULE: ./lib/src/runner/github-api/session.js
const CALL_TIMEOUT_MS = 10_000;
function openSession({ token, run, apiUrl, clean, send }) {
	const [owner = '', repo = ''] = run.repository.split('/');
	let octokit;
	const attempting = (make) => async (signal) => {
		try {
			octokit ??= connect(token, apiUrl, send);
			return (0,answer .RP)(await make(await octokit, { signal: AbortSignal.any([signal, (0,signals .z)(CALL_TIMEOUT_MS)]) }));
		}
		catch (error) {
			return problemOf(error, clean);
		}
	};
	return {
		repository: { owner, repo },
		repeatable: (make) => ({ attempt: attempting(make), isRepeatable: true }),
		once: (make) => ({ attempt: attempting(make), isRepeatable: false }),
	};
}
async function connect(token, apiUrl, send) {
	try {
		(0,secure_url .c)(apiUrl);
	}
	catch (error) {
		const { origin } = new URL(apiUrl);
		const rule = `GITHUB_API_URL ${error instanceof Error ? error.message : String(error)}`;
		throw new Error(`no token is sent to ${origin}: ${rule}`, { cause: error });
	}
	return await loadOctokit(token, apiUrl, send);
}
const MAX_ITEMS = 1500;
async function* itemsOf(size, read) {
	for (let page = 1; page <= MAX_ITEMS / size; page += 1) {
		const { data, headers } = await read(page);
		yield* listOf(data);
		if (headers.link?.includes('rel="next"') !== true)
			return;
	}
}
function problemOf(error, clean) {
	const message = (0,safe_text .Hk)(clean(error instanceof Error ? error.message : String(error)));
	if (!isRequestFailure(error))
		return (0,answer ._P)(message);
	const { status, response } = error;
	if (response === undefined)
		return { kind: 'failed', reason: `no answer: ${message}` };
	const reason = message === '' ? `HTTP ${status}` : `HTTP ${status}: ${message}`;
	const isLimit = status === 403 && RATE_LIMIT.test(message);
	const asked = retryAfterOf(response.headers, (0,http_date .F7)(response.headers, (0,clock .UQ)()));
	const retryAfter = asked ?? (isLimit ? UNNAMED_PAUSE_MS : undefined);
	const isBusy = status === 429 || (status === 403 && retryAfter !== undefined);
	if (isBusy)
		return { kind: 'busy', reason, retryAfter, isPauseAssumed: asked === undefined && isLimit };
	return { kind: (0,answer .oQ)((0,http_status .h)(status)), reason, status, lacksPermission: LACKS_PERMISSION.test(message) };
}
const RATE_LIMIT = /\brate limit\b|\babuse detection\b/i;
const UNNAMED_PAUSE_MS = 60_000;
const LACKS_PERMISSION = /not accessible|\bpermissions?\b|\brights?\b|\bscopes?\b/i;
function isRequestFailure(error) {
	return error instanceof Error && error.name === 'HttpError' && typeof error.status === 'number';
}
function isUnanswered(error) {
	return isRequestFailure(error) && error.response === undefined;
}
function retryAfterOf(headers, now) {
	const seconds = wholeNumber(headers['retry-after']);
	if (seconds !== undefined)
		return seconds * 1000;
	const reset = wholeNumber(headers['x-ratelimit-reset']);
	if (wholeNumber(headers['x-ratelimit-remaining']) !== 0 || reset === undefined)
		return undefined;
	return Math.max(0, reset * 1000 - now);
}
function wholeNumber(value) {
	return value !== undefined && /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
}
function idOf(value) {
	const { id } = (value ?? {});
	if (typeof id === 'number' && Number.isSafeInteger(id))
		return id;
	throw new TypeError('unexpected response format');
}
function textOf(value) {
	if (typeof value === 'string')
		return value;
	throw new TypeError('unexpected response format');
}
function listOf(value) {
	if (Array.isArray(value))
		return value;
	throw new TypeError('unexpected response format');
}
;// CONCATENATED MODULE: ./lib/src/runner/github-api/api.js
const DEPLOYMENTS = '/repos/{owner}/{repo}/deployments';
const STATUSES = `${DEPLOYMENTS}/{deployment_id}/statuses`;
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const PAGE_SIZES = [30, 10, 5];
const NEWEST_SIZES = [100, 30, 10];
function createGitHubApi(options) {
	const { run, clean } = options;
	const { repository, once, repeatable } = openSession(options);
	const one = (route, parameters, parse) => async (github, request) => {
		const { data } = await github.request(route, { ...repository, ...parameters, request });
		return parse(data);
	};
	const all = (route, parameters, parse) => ofPages(PAGE_SIZES, (size) => async (github, request) => {
		const of = { ...repository, ...parameters, per_page: size, request };
		const found = [];
		for await (const item of itemsOf(size, async (page) => await github.request(route, { ...of, page }))) {
			const value = parse(item);
			if (value !== undefined)
				found.push(value);
		}
		return found;
	});
	return {
		run,
		createDeployment: ({ ref, environment, description, isTransient, payload }) => {
			const deployment = {
				ref,
				auto_merge: false,
				required_contexts: [],
				environment: clean(environment),
				transient_environment: isTransient,
				description: shorten(clean(description)),
				payload: cleanValues(payload, clean),
			};
			return once(one(`POST ${DEPLOYMENTS}`, deployment, idOf));
		},
		setDeploymentStatus: (id, status) => repeatable(one(`POST ${STATUSES}`, { deployment_id: id, ...statusBody(status, run, clean) }, api_ignore)),
		listDeployments: (environment) => {
			const newest = (size) => ({ environment: clean(environment), per_page: size });
			const ofSize = (size) => one(`GET ${DEPLOYMENTS}`, newest(size), (data) => listOf(data).map(listedDeployment));
			return repeatable(ofPages(NEWEST_SIZES, ofSize));
		},
		listAllDeployments: (environment) => repeatable(all(`GET ${DEPLOYMENTS}`, { environment: clean(environment) }, listedDeployment)),
		latestStatus: (id) => repeatable(one(`GET ${STATUSES}`, { deployment_id: id, per_page: 1 }, (data) => listOf(data).map(listedStatus)[0])),
		listComments: (pullRequest, beginning) => repeatable(all(`GET ${COMMENTS}`, { issue_number: pullRequest }, (item) => {
			const comment = listedComment(item);
			return comment?.body.startsWith(beginning) === true ? comment : undefined;
		})),
		readComment: (id) => repeatable(one(`GET ${COMMENT}`, { comment_id: id }, (data) => {
			const comment = listedComment({ ...data });
			if (comment === undefined)
				throw new TypeError('unexpected response format');
			return comment;
		})),
		createComment: (pullRequest, body) => once(one(`POST ${COMMENTS}`, { issue_number: pullRequest, body: clean(body) }, api_ignore)),
		updateComment: (id, body) => repeatable(one(`PATCH ${COMMENT}`, { comment_id: id, body: clean(body) }, api_ignore)),
		deleteComment: (id) => repeatable(one(`DELETE ${COMMENT}`, { comment_id: id }, api_ignore)),
		readPullRequest: (number) => repeatable(one('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number }, pullRequestOf)),
		viewer: () => repeatable(async (github, request) => {
			const data = await github.graphql('{ viewer { login } }', { request });
			return textOf(data.viewer?.login);
		}),
	};
}
function ofPages(sizes, make) {
	let [size = 1, ...smaller] = sizes;
	return async (github, request) => {
		try {
			return await make(size)(github, request);
		}
		catch (error) {
			if (isUnanswered(error))
				[size = size, ...smaller] = smaller;
			throw error;
		}
	};
}
const api_ignore = () => undefined;
const MAX_DESCRIPTION_LENGTH = 140;
function listedDeployment(item) {
	const { environment, payload } = item;
	const name = typeof environment === 'string' ? environment : undefined;
	return { id: idOf(item), sha: textOf(item['sha']), environment: name, payload };
}
function listedStatus({ state, log_url: logUrl }) {
	return { state: textOf(state), logUrl: typeof logUrl === 'string' ? logUrl : undefined };
}
function statusBody({ state, description, environmentUrl }, { url }, clean) {
	return {
		state,
		description: shorten(clean(description)),
		log_url: url,
		...(environmentUrl === undefined ? {} : { environment_url: clean(environmentUrl) }),
		auto_inactive: true,
	};
}
function shorten(text) {
	const characters = Array.from(text);
	return characters.length > MAX_DESCRIPTION_LENGTH
		? `${characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('')}…`
		: text;
}
function cleanValues(payload, clean) {
	const entries = Object.entries(payload);
	return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]));
}
function listedComment(item) {
	const { body } = item;
	const { login } = (item['user'] ?? {});
	if (typeof body !== 'string' || typeof login !== 'string')
		return undefined;
	return { id: idOf(item), author: login, body };
}
function pullRequestOf(data) {
	const { number, state, base, head, locked, is_locked: isLocked } = (data ?? {});
	return {
		number: typeof number === 'number' ? number : undefined,
		state: typeof state === 'string' ? state : undefined,
		repository: repositoryOf(base),
		headRepository: repositoryOf(head),
		isLocked: locked === true || isLocked === true,
	};
}
function repositoryOf(branch) {
	const { repo } = (branch ?? {});
	const name = repo?.full_name;
	return typeof name === 'string' ? name : undefined;
}
;// CONCATENATED MODULE: ./lib/src/runner/github/workflow-run.js
function openGitHub(variables, token, clean, send) {
	const run = workflowRun(variables);
	const apiUrl = variables['GITHUB_API_URL']?.replace(/\/+$/, '') ?? '';
	if (run === undefined || token === '' || !/^https?:/.test(apiUrl) || !URL.canParse(apiUrl))
		return undefined;
	return createGitHubApi({ token, run, apiUrl, clean, send });
}
function workflowRun(variables) {
	const { repository, commit: sha, run: url } = gitHubRun(variables);
	if (repository === '' || sha === '' || url === '')
		return undefined;
	const { GITHUB_RUN_ID, GITHUB_RUN_NUMBER, GITHUB_RUN_ATTEMPT = '1' } = variables;
	const [id = 0] = [GITHUB_RUN_ID, GITHUB_RUN_NUMBER].filter((text = '') => isNumber(text)).map(Number);
	const attempt = isNumber(GITHUB_RUN_ATTEMPT) ? Number(GITHUB_RUN_ATTEMPT) : 1;
	return { repository, sha, id, attempt, url, pullRequest: workflow_run_pullRequestOf(variables)?.number };
}
function gitHubRun(variables) {
	const { GITHUB_SERVER_URL = '', GITHUB_REPOSITORY = '', GITHUB_SHA = '' } = variables;
	const repository = /^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY) ? GITHUB_REPOSITORY : '';
	const sha = workflow_run_pullRequestOf(variables)?.sha ?? GITHUB_SHA;
	const page = runPage(variables);
	const server = /^https?:/.test(GITHUB_SERVER_URL) && URL.canParse(GITHUB_SERVER_URL) ? GITHUB_SERVER_URL : '';
	const hasPage = server !== '' && repository !== '' && page !== undefined;
	return {
		repository,
		commit: /^[0-9a-f]{40,64}$/.test(sha) ? sha : '',
		branch: variables['GITHUB_HEAD_REF'] || variables['GITHUB_REF_NAME'] || '',
		run: hasPage ? `${server.replace(/\/+$/, '')}/${repository}/actions/runs/${page}` : '',
	};
}
function runPage(variables) {
	const { GITHUB_RUN_ID: id = '', GITHUB_RUN_NUMBER: number = '', GITHUB_RUN_ATTEMPT: attempt = '' } = variables;
	if (variables['GITEA_ACTIONS'] === 'true' || variables['FORGEJO_ACTIONS'] === 'true')
		return isNumber(number) ? `${number}?by_index=1` : undefined;
	if (!isNumber(id))
		return undefined;
	return isNumber(attempt) ? `${id}/attempts/${attempt}` : id;
}
function isNumber(text) {
	return /^\d+$/.test(text);
}
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
function isForkPullRequest(variables) {
	const event = variables['GITHUB_EVENT_NAME'] === 'pull_request_target' ? undefined : readEvent(variables);
	const head = event?.pull_request?.head;
	const base = event?.repository?.full_name;
	return Boolean(head) && base !== undefined && head?.repo?.full_name !== base;
}
function workflow_run_pullRequestOf(variables) {
	if (variables['GITHUB_EVENT_NAME'] !== 'pull_request')
		return undefined;
	const { number, head } = readEvent(variables)?.pull_request ?? {};
	const sha = head?.sha;
	if (!Number.isSafeInteger(number) || typeof sha !== 'string' || !/^[0-9a-f]{40,64}$/.test(sha))
		return undefined;
	return { number: Number(number), sha };
}
function readEvent(variables) {
	if (!variables['GITHUB_EVENT_NAME']?.startsWith('pull_request'))
		return undefined;
	return (0,json_object .Ag)(variables['GITHUB_EVENT_PATH'] ?? '', MAX_EVENT_BYTES);
}
  }),
  1586:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  pO: () => (  Redactor)
});
;// CONCATENATED MODULE: ./lib/src/runner/secrets/escaped-text.js
const MAX_READING_LENGTH = 4;
const MAX_READINGS = 16;
const BEGINS_ESCAPE = new Set('%&\\+=');
const BYTE_MARKS = {
	'%': { digits: /[0-9A-Fa-f]{2}/y, base: 16 },
	'=': { digits: /[0-9A-Fa-f]{2}/y, base: 16 },
	'\\': { digits: /[0-3][0-7]{2}/y, base: 8 },
};
const ALPHANUMERIC = /[A-Za-z0-9]/;
const SYNTAX = new Map(Object.entries({ amp: '&', num: '#', percnt: '%', bsol: '\\', semi: ';', plus: '+' }));
const SHORT = new Map(Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }));
class EscapedText {
	text;
	escapes;
	#placesByText = new Map();
	constructor(text) {
		this.text = text;
		const escapes = new Map();
		this.escapes = escapes;
		for (let index = text.length - 1; index >= 0; index -= 1) {
			if (!BEGINS_ESCAPE.has(text[index]))
				continue;
			const readings = this.readingsOfEscape(index);
			if (readings.length === 1)
				continue;
			escapes.set(index, readings);
			for (const { text: meant } of readings)
				this.#addPlace(meant, index);
		}
	}
	escapesOf(text) {
		return this.#placesByText.get(text) ?? [];
	}
	readingsAt(place) {
		if (place >= this.text.length)
			return [];
		return this.escapes.get(place) ?? [{ text: this.text[place], end: place + 1 }];
	}
	#addPlace(text, place) {
		const places = this.#placesByText.get(text);
		if (places === undefined)
			this.#placesByText.set(text, [place]);
		else if (places.at(-1) !== place)
			places.push(place);
	}
	readingsOfEscape(index) {
		const readings = [{ text: this.text[index], end: index + 1 }];
		for (const { text: intro, end } of readings) {
			for (const reading of this.escapesAfter(intro, end)) {
				if (readings.length === MAX_READINGS)
					return readings;
				const isKnown = readings.some((known) => known.end === reading.end && known.text === reading.text);
				if (!isKnown)
					readings.push(reading);
			}
		}
		return readings;
	}
	escapesAfter(intro, start) {
		switch (intro) {
			case '%':
				return [...this.escapedBytes('%', start), ...this.unicodeEscapes(start)];
			case '&':
				return this.characterReferences(start);
			case '\\':
				return [...this.unicodeEscapes(start), ...this.backslashEscapes(start)];
			case '=':
				return this.escapedBytes('=', start);
			case '+':
				return [{ text: ' ', end: start }];
			default:
				return [];
		}
	}
	escapedBytes(mark, start) {
		const lead = this.byteAfter(mark, start);
		if (lead === undefined)
			return [];
		const bytes = [lead.byte];
		const latin1 = { text: String.fromCharCode(lead.byte), end: lead.end };
		const length = utf8Length(lead.byte);
		if (length === 1)
			return [latin1];
		let { end } = latin1;
		while (bytes.length < length) {
			const next = this.continuationByte(mark, end);
			if (next === undefined)
				return [latin1];
			bytes.push(next.byte);
			end = next.end;
		}
		return [latin1, { text: Buffer.from(bytes).toString('utf8'), end }];
	}
	byteAfter(mark, start) {
		const { digits, base } = BYTE_MARKS[mark];
		const found = this.match(digits, start);
		return found === undefined ? undefined : { byte: Number.parseInt(found, base), end: start + found.length };
	}
	continuationByte(mark, place) {
		for (const { text, end } of this.readingsAt(place)) {
			const next = text === mark ? this.byteAfter(mark, end) : undefined;
			if (next !== undefined && next.byte >= 0x80 && next.byte < 0xc0)
				return next;
		}
		return undefined;
	}
	characterReferences(start) {
		const name = this.match(/[A-Za-z][A-Za-z0-9]{1,31}/y, start);
		if (name !== undefined) {
			const end = this.endOfMark(';', start + name.length);
			return end === undefined ? [] : [{ text: SYNTAX.get(name), end }];
		}
		const afterHash = this.endOfMark('#', start);
		const number = afterHash === undefined ? undefined : this.match(/\d+|[xX][0-9A-Fa-f]+/y, afterHash);
		if (afterHash === undefined || number === undefined)
			return [];
		const code = Number(number.toLowerCase().startsWith('x') ? `0${number}` : number);
		const end = afterHash + number.length;
		return characterOf(code, this.endOfMark(';', end) ?? end);
	}
	endOfMark(mark, place) {
		return this.readingsAt(place).find(({ text }) => text === mark)?.end;
	}
	unicodeEscapes(start) {
		if (this.text[start] !== 'u' && this.text[start] !== 'x')
			return [];
		const escape = this.match(/u[0-9A-Fa-f]{4}|u\{[0-9A-Fa-f]+\}|x[0-9A-Fa-f]{2}/y, start);
		if (escape === undefined)
			return [];
		return characterOf(Number.parseInt(escape.replace(/[ux{}]/g, ''), 16), start + escape.length);
	}
	backslashEscapes(start) {
		const control = SHORT.get(this.text[start] ?? '');
		const octal = this.escapedBytes('\\', start);
		if (octal.length > 0)
			return octal;
		const marks = this.readingsAt(start).filter(({ text }) => text === undefined || !ALPHANUMERIC.test(text));
		return control === undefined ? marks : [{ text: control, end: start + 1 }, ...marks];
	}
	match(pattern, place) {
		pattern.lastIndex = place;
		return pattern.exec(this.text)?.[0];
	}
}
function characterOf(code, end) {
	return code > 0x10_ffff ? [] : [{ text: String.fromCodePoint(code), end }];
}
function utf8Length(lead) {
	if (lead >= 0xf0)
		return 4;
	if (lead >= 0xe0)
		return 3;
	return lead >= 0xc0 ? 2 : 1;
}
;// CONCATENATED MODULE: ./lib/src/runner/secrets/redact.js
const MIN_LINE_LENGTH = 4;
const IN_LOG = { plain: 1, base64: 1 };
const OF_VALUES = { plain: 6, base64: 8 };
const IN_NAMES = { plain: 12, base64: 16 };
function secretForms(secrets, min = IN_LOG) {
	const forms = new Set();
	for (const secret of secrets) {
		const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
		for (const text of [secret, ...lines.filter((line) => line.length >= MIN_LINE_LENGTH)]) {
			if (text.trim() === '')
				continue;
			if (text.length >= min.plain)
				forms.add(text);
			const bytes = Buffer.from(text, 'utf8');
			for (const form of [...base64Forms(bytes), ...hexForms(bytes)])
				if (form.length >= min.base64)
					forms.add(form);
		}
	}
	return [...forms];
}
function holdsForm(text, forms, known) {
	const secret = forms.filter((form) => form.length <= text.length && !known.some((name) => name.includes(form)));
	if (secret.length === 0)
		return false;
	return windowsOf(text, secret).some(({ from, end }) => {
		const escaped = new EscapedText(text.slice(from, end));
		return secret.some((form) => findForm(form, escaped, false).length > 0);
	});
}
function redact(text, forms) {
	const isCut = text.includes('…');
	const finds = windowsOf(text, forms).flatMap(({ from, end }) => {
		const escaped = new EscapedText(text.slice(from, end));
		const found = forms.flatMap((form) => findForm(form, escaped, isCut));
		return found.map((find) => ({ start: from + find.start, end: from + find.end }));
	});
	if (finds.length === 0)
		return text;
	const merged = [];
	for (const find of finds.toSorted((a, b) => a.start - b.start)) {
		const last = merged.at(-1);
		if (last === undefined || find.start >= last.end)
			merged.push(find);
		else
			merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, find.end) };
	}
	const kept = merged.map(({ start }, index) => text.slice(merged[index - 1]?.end ?? 0, start));
	return [...kept, text.slice(merged.at(-1)?.end)].join('***');
}
const WINDOW_LENGTH = 16_384;
const MAX_ESCAPE_LENGTH = 64;
function windowsOf(text, forms) {
	const overlap = MAX_ESCAPE_LENGTH * Math.max(0, ...forms.map(({ length }) => length));
	const step = Math.max(WINDOW_LENGTH, overlap);
	const count = Math.max(1, Math.ceil((text.length - overlap) / step));
	return Array.from({ length: count }, (_, index) => ({ from: index * step, end: (index + 1) * step + overlap }));
}
class Redactor {
	#secretForms = [];
	#namedForms = [];
	#forms = [];
	mask(secrets) {
		const known = new Set(this.#secretForms);
		const forms = secretForms(secrets);
		this.#namedForms = [...new Set([...this.#namedForms, ...secretForms(secrets, IN_NAMES)])];
		this.#secretForms = [...new Set([...this.#secretForms, ...forms])];
		this.#forms = [...new Set([...this.#forms, ...forms])];
		return (text) => known.has(text);
	}
	hide(values) {
		this.#forms = [...new Set([...this.#forms, ...secretForms(values, OF_VALUES)])];
	}
	text(text) {
		return redact(text, this.#forms);
	}
	outputs(text) {
		return redact(text, this.#secretForms);
	}
	hasSecretIn(text, known) {
		return holdsForm(text, this.#namedForms, known);
	}
}
const MIN_INSIDE_LENGTH = 8;
function base64Forms(bytes) {
	const alone = bytes.toString('base64');
	const inside = [0, 1, 2].map((before) => {
		const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
		return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
	});
	const forms = [alone, alone.replace(/=+$/, ''), ...inside.filter((form) => form.length >= MIN_INSIDE_LENGTH)];
	return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
function hexForms(bytes) {
	const lower = bytes.toString('hex');
	return [lower, lower.toUpperCase()];
}
const MIN_CUT_LENGTH = 4;
const CUT = /(?:=[\da-f]{2}){0,16}(?:=[\da-f]?|(?:[%&\\]|=(?:2[56]|3D|5C))[\w#&;%=\\{}]{0,64})?…/iy;
function findForm(form, escaped, isCut) {
	if (escaped.escapes.size === 0 && !isCut && !escaped.text.includes(form))
		return [];
	const finds = [];
	let searched = 0;
	for (const start of startsOf(form, escaped)) {
		if (start < searched)
			continue;
		const end = longestMatch(form, escaped, start, isCut);
		if (end === undefined)
			continue;
		finds.push({ start, end });
		searched = Math.max(start + 1, end);
	}
	return finds;
}
function startsOf(form, escaped) {
	const { text } = escaped;
	const beginnings = Array.from({ length: MAX_READING_LENGTH }, (_, index) => form.slice(0, index + 1));
	const starts = new Set(beginnings.flatMap((beginning) => escaped.escapesOf(beginning)));
	if (markAt(form, 0) !== undefined)
		for (const place of escaped.escapesOf(undefined))
			starts.add(place);
	const first = form.charAt(0);
	for (let place = text.indexOf(first); place >= 0; place = text.indexOf(first, place + 1))
		starts.add(place);
	return [...starts].sort((a, b) => a - b);
}
function longestMatch(form, escaped, start, isCut) {
	let longest;
	const width = form.length + 1;
	const open = new Set([start * width]);
	for (const state of open) {
		const matched = state % width;
		const place = Math.floor(state / width);
		const isWhole = matched === form.length;
		const end = isWhole ? place : isCut && matched >= MIN_CUT_LENGTH ? cutAt(escaped.text, place) : undefined;
		if (end !== undefined)
			longest = Math.max(longest ?? 0, end);
		if (isWhole)
			continue;
		for (const reading of escaped.readingsAt(place)) {
			const length = lengthIn(form, matched, reading);
			if (length > 0)
				open.add(reading.end * width + matched + length);
		}
	}
	return longest;
}
function cutAt(text, place) {
	CUT.lastIndex = place;
	return CUT.test(text) ? CUT.lastIndex - 1 : undefined;
}
function lengthIn(form, place, { text = markAt(form, place) }) {
	return text !== undefined && form.startsWith(text, place) ? text.length : 0;
}
function markAt(form, place) {
	const [character = ''] = form.slice(place, place + 2);
	return /[A-Za-z0-9]/.test(character) ? undefined : character;
}
  }),
  4329:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  Aw: () => (  restoreSignals),
  R3: () => (  runProcess),
  RM: () => (  startAction)
});
var errors = __webpack_require__(8835);
var limits = __webpack_require__(400);
var safe_text = __webpack_require__(5343);
var troubleshooting = __webpack_require__(9524);
var external_node_fs_ = __webpack_require__(3024);
var core = __webpack_require__(3838);
var quoted_lines = __webpack_require__(3036);
var workflow_run = __webpack_require__(8318);
var redact = __webpack_require__(1586);
;// CONCATENATED MODULE: ./lib/src/runner/github/github.js
function createGitHubRunner(variables, cancelled) {
	const redactor = new redact .pO();
	const masked = new Set();
	let about = '';
	let pipe;
	const clean = (text) => redactor
		.text(text)
		.split(/\r\n|\r|\n/)
		.map(safe_text .ix)
		.join('\n');
	const isOther = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'].some((name) => variables[name] === 'true');
	const annotate = (command) => (title, text, remedy = '') => {
		const plain = clean(text);
		const { message: lines, details } = (0,quoted_lines .VL)(plain);
		const whole = isOther ? (0,quoted_lines .Zc)(plain) : lines.join('\n');
		const [firstOfRemedy = '', ...more] = clean(remedy).split('\n');
		const message = withoutDoubleColons(`${whole} ${firstOfRemedy}`.trimEnd());
		command(message, { title: withoutDoubleColons((0,safe_text .Hk)(clean(title + about))) });
		for (const line of [...details, ...more])
			core .pq(line);
	};
	return {
		variables,
		cancelled,
		isDebug: core ._o(),
		ciRun: () => (0,workflow_run .VV)(variables),
		terms: variables['GITHUB_ACTOR'] === 'dependabot[bot]' ? DEPENDABOT_TERMS : GITHUB_TERMS,
		input: (name) => core .V4(name),
		inputAsWritten: (name) => core .V4(name, { trimWhitespace: false }),
		mask: (secrets) => {
			redactor.mask(secrets);
			if (variables['GITHUB_ACTIONS'] !== 'true')
				return;
			for (const value of maskValues(secrets)) {
				if (!masked.has(value))
					core .pq(`::add-mask::${value}`);
				masked.add(value);
			}
		},
		hide: (values) => redactor.hide(values),
		redact: (text) => redactor.text(text),
		holdsSecret: (text, names) => redactor.hasSecretIn(text, names),
		info: (text) => core .pq(clean(text)),
		show: (lines) => lines.forEach((line) => core .pq(clean(line))),
		debug: (text) => clean(text)
			.split('\n')
			.forEach((line) => core .Yz(line)),
		about: (site) => void (about = site),
		notice: annotate(core .lm),
		warning: annotate(core .$e),
		error: annotate(core .z3),
		group: async (heading, body) => await core .Os((0,safe_text .Hk)(clean(heading)), body),
		output: (name, value) => {
			pipe = openPipe(variables['GITHUB_OUTPUT'], pipe);
			core .uH(name, value);
		},
		saveState: (name, value) => core .LZ(name, value),
		state: (name) => core .Gu(name),
		summary: async (html) => {
			if (variables['GITHUB_STEP_SUMMARY'])
				await core .z.addRaw(redactor.text(html), true).write();
		},
		isForkPullRequest: () => (0,workflow_run .B7)(variables),
		github: (token, send) => (0,workflow_run .o6)(variables, token, (text) => redactor.text(text), send),
	};
}
function openPipe(file = '', before) {
	if (file === '' || (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFIFO() !== true)
		return before;
	const pipe = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK);
	if (before !== undefined)
		(0,external_node_fs_.closeSync)(before);
	return pipe;
}
function withoutDoubleColons(text) {
	return text.replace(/\[([\da-f:]{2,39})\]/gi, addressInFull).replaceAll('::', ': :');
}
function addressInFull(literal, address) {
	if (!URL.canParse(`http://${literal}`))
		return literal;
	const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
	const zeros = Array(8 - before.length - after.length).fill('0');
	return `[${[...before, ...zeros, ...after].join(':')}]`;
}
const MIN_MASK_LENGTH = 4;
const MISREAD = /[\r\n]+|%25|%0D|%0A|:{2,}/;
function maskValues(secrets) {
	const pieces = secrets
		.flatMap((secret) => secret.split(MISREAD))
		.map((piece) => piece.replace(/^[:\s]+/, '').trim());
	return [...new Set(pieces)]
		.filter((piece) => piece.length >= MIN_MASK_LENGTH)
		.toSorted((a, b) => b.length - a.length);
}
const GITHUB_TERMS = {
	unit: 'step',
	runAgain: 'run the job again',
	setting: (input, value) => `"${input}: ${value}"`,
	onMissingInput: () => 'Check what the step sets, and that the variables and secrets it names exist and reach this job: those of an environment need its "environment:", those in a reusable workflow "secrets: inherit".',
	whereToSetVariables: 'in the "env:" of the job or the runner',
	onConcurrentDeploys: 'A "concurrency" group for the environment keeps deploys of one repository apart.',
	workspace: 'the workspace',
	onMissingFolder: 'Check that the checkout and the build ran before',
	tempFolder: 'RUNNER_TEMP',
	whereLocalAppLog: 'The output of the app is in the "Post" step of the emulator action, at the end of the job.',
	onUnwrittenOutputs: 'The runner names their file in GITHUB_OUTPUT: check that no earlier step removed it, that the user of the step may write it, and that the disk has room.',
};
const DEPENDABOT_TERMS = {
	...GITHUB_TERMS,
	onMissingInput: () => 'A run that Dependabot started gets no secrets but those under "Secrets and variables > Dependabot" in the settings: add them there, or leave this step out with "if: github.actor != \'dependabot[bot]\'".',
};
;// CONCATENATED MODULE: ./lib/src/runner/start.js
const REPORTING_TIME_MS = 10_000;
const CANCEL_SIGNALS = [
	['SIGINT', 130],
	['SIGTERM', 143],
	['SIGHUP', 143],
	['SIGBREAK', 143],
];
function restoreSignals() {
	for (const [signal] of CANCEL_SIGNALS)
		process.removeAllListeners(signal);
}
async function startAction(action) {
	await runProcess(process.stdout, (cancelled) => createGitHubRunner(process.env, cancelled), action);
}
function redactStderr(runner) {
	const { stderr } = process;
	const write = stderr.write.bind(stderr);
	stderr.write = (chunk, ...rest) => write(typeof chunk === 'string' ? runner.redact(chunk) : chunk, ...rest);
}
async function runProcess(log, createRunner, action) {
	const controller = new AbortController();
	const stop = (message, exitCode) => controller.abort(new errors .Tj('cancelled', message, exitCode));
	const runner = createRunner(controller.signal);
	if (process.env['NODE_DEBUG'])
		redactStderr(runner);
	const cancelled = `The ${runner.terms.unit} was cancelled.`;
	for (const [signal, exitCode] of CANCEL_SIGNALS)
		process.on(signal, () => stop(cancelled, exitCode));
	let logError;
	log.on('error', (error) => {
		if (error.code === 'EPIPE' && runner.terms.unit === 'command')
			return;
		logError ??= error;
		stop(`The log cannot be written (${(0,safe_text .Hk)(error.code ?? error.message)}).`, 1);
	});
	process.on('uncaughtException', (error) => {
		const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
		runner.debug(stack);
		controller.abort(new errors .Tj('internal', `${(0,safe_text .Hk)(name)}: ${(0,safe_text .Hk)(message)}`, 1));
		setTimeout(() => process.exit(1), REPORTING_TIME_MS).unref();
	});
	const exitCode = await action(runner).catch((error) => {
		const limit = (0,limits .LF)(error);
		if (limit === undefined) {
			runner.error('The step could not report', (0,safe_text .Hk)(error instanceof Error ? error.message : String(error)));
			runner.info((0,troubleshooting .Lh)('The step could not report', runner));
		}
		else {
			runner.error(limits .P1, limit.message);
			runner.info((0,troubleshooting .Lh)(limits .P1, runner));
		}
		return 1;
	});
	log.write('', () => process.exit(exitCode === 0 && logError !== undefined ? 1 : exitCode));
}
  }),
  5602:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	RP: () => (  valueOf),
	_P: () => (  unusable),
	ey: () => (  isTemporary),
	oQ: () => (  problemKind)
  });
function valueOf(value) {
	return { kind: 'value', value };
}
function unusable(reason) {
	return { kind: 'unusable', reason };
}
function isTemporary({ kind }) {
	return kind === 'busy' || kind === 'failed';
}
function problemKind(status) {
	switch (status) {
		case 'missing':
		case 'no-call':
		case 'refused':
			return status;
		case 'redirect':
		case 'rejected':
			return 'unusable';
		case undefined:
		case 'interim':
		case 'success':
		case 'later':
		case 'unsupported':
		case 'server-error':
			return 'failed';
	}
}
  }),
  6544:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	EW: () => (  evenDates),
	UQ: () => (  currentDate),
	ml: () => (  systemClock),
	wI: () => (  monotonicTime)
  });
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
function monotonicTime() {
	return performance.now();
}
function currentDate() {
	return new Date();
}
function evenDates() {
	const start = Date.now() - performance.now();
	return () => Math.round(start + performance.now());
}
const dates = evenDates();
const systemClock = {
	now: monotonicTime,
	date: () => new Date(dates()),
	sleep: async (milliseconds, signal) => {
		await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch((error) => {
			throw signal.aborted ? signal.reason : error;
		});
	},
	random: () => Math.random(),
};
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
  3924:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Or: () => (  isSystemError),
	Xg: () => (  asStepError),
	cZ: () => (  causesOf)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _files_full_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7495);
  var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
function asStepError(error) {
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg)
		return error;
	const limit = (0,_limits_js__WEBPACK_IMPORTED_MODULE_2__  .LF)(error);
	if (limit !== undefined)
		return limit;
	if (isSystemError(error))
		return fileSystemError(error);
	const { name, message, cause } = error instanceof Error ? error : { name: typeof error, message: String(error), cause: undefined };
	const kind = name === 'Error' && message !== '' ? '' : `${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(name)}: `;
	return new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('internal', `${kind}${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(message)}`, 'failed', { cause });
}
const MAX_CAUSES = 5;
function causesOf(error) {
	const lines = [];
	let { cause } = error;
	while (cause !== undefined && cause !== null && lines.length < MAX_CAUSES) {
		lines.push(`Cause: ${describeCause(cause).map(_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk).join(': ')}`);
		cause = fieldOf(cause, 'cause');
	}
	return lines;
}
function describeCause(cause) {
	if (typeof cause !== 'object')
		return [textOf(cause) ?? typeof cause];
	const [name, code, message] = ['name', 'code', 'message'].map((field) => textOf(fieldOf(cause, field)));
	const parts = code !== undefined && message?.includes(code) === true ? [name, message] : [name, code, message];
	const words = parts.filter((part) => part !== undefined);
	return words.length === 0 ? [typeof cause] : words;
}
function textOf(value) {
	return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
function fieldOf(value, name) {
	try {
		return value[name];
	}
	catch {
		return undefined;
	}
}
function isSystemError(error) {
	const { code, syscall } = (error ?? {});
	return typeof code === 'string' && typeof syscall === 'string';
}
const REMEDIES = new Map([
	['EROFS', 'Its disk is read-only.'],
	['ENXIO', 'It is a named pipe that nobody reads, or a socket.'],
]);
function fileSystemError(error) {
	const { code, path, dest = path, syscall } = error;
	const fullDisk = (0,_files_full_disk_js__WEBPACK_IMPORTED_MODULE_1__  .Qp)(error, dest);
	if (fullDisk !== undefined)
		return (0,_files_full_disk_js__WEBPACK_IMPORTED_MODULE_1__  .HD)(fullDisk, error);
	const what = (0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(path ?? `A file (${syscall})`);
	const remedy = REMEDIES.get(code) ?? 'Check its permissions.';
	return new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('invalid-file', `${what} cannot be used: ${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(code)}. ${remedy}`, 'failed', {
		cause: error,
	});
}
  }),
  7495:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	HD: () => (  fullDiskError),
	Qp: () => (  describeFullDisk),
	b$: () => (  isDiskFull),
	d8: () => (  asFullDisk)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8835);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
const FULL_DISK_TITLE = 'Disk is full';
const PROBLEMS = new Map([
	['ENOSPC', 'is full (ENOSPC).'],
	['EDQUOT', 'has no room left for this user (EDQUOT).'],
]);
const NO_INODES = 'can hold no more files, as it has no inodes left (ENOSPC).';
const TEMP_VARIABLE = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
const REMEDY = `Free space there; outside of a runner, ${TEMP_VARIABLE} may name a folder on another disk.`;
function isDiskFull(error) {
	return problemOf(error) !== undefined;
}
function describeFullDisk(error, place, remedy = REMEDY) {
	const problem = problemOf(error);
	if (problem === undefined)
		return undefined;
	if (place === undefined)
		return `The disk ${problem} ${remedy}`;
	return `The disk of "${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(place)}" ${lacksInodes(place) ? NO_INODES : problem} ${remedy}`;
}
function lacksInodes(place) {
	try {
		const { files, ffree, blocks, bavail } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
		return files > 0 && ffree / files < Math.min(0.1, bavail / blocks);
	}
	catch {
		const parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(place);
		return parent !== place && lacksInodes(parent);
	}
}
function saysFullDisk(line) {
	return [...PROBLEMS.values(), NO_INODES].some((problem) => line.includes(` ${problem} ${REMEDY}`));
}
function asFullDisk(error, place) {
	const text = describeFullDisk(error, place);
	return text === undefined ? error : fullDiskError(text, error);
}
function fullDiskError(text, cause) {
	return new _errors_js__WEBPACK_IMPORTED_MODULE_2__  .zg('invalid-file', text, 'failed', { cause, title: FULL_DISK_TITLE });
}
function problemOf(error) {
	return typeof error === 'object' && error !== null ? PROBLEMS.get(error.code) : undefined;
}
  }),
  3366:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	MP: () => (  escapePattern),
	_l: () => (  pathInside),
	he: () => (  parentFolder)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
function parentFolder(name) {
	return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}
function pathInside(folder, target, system = node_path__WEBPACK_IMPORTED_MODULE_0__) {
	const relative = system.relative(folder, target);
	if (relative === '..' || relative.startsWith(`..${system.sep}`) || system.isAbsolute(relative))
		return undefined;
	return relative.split(system.sep).join('/');
}
function escapePattern(name) {
	return name.replace(/[\\*?[\] ]/g, String.raw `\$&`);
}
  }),
  7190:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	IV: () => (  folderProblem),
	Ir: () => (  parseFolder),
	Ye: () => (  realPath),
	_: () => (  nearestFolderHint)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3366);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
  var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8936);
  var _try_to_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(442);
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
function parseFolder(text) {
	const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(text);
	const problem = folderProblem(folder);
	if (problem === undefined)
		return folder;
	throw new RangeError(`${problem}, relative to the current directory${nearestFolderHint(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(''))}`);
}
function nearestFolderHint(folder, root) {
	const nearest = nearestFolder(folder, root);
	if (nearest === undefined || nearest === folder)
		return '';
	return `; the nearest folder is "${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(root, nearest) || '.')}"`;
}
function nearestFolder(wanted, root) {
	const folder = wanted.replace(/[\\/]\*.*$/s, '');
	return similarFolder(folder, root) ?? innerFolder(folder, root);
}
function innerFolder(folder, root) {
	const isThere = (found) => found !== root && folderProblem(found) === undefined && isBelow(realPath(found), realPath(root));
	const parts = folder.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== '');
	if (parts.some((part) => NEVER.test(part)))
		return undefined;
	const end = parts.map((_, index) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...parts.slice(index))).find(isThere);
	if (end !== undefined || !isBelow(folder, root))
		return end;
	const outer = foldersIn(root)
		.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name))
		.filter(isThere);
	const next = outer.flatMap((base) => foldersIn(base).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name)));
	const found = [...outer, ...next].map((base) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, node_path__WEBPACK_IMPORTED_MODULE_1__.relative(root, folder)));
	const [only, ...others] = found.filter(isThere);
	return others.length === 0 ? only : undefined;
}
function similarFolder(folder, root) {
	if (!isBelow(folder, root))
		return undefined;
	const problem = folderProblem(folder);
	if (problem === undefined)
		return folder;
	if (problem === IS_FILE)
		return node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
	const base = problem === IS_MISSING ? similarFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder), root) : undefined;
	if (base === undefined || !isBelow(realPath(base), realPath(root)))
		return undefined;
	const names = foldersIn(base);
	const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder);
	const name = names.includes(wanted) ? wanted : (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_4__  .LE)(wanted, names).sort()[0];
	return name === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, name);
}
const NEVER = /^(?:\.git|\.hg|\.svn|node_modules)$/i;
function isBelow(folder, root) {
	return (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__  ._l)(root, folder) !== undefined;
}
function foldersIn(folder) {
	const entries = (0,_try_to_read_js__WEBPACK_IMPORTED_MODULE_5__  .h)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })) ?? [];
	return entries.flatMap((entry) => (entry.isDirectory() && !NEVER.test(entry.name) ? [entry.name] : []));
}
  }),
  1385:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	E2: () => (  writeRegularFile),
	M4: () => (  readWholeFile),
	XF: () => (  readRegularFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8835);
  var _real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7190);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5343);
  var _text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(529);
const SAFELY = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | SAFELY;
const TO_WRITE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | SAFELY;
function readRegularFile(file, maxBytes) {
	try {
		return withRegularFile(file, TO_READ, (descriptor, { size }) => readEnd(descriptor, size, maxBytes));
	}
	catch {
		return undefined;
	}
}
function readWholeFile(file) {
	return withRegularFile(file, TO_READ, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor), (0,_real_path_js__WEBPACK_IMPORTED_MODULE_2__  .Ye)(file));
}
function writeRegularFile(file, text) {
	withRegularFile(file, TO_WRITE, (descriptor) => {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor);
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, text);
	});
}
function withRegularFile(file, flags, use, place = file) {
	requireRegular(file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: flags === TO_READ }));
	const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(place, flags, 0o666);
	try {
		const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
		requireRegular(file, stats);
		return use(descriptor, stats);
	}
	finally {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
	}
}
function requireRegular(file, stats) {
	if (stats === undefined || stats.isFile())
		return;
	const kinds = [
		['a link', stats.isSymbolicLink()],
		['a folder', stats.isDirectory()],
		['a named pipe', stats.isFIFO()],
	];
	const kind = kinds.find(([, isKind]) => isKind)?.[0] ?? 'a device or a socket';
	throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__  .zg('invalid-file', `"${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_3__  .Hk)(file)}" must be a regular file, but is ${kind}`);
}
function readEnd(descriptor, size, maxBytes) {
	const bytes = Buffer.alloc(Math.min(size, maxBytes));
	const start = size - bytes.length;
	let length = 0;
	for (let read = -1; read !== 0 && length < bytes.length; length += read)
		read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, start + length);
	return (0,_text_text_js__WEBPACK_IMPORTED_MODULE_4__  .g)(bytes.subarray(0, length));
}
  }),
  442:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	h: () => (  tryToRead)
  });
function tryToRead(read) {
	try {
		return read();
	}
	catch (error) {
		if (error.code === undefined)
			throw error;
		return undefined;
	}
}
  }),
  1877:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	F7: () => (  answeredAt),
	f$: () => (  EARLIEST_MS),
	hy: () => (  ageOf),
	m6: () => (  parseHttpDate)
  });
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const FULL_DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTH = `(?<month>${MONTHS.join('|')})`;
const TIME = '(?<hour>[01]\\d|2[0-3]):(?<minute>[0-5]\\d):(?<second>[0-5]\\d|60)';
const FORMATS = [
	new RegExp(`^${DAY}, (?<day>\\d{2}) ${MONTH} (?<year>\\d{4}) ${TIME} GMT$`),
	new RegExp(`^${FULL_DAY}, (?<day>\\d{2})-${MONTH}-(?<year>\\d{2}) ${TIME} GMT$`),
	new RegExp(`^${DAY} ${MONTH} (?<day>\\d{2}| \\d) ${TIME} (?<year>\\d{4})$`),
];
function parseHttpDate(text, now) {
	const groups = FORMATS.map((format) => format.exec(text)?.groups).find((match) => match !== undefined);
	if (groups === undefined)
		return undefined;
	const { year = '', month = '', day, hour, minute, second } = groups;
	const fullYear = year.length === 2 ? expandYear(Number(year), now) : Number(year);
	const midnight = new Date(Date.UTC(fullYear, MONTHS.indexOf(month), Number(day)));
	if (midnight.getUTCDate() !== Number(day))
		return undefined;
	return midnight.getTime() + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}
function expandYear(twoDigits, now) {
	const latest = new Date(now).getUTCFullYear() + 50;
	return latest - ((latest - twoDigits) % 100);
}
const EARLIEST_MS = Date.UTC(2000, 0, 1);
function answeredAt(headers, ours) {
	const date = parseHttpDate(String(headers['date']), ours.getTime());
	if (date === undefined || date < EARLIEST_MS)
		return ours.getTime();
	return date + ageOf(headers);
}
function ageOf(headers) {
	const age = String(headers['age'] ?? '');
	return /^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0;
}
  }),
  8983:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	D: () => (  errorCodeOf),
	h: () => (  statusClass)
  });
const BY_STATUS = new Map([
	[401, 'refused'],
	[403, 'refused'],
	[404, 'missing'],
	[405, 'no-call'],
	[408, 'later'],
	[425, 'later'],
	[429, 'later'],
	[501, 'no-call'],
	[505, 'unsupported'],
	[506, 'unsupported'],
	[507, 'unsupported'],
	[508, 'unsupported'],
	[510, 'unsupported'],
	[511, 'unsupported'],
]);
function statusClass(status) {
	const known = BY_STATUS.get(status);
	if (known !== undefined)
		return known;
	if (status < 200)
		return 'interim';
	if (status < 300)
		return 'success';
	if (status < 400)
		return 'redirect';
	return status < 500 ? 'rejected' : 'server-error';
}
const CODES = new Map([
	[401, 'unauthorized'],
	[403, 'forbidden'],
	[404, 'not-found'],
	[409, 'conflict'],
	[413, 'too-large'],
	[429, 'rate-limited'],
]);
function errorCodeOf(status) {
	return CODES.get(status) ?? (status >= 500 ? 'server-error' : 'rejected');
}
  }),
  1991:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Mp: () => (  isOn),
	Qn: () => (  variableOf),
	sJ: () => (  didYouMeanInput),
	yS: () => (  isSameName)
  });
  var _text_similar_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8936);
const VARIABLES = new Map(Object.entries({ 'headless-url': 'HEADLESS_URL', url: 'HEADLESS_WEBHOOK_URL' }));
function variableOf({ name }) {
	return VARIABLES.get(name) ?? `HEADLESS_${name.replaceAll('-', '_').toUpperCase()}`;
}
const OTHER_NAMES = [
	[/^(?:app|build|local|output|project|publish|root|source|work|working)?(?:dir|directory|folder|location)$/, 'path'],
	[/^(?:cwd|source)$|^(?:app|build|local|output|project|publish|root|source)path$/, 'path'],
	[/^(?:api)?(?:login|user|userid)$/, 'username'],
	[/^(?:api)?(?:key|pass|pwd|secret)$|^apitoken$/, 'password'],
	[/^(?:api|base)?(?:endpoint|host|server|url)$/, 'headless-url', 'base-url', 'url'],
	[/^env(?:ironment)?(?:id|name)?$/, 'environment', 'display-name'],
	[/^name$/, 'display-name', 'app'],
	[/^(?:app|project|site)(?:id|name)$/, 'app'],
	[/^accountname$/, 'account'],
	[/^(?:wp|wordpress)?install(?:name)?$/, 'wp-environment'],
	[/^(?:env|environment)?(?:variables|vars)$/, 'shell-variables'],
	[/^webhook(?:url)?$/, 'purge-cache-webhook', 'webhook-url', 'url'],
	[/^timeout$/, 'timeout-minutes'],
	[/^ignore$/, 'exclude'],
];
function didYouMeanInput(wanted, names, prefix = '') {
	const known = [...names];
	const [, ...meant] = OTHER_NAMES.find(([pattern]) => pattern.test(lettersOf(wanted))) ?? [];
	const name = meant.map((input) => known.find((each) => lettersOf(each) === lettersOf(input))).find(Boolean);
	return name === undefined ? (0,_text_similar_names_js__WEBPACK_IMPORTED_MODULE_0__  .au)(wanted, known, prefix) : ` Did you mean ${prefix}${name}?`;
}
function isSameName(a, b) {
	return lettersOf(a) === lettersOf(b);
}
function isOn(value) {
	return !/^(?:|0|false|n|no|off)$/i.test(value.trim());
}
function lettersOf(name) {
	return name.toLowerCase().replace(/[\s_-]+/g, '');
}
  }),
  2045:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	$f: () => (  isSecret),
	Cf: () => (  EVERYDAY),
	Uz: () => (  ALL_INPUTS),
	mc: () => (  INPUTS)
  });
const NAME = { holds: 'name' };
const ADDRESS = { holds: 'address' };
const SWITCH = { kind: 'switch', default: 'false' };
const LIST = { kind: 'list' };
const GITHUB_SWITCH = { ...SWITCH, isGitHubOnly: true };
const GITHUB_TOKEN = { secret: 'token', isGitHubOnly: true };
const ERROR_OR_IGNORE = { default: 'error', choices: ['error', 'ignore'] };
const WEBHOOK_ACTION = {
	default: 'as-is',
	choices: ['as-is', 'rebuild', 'clean-rebuild', 'purge-cache'],
};
const APP = { account: NAME, app: NAME };
const CREDENTIALS = {
	username: { isCredential: true },
	password: { secret: 'password', isCredential: true },
};
const CONNECTION = { ...CREDENTIALS, 'headless-url': ADDRESS };
const COMMON = { 'timeout-minutes': { default: '30' }, 'fail-on-warning': SWITCH };
const FILES = {
	path: { default: '.' },
	include: LIST,
	exclude: LIST,
	'ignore-file': { default: '.deployignore' },
	'max-size': {},
	'secret-scan': { default: 'warn', choices: ['warn', 'error', 'off'] },
	'required-files': LIST,
};
const INPUTS = {
	deploy: {
		...APP,
		environment: NAME,
		...CONNECTION,
		...FILES,
		'compression-level': { default: '6' },
		'dry-run': SWITCH,
		check: SWITCH,
		archive: {},
		'archive-sha256': {},
		...COMMON,
		'retry-ambiguous': SWITCH,
		wait: { ...SWITCH, choices: ['true', 'false', 'if-possible'] },
		'environment-url': ADDRESS,
		'smoke-test': LIST,
		'smoke-test-minutes': { default: '5' },
		'rollback-archive': {},
		'rollback-archive-sha256': {},
		'purge-cache-webhook': { secret: 'webhook' },
		'fail-on-purge-error': SWITCH,
		'github-token': GITHUB_TOKEN,
		deployment: GITHUB_SWITCH,
		comment: GITHUB_SWITCH,
		'skip-unchanged': GITHUB_SWITCH,
	},
	'create-app': {
		...APP,
		region: { choices: ['US-C', 'AUS-SE', 'UK', 'EU-W'] },
		...CONNECTION,
		'if-exists': ERROR_OR_IGNORE,
		...COMMON,
	},
	'create-environment': {
		...APP,
		'display-name': NAME,
		'wp-environment': NAME,
		'shell-variables': { kind: 'list', secret: 'variables' },
		branch: { ...NAME, default: 'uploadable' },
		'if-exists': ERROR_OR_IGNORE,
		'base-url': ADDRESS,
		...CONNECTION,
		...COMMON,
	},
	'delete-environment': {
		...APP,
		environment: NAME,
		'closed-pull-requests': GITHUB_SWITCH,
		prefix: NAME,
		'if-missing': ERROR_OR_IGNORE,
		'dry-run': SWITCH,
		comment: GITHUB_SWITCH,
		deployment: GITHUB_SWITCH,
		'github-token': GITHUB_TOKEN,
		...CONNECTION,
		...COMMON,
	},
	environments: { ...APP, ...CONNECTION, name: {}, builds: { default: '0' }, ...COMMON },
	webhook: { url: { secret: 'webhook' }, action: WEBHOOK_ACTION, 'retry-ambiguous': SWITCH, ...COMMON },
	installs: {
		'base-url': ADDRESS,
		...CREDENTIALS,
		'install-id': NAME,
		name: {},
		'page-size': { default: '100' },
		offset: { default: '0' },
		'max-pages': { default: '1000' },
		...COMMON,
	},
	emulator: {
		port: { default: '0' },
		seed: {},
		faults: {},
		strict: SWITCH,
		'run-apps': SWITCH,
		'idle-minutes': { default: '60' },
		...COMMON,
		'timeout-minutes': { default: '5' },
	},
	rehearse: {
		env: { kind: 'list', secret: 'variables' },
		'env-from': { secret: 'variables' },
		'watch-seconds': { default: '5' },
		verbose: SWITCH,
		'no-cache': SWITCH,
		open: SWITCH,
		...APP,
		environment: NAME,
		...FILES,
		'smoke-test': LIST,
		...COMMON,
	},
	status: { ...APP, environment: NAME, ...CONNECTION, 'github-token': { secret: 'token' }, ...COMMON },
	builds: { count: { default: '10' }, ...APP, environment: NAME, ...CONNECTION, ...COMMON },
	probe: { ...APP, environment: NAME, record: {}, 'base-url': ADDRESS, ...CONNECTION, ...COMMON },
	init: {
		path: { default: '.' },
		ci: { choices: ['github', 'gitlab', 'azure', 'bitbucket'] },
		...APP,
		environment: NAME,
		username: CREDENTIALS.username,
		'headless-url': ADDRESS,
		branch: NAME,
		'node-version': {},
		owner: NAME,
		deploy: SWITCH,
		previews: SWITCH,
		nightly: SWITCH,
		rehearsal: SWITCH,
		'wp-environment': NAME,
		'wordpress-url': ADDRESS,
		'dry-run': SWITCH,
	},
};
const EVERYDAY = [
	'account',
	'app',
	'environment',
	'username',
	'password',
	'headless-url',
	'path',
	'include',
	'check',
	'wait',
	'smoke-test',
	'purge-cache-webhook',
];
const ALL_INPUTS = new Map(Object.values(INPUTS).flatMap((inputs) => Object.entries(inputs)));
function isSecret({ secret }) {
	return secret !== undefined && secret !== 'variables';
}
  }),
  3396:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Ag: () => (  readObject),
	Fh: () => (  isJson),
	eB: () => (  asObject),
	k$: () => (  parseExactObject),
	lj: () => (  parseObject),
	qF: () => (  parseJson)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(529);
const MAX_DEPTH = 200;
function parseObject(text) {
	return asObject(parseJson(text));
}
function readObject(file, maxBytes = Infinity) {
	try {
		const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
		const isReadable = stats.isFile() && stats.size <= maxBytes;
		return isReadable ? asObject(parse((0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__  .g)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file)))) : undefined;
	}
	catch {
		return undefined;
	}
}
function asObject(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? value
		: undefined;
}
function isJson(text) {
	return parseJson(text) !== undefined;
}
let last;
function parseJson(text) {
	if (last?.text === text)
		return last.value;
	last = undefined;
	last = { text, value: parse(text) };
	return last.value;
}
function parse(text) {
	try {
		return isTooDeep(text) ? undefined : JSON.parse(text);
	}
	catch {
		return undefined;
	}
}
function parseExactObject(text) {
	const object = parseObject(text);
	if (object === undefined)
		return undefined;
	const exact = text.replace(STRING_OR_NUMBER, (token) => token.startsWith('"') || isExact(token) ? token : `"${token}"`);
	return exact === text ? object : parseObject(exact);
}
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
function isExact(token) {
	const value = Number(token);
	return String(value) === token || (Number.isFinite(value) && token.replace(/\D/g, '').length <= 15);
}
function isTooDeep(text) {
	let [depth, isString] = [0, false];
	for (let index = 0; index < text.length; index += 1) {
		const character = text[index];
		if (character === '"')
			isString = !isString;
		else if (isString)
			index += character === '\\' ? 1 : 0;
		else if (character === '[' || character === '{')
			depth += 1;
		else if (character === ']' || character === '}')
			depth -= 1;
		if (depth > MAX_DEPTH)
			return true;
	}
	return false;
}
  }),
  400:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	HD: () => (  OPEN_FILES),
	LF: () => (  limitOf),
	P1: () => (  LIMIT_TITLE)
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8835);
  var _text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5343);
const LIMIT_TITLE = 'Limit of the machine reached';
const OPEN_FILES = {
	problem: 'Too many open files',
	remedy: 'Let this process open 1024 files or more: "ulimit -n", or the "nofile" limit of the container.',
};
const PROCESSES = {
	problem: 'Too many processes or threads',
	remedy: 'Raise their limit: "ulimit -u", or the "pids" limit of the container.',
};
const MEMORY = {
	problem: 'Out of memory',
	remedy: 'Raise the memory limit ("ulimit -v", or that of the container), or use a machine with more memory.',
};
const FILE_SIZE = {
	problem: 'A file is larger than allowed',
	remedy: 'Raise the limit ("ulimit -f"), or use a disk that takes larger files.',
};
const BY_CODE = new Map([
	['EMFILE', OPEN_FILES],
	['ENFILE', OPEN_FILES],
	['EFBIG', FILE_SIZE],
	['ENOMEM', MEMORY],
	['ERR_MEMORY_ALLOCATION_FAILED', MEMORY],
	['ERR_WORKER_OUT_OF_MEMORY', MEMORY],
]);
const NO_MEMORY = /\b(?:array buffer allocation failed|out of memory|could not allocate memory)\b/i;
function limitOf(error) {
	if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg || typeof error !== 'object' || error === null)
		return undefined;
	const { code, syscall, message } = error;
	const text = typeof message === 'string' ? message : '';
	const isStart = code === 'EAGAIN' && typeof syscall === 'string' && syscall.startsWith('spawn');
	const limit = BY_CODE.get(code) ?? (isStart ? PROCESSES : NO_MEMORY.test(text) ? MEMORY : undefined);
	if (limit === undefined)
		return undefined;
	const problem = `${limit.problem} (${(0,_text_safe_text_js__WEBPACK_IMPORTED_MODULE_1__  .Hk)(typeof code === 'string' ? code : text)}).`;
	return new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .zg('invalid-file', `${problem} ${limit.remedy}`, 'failed', { cause: error, title: LIMIT_TITLE });
}
  }),
  9597:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	U: () => (  isLoopback),
	c: () => (  parseSecureUrl)
  });
function parseSecureUrl(text) {
	if (/^["'`]|["'`]$/.test(text))
		throw new RangeError('must not have quotes around it');
	if (/\s/.test(text))
		throw new RangeError('must be one URL alone, without blanks or line breaks in it');
	if (!URL.canParse(text))
		throw new RangeError('must be an absolute URL that starts with https://');
	const url = new URL(text);
	if (url.username !== '' || url.password !== '')
		throw new RangeError('must not contain a user name or password');
	const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
	if (!secure)
		throw new RangeError('must start with https:// (http:// only for this machine)');
	return url;
}
function isLoopback(hostname) {
	return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
  }),
  6907:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	O: () => (  unlessStopped),
	z: () => (  timeLimit)
  });
async function unlessStopped(signal, work) {
	work.catch(() => undefined);
	signal.throwIfAborted();
	return await new Promise((resolve, reject) => {
		const stop = () => reject(signal.reason);
		signal.addEventListener('abort', stop, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
	});
}
function timeLimit(milliseconds) {
	const controller = new AbortController();
	const reason = new DOMException('The time is up.', 'TimeoutError');
	setTimeout(() => controller.abort(reason), milliseconds).unref();
	return controller.signal;
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
	YZ: () => (  safeQuote),
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
	return safeQuote(text, MAX_LENGTH);
}
function safeQuote(text, maxLength) {
	return breakCommands(escapeUnsafe(cut(text, maxLength)));
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
  8936:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	LE: () => (  nearestNames),
	YC: () => (  editDistance),
	au: () => (  didYouMean)
  });
function nearestNames(wanted, names) {
	let nearest = [];
	const letters = lettersOf(wanted);
	let least = Math.max(1, Math.floor(letters.length / 3));
	for (const name of names) {
		const other = lettersOf(name);
		if (Math.abs(other.length - letters.length) > least)
			continue;
		const distance = editDistance(letters, other);
		if (distance > least)
			continue;
		nearest = distance < least ? [name] : [...nearest, name];
		least = distance;
	}
	return nearest;
}
function lettersOf(name) {
	return name.toLowerCase().replace(/[\s"'`_-]+/g, '') || name;
}
function didYouMean(wanted, names, prefix = '') {
	const [name, ...others] = nearestNames(wanted, names);
	return name === undefined || others.length > 0 ? '' : ` Did you mean ${prefix}${name}?`;
}
function editDistance(from, to) {
	let beforeLast = [];
	let last = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let row = 1; row <= from.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= to.length; column += 1) {
			const isSame = from[row - 1] === to[column - 1];
			const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
			current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity));
		}
		beforeLast = last;
		last = current;
	}
	return last[to.length] ?? 0;
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
  }),
  9524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
	Jq: () => (  sectionAbout),
	Lh: () => (  moreAbout)
  });
const PAGE = 'docs/how-to/fix-an-error.md';
const REPOSITORY = /^[A-Za-z0-9](?:[\w.-]*)\/[A-Za-z0-9_.][\w.-]*$/;
const REF = /^[A-Za-z0-9_](?:[\w./-]*[\w-])?$/;
function moreAbout(title, host) {
	return `More: ${sectionAbout(title, host)}`;
}
function sectionAbout(title, { variables, terms }) {
	const place = `${PAGE}#${anchorOf(title)}`;
	if (terms.unit === 'command')
		return `${place} in the repository of headless-deploy`;
	const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = variables;
	if (!REPOSITORY.test(repository))
		return place;
	return isFromGitHub(variables) && REF.test(ref) && !ref.includes('..')
		? `https://github.com/${repository}/blob/${ref}/${place}`
		: `${place} in the repository ${repository}`;
}
function anchorOf(title) {
	return title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
		.replaceAll(' ', '-');
}
function isFromGitHub(variables) {
	const isOther = variables['GITEA_ACTIONS'] === 'true' || variables['FORGEJO_ACTIONS'] === 'true';
	return !isOther && variables['GITHUB_SERVER_URL']?.replace(/\/$/, '') === 'https://github.com';
}
  })
};
