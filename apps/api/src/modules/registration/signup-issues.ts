import type { RequestIssue, SignupBody } from '@partyline/contract';
import { emailKey } from '@partyline/validation';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import { bodyIssue } from './body-issue.ts';

/** Lists where body and token differ: token, user, or e-mail (ignoring case and outer white space). [API-9, ENT-25] */
export function listSignupIssues(
  body: SignupBody,
  token: Pick<TokenIdentity, 'uid' | 'email'>,
  bearer: string | null,
): readonly RequestIssue[] {
  const agreements = {
    accessToken: body.accessToken === bearer,
    email: emailKey(body.email) === emailKey(token.email),
    userid: body.userid === token.uid,
  };
  return Object.entries(agreements)
    .filter(([, agrees]) => !agrees)
    .map(([field]) => bodyIssue(field, 'not-allowed'));
}
