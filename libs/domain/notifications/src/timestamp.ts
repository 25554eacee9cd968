import { parseInstant } from '@partyline/kernel';
import * as v from 'valibot';

const isoSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const instant = parseInstant(dataset.value);
    if (instant.ok) return instant.value;
    addIssue();
    return NEVER;
  }),
);

const storedSchema = v.pipe(
  v.object({
    seconds: v.pipe(v.number(), v.safeInteger()),
    nanoseconds: v.pipe(v.number(), v.safeInteger()),
  }),
  v.transform(({ seconds, nanoseconds }) => seconds * 1_000 + Math.floor(nanoseconds / 1_000_000)),
);

/** ISO 8601 text, or seconds and nanoseconds, as milliseconds since 1970. [GX-27] */
export const timestampSchema = v.union([isoSchema, storedSchema]);
