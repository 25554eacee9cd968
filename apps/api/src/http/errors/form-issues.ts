import type { FormIssue } from '@partyline/validation';
import type { FailureIssue } from './api-failure.ts';

/** Maps the domain's form issues to issues of a request body. [GX-10] */
export function issuesOfForm(issues: readonly FormIssue[]): FailureIssue[] {
  return issues.map(({ field, code }) => ({
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: (texts) => texts.FORM_ISSUE_TEXTS[code],
  }));
}
