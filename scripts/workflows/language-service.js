import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

register('./json-imports.js', import.meta.url);
const { registerLogger, validate } = await import('@actions/languageservice');

/**
 * Checks workflows and action files as GitHub's editor extension does. Steps that use one of our actions are checked
 * against its action.yml; nothing is known of the inputs of other actions, as that would need the network.
 * @param {string} root folder of our actions
 * @param {readonly { file: string, text: string }[]} sources
 * @returns {Promise<string[]>} findings, as `file:line:column: message`
 */
export async function checkWithLanguageService(root, sources) {
  /** @type {string[]} */
  const findings = [];
  // The service catches its own defects, and would find nothing then.
  const log = (/** @type {string} */ message) => void findings.push(message);
  registerLogger({ error: log, warn: log, info: log, log });
  for (const [index, { file, text }] of sources.entries()) {
    // It caches what it has parsed by address: two examples of one document need two. An action file needs its name.
    const address = pathToFileURL(path.join(root, String(index), path.basename(file)));
    const document = TextDocument.create(String(address), 'yaml', 1, text);
    const diagnostics = await validate(document, {
      actionsMetadataProvider: {
        fetchActionMetadata: async (action) =>
          `${action.owner}/${action.name}` === 'YOUR_ACCOUNT/headless-deploy'
            ? ownAction(path.join(root, action.path ?? '', 'action.yml'))
            : { name: action.name, description: '' },
      },
    });
    for (const { range, message } of diagnostics) {
      findings.push(
        `${file}:${range.start.line + 1}:${range.start.character + 1}: ${typeof message === 'string' ? message : message.value}`,
      );
    }
  }
  return findings;
}

/** @param {string} file @returns {import('@actions/languageservice/action').ActionMetadata | undefined} */
const ownAction = (file) => (existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined);
