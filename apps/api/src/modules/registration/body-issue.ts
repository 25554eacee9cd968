import { REQUEST_ISSUE_TEXTS, type RequestIssueCode } from '@partyline/texts';
import type { RequestIssue } from '@partyline/contract';
import { ApiFailure } from '../../http/api-failure.ts';

/** What is wrong with one field of a body. */
export function bodyIssue(field: string, code: RequestIssueCode): RequestIssue {
  return { path: `body.${field}`, code, message: REQUEST_ISSUE_TEXTS[code] };
}

/** Refuses with `request-not-proper` when there are issues. */
export function requireNoIssues(issues: readonly RequestIssue[]): void {
  if (issues.length > 0) throw new ApiFailure('request-not-proper', { issues });
}
