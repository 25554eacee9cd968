import * as v from 'valibot';

/** A row's number in JSON. */
export const rowNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The same as text, for fields that stay text. */
export const rowDigits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

/** A row's number in a path or query. */
export const rowText = v.pipe(rowDigits, v.transform(Number));
