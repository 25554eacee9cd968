import type { User } from 'firebase/auth';
import type { IdentityUser } from './session-store.ts';

/** Whom the SDK has signed in, as the session knows people. */
export function describeFirebaseUser(user: User): IdentityUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    provider: user.providerData[0]?.providerId ?? 'password',
    isProviderVerified: user.emailVerified,
  };
}
