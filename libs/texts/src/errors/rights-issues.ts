import type { RightsIssueCode } from '@partyline/permissions';

/** Issues of a rights table, for its author. [GC-3, GC-6] */
export const RIGHTS_ISSUE_TEXTS = {
  'missing-role': 'This role is missing.',
  'unknown-role': 'There is no such role.',
  'missing-branch': 'This branch is missing.',
  'unknown-branch': 'There is no such branch.',
  'unknown-action': 'There is no such action.',
  'action-twice': 'This action is listed twice.',
  'action-without-role': 'No role holds this action.',
  'set-never-asked': 'No rule uses this set.',
  'lower-role-holds-more': 'A lower role holds what a higher one lacks.',
  'intended-gap-not-needed': 'This gap is listed as intended, but it does not exist.',
  'intended-gap-without-reason': 'This gap is listed as intended without a reason.',
} as const satisfies Record<RightsIssueCode, string>;
