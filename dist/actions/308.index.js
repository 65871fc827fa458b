export const id = 308;
export const ids = [308];
export const modules = {
  1308:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
  runProgram: () => (  runProgram)
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var external_node_url_ = __webpack_require__(3136);
var workflow_run = __webpack_require__(8318);
var clock = __webpack_require__(6544);
var input_names = __webpack_require__(1991);
var shared_inputs = __webpack_require__(2045);
var external_node_util_ = __webpack_require__(7975);
var quoted_lines = __webpack_require__(3036);
;// CONCATENATED MODULE: ./lib/src/runner/terminal/dialects.js
const COLOURS = { notice: 'cyan', warning: 'yellow', error: 'red' };
function plainDialect(hasColour) {
	const style = (format, text) => hasColour ? (0,external_node_util_.styleText)(format, text, { validateStream: false }) : text;
	return {
		openGroup: (heading) => [style('bold', heading)],
		closeGroup: () => [],
		good: (text) => style('green', text),
		groupLine: (text) => `  ${text}`,
		listsAnnotations: false,
		annotation: (level, title, [first = '', ...details], remedy) => [
			`${style(COLOURS[level], `${level}:`)} ${style('bold', `${title}:`)} ${first}`,
			...details,
			...remedy,
		],
		mask: () => [],
		output: () => [],
	};
}
const CLEAR_LINE = '\u001b[0K';
function gitlabDialect(now) {
	let count = 0;
	const run = now();
	const marker = (part) => `${CLEAR_LINE}section_${part}:${Math.floor(now() / 1000)}:headless_deploy_${run}_${count}\r${CLEAR_LINE}`;
	return {
		...plainDialect(false),
		openGroup: (heading) => {
			count += 1;
			return [`${marker('start')}${heading}`];
		},
		closeGroup: () => [marker('end')],
		groupLine: (text) => text,
	};
}
const DECODED = /%(?:3B|0D|0A|5D|AZP25)/;
function commandText(text) {
	const whole = DECODED.test(text) ? text.replaceAll('%', '%AZP25') : text;
	return whole.replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function azureDialect(readsCommands) {
	const plain = plainDialect(false);
	return {
		...plain,
		openGroup: (heading) => [`##[group]${heading}`],
		closeGroup: () => ['##[endgroup]'],
		groupLine: (text) => text,
		listsAnnotations: true,
		annotation: (level, title, details, remedy) => {
			if (level === 'notice')
				return plain.annotation(level, title, details, remedy);
			const text = details.join('\n');
			const [firstOfRemedy = '', ...more] = remedy;
			const message = `${title}: ${(0,quoted_lines .Zc)(text)} ${firstOfRemedy}`.trimEnd();
			return [`##vso[task.logissue type=${level}]${commandText(message)}`, ...(0,quoted_lines .VL)(text).details, ...more];
		},
		mask: (secrets) => (readsCommands ? secrets.map((secret) => `##vso[task.setsecret]${commandText(secret)}`) : []),
		output: (name, value) => [`##vso[task.setvariable variable=${name};isOutput=true]${commandText(value)}`],
	};
}
;// CONCATENATED MODULE: ./lib/src/runner/terminal/hosts.js
const plain = (variables, { isTerminal }) => plainDialect(isTerminal && !variables['NO_COLOR'] && variables['TERM'] !== 'dumb');
const OF_AGENT = ['TF_BUILD', 'AGENT_ID', 'SYSTEM_COLLECTIONURI', 'SYSTEM_TEAMFOUNDATIONCOLLECTIONURI'];
const OF_JENKINS = ['JENKINS_URL', 'BUILD_URL', 'JENKINS_HOME', 'EXECUTOR_NUMBER', 'BUILD_TAG'];
const OF_OTHERS = ['GITHUB_ACTIONS', 'GITLAB_CI', 'BITBUCKET_BUILD_NUMBER'];
const isOnOther = (variables) => OF_OTHERS.some((name) => variables[name]);
const hasTwo = (names, variables) => names.filter((name) => variables[name]).length > 1;
function isAzureAgent(variables) {
	return hasTwo(OF_AGENT, variables) && !hasTwo(OF_JENKINS, variables) && !isOnOther(variables);
}
const ROWS = {
	azure: {
		isOn: isAzureAgent,
		onConcurrentDeploys: 'An exclusive lock check on the environment of the pipeline keeps deploys apart.',
		onMissingVariable: ' A script gets no secret variable that its step does not map, as HEADLESS_PASSWORD: $(HEADLESS_PASSWORD).',
		dialect: (variables, { isTerminal, isFile }) => azureDialect(isAzureAgent(variables) && !isTerminal && !isFile),
	},
	gitlab: {
		isOn: (variables) => Boolean(variables['GITLAB_CI']),
		onConcurrentDeploys: 'A "resource_group" for the environment keeps deploys of one project apart.',
		onMissingVariable: ' A variable of one environment reaches only jobs with that "environment:".',
		dialect: () => gitlabDialect((0,clock .EW)()),
	},
	jenkins: {
		isOn: (variables) => Boolean(variables['JENKINS_URL']) && !isOnOther(variables),
		onConcurrentDeploys: '"disableConcurrentBuilds()" keeps deploys of one pipeline apart.',
		onMissingVariable: ' Credentials reach a step by "withCredentials" or "credentials()".',
		dialect: plain,
	},
	bitbucket: {
		isOn: (variables) => Boolean(variables['BITBUCKET_BUILD_NUMBER']),
		onConcurrentDeploys: 'A "deployment" for the environment keeps deploys of one repository apart.',
		onMissingVariable: ' A variable of one deployment reaches only steps with that "deployment:".',
		dialect: plain,
	},
	plain: {
		isOn: () => true,
		onConcurrentDeploys: 'Run one deploy of an environment at a time.',
		onMissingVariable: '',
		dialect: plain,
	},
};
const HOSTS = Object.keys(ROWS);
function findHost(variables) {
	return HOSTS.find((name) => ROWS[name].isOn(variables)) ?? 'plain';
}
function dialectOf(ciHost, variables, log) {
	return ROWS[ciHost].dialect(variables, log);
}
function isDebugOn(variables) {
	return ['RUNNER_DEBUG', 'SYSTEM_DEBUG', 'CI_DEBUG_TRACE'].some((name) => /^(?:1|true)$/i.test(variables[name] ?? ''));
}
const PROTECTED = ' This branch is not protected, so GitLab gives the job no protected variables: protect the branch, or turn off "Protect variable".';
function howToGive(inputs) {
	const options = inputs.filter((name) => !(0,shared_inputs .$f)(shared_inputs .Uz.get(name) ?? {})).map((name) => `--${name}`);
	const variables = inputs.map((name) => (0,input_names .Qn)({ name })).join(', ');
	return `Set ${variables}${options.length === 0 ? '' : `, or give ${options.join(', ')}`}.`;
}
function commandTerms(ciHost, variables = {}) {
	const isUnprotected = ciHost === 'gitlab' && variables['CI_COMMIT_REF_PROTECTED'] === 'false';
	return {
		unit: 'command',
		runAgain: ciHost === 'plain' ? 'run the command again' : 'run the job again',
		setting: (input, value) => `"--${input}=${value}"`,
		onMissingInput: (inputs) => `${howToGive(inputs)}${isUnprotected ? PROTECTED : ROWS[ciHost].onMissingVariable}`,
		whereToSetVariables: 'in the environment of the command',
		onConcurrentDeploys: ROWS[ciHost].onConcurrentDeploys,
		workspace: 'the current directory',
		onMissingFolder: 'Check where the command is run, and that the build ran before',
		tempFolder: 'the folder for temporary files',
		whereLocalAppLog: ciHost === 'plain'
			? 'The output of the app is in the portal of the local platform.'
			: 'The output of the app is in the folder of --build-logs, once the local platform ends.',
		onUnwrittenOutputs: 'Check the file that "--outputs" names: its folder must exist, you must be allowed to write there, and the disk must have room.',
	};
}
;// CONCATENATED MODULE: ./lib/src/runner/terminal/ci-run.js
function ciRunOf(variables) {
	const { repository, commit, branch, run } = jobOf(variables);
	const isPage = /^https?:\/\/[^@\s]+$/.test(run) && URL.canParse(run);
	return {
		repository: /^[\w.][\w. /-]{0,255}$/.test(repository) ? repository : '',
		commit: /^[0-9a-f]{40,64}$/.test(commit) ? commit : '',
		branch: branch.replace(/^refs\/(?:heads|tags)\//, ''),
		run: isPage ? new URL(run).href : '',
	};
}
function jobOf(variables) {
	const text = (name) => variables[name] ?? '';
	const named = (repository, commit, branch, run) => {
		return { repository: text(repository), commit: text(commit), branch: text(branch), run };
	};
	switch (findHost(variables)) {
		case 'gitlab':
			return named('CI_PROJECT_PATH', 'CI_COMMIT_SHA', 'CI_COMMIT_REF_NAME', text('CI_JOB_URL'));
		case 'azure': {
			const project = `${text('SYSTEM_COLLECTIONURI')}${encodeURIComponent(text('SYSTEM_TEAMPROJECT'))}`;
			const run = `${project}/_build/results?buildId=${encodeURIComponent(text('BUILD_BUILDID'))}`;
			return named('BUILD_REPOSITORY_NAME', 'BUILD_SOURCEVERSION', 'BUILD_SOURCEBRANCH', run);
		}
		case 'bitbucket': {
			const run = `https://bitbucket.org/${text('BITBUCKET_REPO_FULL_NAME')}/pipelines/results/${text('BITBUCKET_BUILD_NUMBER')}`;
			const branch = variables['BITBUCKET_BRANCH'] ? 'BITBUCKET_BRANCH' : 'BITBUCKET_TAG';
			return named('BITBUCKET_REPO_FULL_NAME', 'BITBUCKET_COMMIT', branch, run);
		}
		case 'jenkins':
			return named('', 'GIT_COMMIT', 'BRANCH_NAME', text('BUILD_URL'));
		case 'plain':
			return (0,workflow_run .VV)(variables);
	}
}
;// CONCATENATED MODULE: ./lib/src/runner/terminal/write-result.js
async function writeResult(stdout, text) {
	stdout.on('error', () => { });
	const error = await new Promise((resolve) => {
		stdout.write(text, resolve);
	});
	return error === null || error === undefined || error.code === 'EPIPE' ? undefined : (error.code ?? error.message);
}
function writeError(stderr, lines) {
	stderr.on('error', () => { });
	stderr.write(lines.map((line) => `${line}\n`).join(''));
}
var real_path = __webpack_require__(7190);
var safe_text = __webpack_require__(5343);
;// CONCATENATED MODULE: ./lib/src/cli/command-table.js
function inputsOf({ name: command, inputs }) {
	const known = shared_inputs .mc[command];
	return inputs.flatMap(({ name, description }) => {
		const input = known[name];
		return input === undefined || input.isGitHubOnly === true ? [] : { name, description, ...input };
	});
}
var similar_names = __webpack_require__(8936);
;// CONCATENATED MODULE: ./lib/src/cli/variables.js
const FORMER_NAMES = new Map(Object.entries({ 'env-from': 'env-file', username: 'user-id' }));
function formerName(name) {
	return FORMER_NAMES.get(name);
}
function variablesOf({ name }) {
	const names = [name, FORMER_NAMES.get(name)].filter((each) => each !== undefined);
	return names.map((each) => (0,input_names .Qn)({ name: each }));
}
function resolveValues(command, options, variables, envFile) {
	const values = inputsOf(command).map((input) => {
		const texts = [variables, envFile].flatMap((source) => variablesOf(input).map((name) => unlessUnset(source[name])));
		const text = options.get(input.name) ?? texts.find((each) => each !== '') ?? '';
		return [input.name, input.kind === 'list' ? text.trimEnd() : text.trim()];
	});
	return new Map(values);
}
function describeUnread({ commands }, command, names) {
	const inputs = commands.flatMap(inputsOf);
	const read = new Set(inputs.flatMap(variablesOf));
	const unread = names.filter((name) => name.startsWith('HEADLESS_') && !read.has(name));
	const endsOf = (those) => new Set(those.map(input_names .Qn).flatMap((name) => (names.includes(name) ? [] : [name.slice(9)])));
	const [own, all] = [endsOf(inputsOf(command)), endsOf(inputs)];
	const hint = (name) => {
		const end = name.replace(/^(?:HEADLESS_)+/, '');
		const guess = end.startsWith('API_') ? similar_names .au : input_names .sJ;
		return guess(end, own, 'HEADLESS_') || (0,similar_names .au)(end, all, 'HEADLESS_');
	};
	return [...new Set(unread)].flatMap((name) => hint(name) === '' ? [] : [`No command reads ${(0,safe_text .Hk)(name)}.${hint(name)}`]);
}
function describeMisspelt(command, values, variables) {
	const switches = inputsOf(command).filter(({ kind }) => kind === 'switch');
	return Object.entries(variables).flatMap(([name, value]) => {
		if (!(0,input_names .Mp)(unlessUnset(value)))
			return [];
		const meant = switches.find((input) => !values.get(input.name) && (0,input_names .yS)(name, (0,input_names .Qn)(input)));
		return meant === undefined ? [] : [`No command reads ${(0,safe_text .Hk)(name)}. Did you mean ${(0,input_names .Qn)(meant)}?`];
	});
}
function unlessUnset(text = '') {
	return /^\s*(?:\$\([\w.-]+\)\s*)?$/.test(text) ? '' : text;
}
function stepVariables(variables) {
	const own = /^(?:HEADLESS_|INPUT_|GITHUB_WORKSPACE$|RUNNER_TEMP$)/i;
	return Object.fromEntries(Object.entries(variables).filter(([name]) => !own.test(name)));
}
var generated = __webpack_require__(7429);
;// CONCATENATED MODULE: ./lib/src/cli/usage-error.js
class UsageError extends Error {
	name = 'UsageError';
	problems;
	constructor(problems) {
		const shown = problems.map(generated ._);
		super(shown.join('\n'));
		this.problems = shown;
	}
	static throwIfAny(problems) {
		if (problems.length > 0)
			throw new UsageError(problems);
	}
}
;// CONCATENATED MODULE: ./lib/src/cli/arguments.js
const ENV_FROM = 'env-from';
const GENERAL = {
	json: { type: 'boolean' },
	outputs: { type: 'string' },
	[ENV_FROM]: { type: 'string' },
	'password-stdin': { type: 'boolean' },
	host: { type: 'string' },
};
const PATH = 'path';
function parseArguments(args, command) {
	const options = optionsOf(command);
	const tokens = tokenize(args, options);
	const problems = tokens.flatMap((token, index) => {
		const before = tokens.slice(0, index);
		if (token.kind === 'option-terminator')
			return [];
		if (token.kind === 'option')
			return optionProblems(token, { args, before, options, command });
		return isValueOfUnknown(token, before, options)
			? []
			: positionalProblems(token, { args, before, options, command });
	});
	UsageError.throwIfAny([...new Set(problems)]);
	const given = new Map();
	for (const { name, value = 'true' } of tokens.filter(isOption)) {
		const before = given.get(name);
		given.set(name, before === undefined ? value : `${before}\n${value}`);
	}
	for (const token of tokens)
		if (token.kind === 'positional')
			given.set(PATH, token.value);
	const envFile = tokens.filter(isOption).find(({ name }) => name === ENV_FROM);
	return {
		values: new Map([...given].filter(([name]) => options.get(name)?.input !== undefined)),
		json: given.has('json'),
		passwordStdin: given.has('password-stdin'),
		outputs: given.get('outputs'),
		envFile: envFile && { file: envFile.value ?? '', by: envFile.rawName },
		ciHost: HOSTS.find((host) => host === given.get('host')),
	};
}
function optionsOf(command) {
	const inputs = inputsOf(command).map((input) => [
		input.name,
		{ type: input.kind === 'switch' ? 'boolean' : 'string', input },
	]);
	return new Map([...Object.entries(GENERAL), ...inputs]);
}
function tokenize(args, options) {
	const former = new Map([...options.keys()].map((name) => [formerName(name), name]));
	const { tokens } = (0,external_node_util_.parseArgs)({
		args: args.map((arg) => (/^-[^-]/.test(arg) ? arg.slice(0, 2) : arg)),
		options: Object.fromEntries([...options].flatMap(([name, { type }]) => [name, formerName(name) ?? name].map((each) => [each, { type }]))),
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	return tokens.map((token) => token.kind === 'option' ? Object.assign({}, token, { name: former.get(token.name) ?? token.name }) : token);
}
function isOption(token) {
	return token.kind === 'option';
}
function knownOption({ name, rawName }, options) {
	return rawName.startsWith('--') ? options.get(name) : undefined;
}
function isValueOfUnknown({ index }, before, options) {
	const last = before.at(-1);
	if (last?.kind !== 'option' || last.index !== index - 1)
		return false;
	return last.value === undefined && knownOption(last, options) === undefined;
}
function positionalProblems({ index, value }, { args, before, options, command }) {
	const where = `number ${index + 1} after "${command.name}"`;
	if (!options.has(PATH))
		return [`Unexpected argument: ${where}, which takes only options.`];
	if (before.some(({ kind }) => kind === 'positional'))
		return [`Unexpected argument: ${where}.`];
	if (args.some((arg) => arg === `--${PATH}` || arg.startsWith(`--${PATH}=`)))
		return [`Unexpected argument: ${where}. --${PATH} names the folder already.`];
	const problem = (0,real_path .IV)(value);
	if (problem === undefined)
		return [];
	const last = before.at(-1);
	const isAfterSwitch = last?.kind === 'option' && knownOption(last, options)?.type === 'boolean';
	const hint = isAfterSwitch ? ` ${last.rawName} takes a value only as ${last.rawName}=….` : '';
	const nearest = (0,real_path ._)(external_node_path_.resolve(value), external_node_path_.resolve(''));
	if (/^\.{1,2}[\\/]/.test(value) || (0,external_node_fs_.existsSync)(value))
		return [`The folder to deploy: "${(0,safe_text .Hk)(value)}" ${problem}${nearest}.${hint}`];
	return [
		`Unexpected argument: ${where}. It is not an option, so it must be the folder to deploy, which ${problem}${nearest}.${hint}`,
	];
}
function optionProblems(token, { args, before, options, command }) {
	const option = knownOption(token, options);
	if (option === undefined) {
		const typed = (args[token.index] ?? '').replace(/^-+|=.*$/gs, '');
		const known = shared_inputs .mc[command.name];
		const [, negated = ''] = /^no-(.+)$/.exec(typed) ?? [];
		const hint = known[typed]?.isGitHubOnly
			? ' Only the action on GitHub has it.'
			: options.get(negated)?.input?.kind === 'switch'
				? ` Write --${negated}=false.`
				: (0,input_names .sJ)(typed, [...options.keys(), 'help'], '--');
		return [`${(0,safe_text .Hk)(token.rawName)} is not an option of "${command.name}".${hint}`];
	}
	const { input } = option;
	if (input !== undefined && (0,shared_inputs .$f)(input))
		return [secretProblem(input)];
	if (token.name === 'password-stdin' && !options.has('password'))
		return [`"${command.name}" takes no password: --password-stdin has no effect.`];
	const first = before.filter(isOption).find(({ name }) => name === token.name);
	const mayRepeat = input !== undefined && input.kind === 'list';
	const repetition = first === undefined || mayRepeat ? [] : [repetitionProblem(first.rawName, token.rawName)];
	return [...valueProblems(token, option), ...repetition];
}
function repetitionProblem(first, second) {
	if (first === second)
		return `${second} is given twice.`;
	return `${second} cannot be combined with ${first}, which means the same.`;
}
function valueProblems({ name, rawName, value, inlineValue }, { type, input }) {
	if (value === '' || (type === 'string' && value === undefined))
		return [`${rawName} needs a value.`];
	if (inlineValue === false && value.startsWith('-'))
		return [`${rawName} needs a value. One that starts with "-" is written ${rawName}=-….`];
	if (input === undefined && type === 'boolean' && value !== undefined)
		return [`${rawName} takes no value.`];
	if (name === 'host' && !HOSTS.some((host) => host === value))
		return [`--host must be one of ${HOSTS.join(', ')}.`];
	return [];
}
function secretProblem(input) {
	const other = input.name === 'password' ? ', or use --password-stdin' : '';
	return `--${input.name} is not an option, as others on this machine can read the options of a process. Set ${(0,input_names .Qn)(input)}${other}.`;
}
var external_node_buffer_ = __webpack_require__(4573);
var errors = __webpack_require__(8835);
var regular_file = __webpack_require__(1385);
var format = __webpack_require__(1749);
var text_text = __webpack_require__(529);
;// CONCATENATED MODULE: ./lib/src/cli/env-file.js
const ENTRY = /^[^\S\n]*(?:#|(?:export[^\S\n]+)?[A-Za-z_][\w.-]*[^\S\n]*=[^\S\n]*(?:(["'`])[^]*?\1)?)[^\n]*/gm;
const APP_VARIABLE = /^[^\S\n]*(?:export[^\S\n]+)?\w+[^\S\n]*=/;
function readEnvFile(file) {
	return Object.fromEntries(Object.entries(readEntries(file)).filter(([name]) => name.startsWith('HEADLESS_')));
}
function readAppVariables(file) {
	const rule = 'A name has letters, digits and "_", and does not start with a digit.';
	return readEntries(file, rule, (entry) => APP_VARIABLE.test(entry));
}
function readEntries({ file, by }, rule = '', isAllowed = () => true) {
	const text = readText(file, by);
	const plain = text.replace(/\r\n?/g, '\n');
	const rest = plain.replace(ENTRY, (entry) => {
		const blank = entry.replace(/[^\n]/g, '');
		return entry.trimStart().startsWith('#') || isAllowed(entry) ? blank : `-${blank}`;
	});
	const bad = rest.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [`line ${index + 1}`]));
	if (bad.length > 0) {
		const problem = `${by}: every line of "${(0,safe_text .Hk)(file)}" must be NAME=value, but these are not: ${(0,format .Ku)(bad, 5)}.`;
		throw new UsageError([[problem, rule, 'A value of several lines needs quotes.'].filter(Boolean).join(' ')]);
	}
	return (0,external_node_util_.parseEnv)(plain.replace(ENTRY, withoutBlanks));
}
function readText(file, by) {
	let bytes;
	try {
		bytes = (0,regular_file .M4)(file);
	}
	catch (error) {
		if (error instanceof errors .zg)
			throw new UsageError([`${by}: ${error.message}.`]);
		const { code } = error;
		throw new UsageError([`${by}: "${(0,safe_text .Hk)(file)}" cannot be read: ${(0,safe_text .Hk)(String(code))}.`]);
	}
	if ((0,external_node_buffer_.isUtf8)(bytes))
		return (0,text_text .g)(bytes);
	throw new UsageError([`${by}: "${(0,safe_text .Hk)(file)}" must be UTF-8 text: save it as UTF-8.`]);
}
function withoutBlanks(entry) {
	return entry.replace(/^[^\S\n]*(?:export[^\S\n]+)?([\w.-]+)[^\S\n]*=[^\S\n]*/, '$1=');
}
;// CONCATENATED MODULE: ./lib/src/cli/exit-code.js
const USAGE = 2;
function exitCodeOf(stepCode, outputs) {
	if (stepCode === 0 || stepCode === 130 || stepCode === 143)
		return stepCode;
	if (outputs.get('error-code') === 'invalid-input')
		return USAGE;
	return outputs.get('status') === 'unknown' ? 3 : 1;
}
var troubleshooting = __webpack_require__(9524);
;// CONCATENATED MODULE: ./lib/src/cli/outputs.js
function outputVariables(outputs, documents) {
	const plain = [...outputs].filter(([name]) => name !== 'result' && !documents.includes(name));
	return plain.map(([name, value]) => [`DEPLOY_${name.replaceAll('-', '_').toUpperCase()}`, (0,safe_text .au)(value)]);
}
const OF_USAGE = new Set(['status', 'error-code']);
function resultText(outputs, json) {
	if (json)
		return outputs.get('result') ?? '{}';
	const isUsage = outputs.get('error-code') === 'invalid-input';
	const lines = [...outputs].filter(([name, value]) => name !== 'result' && value !== '' && (!isUsage || OF_USAGE.has(name)));
	return lines.map(([name, value]) => `${name}: ${(0,safe_text .au)(value)}`).join('\n');
}
function resultLines({ shown, outputs, clean }, { json, isWatched }) {
	if (shown.length > 0 && !json)
		return shown;
	return isWatched && !json ? undefined : clean(resultText(outputs, json));
}
function fileNamedBy(options, args) {
	const files = args.flatMap((argument, index) => {
		if (options.includes(argument))
			return [args[index + 1] ?? ''];
		const option = options.find((each) => argument.startsWith(`${each}=`));
		return option === undefined ? [] : [argument.slice(option.length + 1)];
	});
	const [file] = files;
	return files.length === 1 && file !== undefined && file !== '' && !file.startsWith('-') ? file : undefined;
}
const NO_COMMAND = {
	refused: {},
	result: { account: '', app: '', environment: '', status: 'failed', 'error-code': 'invalid-input', warnings: [] },
};
function usageOutputs({ refused, result } = NO_COMMAND, { problems, advice }, isPurgeWanted, job) {
	const purge = isPurgeWanted && 'purge-status' in refused ? { 'purge-status': 'skipped' } : {};
	const texts = Object.entries({ ...refused, ...purge }).map(([name, value]) => [name, String(value ?? '')]);
	const about = Object.entries(job).filter(([name]) => name !== 'branch' && !(name in refused));
	const title = 'Invalid input';
	const more = (0,troubleshooting .Jq)(title, { variables: {}, terms: { unit: 'command' } });
	const error = { title, message: problems.join(' '), advice, more, step: '', lines: [] };
	return new Map([...texts, ['result', JSON.stringify({ ...result, ...Object.fromEntries(about), ...purge, error })]]);
}
;// CONCATENATED MODULE: ./lib/src/cli/output-file.js
function writeOutputFile(file, outputs, documents) {
	const lines = outputVariables(outputs, documents).map(([name, value]) => `${name}=${value}\n`);
	(0,regular_file .E2)(file, lines.join(''));
}
function prepareOutputFile(file) {
	UsageError.throwIfAny(tryToWriteOutputFile(file, new Map(), []));
}
function tryToWriteOutputFile(file, outputs, documents) {
	try {
		writeOutputFile(file, outputs, documents);
		return [];
	}
	catch (error) {
		if (error instanceof errors .zg)
			return [(0,generated ._)(`--outputs: ${error.message}.`)];
		const { code } = error;
		return [(0,generated ._)(`--outputs: "${(0,safe_text .Hk)(file)}" cannot be written: ${(0,safe_text .Hk)(String(code))}.`)];
	}
}
;// CONCATENATED MODULE: ./lib/src/cli/help.js
const COMMAND_GROUPS = {
	Everyday: {
		deploy: 'Pack a folder and upload it; wait until it is live, test it',
		rehearse: 'Build and run an app on this machine, without an account',
		status: 'Show what is live in one or all environments, and what is being built',
		builds: 'List the newest builds of an environment',
	},
	'To set up': {
		init: 'Write the pipeline that deploys a repository, for its CI host',
		'create-app': 'Create an app for direct upload',
		installs: 'List the WordPress installs that an environment can connect to',
		'create-environment': 'Create an environment for such an app',
		probe: 'Show whether a host answers as this project assumes',
	},
	'Less often': {
		environments: 'List the environments of an app',
		'delete-environment': 'Delete the environment of a preview',
		webhook: 'Rebuild an app, or purge its cache, through a webhook',
		emulator: 'Run the local platform, to test without an account',
	},
};
const OPTION_GROUPS = {
	'Where to': ['account', 'app', 'environment', 'username', 'headless-url', 'base-url'],
	'Which files': [
		'path',
		'include',
		'exclude',
		'ignore-file',
		'required-files',
		'max-size',
		'compression-level',
		'secret-scan',
		'archive',
		'archive-sha256',
	],
	'After the upload': [
		'wait',
		'environment-url',
		'smoke-test',
		'smoke-test-minutes',
		'rollback-archive',
		'rollback-archive-sha256',
		'fail-on-purge-error',
	],
	'Checks and limits': ['check', 'dry-run', 'retry-ambiguous', 'timeout-minutes', 'fail-on-warning'],
};
const help_GENERAL = {
	'--json': 'Print the result as one JSON object.',
	'--outputs FILE': 'Write the outputs as lines DEPLOY_<OUTPUT>=value.',
	[`--${ENV_FROM} FILE`]: 'Read HEADLESS_… variables from a file. Variables that are already set win.',
	'--password-stdin': 'Read the password from stdin.',
	'--host NAME': `CI host to write the log for: ${HOSTS.join(', ')}. Detected by default.`,
	'--help': 'Print this.',
};
function programHelp({ commands }, width) {
	const groups = Object.entries(COMMAND_GROUPS).map(([title, texts]) => {
		const known = Object.entries(texts).filter(([name]) => commands.some((command) => command.name === name));
		return [`${title}:`, ...known.flatMap(([name, text]) => entry(name, text, width))].join('\n');
	});
	return `${[
		'Usage: headless-deploy COMMAND [OPTIONS]',
		...groups,
		[
			...entry('COMMAND --help', 'Print the options of a command; so does "help COMMAND".', width),
			...entry('--version', 'Print the version; so does -v.', width),
		].join('\n'),
		wrapped('Exit codes: 0 done, 1 failed, 2 wrong usage or input, 3 outcome unknown, 130 or 143 cancelled.', width),
	].join('\n\n')}\n`;
}
function commandHelp(command, width) {
	const inputs = inputsOf(command);
	const own = new Set(inputs.map(({ name }) => name));
	const words = (text) => asCommandWords(text, inputs);
	const sections = optionGroups(command.name, [...own]).map(([title, names]) => {
		const options = inputs.filter((input) => names.includes(input.name) && !(0,shared_inputs .$f)(input));
		return section(title, options.flatMap((input) => optionLines(input, words, width)));
	});
	const [first = '', ...others] = sections.filter((text) => text !== '');
	const secrets = inputs.filter(shared_inputs .$f).flatMap((input) => entry((0,input_names .Qn)(input), words(input.description), width));
	const general = Object.entries(help_GENERAL).filter(([option]) => {
		const name = option.slice(2).split(' ')[0] ?? '';
		return name === 'password-stdin' ? own.has('password') : !own.has(name);
	});
	const takesPath = own.has('path');
	return `${[
		`Usage: headless-deploy ${command.name} ${takesPath ? '[PATH] ' : ''}[OPTIONS]`,
		wrapped(`${words(command.description)}.${takesPath ? ' PATH is short for --path.' : ''}`, width),
		first,
		section('Secrets, as environment variables only', secrets),
		...others,
		section('Common options', general.flatMap(([option, text]) => entry(option, text, width))),
		wrapped(variablesNote(inputs), width),
	]
		.filter((text) => text !== '')
		.join('\n\n')}\n`;
}
function optionGroups(command, own) {
	const isDeploy = command === 'deploy';
	const grouped = new Set([...Object.values(OPTION_GROUPS).flat(), ...(isDeploy ? shared_inputs .Cf : [])]);
	const options = own.filter((name) => !grouped.has(name));
	const groups = Object.entries({ Options: options, ...OPTION_GROUPS });
	if (!isDeploy)
		return groups;
	const others = groups.map(([title, names]) => [
		`${title}, less often`,
		names.filter((name) => !shared_inputs .Cf.some((everyday) => everyday === name)),
	]);
	return [['Everyday', shared_inputs .Cf], ...others];
}
function section(heading, lines) {
	return lines.length === 0 ? '' : [`${heading}:`, ...lines].join('\n');
}
function variablesNote(inputs) {
	const options = inputs.filter((input) => !(0,shared_inputs .$f)(input));
	const other = options.find((input) => (0,input_names .Qn)(input) === 'HEADLESS_URL');
	const example = options.find((input) => input !== other);
	const shown = [example, other].flatMap((input) => (input ? `${(0,input_names .Qn)(input)} for --${input.name}` : []));
	return `Each option can be set as an environment variable instead: ${shown.join(', ')}. --SWITCH=false turns a switch off.`;
}
function optionLines(input, words, width) {
	const { kind, choices, default: fallback } = input;
	const values = choices?.filter((choice) => kind !== 'switch' || !['true', 'false'].includes(choice)).join('|');
	const argument = kind === 'switch' ? values && `[=${values}]` : ` ${kind === 'list' ? 'LINE' : (values ?? 'VALUE')}`;
	const notes = [
		fallback === undefined || kind === 'switch' ? '' : ` Without it: ${fallback}`,
		kind === 'list' ? ' May be repeated.' : '',
	];
	return entry(`--${input.name}${argument ?? ''}`, `${words(input.description)}${notes.join('')}`, width);
}
const COMMAND_WORDS = [
	[/,? one per line(?=[,.: ])/g, ''],
	[/ Take it from a secret\./g, ''],
	[/, relative to the workspace and inside it/g, ', in the current directory'],
	[
		/the workspace or in `RUNNER_TEMP`; a relative path starts at the workspace/g,
		'the current directory or the folder for temporary files',
	],
	[/\b([Tt])(?:he|his) step\b/g, '$1he command'],
	[/ Later steps do not hide it; take secret values from secrets\./g, ''],
	[/,? as JSON for later steps(?:, such as [^.]+)?/g, ''],
	[/ Required unless `closed-pull-requests`\./g, ''],
	[/ `comment` and `deployment` may take [^.]+\./g, ''],
	[/, `rollback-archive` and `skip-unchanged`/g, ' and `rollback-archive`'],
];
function asCommandWords(description, inputs) {
	const replaced = COMMAND_WORDS.reduce((text, [from, to]) => text.replaceAll(from, to), description.trim());
	return replaced
		.replaceAll(/`([^`]*)`/g, (_, code) => {
		const input = inputs.find(({ name }) => name === code);
		if (input === undefined)
			return /[\s,]/.test(code) || code === '' ? `"${code}"` : code;
		return (0,shared_inputs .$f)(input) ? (0,input_names .Qn)(input) : `--${code}`;
	})
		.replaceAll(/\s+/g, ' ');
}
const INDENT = 26;
function entry(name, text, width) {
	const lines = wrapped(text, Math.max(width - INDENT, 30)).split('\n');
	const isBeside = name.length + 4 <= INDENT;
	const head = isBeside ? `  ${name}`.padEnd(INDENT) + (lines.shift() ?? '') : `  ${name}`;
	return [head, ...lines.map((line) => `${' '.repeat(INDENT)}${line}`)];
}
function wrapped(text, width) {
	const lines = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= width)
			lines[lines.length - 1] = `${last} ${word}`;
		else
			lines.push(word);
	}
	return lines.join('\n');
}
;// CONCATENATED MODULE: ./lib/src/cli/plan.js
const DEFAULT_WIDTH = 80;
const EMULATOR = 'emulator';
function planCommand([name = '', ...args], table, variables, width = DEFAULT_WIDTH) {
	if (name === 'help' && args.length > 0)
		return planCommand([...args, '--help'], table, variables, width);
	if (name === '--help' || name === '-h' || name === 'help')
		return { kind: 'print', text: programHelp(table, width) };
	if (name === '--version' || name === '-v')
		return { kind: 'print', text: `${table.version}\n` };
	if (name === '')
		throw new UsageError([`No command given. The commands are ${namesOf(table)}.`]);
	const command = table.commands.find((known) => known.name === name);
	if (command === undefined) {
		const what = name.startsWith('-') ? 'The first argument must be a command' : `"${(0,safe_text .Hk)(name)}" is not a command`;
		const known = [...table.commands.map((each) => each.name), '--help', '--version'];
		const hint = (0,similar_names .au)(name, known) || didYouMeanOption(name, table);
		throw new UsageError([`${what}.${hint || ` The commands are ${namesOf(table)}.`}`]);
	}
	rejectOptionsForNpm(args, command, variables);
	if (command.name === EMULATOR)
		return { kind: 'emulator', args: emulatorArguments(args, command, variables) };
	if (args.includes('--help') || args.includes('-h'))
		return { kind: 'print', text: commandHelp(command, width) };
	const options = parseArguments(args, command);
	const appInput = inputsOf(command).find((input) => input.name === ENV_FROM);
	const envFile = options.envFile === undefined || appInput !== undefined ? {} : readEnvFile(options.envFile);
	const given = resolveValues(command, options.values, variables, envFile);
	const appFile = appInput && appFileOf(appInput, given, options, variables);
	const values = appFile ? new Map([...given, [ENV_FROM, JSON.stringify(readAppVariables(appFile))]]) : given;
	UsageError.throwIfAny(describeMisspelt(command, given, { ...variables, ...envFile }));
	const ownFiles = [options.outputs, (options.envFile ?? appFile)?.file].filter((own) => own !== undefined);
	const unread = describeUnread(table, command, [...Object.keys(variables), ...Object.keys(envFile)]);
	return { kind: 'step', command, options, values, ownFiles, unread };
}
function didYouMeanOption(name, { commands }) {
	const [meant] = commands.flatMap((command) => inputsOf(command).flatMap((input) => {
		if (input.kind === 'switch')
			return input.name === name ? `${command.name} --${name}` : [];
		return input.choices?.includes(name) === true ? `${command.name} --${input.name} ${name}` : [];
	}));
	return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
function appFileOf(input, given, { envFile }, variables) {
	const file = given.get(input.name) ?? '';
	if (file === '')
		return undefined;
	const by = variablesOf(input).find((name) => variables[name]?.trim() === file) ?? (0,input_names .Qn)(input);
	return envFile ?? { file, by };
}
function namesOf({ commands }) {
	return commands.map(({ name }) => name).join(', ');
}
const OF_NPM = new Set(['include', 'json', 'node-version', 'password', 'prefix', 'username']);
const NPX = 'npx';
function rejectOptionsForNpm(args, command, variables) {
	const script = variables['npm_lifecycle_event'];
	if (script === undefined)
		return;
	const taken = [...optionsOf(command).keys()].filter((name) => !OF_NPM.has(name) && !isGiven(name, args) && variables[`npm_config_${name.replaceAll('-', '_')}`]);
	if (taken.length === 0)
		return;
	const options = taken.map((name) => `--${name}`).join(' ');
	const start = script === NPX ? `npx -- headless-deploy ${command.name}` : `npm run ${(0,safe_text .Hk)(script)} --`;
	throw new UsageError([`npm keeps ${options} for itself: write options after "--", as in "${start} ${options}".`]);
}
function isGiven(name, args) {
	return args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
}
function emulatorArguments(args, command, variables) {
	const inputs = inputsOf(command).filter(({ name }) => name !== 'timeout-minutes' && !isGiven(name, args));
	const added = inputs.flatMap((input) => {
		const value = variables[(0,input_names .Qn)(input)]?.trim() ?? '';
		const isSwitch = input.kind === 'switch';
		if (value === '' || (isSwitch && /^false$/i.test(value)))
			return [];
		return isSwitch && /^true$/i.test(value) ? `--${input.name}` : `--${input.name}=${value}`;
	});
	return [...added, ...args];
}
var start = __webpack_require__(4329);
;// CONCATENATED MODULE: ./lib/src/runner/terminal/status-line.js
const REDRAW_INTERVAL_MS = 100;
async function createStatusLine(terminal) {
	const { createLogUpdate } = await __webpack_require__.e(  878).then(__webpack_require__.bind(__webpack_require__, 5878));
	const draw = createLogUpdate(terminal, { showCursor: true });
	let drawnAt = -Infinity;
	return {
		show: (text) => {
			const now = (0,clock .wI)();
			if (text === undefined) {
				draw.clear();
				drawnAt = -Infinity;
			}
			else if (now - drawnAt >= REDRAW_INTERVAL_MS) {
				draw(text);
				drawnAt = now;
			}
		},
	};
}
function showsStatusLine(isTerminal, variables) {
	return isTerminal && !variables['CI'] && variables['TERM'] !== 'dumb';
}
var redact = __webpack_require__(1586);
;// CONCATENATED MODULE: ./lib/src/runner/terminal/terminal.js
function createTerminal(options) {
	const { variables, cancelled, isDebug, dialect, terms, writeLog, statusLine, onOutputs } = options;
	const outputs = new Map();
	const state = new Map();
	const shown = [];
	const redactor = new redact .pO();
	let depth = 0;
	let about = '';
	const clean = (text) => safeLines(redactor.text(text));
	const cleanOutputs = (text) => safeLines(redactor.outputs(text));
	const write = (lines) => {
		if (lines.length === 0)
			return;
		statusLine?.show(undefined);
		writeLog(lines.map((line) => `${line}\n`).join(''));
	};
	const info = (text, tone) => {
		const lines = clean(text).map((line) => (tone === 'good' ? dialect.good(line) : line));
		write(lines.map((line) => (depth > 0 ? dialect.groupLine(line) : line)));
	};
	const annotate = (level) => (title, text, remedy = '') => write(dialect.annotation(level, clean(title + about).join(' '), clean(text), clean(remedy)));
	const runner = {
		variables,
		cancelled,
		isDebug,
		ciRun: () => ciRunOf(variables),
		terms,
		input: options.input,
		inputAsWritten: options.inputAsWritten,
		mask: (secrets) => {
			const isKnown = redactor.mask(secrets);
			const lines = secrets.flatMap((secret) => secret.split(/[\r\n]+/)).filter((line) => line.trim().length >= 4);
			write(dialect.mask([...new Set(lines)].filter((line) => !isKnown(line))));
		},
		hide: (values) => redactor.hide(values),
		redact: (text) => redactor.text(text),
		holdsSecret: (text, names) => redactor.hasSecretIn(text, names),
		info,
		show: (lines) => void shown.push(...lines.map((line) => clean(line).join(' '))),
		debug: (text) => {
			if (isDebug)
				info(text);
		},
		about: (site) => void (about = dialect.listsAnnotations ? site : ''),
		notice: annotate('notice'),
		warning: annotate('warning'),
		error: annotate('error'),
		...(statusLine === undefined
			? {}
			: { progress: (work) => statusLine.show(work && clean(progressLine(work)).join(' ')) }),
		group: async (heading, body) => {
			write(dialect.openGroup(clean(heading).join(' ')));
			depth += 1;
			try {
				return await body();
			}
			finally {
				depth -= 1;
				write(dialect.closeGroup());
			}
		},
		output: (name, value) => {
			outputs.set(name, value);
			if (name !== 'result')
				return;
			write(onOutputs(outputs).flatMap(([variable, text]) => dialect.output(variable, cleanOutputs(text).join(' '))));
		},
		saveState: (name, value) => void state.set(name, value),
		state: (name) => state.get(name) ?? '',
		summary: async () => { },
		isForkPullRequest: () => false,
		github: (token, send) => (0,workflow_run .o6)(variables, token, (text) => redactor.text(text), send),
	};
	return { runner, outputs, shown, clean: cleanOutputs };
}
function safeLines(text) {
	const lines = text === '' ? [] : text.split(/\r\n|\r|\n/);
	return lines.map((line) => (0,safe_text .ix)((0,safe_text .au)(line)));
}
const BAR_WIDTH = 20;
function progressLine({ text, done, total, elapsed }) {
	if (done <= 0 || done >= total || elapsed <= 0)
		return text;
	const full = Math.floor((BAR_WIDTH * done) / total);
	const pace = done / elapsed;
	const left = (0,format .a3)((total - done) / pace);
	return `[${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}] ${text}, ${(0,format .z3)(Math.round(pace * 1000))}/s, ${left} left`;
}
var files_paths = __webpack_require__(3366);
var try_to_read = __webpack_require__(442);
;// CONCATENATED MODULE: ./lib/src/cli/step.js
async function runStep(program, plan, runAction) {
	const { command, options } = plan;
	const { env, stdin, stdout, stderr } = program;
	const password = options.passwordStdin ? await readPassword(stdin) : undefined;
	if (options.outputs !== undefined)
		prepareOutputFile(options.outputs);
	const isTerminal = stderr.isTTY && (options.ciHost ?? findHost(env)) === 'plain';
	const statusLine = showsStatusLine(isTerminal, env) ? await createStatusLine(stderr) : undefined;
	let terminal;
	const createRunner = (cancelled) => {
		terminal = terminalFor(program, plan, { password, statusLine }, cancelled);
		return terminal.runner;
	};
	await (0,start .R3)(stderr, createRunner, async (runner) => {
		if (terminal === undefined)
			throw new RangeError('no terminal');
		if (plan.unread.length > 0)
			runner.warning('Unknown variable', plan.unread.join(' '));
		const exitCode = exitCodeOf(await runAction(command.name, runner), terminal.outputs);
		if (exitCode === USAGE)
			runner.info('--help lists the options and variables.');
		const result = resultLines(terminal, { json: options.json, isWatched: stdout.isTTY && stderr.isTTY });
		const failure = result === undefined ? undefined : await writeResult(stdout, `${result.join('\n')}\n`);
		if (failure === undefined)
			return exitCode;
		runner.error('No result', `The result could not be written to stdout: ${(0,safe_text .Hk)(failure)}.`);
		runner.info((0,troubleshooting .Lh)('No result', runner));
		return exitCode === 0 ? 1 : exitCode;
	});
}
function terminalFor(program, { command, options, values, ownFiles }, { password, statusLine }, cancelled) {
	const { env, stderr } = program;
	const ciHost = options.ciHost ?? findHost(env);
	const log = { isTerminal: stderr.isTTY, isFile: (0,external_node_fs_.fstatSync)(stderr.fd).isFile() };
	return createTerminal({
		variables: stepVariables(env),
		cancelled,
		isDebug: isDebugOn(env),
		input: (name) => {
			const value = (values.get(name) ?? '').trim();
			if (name === 'password')
				return password ?? value;
			if (name !== 'exclude' || values.get('archive'))
				return value;
			return excludeFiles(value, values.get('path') || '.', [...ownFiles, ...redirectedFiles()], program.cwd());
		},
		inputAsWritten: (name) => values.get(name) ?? '',
		dialect: dialectOf(ciHost, env, log),
		terms: commandTerms(ciHost, env),
		writeLog: (text) => void stderr.write(text),
		statusLine,
		onOutputs: (outputs) => {
			if (options.outputs !== undefined)
				writeOutputFile(options.outputs, outputs, command.documents);
			return outputVariables(outputs, command.documents);
		},
	});
}
function redirectedFiles() {
	const files = [1, 2].map((fd) => (0,try_to_read .h)(() => (0,external_node_fs_.readlinkSync)(`/proc/self/fd/${fd}`)) ?? '');
	return files.filter((file) => external_node_path_.isAbsolute(file) && (0,external_node_fs_.existsSync)(file));
}
const MAX_BYTES = 64 * 1024;
async function readPassword(stdin) {
	if (stdin.isTTY === true)
		throw new UsageError(['--password-stdin needs the password from a pipe or a file, not from a terminal.']);
	const chunks = [];
	let size = 0;
	for await (const chunk of stdin) {
		chunks.push(Buffer.from(chunk));
		size += chunk.length;
		if (size > MAX_BYTES)
			throw new UsageError(['--password-stdin: the input is too long for a password.']);
	}
	const bytes = Buffer.concat(chunks);
	if (!(0,external_node_buffer_.isUtf8)(bytes))
		throw new UsageError(['--password-stdin: the input must be UTF-8 text.']);
	const password = (0,text_text .g)(bytes).replace(/\r?\n$/, '');
	if (password === '')
		throw new UsageError(['--password-stdin: stdin is empty.']);
	return password;
}
function excludeFiles(exclude, folder, files, cwd, paths = { path: external_node_path_, realPath: (file) => (0,real_path .Ye)(file) }) {
	const { path: system } = paths;
	const root = realPathOf(system.resolve(cwd, folder), paths);
	const patterns = files.flatMap((file) => {
		const full = system.resolve(cwd, file);
		const named = system.join(realPathOf(system.dirname(full), paths), system.basename(full));
		return [named, realPathOf(named, paths)].flatMap((place) => {
			const inside = (0,files_paths ._l)(root, place, system);
			if (!inside)
				return [];
			const pattern = `/${(0,files_paths .MP)(inside)}`;
			return [pattern, pattern.normalize('NFC')];
		});
	});
	return [exclude, ...new Set(patterns)].filter((line) => line !== '').join('\n');
}
function realPathOf(file, paths) {
	return (0,try_to_read .h)(() => paths.realPath(file)) ?? file;
}
;// CONCATENATED MODULE: ./lib/src/cli/program.js
async function runCommandLine(program, dist, runAction, importModule) {
	const args = program.argv.slice(2);
	const table = JSON.parse((0,external_node_fs_.readFileSync)(new URL('cli/commands.json', dist), 'utf8'));
	try {
		const folder = currentFolder(program);
		const plan = planCommand(args, table, program.env, helpWidth(program.stdout));
		if (plan.kind === 'print')
			await writeResult(program.stdout, plan.text);
		else if (plan.kind === 'emulator')
			await startLocalPlatform(dist, plan.args, importModule);
		else {
			requireFolder(plan, folder, dist);
			await runStep(program, plan, runAction);
		}
	}
	catch (error) {
		if (!(error instanceof UsageError))
			throw error;
		await reportUsage(program, args, table, error);
		program.exitCode = USAGE;
	}
}
function helpWidth({ columns }) {
	return columns === undefined ? undefined : Math.min(columns, 100);
}
function currentFolder(program) {
	try {
		return program.cwd();
	}
	catch {
		throw new UsageError(['The current directory is not there any more: change to one that is.']);
	}
}
const OF_CLONE = new Set(['rehearse', 'init']);
function requireFolder({ command, values }, folder, dist) {
	if (!OF_CLONE.has(command.name) || values.get('path'))
		return;
	if (external_node_path_.resolve(folder) !== external_node_path_.resolve((0,external_node_url_.fileURLToPath)(dist), '..'))
		return;
	throw new UsageError([
		`Name the folder of your app, as this one is headless-deploy itself: "npm run ${command.name} -- ../my-app".`,
	]);
}
async function startLocalPlatform(dist, args, importModule) {
	const bundle = (await importModule(new URL('local-platform/index.js', dist).href));
	await bundle.start(dist, 'emulator', args);
}
async function reportUsage(program, args, { commands }, { problems }) {
	const command = commands.find(({ name }) => name === args[0]);
	const help = command === undefined ? '"headless-deploy --help" lists the commands.' : '--help lists the options and variables.';
	const isPurgeWanted = command !== undefined && namesPurgeWebhook(command, args, program.env);
	const outputs = usageOutputs(command, { problems, advice: help }, isPurgeWanted, ciRunOf(program.env));
	const file = fileNamedBy(['--outputs'], args);
	const unwritten = file === undefined || command === undefined ? [] : tryToWriteOutputFile(file, outputs, command.documents);
	writeError(program.stderr, [...new Set([...problems, ...unwritten]), help]);
	if (args.includes('--json'))
		await writeResult(program.stdout, `${resultText(outputs, true)}\n`);
}
function namesPurgeWebhook(command, args, environment) {
	const file = fileNamedBy([`--${ENV_FROM}`, `--${formerName(ENV_FROM)}`], args);
	let variables = {};
	try {
		if (file !== undefined)
			variables = readEnvFile({ file, by: `--${ENV_FROM}` });
	}
	catch (error) {
		if (!(error instanceof UsageError))
			throw error;
	}
	return Boolean(resolveValues(command, new Map(), environment, variables).get('purge-cache-webhook'));
}
var start_action = __webpack_require__(3156);
;// CONCATENATED MODULE: ./lib/src/entries/cli.js
async function runProgram(dist, actions, importModule) {
	const runAction = async (name, runner) => await (0,start_action .R)(actions, name, runner, dist, importModule);
	await runCommandLine(process, dist, runAction, importModule);
}
  })
};
