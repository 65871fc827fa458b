import { parseApiRoot, parseSegment } from '../../platform/api/address.ts';
import type { AppAddress } from '../../platform/api/address.ts';
import type { ApiConnection, AppTarget } from '../../platform/api/api-request.ts';
import { parseEnvironmentPath, parseEnvironmentReference } from '../../platform/api/environment-reference.ts';
import type { EnvironmentReference } from '../../platform/api/environment-reference.ts';
import { readCredentials } from './credentials.ts';
import { BAD, together } from './input-reader.ts';
import type { InputReader, Read, ReadRequired } from './input-reader.ts';
import { looksLikeWebhook } from './odd-values.ts';

/** Which environment is meant, by the inputs: it may still have to be looked up. */
export interface RequestedAddress extends AppAddress {
  readonly environment: EnvironmentReference;
}

/** The same, with where its platform is and as whom it is called. */
export interface RequestedTarget extends ApiConnection {
  readonly address: RequestedAddress;
}

/** The input that holds the root of an API. */
type UrlInput = 'headless-url' | 'base-url';

/**
 * Credentials, and the API root in the input `urlInput`.
 * @param read `required` of the reader, or `ifGiven` where the step can do without
 */
export function readConnection<Url extends UrlInput>(
  urlInput: Url,
  read: ReadRequired<'username' | 'password' | Url>,
): Read<ApiConnection> {
  return together({ apiRoot: read(urlInput, parseApiRoot), credentials: readCredentials(read) });
}

/** The inputs that name where a step sends, and as whom. */
type TargetInput = 'account' | 'app' | 'environment' | 'username' | 'password' | 'headless-url';

/** @param read `ifGiven` in a dry run, which needs none of these, but reports what is wrong with those that are there */
export function readTarget(reader: InputReader<TargetInput>, read: ReadRequired<TargetInput>): Read<RequestedTarget> {
  const address = readAddress(reader, read);
  const connection = readConnection('headless-url', read);
  return connection === BAD || address === BAD ? BAD : { ...connection, address };
}

/** Where a step reads all of an app. */
export function readAppTarget(reader: InputReader<Exclude<TargetInput, 'environment'>>): Read<AppTarget> {
  const address = together({
    account: reader.required('account', parseSegment),
    app: reader.required('app', parseSegment),
  });
  const connection = readConnection('headless-url', reader.required);
  return connection === BAD || address === BAD ? BAD : { ...connection, address };
}

/** An app, and perhaps one of its environments. */
export interface AppOrEnvironment extends AppTarget {
  readonly environment: EnvironmentReference | undefined;
}

/** @param hasEnvironment whether one is meant, which must be named then */
export function readAppOrEnvironment(
  reader: InputReader<TargetInput>,
  hasEnvironment: boolean,
): Read<AppOrEnvironment> {
  if (!hasEnvironment) {
    const target = readAppTarget(reader);
    return target === BAD ? BAD : { ...target, environment: undefined };
  }
  const target = readTarget(reader, reader.required);
  if (target === BAD) return BAD;
  const { environment, ...address } = target.address;
  return { ...target, address, environment };
}

/** A path in `environment` stands for `account` and `app`, too: they must agree with it where they are given. */
function readAddress(reader: InputReader<TargetInput>, read: ReadRequired<TargetInput>): Read<RequestedAddress> {
  const path = parseEnvironmentPath(reader.text('environment'));
  const part = (name: 'account' | 'app'): Read<string> => {
    const ofPath = path?.[name];
    if (ofPath === undefined || reader.text(name) !== '') return read(name, parseSegment);
    return ofPath;
  };
  const account = part('account');
  const app = part('app');
  const environment = read('environment', (text) => {
    if (looksLikeWebhook(text)) throw new RangeError(NO_WEBHOOK);
    if (differs(account, path?.account)) throw new RangeError('names another account than the input "account"');
    if (differs(app, path?.app)) throw new RangeError('names another app than the input "app"');
    return parseEnvironmentReference(text);
  });
  return together({ account, app, environment });
}

function differs(given: Read<string>, ofPath: string | undefined): boolean {
  return given !== BAD && ofPath !== undefined && given !== ofPath;
}

const NO_WEBHOOK =
  'must be an environment ID or a display name, but this is (part of) a webhook URL, which is a secret. If it was stored outside of the secrets, regenerate the webhooks in the user portal';
