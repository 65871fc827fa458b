import { appendFileSync, closeSync, constants, fstatSync, ftruncateSync, openSync, readFileSync, writeSync, } from 'node:fs';
export function reportOldNode({ name, kind, outputs = {}, result = {} }, oldest) {
    const message = `Node ${oldest} or later is needed, and this is Node ${process.versions.node}.`;
    if (kind === 'command') {
        process.exitCode = 2;
        process.stderr.write(`${message} Install Node 24.\n`);
        if (name === 'cli')
            writeCommandOutputs(process.argv.slice(2));
        return;
    }
    process.exitCode = 1;
    const advice = 'Install Node 24 before this step, for example with actions/setup-node, or use a newer runner image.';
    const more = `${PAGE}${inRepository()}`;
    process.stdout.write(`::error title=Node is too old::${message} ${advice}\n`);
    process.stdout.write(`More: ${more}\n`);
    if (kind !== 'action')
        return;
    const error = { title: 'Node is too old', message, advice, more, step: '', lines: [] };
    const purge = purgeOf(outputs, process.env['INPUT_PURGE-CACHE-WEBHOOK']);
    writeOutputs({ ...outputs, ...purge }, { ...result, ...gitHubRun(outputs), ...purge, error });
}
const PAGE = 'docs/how-to/fix-an-error.md#node-is-too-old';
function inRepository() {
    const { GITHUB_ACTION_REPOSITORY: repository = '' } = process.env;
    return /^[\w.-]+\/[\w.-]+$/.test(repository) ? ` in the repository ${repository}` : '';
}
function gitHubRun(outputs) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY = '', GITHUB_SHA = '', GITHUB_RUN_ID: id = '', } = process.env;
    const repository = /^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY) ? GITHUB_REPOSITORY : '';
    const hasPage = repository !== '' && /^https?:/.test(server) && /^\d+$/.test(id);
    const run = hasPage ? `${server.replace(/\/+$/, '')}/${repository}/actions/runs/${id}` : '';
    const commit = 'commit' in outputs || !/^[0-9a-f]{40,64}$/.test(GITHUB_SHA) ? '' : GITHUB_SHA;
    return { repository, commit, run };
}
function purgeOf(outputs, webhook = '') {
    return 'purge-status' in outputs && webhook.trim() !== '' ? { 'purge-status': 'skipped' } : {};
}
function textOf(value) {
    return value === null || value === undefined ? '' : String(value);
}
function writeOutputs(outputs, result) {
    const file = process.env['GITHUB_OUTPUT'];
    if (file === undefined || file === '')
        return;
    const values = Object.entries(outputs).map(([name, value]) => [name, textOf(value)]);
    values.push(['result', JSON.stringify(result)]);
    try {
        appendFileSync(file, values.map(([name, value]) => `${name}<<END_OF_VALUE\n${value}\nEND_OF_VALUE\n`).join(''));
    }
    catch (error) {
        const { code } = error;
        process.stdout.write(`The outputs could not be written: ${code}.\n`);
    }
}
function writeCommandOutputs(args) {
    const file = outputsFileOf(args);
    if (file === undefined)
        return;
    const table = JSON.parse(readFileSync(new URL('cli/commands.json', import.meta.url), 'utf8'));
    const command = table.commands.find(({ name }) => name === args[0] && name !== 'emulator');
    if (command === undefined)
        return;
    const { documents, refused } = command;
    const plain = Object.fromEntries(Object.entries(refused).filter(([name]) => !documents.includes(name)));
    writeVariables(file, { ...plain, ...purgeOf(refused, process.env['HEADLESS_PURGE_CACHE_WEBHOOK']) });
}
function outputsFileOf(args) {
    const files = args
        .map((arg, index) => arg === '--outputs' ? args[index + 1] : arg.startsWith('--outputs=') ? arg.slice(10) : undefined)
        .filter((file) => file !== undefined);
    const [file] = files;
    return files.length === 1 && file !== undefined && file !== '' && !file.startsWith('-') ? file : undefined;
}
function writeVariables(file, outputs) {
    const lines = Object.entries(outputs).map(([name, value]) => `DEPLOY_${name.replace(/-/g, '_').toUpperCase()}=${textOf(value)}\n`);
    const safely = (constants.O_NOFOLLOW || 0) | (constants.O_NONBLOCK || 0);
    try {
        const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT | safely, 0o666);
        try {
            if (!fstatSync(descriptor).isFile())
                throw Object.assign(new Error(), { code: 'not a regular file' });
            ftruncateSync(descriptor);
            writeSync(descriptor, lines.join(''));
        }
        finally {
            closeSync(descriptor);
        }
    }
    catch (error) {
        const { code } = error;
        process.stderr.write(`--outputs: the file cannot be written: ${code}.\n`);
    }
}
