/** Everything that can be wrong with a table of rights. */
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
/** One of {@link RIGHTS_ISSUE_CODES}. */
export type RightsIssueCode = (typeof RIGHTS_ISSUE_CODES)[number];

/** One thing wrong with a table of rights, or with the list of what is lacking on purpose. */
export interface RightsIssue {
  readonly of: 'rights' | 'intended-gaps';
  /** Keys and positions that lead there; none for the whole. */
  readonly path: readonly (string | number)[];
  readonly code: RightsIssueCode;
  /** The name it is about: an action, or for 'lower-role-holds-more' the action and who holds it. */
  readonly about: string;
}
