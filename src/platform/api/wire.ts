/**
 * The service's own words: the types and limits of the API specification (sections 2, 4 and 8). The client and the
 * local platform share this file and nothing else, so that neither can inherit a mistake of the other.
 */

/** Regions an app can be created in (section 2.1). */
export const REGIONS = ['US-C', 'AUS-SE', 'UK', 'EU-W'] as const;
export type Region = (typeof REGIONS)[number];

/** Branch value of every environment of a direct-upload app (section 2.2). */
export const UPLOADABLE_BRANCH = 'uploadable';

/** Name of the form file part that carries the zip (section 4.3). */
export const ARCHIVE_PART = 'repository';

/** Largest `limit` of a list request (section 8). */
export const MAX_PAGE_SIZE = 100;

/**
 * Header of an upload: the full hash of the commit that was packed and, after a space, its branch, percent-encoded. Ours
 * alone: no host but the local platform is sent it.
 */
export const COMMIT_HEADER = 'headless-deploy-commit';

/** Largest `headlessDeployLocal` of a build, as JSON. Ours alone: only the local platform has it. */
export const MAX_LOCAL_RESULT_BYTES = 64 * 1024;

/** Action words of webhook URLs. Not in the specification (section 4.4); seen in public documents. */
export const WEBHOOK_ACTIONS = ['rebuild', 'cleanRebuild', 'purgeCache'] as const;
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];

/** Body of the create-app request (section 2.1). */
export interface CreateAppBody {
  readonly region: `regions/${Region}`;
  readonly uploadable: Record<string, never>;
}

/** Body of the create-environment request (section 2.2). */
export interface CreateEnvironmentBody {
  readonly displayName: string;
  readonly branch: string;
  readonly wpEnvironment: string;
  readonly shellVariables?: readonly ShellVariable[];
}

export interface ShellVariable {
  readonly key: string;
  readonly value: string;
}

/** A WordPress install (section 2.4). Newer public documents use string ids, so both are accepted when read. */
export interface Install {
  readonly id: number | string;
  readonly name: string;
  readonly account_id?: number | string;
  readonly created_at?: string;
  readonly domains?: readonly { readonly hostname: string; readonly primary: boolean }[];
}

/** The error object (section 2.6). */
export interface ServiceErrorBody {
  readonly type: string;
  readonly code: string;
  readonly message: string;
}
