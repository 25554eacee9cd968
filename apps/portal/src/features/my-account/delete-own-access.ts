import { ApiError } from '@partyline/api-client';
import { failureText } from '../../forms/failure-text.ts';
import { api } from '../../session/api.ts';
import { confirmPassword, confirmThroughPopup } from '../../session/sign-in.ts';
import { endByServer } from '../../session/tab-session.ts';
import { errorText } from '../../shell/error-text.ts';

/** Signs in once more, so that the login is recent, then deletes the person's access. [ACCT-22, GX-19, GX-20] */
export async function deleteOwnAccess(provider: string, password: string): Promise<void> {
  await (provider === 'password' ? confirmPassword(password) : confirmThroughPopup(provider));
  await endByServer(() => api.delete('/api/users/gdpr'));
}

/** What went wrong: the server's words, or the identity service's failure. */
export function deletionFailureText(error: unknown): string | null {
  return error instanceof ApiError ? errorText(error) : failureText(error);
}
