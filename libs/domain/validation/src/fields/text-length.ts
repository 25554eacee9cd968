export interface LengthCodes<Code> {
  readonly required: Code;
  readonly short: Code;
  readonly long: Code;
}

/** Returns what is wrong with a text's length (String.length after trimming), or null. [GE-14] */
export function lengthIssue<Code>(
  text: string,
  least: number,
  most: number,
  codes: LengthCodes<Code>,
): Code | null {
  const { length } = text.trim();
  if (length === 0) return codes.required;
  if (length < least) return codes.short;
  return length > most ? codes.long : null;
}

/** The share of the limit from which the count is shown. */
const NEAR = 0.8;

/** Returns the length as in {@link lengthIssue} near or over the limit; null before. [GE-14] */
export function countNearLimit(text: string, most: number): number | null {
  const { length } = text.trim();
  return length < most * NEAR ? null : length;
}
