import { isRefreshFailurePassing } from '@partyline/session';
import { describeSignInFailure } from './sign-in-failure.ts';

/** Whether an error of the identity service says nothing of the session, so that asking again may help. [AUTH-16, GA-15] */
export function isPassingFailure(error: unknown): boolean {
  return isRefreshFailurePassing(describeSignInFailure(error));
}
