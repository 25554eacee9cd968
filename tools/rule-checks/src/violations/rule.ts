import type { CatalogueIssueCode } from '@partyline/pricing';
import { CATALOGUE_ISSUE_TEXTS, RIGHTS_ISSUE_TEXTS } from '@partyline/texts';

export const RULES = {
  ...CATALOGUE_ISSUE_TEXTS,
  ...RIGHTS_ISSUE_TEXTS,
  'duplicate-key': 'This key appears twice; only the last is read.',
  'missing-price': 'A user count on sale needs a price by the week, the month and the year.',
  'management-action-not-denied': 'This is a management action, and a trial has to deny it.',
  'denial-of-no-action': 'There is no such action to deny.',
  'denial-twice': 'This is denied twice.',
  'trial-holds-management': 'A role holds a management action without a paid subscription.',
  'action-without-letter': 'This action has no letter for the token.',
  'letter-of-no-action': 'There is no such action to have a letter.',
  'not-one-letter': 'An action has one letter in the token: A to Z or a to z.',
  'letter-twice': 'Another action has this letter.',
  'claims-too-large': 'The claims are larger than a token may carry.',
  'claims-not-read-back': 'What is read from the token differs from what was written into it.',
  'route-permission-unknown': 'No known kind of permission says who may call the route.',
  'route-branch-unknown': 'There is no such branch of the account.',
  'route-action-unknown': 'There is no such action.',
  'route-action-unheld': 'No role holds this action there, so the route could never be called.',
  'route-without-body': 'The action comes from the body, but the route has none.',
  'matrix-missing': 'This file is missing; --write writes it.',
  'matrix-stale': 'This differs from the permission table; --write updates it.',
} as const satisfies Readonly<Record<string, string>> & Record<CatalogueIssueCode, string>;

export type Rule = keyof typeof RULES;

export interface Violation {
  /** As given, or relative to the repository. */
  readonly file: string;
  /** JSONPath into the file, or into the table that it declares. */
  readonly path: string;
  readonly rule: Rule;
  /** The rule's sentence, and what was found. */
  readonly message: string;
}
