import type { RequestIssue } from '@partyline/contract';
import { FORM_ISSUE_TEXTS } from '@partyline/texts';
import type { FormIssue } from '@partyline/validation';

/** Maps the domain's form issues to issues of a request body. [GX-10] */
export function issuesOfForm(issues: readonly FormIssue[]): RequestIssue[] {
  return issues.map(({ field, code }) => ({
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: FORM_ISSUE_TEXTS[code],
  }));
}
