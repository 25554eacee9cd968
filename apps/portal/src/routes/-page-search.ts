import { useMemo } from 'react';
import * as v from 'valibot';

/** Parses search parameters: `validateSearch` would add the schemas to the first load. */
export function usePageSearch<Schema extends v.GenericSchema>(
  schema: Schema,
  search: object,
): v.InferOutput<Schema> {
  return useMemo(() => v.parse(schema, search), [schema, search]);
}
