import { MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH } from './limits.ts';

export interface LengthCodes<Code> {
  readonly required: Code;
  readonly short: Code;
  readonly long: Code;
}

/** Returns the code of a wrong length in UTF-16 units after trimming; null if right. [GE-14] */
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

/** Counts the characters near or over the limit; null before. [GE-14] */
export function countNearLimit(text: string, most: number): number | null {
  const { length } = text.trim();
  return length < most * NEAR ? null : length;
}

export type MessageIssue = 'message-required' | 'message-too-short' | 'message-too-long';

const CODES = { required: 'message-required', short: 'message-too-short', long: 'message-too-long' } as const;

/** Returns the issue of the text in any textarea; null if right. [VAL-4, VAL-5] */
export function messageIssue(text: string): MessageIssue | null {
  return lengthIssue<MessageIssue>(text, MESSAGE_MIN_LENGTH, MESSAGE_MAX_LENGTH, CODES);
}
