import type { IssueCode } from './issue-code.ts';

/** What has to be done about an issue: fill the field in, shorten it, lengthen it, or correct it. */
export const ISSUE_KINDS = ['missing', 'too-long', 'too-short', 'wrong'] as const;
/** One of {@link ISSUE_KINDS}. */
export type IssueKind = (typeof ISSUE_KINDS)[number];

/** Returns what has to be done about an issue. */
export function issueKindOf(code: IssueCode): IssueKind {
  if (code.endsWith('-required')) return 'missing';
  if (code.endsWith('-too-long')) return 'too-long';
  return code.endsWith('-too-short') ? 'too-short' : 'wrong';
}
