import type { AppTarget } from '../../platform/api/api-request.ts';
import { textOfReference } from '../../platform/api/environment-reference.ts';
import { safeText } from '../../shared/text/safe-text.ts';
import type { RequestedTarget } from '../inputs/target.ts';
import type { Subject } from '../step/advice/advice.ts';

/** Whether one environment is meant, not all of the app. */
export function namesEnvironment(target: RequestedTarget | AppTarget): target is RequestedTarget {
  return 'environment' in target.address;
}

/** What a step is about, for the log: `account acme, app shop, environment "Production"`. */
export function describeTarget(target: RequestedTarget | AppTarget): string {
  const { account, app } = target.address;
  return `account ${account}, app ${app}, ${namesEnvironment(target) ? `environment "${referenceOf(target)}"` : 'all environments'}`;
}

/** For advice on a read. */
export function subjectOf(target: RequestedTarget | AppTarget | undefined): Subject {
  const { account = '', app = '' } = target?.address ?? {};
  const environment = target === undefined || !namesEnvironment(target) ? '' : `, environment "${referenceOf(target)}"`;
  const address = `account "${account}", app "${app}"${environment}`;
  return { address, urlInput: 'headless-url' };
}

function referenceOf({ address }: RequestedTarget): string {
  return safeText(textOfReference(address.environment));
}
