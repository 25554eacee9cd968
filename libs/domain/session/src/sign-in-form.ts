import { emailIssue, passwordIssue } from '@partyline/validation';
import type { EmailIssue, PasswordIssue } from '@partyline/validation';

/** What stands in the sign-in form. */
export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

/** What can be wrong with it. */
export type SignInIssue = EmailIssue | PasswordIssue;

/**
 * What is wrong with a sign-in form, one issue per field at most; an empty object means nothing. The e-mail counts
 * trimmed, the password as typed. [VAL-6 … VAL-13, GA-1, GE-14, GU-10]
 */
export function listSignInIssues(form: SignInForm): Partial<Record<keyof SignInForm, SignInIssue>> {
  const email = emailIssue(form.email);
  const password = passwordIssue(form.password);
  return { ...(email ? { email } : {}), ...(password ? { password } : {}) };
}
