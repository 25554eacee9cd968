export const RIGHTS_ISSUE_CODES = [
  'missing-role',
  'unknown-role',
  'missing-branch',
  'unknown-branch',
  'unknown-action',
  'action-twice',
  'action-without-role',
  'set-never-asked',
  'lower-role-holds-more',
  'intended-gap-not-needed',
  'intended-gap-without-reason',
] as const;
export type RightsIssueCode = (typeof RIGHTS_ISSUE_CODES)[number];

/** An issue of the table of rights or of the intended gaps. */
export interface RightsIssue {
  readonly of: 'rights' | 'intended-gaps';
  /** Keys and indexes; empty for the whole. */
  readonly path: readonly (string | number)[];
  readonly code: RightsIssueCode;
  /** An action; for 'lower-role-holds-more' the action and its holder. */
  readonly about: string;
}
