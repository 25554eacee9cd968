import type { RequestIssue, SignupBody } from '@partyline/contract';
import { emailKey } from '@partyline/validation';
import type { TokenIdentity } from '../../http/token-identity.ts';
import { bodyIssue } from './body-issue.ts';

/**
 * Where the body of a sign-up says something else than the token it was sent with: another token, another person, or
 * another e-mail (letter case and white space around it aside). [API-9, ENT-25]
 */
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
