import { useMemo } from 'react';
import * as v from 'valibot';

/**
 * Parses the search parameters of a page. The routes of lazy pages do not: their schemas would be part of the first load, since the
 * router needs every route's `validateSearch` at the start.
 */
export function usePageSearch<Schema extends v.GenericSchema>(
  schema: Schema,
  search: object,
): v.InferOutput<Schema> {
  return useMemo(() => v.parse(schema, search), [schema, search]);
}
