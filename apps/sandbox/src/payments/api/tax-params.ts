import * as v from 'valibot';
import { flag, ignored, text } from '../model/form-params.ts';
import type { Address } from '../model/sold-objects.ts';

export const automaticTax = v.optional(v.strictObject({ enabled: flag, liability: ignored }));

const line = v.optional(text);
/** An empty text removes it. */
export const address = v.union([
  v.literal(''),
  v.strictObject({
    city: line,
    country: v.optional(v.union([v.literal(''), v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be a country'))])),
    line1: line,
    line2: line,
    postal_code: line,
    state: line,
  }),
]);

/** Returns the address after a change; an empty line becomes null. */
export function changedAddress(
  before: Address | null,
  given: v.InferOutput<typeof address> | undefined,
): Address | null {
  if (given === undefined) return before;
  if (given === '') return null;
  const { city = '', country = '', line1 = '', line2 = '', postal_code: postal = '', state = '' } = given;
  return {
    city: city || null,
    country: country || null,
    line1: line1 || null,
    line2: line2 || null,
    postal_code: postal || null,
    state: state || null,
  };
}
