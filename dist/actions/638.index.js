export const id = 638;
export const ids = [638,589];
export const modules = {

/***/ 3638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  start: () => (/* binding */ cli_start)
});

var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./lib/runner/terminal/write-result.js
/**
 * Writes to stdout and waits until it is through.
 * @returns why that failed. A reader that has gone is not a failure: it wanted no more
 */
async function writeResult(stdout, text) {
    // Node reports the same error to both; without a listener it would end the process.
    stdout.on('error', () => { });
    const error = await new Promise((resolve) => {
        stdout.write(text, resolve);
    });
    return error === null || error === undefined || error.code === 'EPIPE' ? undefined : (error.code ?? error.message);
}
/** Writes lines to stderr where no runner can: before there is one. */
function writeError(stderr, lines) {
    // A reader that has gone must not change the exit code.
    stderr.on('error', () => { });
    stderr.write(lines.map((line) => `${line}\n`).join(''));
}

var external_node_util_ = __webpack_require__(7975);
var clock = __webpack_require__(3383);
;// CONCATENATED MODULE: ./lib/runner/terminal/dialects.js

const COLOURS = { notice: 'cyan', warning: 'yellow', error: 'red' };
/** Human-readable lines: a terminal, Jenkins, Bitbucket, Woodpecker and others that read no commands from a log. */
function plainDialect(hasColour) {
    // Not by the stream: this is for stderr, and `styleText` checks stdout.
    const style = (format, text) => hasColour ? (0,external_node_util_.styleText)(format, text, { validateStream: false }) : text;
    return {
        openGroup: (heading) => [style('bold', heading)],
        closeGroup: () => [],
        groupLine: (text) => `  ${text}`,
        annotation: (level, title, [first = '', ...details], remedy) => [
            `${style(COLOURS[level], `${level}:`)} ${style('bold', `${title}:`)} ${first}`,
            ...details,
            ...remedy,
        ],
        mask: () => [],
        output: () => [],
    };
}
/** Clears the line, so that a reader of the raw log sees no marker. */
const CLEAR_LINE = '\u001b[0K';
/**
 * GitLab CI: groups are collapsible sections (GitLab documentation, "Custom collapsible sections"). A job cannot tell
 * GitLab what to mask, and sets outputs by a file.
 * @param now milliseconds since 1970; GitLab shows how long a section took, so it must not jump
 */
