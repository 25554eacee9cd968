import { REQUEST_ISSUE_TEXTS, type RequestIssueCode } from '@partyline/texts';
import type { RequestIssue } from '@partyline/contract';
import { ApiFailure } from '../../http/errors/api-failure.ts';

export function bodyIssue(field: string, code: RequestIssueCode): RequestIssue {
  return { path: `body.${field}`, code, message: REQUEST_ISSUE_TEXTS[code] };
}

export function requireNoIssues(issues: readonly RequestIssue[]): void {
  if (issues.length > 0) throw new ApiFailure('request-not-proper', { issues });
}
