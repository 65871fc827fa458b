import type { TSchema } from 'typebox';
import { MAX_PAGE_SIZE } from '../../platform/api/wire.ts';
import { Type } from './types/type.ts';
import { NullableUrl, record } from './types/values.ts';

/** Query parameters of a list (spec 4.5 and 8). */
export const PAGING = {
  limit: Type.Optional(
    Type.Integer({
      description: `a whole number of at least 0 and at most ${MAX_PAGE_SIZE}, ${MAX_PAGE_SIZE} when it is absent`,
      minimum: 0,
      maximum: MAX_PAGE_SIZE,
    }),
  ),
  offset: Type.Optional(Type.Integer({ description: 'a whole number of at least 0, 0 when it is absent', minimum: 0 })),
};

/** Paginated list (spec 2.5). */
export function page<Item extends TSchema>(item: Item, title: string) {
  return record(
    {
      count: Type.Integer(),
      results: Type.Array(item, { maxItems: MAX_PAGE_SIZE }),
      next: NullableUrl,
      previous: NullableUrl,
    },
    { title },
  );
}