function gitlabDialect(now) {
    let count = 0;
    // The name of a section must be unique in the job.
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
/** What the agent decodes in the text of a command (azure-pipelines-agent, CommandStringConvertor.Unescape). */
const DECODED = /%(?:3B|0D|0A|5D|AZP25)/;
/**
 * The text of a command: as it is where decoding changes nothing, so that it is the same on agents that do not decode
 * `%AZP25` (`DECODE_PERCENTS=false`).
 */
function commandText(text) {
    const whole = DECODED.test(text) ? text.replaceAll('%', '%AZP25') : text;
    return whole.replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
/**
 * Azure Pipelines: logging commands (Microsoft documentation, "Logging commands").
 * @param readsCommands whether an agent reads what is written: it alone takes a secret out of the log again
 */
function azureDialect(readsCommands) {
    const plain = plainDialect(false);
    return {
        ...plain,
        openGroup: (heading) => [`##[group]${heading}`],
        closeGroup: () => ['##[endgroup]'],
        groupLine: (text) => text,
        annotation: (level, title, details, remedy) => {
            if (level === 'notice')
                return plain.annotation(level, title, details, remedy);
            const [first = '', ...others] = details;
            const [firstOfRemedy = '', ...more] = remedy;
            const message = `${title}: ${first} ${firstOfRemedy}`.trimEnd();
            return [`##vso[task.logissue type=${level}]${commandText(message)}`, ...others, ...more];
        },
        mask: (secrets) => (readsCommands ? secrets.map((secret) => `##vso[task.setsecret]${commandText(secret)}`) : []),
        output: (name, value) => [`##vso[task.setvariable variable=${name};isOutput=true]${commandText(value)}`],
    };
}

;// CONCATENATED MODULE: ./lib/runner/terminal/hosts.js


const plain = (variables, { isTerminal }) => plainDialect(isTerminal && !variables['NO_COLOR'] && variables['TERM'] !== 'dumb');
/** One row for each host, by its name for `--host`; `plain` is any other, and a terminal. */
const ROWS = {
    azure: {
        variable: 'TF_BUILD',
        onConcurrentDeploys: 'An exclusive lock check on the environment of the pipeline keeps deploys apart.',
        dialect: (variables, { isTerminal, isFile }) => azureDialect(Boolean(variables['TF_BUILD']) && !isTerminal && !isFile),
    },
    gitlab: {
        variable: 'GITLAB_CI',
        onConcurrentDeploys: 'A "resource_group" for the environment keeps deploys of one project apart.',
        dialect: () => gitlabDialect((0,clock/* evenDates */.EW)()),
    },
    jenkins: {
        variable: 'JENKINS_URL',
        onConcurrentDeploys: '"disableConcurrentBuilds()" keeps deploys of one pipeline apart.',
        dialect: plain,
    },
    bitbucket: {
        variable: 'BITBUCKET_BUILD_NUMBER',
        onConcurrentDeploys: 'A "deployment" for the environment keeps deploys of one repository apart.',
        dialect: plain,
    },
    plain: {
        variable: undefined,
        onConcurrentDeploys: 'Run one deploy of an environment at a time.',
        dialect: plain,
    },
};
const HOSTS = Object.keys(ROWS);
/** The CI host by its own variables. */
function findHost(variables) {
    return HOSTS.find((name) => ROWS[name].variable !== undefined && variables[ROWS[name].variable]) ?? 'plain';
}
/** What the log looks like on a host. */
function dialectOf(ciHost, variables, log) {
    return ROWS[ciHost].dialect(variables, log);
}
/** Whether the job asks for details: the switches of GitHub's runner, Azure Pipelines and GitLab. */
function isDebugOn(variables) {
    const switches = [variables['RUNNER_DEBUG'], variables['SYSTEM_DEBUG'], variables['CI_DEBUG_TRACE']];
    return switches.some((value) => value === '1' || value?.toLowerCase() === 'true');
}
/** The command line, on any host. */
function commandTerms(ciHost) {
    return {
        unit: 'command',
        runAgain: ciHost === 'plain' ? 'run the command again' : 'run the job again',
        // A switch takes a value only with "=".
        setting: (input, value) => `"--${input}=${value}"`,
        onMissingInput: 'Give what is missing as an option, or in its HEADLESS_… variable.',
        whereToSetVariables: 'in the environment of the command',
        onConcurrentDeploys: ROWS[ciHost].onConcurrentDeploys,
        workspace: 'the current directory',
        onMissingFolder: 'Check where the command is run, and that the build ran before',
        tempFolder: 'the folder for temporary files',
        onUnwrittenOutputs: 'Check the file that "--outputs" names: its folder must exist, you must be allowed to write there, and the disk must have room.',
    };
}

var shared_inputs = __webpack_require__(3072);
var real_path = __webpack_require__(2589);
var similar_names = __webpack_require__(1873);
var safe_text = __webpack_require__(3242);
;// CONCATENATED MODULE: ./lib/cli/command-table.js

/** The inputs that the command line has, too. */
function inputsOf({ name: command, inputs }) {
    const known = shared_inputs/* INPUTS */.mc[command];
    return inputs.flatMap(({ name, description }) => {
        const input = known[name];
        return input === undefined || input.isGitHubOnly === true ? [] : { name, description, ...input };
    });
}

;// CONCATENATED MODULE: ./lib/cli/variables.js



/** Inputs whose variable is not `HEADLESS_` and the name of the input. */
const VARIABLES = new Map([
    ['headless-url', 'HEADLESS_URL'],
    ['url', 'HEADLESS_WEBHOOK_URL'],
]);
/**
 * Former names, by the names of today; they still work. Node takes an option `--env-file` for itself where it starts the
 * `bin` of package.json.
 */
const FORMER_NAMES = new Map([['env-from', 'env-file']]);
/** The name that an option or input had before; undefined where it always had this one. */
function formerName(name) {
    return FORMER_NAMES.get(name);
}
/** The environment variable of an input: `HEADLESS_ACCOUNT`. */
function variableOf({ name }) {
    return VARIABLES.get(name) ?? `HEADLESS_${name.replaceAll('-', '_').toUpperCase()}`;
}
/** The variables that are read for an input: its own, and that of the name that it had before. */
function variablesOf({ name }) {
    const names = [name, FORMER_NAMES.get(name)].filter((each) => each !== undefined);
    return names.map((each) => variableOf({ name: each }));
}
/**
 * The values of all inputs by their names: the option, else the variable, else that of the file. An empty variable
 * counts as none.
 */
function resolveValues(command, options, variables, envFile) {
    const values = inputsOf(command).map((input) => {
        const texts = [variables, envFile].flatMap((source) => variablesOf(input).map((name) => given(source[name])));
        const text = options.get(input.name) ?? texts.find((each) => each !== '') ?? '';
        // Leading lines of a list count: an error names a line by its number.
        return [input.name, input.kind === 'list' ? text.trimEnd() : text.trim()];
    });
    return new Map(values);
}
/**
 * A sentence for each `HEADLESS_…` variable that no command reads and that looks mistyped: the jobs of a pipeline share
 * those of all commands, and a pipeline may have variables of its own.
 */
function describeUnread({ commands }, names) {
    const inputs = commands.flatMap(inputsOf);
    const read = new Set(inputs.flatMap(variablesOf));
    const unread = names.filter((name) => name.startsWith('HEADLESS_') && !read.has(name));
    // One that is set was not meant.
    const known = inputs.map(variableOf);
    const ends = new Set(known.filter((name) => !names.includes(name)).map((name) => name.slice(9)));
    // Also for a HEADLESS_HEADLESS_URL.
    const hint = (name) => (0,similar_names/* didYouMean */.au)(name.replace(/^(?:HEADLESS_)+/, ''), ends, 'HEADLESS_');
    return [...new Set(unread)].flatMap((name) => hint(name) === '' ? [] : [`No command reads ${(0,safe_text/* safeText */.Hk)(name)}.${hint(name)}`]);
}
/** Blanks are no value. Azure Pipelines leaves `$(NAME)` where a pipeline names a variable that is not there. */
function given(text = '') {
    return /^\s*(?:\$\([\w.-]+\)\s*)?$/.test(text) ? '' : text;
}
/**
 * The environment that a step may see, and git with it: no `HEADLESS_…` variable, as those may be secret, and none with
 * which GitHub's runner names its folders. The workspace is the current directory.
 */
function stepVariables(variables) {
    const own = /^(?:HEADLESS_|INPUT_|GITHUB_WORKSPACE$|RUNNER_TEMP$)/i;
    return Object.fromEntries(Object.entries(variables).filter(([name]) => !own.test(name)));
}

;// CONCATENATED MODULE: ./lib/cli/usage-error.js
/** The command line cannot be used as it is: one line for each problem, none of which repeats a value. */
class UsageError extends Error {
    problems;
    name = 'UsageError';
    constructor(problems) {
        super(problems.join('\n'));
        this.problems = problems;
    }
    /** @throws {UsageError} when there is a problem */
    static throwIfAny(problems) {
        if (problems.length > 0)
            throw new UsageError(problems);
    }
}

;// CONCATENATED MODULE: ./lib/cli/arguments.js











/** The option that names a file with variables. Where it is an input, they are those of the app. */
const ENV_FROM = 'env-from';
const GENERAL = {
    json: { type: 'boolean' },
    outputs: { type: 'string' },
    [ENV_FROM]: { type: 'string' },
    'password-stdin': { type: 'boolean' },
    host: { type: 'string' },
};
/** The input that an argument without an option sets: "deploy site". */
const PATH = 'path';
/**
 * Reads the options of a subcommand. Values are never repeated in a problem: a secret may be where none belongs.
 * @param args what follows the name of the subcommand
 * @throws {UsageError} with all problems at once
 */
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
        // Only a list gets here more than once.
        given.set(name, before === undefined ? value : `${before}\n${value}`);
    }
    for (const token of tokens)
        if (token.kind === 'positional')
            given.set(PATH, token.value);
    return {
        values: new Map([...given].filter(([name]) => options.get(name)?.input !== undefined)),
        json: given.has('json'),
        passwordStdin: given.has('password-stdin'),
        outputs: given.get('outputs'),
        envFile: envFileOf(tokens),
        ciHost: HOSTS.find((host) => host === given.get('host')),
    };
}
function envFileOf(tokens) {
    const option = tokens.filter(isOption).find(({ name }) => name === ENV_FROM);
    return option === undefined ? undefined : { file: option.value ?? '', by: option.rawName };
}
function optionsOf(command) {
    const inputs = inputsOf(command).map((input) => [
        input.name,
        // A secret has a value like any other, so that the value is not taken for an argument of its own.
        { type: input.kind === 'switch' ? 'boolean' : 'string', input },
    ]);
    // The variables of a file may be meant for the app.
    return new Map([...Object.entries(GENERAL), ...inputs]);
}
/**
 * Not strict: the strict mode of parseArgs stops at the first mistake, and repeats what it found. An option has its name
 * of today; `rawName` is as the user wrote it.
 */
