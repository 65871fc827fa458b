import { Type } from './types/type.ts';

/** How many entries a page has. */
export interface PageLimits {
  /** Entries of a page when `pageSize` is absent or 0. */
  readonly default: number;
  /** The most entries of a page; a larger `pageSize` counts as this. */
  readonly max: number;
}

/**
 * Query parameters of a list. Public documents name the `pageSize` of builds; the rest follows Google AIP-158, as the
 * format of these lists does.
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
