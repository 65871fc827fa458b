import type { OutputValue } from '../../step/report/outputs.ts';
import type { Report } from '../../step/report/report.ts';
import type { Ending } from '../../step/ending.ts';
import { deployAdvice } from './advice.ts';
import type { DeployFacts } from '../facts.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { purgeStatus } from '../purge.ts';
import { siteAddress, siteText } from '../../lookup/site-address.ts';
import { deploySummary } from './summary.ts';

export const deployReport: Report<DeployInputs, DeployFacts> = {
  outputs: deployOutputs,
  inResult: ({ rollback = null }) => ({ rollback }),
  advice: deployAdvice,
  summary: deploySummary,
};

/** The outputs of `action.yml`, in its order. */
function deployOutputs(
  { archive, attempts = 0, operation, ...facts }: Partial<DeployFacts>,
  { status }: Ending,
  inputs: DeployInputs | undefined,
  input: (name: string) => string,
): Record<string, OutputValue> {
  const site = siteAddress(inputs?.afterUpload.environmentUrl, facts.environment);
  return {
    'operation-name': operation?.operationName ?? '',
    'operation-id': operation?.operationId ?? '',
    'build-path': operation?.buildPath ?? '',
    'build-id': operation?.buildId ?? '',
    'archive-path': status === 'dry-run' ? (archive?.path ?? '') : '',
    'archive-sha256': archive?.sha256 ?? '',
    'archive-bytes': archive?.bytes ?? null,
    'file-count': archive?.fileCount ?? null,
    'content-sha256': archive?.contentSha256 ?? '',
    attempts,
    'purge-status': purgeStatus(facts, input('purge-cache-webhook') !== ''),
    url: site === undefined ? '' : siteText(site),
  };
}
