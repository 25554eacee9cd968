import { SEARCH_MAX_LENGTH } from '@partyline/display';
import * as v from 'valibot';

/** Makes a search parameter optional; an invalid value counts as omitted. */
export const searchParameter = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** The id of a row. */
export const idParameter = searchParameter(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

/** A typed search text: the router parses digits as a number. */
export const textParameter = searchParameter(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).slice(0, SEARCH_MAX_LENGTH)),
  ),
);
