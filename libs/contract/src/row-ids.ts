import * as v from 'valibot';

/** In JSON. */
export const rowNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Text that stays text. */
export const rowDigits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

/** In a path or query. */
export const rowText = v.pipe(rowDigits, v.transform(Number));
