import type { SignupBody } from '@partyline/contract';
import type { RequestIssueCode } from '@partyline/texts';
import { emailIssue, emailKey } from '@partyline/validation';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { ApiFailure, type FailureIssue } from '../../http/errors/api-failure.ts';

function bodyIssue(field: string, code: RequestIssueCode): FailureIssue {
  return { path: `body.${field}`, code, message: (texts) => texts.REQUEST_ISSUE_TEXTS[code] };
}

export function requireNoIssues(issues: readonly FailureIssue[]): void {
  if (issues.length > 0) throw new ApiFailure('request-not-proper', { issues });
}

/** Lists where body and token differ: token, user, or e-mail (ignoring case and outer white space). [API-9, ENT-25] */
export function listSignupIssues(
  body: SignupBody,
  token: Pick<TokenIdentity, 'uid' | 'email'>,
  bearer: string | null,
): readonly FailureIssue[] {
  const agreements = {
    accessToken: body.accessToken === bearer,
    email: emailKey(body.email) === emailKey(token.email),
    userid: body.userid === token.uid,
  };
  return Object.entries(agreements)
    .filter(([, agrees]) => !agrees)
    .map(([field]) => bodyIssue(field, 'not-allowed'));
}

/** Lists a hidden character in the address of a new user; the form refuses it before the identity service has it. [GU-10, GX-10] */
export function listAddressIssues(email: string): readonly FailureIssue[] {
  const code = emailIssue(email);
  return code === 'hidden-characters'
    ? [{ path: 'body.email', code, message: (texts) => texts.FORM_ISSUE_TEXTS[code] }]
    : [];
}