function tokenize(args, options) {
    const former = new Map([...options.keys()].map((name) => [formerName(name), name]));
    const { tokens } = (0,external_node_util_.parseArgs)({
        // There are no short options, and each letter of `-word` would be one: it may be a secret.
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
/** Undefined for an option that the subcommand does not have. */
function knownOption({ name, rawName }, options) {
    return rawName.startsWith('--') ? options.get(name) : undefined;
}
/** What follows an unknown option is most likely its value. */
function isValueOfUnknown({ index }, before, options) {
    const last = before.at(-1);
    if (last?.kind !== 'option' || last.index !== index - 1)
        return false;
    return last.value === undefined && knownOption(last, options) === undefined;
}
/**
 * What is wrong with an argument that belongs to no option. Only the folder to deploy may be one: that it is there is
 * checked here, as any later message would repeat what may be a secret.
 */
function positionalProblems({ index, value }, { args, before, options, command }) {
    const where = `number ${index + 1} after "${command.name}"`;
    if (!options.has(PATH) || before.some(({ kind }) => kind === 'positional'))
        return [`Unexpected argument: ${where}.`];
    if (args.some((arg) => arg === `--${PATH}` || arg.startsWith(`--${PATH}=`)))
        return [`Unexpected argument: ${where}. --${PATH} names the folder already.`];
    const problem = (0,real_path/* folderProblem */.IV)(value);
    if (problem === undefined)
        return [];
    const last = before.at(-1);
    const isAfterSwitch = last?.kind === 'option' && knownOption(last, options)?.type === 'boolean';
    const hint = isAfterSwitch ? ` ${last.rawName} takes a value only as ${last.rawName}=….` : '';
    const nearest = (0,real_path/* nearestFolderHint */._)(external_node_path_.resolve(value), external_node_path_.resolve(''));
    // Only what was written as a path, or is there, is named: neither is a secret.
    if (/^\.{1,2}[\\/]/.test(value) || (0,external_node_fs_.existsSync)(value))
        return [`The folder to deploy: "${(0,safe_text/* safeText */.Hk)(value)}" ${problem}${nearest}.${hint}`];
    return [
        `Unexpected argument: ${where}. It is not an option, so it must be the folder to deploy, which ${problem}${nearest}.${hint}`,
    ];
}
function optionProblems(token, { args, before, options, command }) {
    const option = knownOption(token, options);
    if (option === undefined) {
        const typed = (args[token.index] ?? '').replace(/^-+|=.*$/gs, '');
        const hint = (0,similar_names/* didYouMean */.au)(typed, [...options.keys(), 'help'], '--');
        return [`${(0,safe_text/* safeText */.Hk)(token.rawName)} is not an option of "${command.name}".${hint}`];
    }
    const { input } = option;
    if (input !== undefined && (0,shared_inputs/* isSecret */.$f)(input))
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
    return `--${input.name} is not an option, as others on this machine can read the options of a process. Set ${variableOf(input)}${other}.`;
}

var external_node_buffer_ = __webpack_require__(4573);
var errors = __webpack_require__(2730);
var regular_file = __webpack_require__(7515);
var format = __webpack_require__(1838);
;// CONCATENATED MODULE: ./lib/cli/env-file.js







/** A comment or a variable, with all lines of a value in quotes. */
const ENTRY = /^[^\S\n]*(?:#|(?:export[^\S\n]+)?[A-Za-z_][\w.-]*[^\S\n]*=[^\S\n]*(?:(["'`])[^]*?\1)?)[^\n]*/gm;
/** One whose name a shell can set (POSIX.1-2017, XBD 3.235): the environment of an app takes no other. */
const APP_VARIABLE = /^[^\S\n]*(?:export[^\S\n]+)?\w+[^\S\n]*=/;
/** The `HEADLESS_…` variables of a file. @throws {UsageError} as `readEntries` */
function readEnvFile(file) {
    return Object.fromEntries(Object.entries(readEntries(file)).filter(([name]) => name.startsWith('HEADLESS_')));
}
/** All variables of a file, for an app. @throws {UsageError} as `readEntries`, and for names that an app cannot have */
function readAppVariables(file) {
    const rule = 'A name has letters, digits and "_", and does not start with a digit.';
    return readEntries(file, rule, (entry) => APP_VARIABLE.test(entry));
}
/**
 * All variables of a file in the syntax of `node --env-file`.
 * @param rule a sentence: what `isAllowed` asks of a variable beside that syntax
 * @throws {UsageError} when it cannot be read, or has other lines than variables and comments: they may hold a secret, so
 * their numbers are named
 */
function readEntries({ file, by }, rule = '', isAllowed = () => true) {
    const text = readText(file, by);
    // Windows editors start a file with it, and it would become part of the first name.
    const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const rest = plain.replace(ENTRY, (entry) => {
        const blank = entry.replace(/[^\n]/g, '');
        // A value has more lines, but its name is on the first.
        return isComment(entry) || isAllowed(entry) ? blank : `-${blank}`;
    });
    const bad = rest.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [`line ${index + 1}`]));
    if (bad.length > 0) {
        const problem = `${by}: every line of "${(0,safe_text/* safeText */.Hk)(file)}" must be NAME=value, but these are not: ${(0,format/* firstOf */.Ku)(bad, 5)}.`;
        throw new UsageError([[problem, rule, 'A value of several lines needs quotes.'].filter(Boolean).join(' ')]);
    }
    return (0,external_node_util_.parseEnv)(plain.replace(ENTRY, withoutBlanks));
}
function isComment(entry) {
    return entry.trimStart().startsWith('#');
}
/**
 * Node itself opens the file of an option `--env-file`, before anything of ours runs: a pipe is read, and empty, by then.
 * @throws {UsageError}
 */
function readText(file, by) {
    let bytes;
    try {
        bytes = (0,regular_file/* readWholeFile */.M4)(file);
    }
    catch (error) {
        if (error instanceof errors/* StepError */.zg)
            throw new UsageError([`${by}: ${error.message}.`]);
        const { code } = error;
        throw new UsageError([`${by}: "${(0,safe_text/* safeText */.Hk)(file)}" cannot be read: ${(0,safe_text/* safeText */.Hk)(String(code))}.`]);
    }
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString('utf8');
    throw new UsageError([`${by}: "${(0,safe_text/* safeText */.Hk)(file)}" must be UTF-8 text: save it as UTF-8.`]);
}
/** Node 20 reads tabs as part of the name; with blanks after the "=" Node 24 reads the next line as the value. */
function withoutBlanks(entry) {
    return entry.replace(/^[^\S\n]*(?:export[^\S\n]+)?([\w.-]+)[^\S\n]*=[^\S\n]*/, '$1=');
}

;// CONCATENATED MODULE: ./lib/cli/exit-code.js
/** Exit code of wrong usage: options, and every `invalid-input`. */
const USAGE = 2;
/**
 * The exit code of a subcommand: 0 done, 1 failed, 2 usage, 3 outcome unknown, 130 or 143 cancelled.
 * @param stepCode what the step returned
 */
function exitCodeOf(stepCode, outputs) {
    if (stepCode === 0 || stepCode === 130 || stepCode === 143)
        return stepCode;
    if (outputs.get('error-code') === 'invalid-input')
        return USAGE;
    return outputs.get('status') === 'unknown' ? 3 : 1;
}

var troubleshooting = __webpack_require__(4303);
;// CONCATENATED MODULE: ./lib/cli/outputs.js


/** Outputs that are documents: JSON, which no host has a variable for. */
const DOCUMENTS = new Set(['result', 'installs', 'install']);
/** Outputs as variables of a job: `DEPLOY_OPERATION_NAME`, each with a value of one line. */
function outputVariables(outputs) {
    const plain = [...outputs].filter(([name]) => !DOCUMENTS.has(name));
    return plain.map(([name, value]) => [`DEPLOY_${name.replaceAll('-', '_').toUpperCase()}`, (0,safe_text/* escapeUnsafe */.au)(value)]);
}
/**
 * What goes to stdout: one JSON object, or a line for each output that has a value.
 * @param outputs by name, `result` among them
 */
function resultText(outputs, json) {
    if (json)
        return outputs.get('result') ?? '{}';
    const lines = [...outputs].filter(([name, value]) => name !== 'result' && value !== '');
    return lines.map(([name, value]) => `${name}: ${(0,safe_text/* escapeUnsafe */.au)(value)}`).join('\n');
}
/**
 * The file that an option names, in arguments that cannot all be understood; undefined unless it is named once.
 * @param options the option, and another name that it has
 */
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
/** Of a command that is not there. */
const NO_COMMAND = {
    refused: {},
    result: { status: 'failed', 'error-code': 'invalid-input', warnings: [] },
};
/**
 * The outputs of a subcommand that could not begin.
 * @param problems with the command line, as sentences
 * @param advice what to do about them
 * @param isPurgeWanted whether a webhook for the purge is given
 */
function usageOutputs({ refused, result } = NO_COMMAND, { problems, advice }, isPurgeWanted) {
    const purge = isPurgeWanted && 'purge-status' in refused ? { 'purge-status': 'skipped' } : {};
    const texts = Object.entries({ ...refused, ...purge }).map(([name, value]) => [name, String(value ?? '')]);
    const title = 'Invalid input';
    const more = (0,troubleshooting/* sectionAbout */.Jq)(title, { variables: {}, messages: { unit: 'command' } });
    const error = { title, message: problems.join(' '), advice, more, step: '', lines: [] };
    return new Map([...texts, ['result', JSON.stringify({ ...result, ...purge, error })]]);
}

;// CONCATENATED MODULE: ./lib/cli/output-file.js





/**
 * Writes the file that `--outputs` names: a line for each output. Never through a link, which could lead to any file.
 * @throws {StepError} for anything but a regular file; what the file system throws
 */
function writeOutputFile(file, outputs) {
    const lines = outputVariables(outputs).map(([name, value]) => `${name}=${value}\n`);
    (0,regular_file/* writeRegularFile */.E2)(file, lines.join(''));
}
/** A file that cannot be written must not be noticed only after the deploy. @throws {UsageError} */
function prepareOutputFile(file) {
    UsageError.throwIfAny(tryToWriteOutputFile(file, new Map()));
}
/** @returns why it could not be written, as a sentence; nothing where it was */
function tryToWriteOutputFile(file, outputs) {
    try {
        writeOutputFile(file, outputs);
        return [];
    }
    catch (error) {
        if (error instanceof errors/* StepError */.zg)
            return [`--outputs: ${error.message}.`];
        const { code } = error;
        return [`--outputs: "${(0,safe_text/* safeText */.Hk)(file)}" cannot be written: ${(0,safe_text/* safeText */.Hk)(String(code))}.`];
    }
}

;// CONCATENATED MODULE: ./lib/cli/plan.js









/** The subcommand that is a program of its own. */
const EMULATOR = 'emulator';
/**
 * Reads a command line.
 * @param args without node and script
 * @throws {UsageError} with all problems at once
 */
function planCommand([name = '', ...args], table, variables) {
    if (name === 'help' && args.length > 0)
        return planCommand([...args, '--help'], table, variables);
    if (name === '--help' || name === '-h' || name === 'help')
        return { kind: 'print', text: programHelp(table) };
    if (name === '--version' || name === '-v')
        return { kind: 'print', text: `${table.version}\n` };
    // Not the help and success: a script whose variable is empty would be green, and nothing was deployed.
    if (name === '')
        throw new UsageError([`No command given. The commands are ${namesOf(table)}.`]);
    const command = table.commands.find((known) => known.name === name);
    if (command === undefined) {
        const what = name.startsWith('-') ? 'The first argument must be a command' : `"${(0,safe_text/* safeText */.Hk)(name)}" is not a command`;
        const known = [...table.commands.map((each) => each.name), '--help', '--version'];
        throw new UsageError([`${what}.${(0,similar_names/* didYouMean */.au)(name, known) || ` The commands are ${namesOf(table)}.`}`]);
    }
    if (command.name === EMULATOR)
        return { kind: 'emulator', args: emulatorArguments(args, command, variables) };
    if (args.includes('--help') || args.includes('-h'))
        return { kind: 'print', text: commandHelp(command) };
    const options = parseArguments(args, command);
    const appInput = inputsOf(command).find((input) => input.name === ENV_FROM);
    const envFile = options.envFile === undefined || appInput !== undefined ? {} : readEnvFile(options.envFile);
    const given = resolveValues(command, options.values, variables, envFile);
    const appFile = appInput && appFileOf(appInput, given, options, variables);
    // The input gets the variables themselves, as JSON.
    const values = appFile ? new Map([...given, [ENV_FROM, JSON.stringify(readAppVariables(appFile))]]) : given;
    const ownFiles = [options.outputs, (options.envFile ?? appFile)?.file].filter((own) => own !== undefined);
    const unread = describeUnread(table, [...Object.keys(variables), ...Object.keys(envFile)]);
    return { kind: 'step', command, options, values, ownFiles, unread };
}
/** The file with the variables of the app, which an option or a variable may name. */
function appFileOf(input, given, { envFile }, variables) {
    const file = given.get(input.name) ?? '';
    if (file === '')
        return undefined;
    const by = variablesOf(input).find((name) => variables[name]?.trim() === file) ?? variableOf(input);
    return envFile ?? { file, by };
}
function namesOf({ commands }) {
    return commands.map(({ name }) => name).join(', ');
}
/** The options of the local platform, which reads them itself; variables replace those that are not given. */
function emulatorArguments(args, command, variables) {
    const isGiven = (name) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
    // In the foreground nobody waits for the start, so there is no limit for it.
    const inputs = inputsOf(command).filter(({ name }) => name !== 'timeout-minutes' && !isGiven(name));
    const added = inputs.flatMap((input) => {
        const value = variables[variableOf(input)]?.trim() ?? '';
        const isSwitch = input.kind === 'switch';
        if (value === '' || (isSwitch && /^false$/i.test(value)))
            return [];
        return isSwitch && /^true$/i.test(value) ? `--${input.name}` : `--${input.name}=${value}`;
    });
    return [...added, ...args];
}
const plan_GENERAL = [
    ['--json', 'Print the result as one JSON object.'],
    ['--outputs FILE', 'Write the outputs as lines DEPLOY_<OUTPUT>=value.'],
    ['--env-from FILE', 'Read HEADLESS_… variables from a file. Variables that are already set win.'],
    ['--password-stdin', 'Read the password from stdin.'],
    ['--host NAME', `CI host to write the log for: ${HOSTS.join(', ')}. Detected from its variables by default.`],
    ['--help', 'Print this.'],
];
/** What a command does that is not what its action does. */
const DESCRIPTIONS = new Map([
    ['emulator', 'Runs the local platform in the foreground, for tests without an account'],
]);
/** Help of the program as a whole. */
function programHelp({ commands }) {
    const width = Math.max(...commands.map(({ name }) => name.length));
    const lines = commands.map(({ name, description }) => `  ${name.padEnd(width)}  ${DESCRIPTIONS.get(name) ?? description}`);
    return `Usage: headless-deploy COMMAND [OPTIONS]

${lines.join('\n')}

  --help     Print this, or the options of a command: headless-deploy COMMAND --help
             or headless-deploy help COMMAND
  --version  Print the version; so does -v.

Exit codes: 0 done, 1 failed, 2 wrong usage or input, 3 outcome unknown, 130 or 143 cancelled.
`;
}
/** Help of a subcommand: its inputs as options and variables. */
function commandHelp(command) {
    const inputs = inputsOf(command);
    const options = inputs.filter((input) => !(0,shared_inputs/* isSecret */.$f)(input)).map(optionLines);
    const secrets = inputs.filter(shared_inputs/* isSecret */.$f).map((input) => entry(variableOf(input), input.description));
    const own = new Set(inputs.map(({ name }) => name));
    const general = plan_GENERAL.filter(([option]) => {
        const name = option.slice(2).split(' ')[0] ?? '';
        return name === 'password-stdin' ? own.has('password') : !own.has(name);
    });
    const takesPath = inputs.some(({ name }) => name === 'path');
    const sections = [
        `Usage: headless-deploy ${command.name} ${takesPath ? '[PATH] ' : ''}[OPTIONS]\n\n${command.description}.${takesPath ? ' PATH is short for --path.' : ''}`,
        `Options, each with the variable to set instead. A switch alone means true; --switch=false turns it off:\n\n${options.join('\n')}`,
        ...(secrets.length === 0 ? [] : [`Secrets, as variables only:\n\n${secrets.join('\n')}`]),
        general.map(([name, text]) => entry(name, text)).join('\n'),
    ];
    return `${sections.join('\n\n')}\n`;
}
function optionLines(input) {
    const { kind } = input;
    const value = kind === 'switch' ? '' : kind === 'list' ? ' LINE …' : ' VALUE';
    const fallback = input.default === undefined || kind === 'switch' ? '' : ` Default: \`${input.default}\`.`;
    const repeated = kind === 'list' ? ' The option may be repeated.' : '';
    return entry(`--${input.name}${value}  (${variableOf(input)})`, `${input.description}${fallback}${repeated}`);
}
function entry(head, text) {
    return `  ${head}\n      ${text.trim().replaceAll('\n', ' ')}`;
}

var start = __webpack_require__(512);
;// CONCATENATED MODULE: ./lib/runner/terminal/status-line.js

/** Shortest time between two drawings, in milliseconds. */
const REDRAW_INTERVAL_MS = 100;
/** The library that draws it is loaded only here: nothing but a terminal needs it. */
async function createStatusLine(terminal) {
    const { createLogUpdate } = await __webpack_require__.e(/* import() */ 210).then(__webpack_require__.bind(__webpack_require__, 2210));
    // A hidden cursor would stay hidden when the program is killed.
    const draw = createLogUpdate(terminal, { showCursor: true });
    let drawnAt = -Infinity;
    return {
        show: (text) => {
            const now = (0,clock/* monotonicTime */.wI)();
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
/** Whether a person watches the terminal: on a CI host a pipe or a pseudo terminal is only a log. */
function showsStatusLine(isTerminal, variables) {
    return isTerminal && !variables['CI'] && variables['TERM'] !== 'dumb';
}

var redact = __webpack_require__(4168);
;// CONCATENATED MODULE: ./lib/runner/terminal/terminal.js



/**
 * The runner of a terminal, and of CI hosts other than GitHub. As on GitHub, each line is cleared of secrets and of
 * commands here, whatever the caller did before.
 */
function createTerminal(options) {
    const { variables, cancelled, isDebug, dialect, messages, writeLog, statusLine, onOutputs } = options;
    const outputs = new Map();
    const state = new Map();
    const redactor = new redact/* Redactor */.pO();
    let depth = 0;
    const clean = (text) => safeLines(redactor.text(text));
    const cleanOutputs = (text) => safeLines(redactor.outputs(text));
    const write = (lines) => {
        if (lines.length === 0)
            return;
        statusLine?.show(undefined);
        writeLog(lines.map((line) => `${line}\n`).join(''));
    };
    const info = (text) => write(clean(text).map((line) => (depth > 0 ? dialect.groupLine(line) : line)));
    const annotate = (level) => (title, text, remedy = '') => write(dialect.annotation(level, clean(title).join(' '), clean(text), clean(remedy)));
    const runner = {
        variables,
        cancelled,
        isDebug,
        messages,
        input: options.input,
        inputAsWritten: options.inputAsWritten,
        mask: (secrets) => {
            const isKnown = redactor.mask(secrets);
            const lines = secrets.flatMap((secret) => secret.split(/[\r\n]+/)).filter((line) => line.trim().length >= 4);
            write(dialect.mask([...new Set(lines)].filter((line) => !isKnown(line))));
        },
        hide: (values) => redactor.hide(values),
        redact: (text) => redactor.text(text),
        holdsSecret: (text, names) => redactor.isIn(text, names),
        info,
        debug: (text) => {
            if (isDebug)
                info(text);
        },
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
            // A step sets the result last.
            if (name !== 'result')
                return;
            write(onOutputs(outputs).flatMap(([variable, text]) => dialect.output(variable, cleanOutputs(text).join(' '))));
        },
        saveState: (name, value) => void state.set(name, value),
        state: (name) => state.get(name) ?? '',
        summary: async () => { },
        isForkPullRequest: async () => false,
        github: () => undefined,
    };
    return { runner, outputs, clean: cleanOutputs };
}
function safeLines(text) {
    const lines = text === '' ? [] : text.split(/\r\n|\r|\n/);
    return lines.map((line) => (0,safe_text/* breakCommands */.ix)((0,safe_text/* escapeUnsafe */.au)(line)));
}
/** Characters of the bar. */
const BAR_WIDTH = 20;
/**
 * Progress as one line: a bar, what is done, pace and time left. The time left is that at the pace so far.
 */
function progressLine({ text, done, total, elapsed }) {
    if (done <= 0 || done >= total || elapsed <= 0)
        return text;
    const full = Math.floor((BAR_WIDTH * done) / total);
    const pace = done / elapsed;
    const left = (0,format/* formatDuration */.a3)((total - done) / pace);
    return `[${'#'.repeat(full)}${'-'.repeat(BAR_WIDTH - full)}] ${text}, ${(0,format/* formatBytes */.z3)(Math.round(pace * 1000))}/s, ${left} left`;
}

;// CONCATENATED MODULE: ./lib/cli/step.js

















/** Runs a subcommand as the whole of the process, and ends it. @throws {UsageError} before anything has started */
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
    await (0,start/* runProcess */.R)(stderr, createRunner, async (runner) => {
        if (terminal === undefined)
            throw new RangeError('no terminal');
        if (plan.unread.length > 0)
            runner.warning('Unknown variable', plan.unread.join(' '));
        const exitCode = exitCodeOf(await runAction(command.name, runner), terminal.outputs);
        if (exitCode === USAGE)
            runner.info('--help lists the options and variables.');
        const result = terminal.clean(resultText(terminal.outputs, options.json)).join('\n');
        const failure = await writeResult(stdout, `${result}\n`);
        if (failure === undefined)
            return exitCode;
        runner.error('No result', `The result could not be written to stdout: ${(0,safe_text/* safeText */.Hk)(failure)}.`);
        runner.info((0,troubleshooting/* moreAbout */.Lh)('No result', runner));
        return exitCode === 0 ? 1 : exitCode;
    });
}
/** Writes the log to stderr in the format of the host, and outputs where the host or the options want them. */
function terminalFor(program, { options, values, ownFiles }, { password, statusLine }, cancelled) {
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
            // With `archive` nothing is packed, and a pattern would be an error.
            if (name !== 'exclude' || values.get('archive'))
                return value;
            return excludeFiles(value, values.get('path') || '.', ownFiles, program.cwd());
        },
        inputAsWritten: (name) => values.get(name) ?? '',
        dialect: dialectOf(ciHost, env, log),
        messages: commandTerms(ciHost),
        writeLog: (text) => void stderr.write(text),
        statusLine,
        onOutputs: (outputs) => {
            if (options.outputs !== undefined)
                writeOutputFile(options.outputs, outputs);
            return outputVariables(outputs);
        },
    });
}
/** Far longer than any password. */
const MAX_BYTES = 64 * 1024;
/**
 * Reads the password from stdin, without the line break at its end.
 * @throws {UsageError} when there is none, or it is not UTF-8
 */
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
    // Other bytes would become U+FFFD, and the platform would refuse a password that nobody has typed.
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw new UsageError(['--password-stdin: the input must be UTF-8 text.']);
    const password = bytes.toString('utf8').replace(/\r?\n$/, '');
    if (password === '')
        throw new UsageError(['--password-stdin: stdin is empty.']);
    return password;
}
/**
 * The patterns of the input `exclude`, and one for each file of the command line itself: outputs and variables are often
 * in the workspace, and must not be sent.
 * @param exclude value of the input
 * @param folder the folder that is sent
 * @param files paths as they were given
 * @param cwd current directory, to which all of them are relative
 */
