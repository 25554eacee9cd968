import { endSession } from './end-session.ts';
import type { EndReason } from './session-store.ts';
import { describeSignInFailure } from './sign-in-failure.ts';
import { tabContext } from './tab-session.ts';

/** Failures that say that the identity service knows this session no more. */
const OVER: readonly string[] = ['session-over', 'disabled', 'credentials'];

/**
 * Ends the session here when an error says that the identity service has ended it, after a new password or another e-mail
 * perhaps; says whether it did. [AUTH-16]
 */
export async function leaveIfOver(error: unknown, endedBy: EndReason = 'session-expired'): Promise<boolean> {
  if (!OVER.includes(describeSignInFailure(error))) return false;
  await endSession(tabContext, endedBy);
  return true;
}
