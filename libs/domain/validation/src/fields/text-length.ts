/** The codes for a text that is not there, too short, or too long. */
export interface LengthCodes<Code> {
  readonly required: Code;
  readonly short: Code;
  readonly long: Code;
}

/** What is wrong with the length of a text, counted as String.length after trimming, or null. [GE-14] */
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

/** The share of the limit from which characters are counted for the user. */
const NEAR = 0.8;

/** Returns how long a text is, counted like {@link lengthIssue}, once that comes near the limit or over it; null before. [GE-14] */
export function countNearLimit(text: string, most: number): number | null {
  const { length } = text.trim();
  return length < most * NEAR ? null : length;
}
