import { MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH } from './limits.ts';
import { lengthIssue } from './text-length.ts';

/** What can be wrong with a message. */
export type MessageIssue = 'message-required' | 'message-too-short' | 'message-too-long';

const CODES = { required: 'message-required', short: 'message-too-short', long: 'message-too-long' } as const;

/** Returns what is wrong with a message or another textarea, or null: 2 to 300 characters. [VAL-4, VAL-5] */
export function messageIssue(text: string): MessageIssue | null {
  return lengthIssue<MessageIssue>(text, MESSAGE_MIN_LENGTH, MESSAGE_MAX_LENGTH, CODES);
}
