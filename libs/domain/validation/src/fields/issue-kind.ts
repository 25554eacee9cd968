import type { IssueCode } from './issue-code.ts';

/** Fill in, shorten, lengthen or correct. */
export const ISSUE_KINDS = ['missing', 'too-long', 'too-short', 'wrong'] as const;
/** One of {@link ISSUE_KINDS}. */
export type IssueKind = (typeof ISSUE_KINDS)[number];

export function issueKindOf(code: IssueCode): IssueKind {
  if (code.endsWith('-required')) return 'missing';
  if (code.endsWith('-too-long')) return 'too-long';
  return code.endsWith('-too-short') ? 'too-short' : 'wrong';
}