function excludeFiles(exclude, folder, files, cwd, paths = { path: external_node_path_, realPath: (file) => (0,real_path/* realPath */.Ye)(file) }) {
    const { path: system } = paths;
    const root = realPathOf(system.resolve(cwd, folder), paths);
    const patterns = files.flatMap((file) => {
        const full = system.resolve(cwd, file);
        // A link, and what it leads to; both by the real names of their folders.
        const named = system.join(realPathOf(system.dirname(full), paths), system.basename(full));
        return [named, realPathOf(named, paths)].flatMap((place) => {
            const inside = system.relative(root, place);
            const isOutside = inside === '' || system.isAbsolute(inside) || inside.split(system.sep)[0] === '..';
            const pattern = `/${asPattern(inside.split(system.sep).join('/'))}`;
            // The second is what git on macOS makes of a name with accents.
            return isOutside ? [] : [pattern, pattern.normalize('NFC')];
        });
    });
    return [exclude, ...new Set(patterns)].filter((line) => line !== '').join('\n');
}
/** As it is where there is nothing yet. */
function realPathOf(file, paths) {
    try {
        return paths.realPath(file);
    }
    catch {
        return file;
    }
}
/** A path as a pattern of gitignore that means this path alone. */
function asPattern(file) {
    return file.replace(/[\\*?[\] ]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/cli/program.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};













/** The command line: every action in a terminal, and on any CI program. Sets the exit code of the process. */
async function runCommandLine(program, dist, runAction) {
    const args = program.argv.slice(2);
    const table = JSON.parse((0,external_node_fs_.readFileSync)(new URL('cli/commands.json', dist), 'utf8'));
    try {
        const plan = planCommand(args, table, program.env);
        if (plan.kind === 'print')
            await writeResult(program.stdout, plan.text);
        else if (plan.kind === 'emulator')
            await startLocalPlatform(dist, plan.args);
        else {
            requireFolder(plan, program.cwd(), dist);
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
/**
 * Whoever types `npm run rehearse` in a clone of this project means an app of theirs.
 * @throws {UsageError} where no folder is given, and the current one holds this program
 */
function requireFolder({ command, values }, folder, dist) {
    if (command.name !== 'rehearse' || values.get('path'))
        return;
    if (external_node_path_.resolve(folder) !== external_node_path_.resolve((0,external_node_url_.fileURLToPath)(dist), '..'))
        return;
    throw new UsageError([
        'Name the folder of your app, as this one is headless-deploy itself: "npm run rehearse -- ../my-app".',
    ]);
}
/** The local platform is a bundle of its own. */
async function startLocalPlatform(dist, args) {
    const bundle = (await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ new URL('local-platform/index.js', dist).href)));
    await bundle.start(dist, 'emulator', args);
}
async function reportUsage(program, args, { commands }, { problems }) {
    const command = commands.find(({ name }) => name === args[0]);
    const help = command === undefined ? '"headless-deploy --help" lists the commands.' : '--help lists the options and variables.';
    const isPurgeWanted = command !== undefined && namesPurgeWebhook(command, args, program.env);
    const outputs = usageOutputs(command, { problems, advice: help }, isPurgeWanted);
    // An earlier run may have left a file that says "accepted".
    const file = fileNamedBy(['--outputs'], args);
    const unwritten = file === undefined || command === undefined ? [] : tryToWriteOutputFile(file, outputs);
    // That may be the problem itself.
    writeError(program.stderr, [...new Set([...problems, ...unwritten]), help]);
    if (args.includes('--json'))
        await writeResult(program.stdout, `${resultText(outputs, true)}\n`);
}
/** Whether a webhook for the purge is given: as a variable, or in the file of `--env-from` where that can be read. */
function namesPurgeWebhook(command, args, environment) {
    const file = fileNamedBy([`--${ENV_FROM}`, `--${formerName(ENV_FROM)}`], args);
    let variables = {};
    try {
        if (file !== undefined)
            variables = readEnvFile({ file, by: `--${ENV_FROM}` });
    }
    catch (error) {
        // It may be what is wrong with the command line.
        if (!(error instanceof UsageError))
            throw error;
    }
    return Boolean(resolveValues(command, new Map(), environment, variables).get('purge-cache-webhook'));
}

var start_action = __webpack_require__(8283);
;// CONCATENATED MODULE: ./lib/entries/cli.js


/** The command line, as a program of its own. */
const cli_start = async (dist, actions) => await runCommandLine(process, dist, async (name, runner) => await (0,start_action/* runActionOf */.RW)(actions, name, runner, dist));


/***/ }),

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


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ writeRegularFile),
/* harmony export */   M4: () => (/* binding */ readWholeFile),
/* harmony export */   XF: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _real_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2589);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3242);




