import { Type } from './types/type.ts';

/** How many entries a page has. */
export interface PageLimits {
  /** When `pageSize` is absent or 0. */
  readonly default: number;
  /** What a larger `pageSize` means. */
  readonly max: number;
}

/**
 * Query parameters of a list of public documents. Those name `pageSize` of builds; the rest is from Google AIP-158, whose
 * form these lists have.
 */
export function paging(limits: PageLimits) {
  return {
    pageSize: Type.Optional(
      Type.Integer({
        description: `a whole number of at least 0; if absent or 0, ${limits.default}; if above ${limits.max}, ${limits.max}`,
        minimum: 0,
      }),
    ),
    pageToken: Type.Optional(
      Type.String({ description: 'the `nextPageToken` of the previous page, with all other parameters unchanged' }),
    ),
  };
}

/** In the answer. */
export const NEXT_PAGE = {
  nextPageToken: Type.Optional(Type.String({ description: '`pageToken` of the next page; absent on the last' })),
};