// Windows has neither flag, and no named pipes among its files.
const SAFELY = (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | SAFELY;
const TO_WRITE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | SAFELY;
/**
 * Text of a file that code of others could have replaced. A link, a named pipe or a device is not read: the read might
 * never end.
 * @param maxBytes of a longer file this much of its end is returned
 * @returns undefined for anything but a regular file that can be read
 */
function readRegularFile(file, maxBytes) {
    try {
        return withRegularFile(file, TO_READ, (descriptor, { size }) => readEnd(descriptor, size, maxBytes));
    }
    catch {
        return undefined;
    }
}
/**
 * All of a file that the user names, also through a link: Kubernetes mounts each secret as one. Whatever the link leads to,
 * only a regular file is read.
 * @throws {StepError} `invalid-file` for anything else; what the file system throws
 */
function readWholeFile(file) {
    return withRegularFile(file, TO_READ, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor), (0,_real_path_js__WEBPACK_IMPORTED_MODULE_2__/* .realPath */ .Ye)(file));
}
/**
 * Makes a file with this text, or puts the text in place of what is in it.
 * @throws {StepError} `invalid-file` for anything but a regular file, of which nothing is changed; what the file system
 *   throws
 */
function writeRegularFile(file, text) {
    withRegularFile(file, TO_WRITE, (descriptor) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor, text);
    });
}
/**
 * Opens a regular file: never through a link, and without waiting for the other end of a pipe.
 * @param file for messages
 * @param place where it is
 */
function withRegularFile(file, flags, use, place = file) {
    // Before it is opened: Windows would follow a link, and to open a device can do something.
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
/** @param stats undefined where there is nothing */
function requireRegular(file, stats) {
    if (stats === undefined || stats.isFile())
        return;
    const kinds = [
        ['a link', stats.isSymbolicLink()],
        ['a folder', stats.isDirectory()],
        ['a named pipe', stats.isFIFO()],
    ];
    const kind = kinds.find(([, isKind]) => isKind)?.[0] ?? 'a device or a socket';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StepError */ .zg('invalid-file', `"${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_3__/* .safeText */ .Hk)(file)}" must be a regular file, and is ${kind}`);
}
function readEnd(descriptor, size, maxBytes) {
    const bytes = Buffer.alloc(Math.min(size, maxBytes));
    const start = size - bytes.length;
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, start + length);
    }
    return bytes.toString('utf8', 0, length);
}


/***/ })

};
