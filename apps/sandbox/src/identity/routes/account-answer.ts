import type { IdentityUser } from '../users/identity-user.ts';

/** base64 of "REDACTED": says only that a password exists. */
const REDACTED = 'UkVEQUNURUQ=';

/** Returns a user in the Identity Toolkit's format; empty fields are omitted. */
export function accountAnswer(user: IdentityUser): object {
  return {
    localId: user.uid,
    ...profileOf(user),
    emailVerified: user.emailVerified,
    ...(user.password ? { passwordHash: REDACTED, passwordUpdatedAt: user.passwordUpdatedAt } : {}),
    ...(user.customAttributes === '' ? {} : { customAttributes: user.customAttributes }),
    validSince: String(user.validSince),
    disabled: user.disabled,
    createdAt: String(user.createdAt),
    ...(user.lastLoginAt === null ? {} : { lastLoginAt: String(user.lastLoginAt) }),
    providerUserInfo: providersOf(user),
  };
}

export function providersOf(user: IdentityUser): object[] {
  const password =
    user.password && user.email !== null
      ? [{ providerId: 'password', rawId: user.email, federatedId: user.email, ...profileOf(user) }]
      : [];
  const linked = user.providers.map((provider) => ({
    providerId: provider.providerId,
    rawId: provider.rawId,
    federatedId: provider.rawId,
    ...profileOf(provider),
  }));
  return [...password, ...linked];
}

export function profileOf(user: Pick<IdentityUser, 'email' | 'displayName' | 'photoUrl'>): object {
  return {
    ...(user.email === null || user.email === '' ? {} : { email: user.email }),
    ...(user.displayName === '' ? {} : { displayName: user.displayName }),
    ...(user.photoUrl === '' ? {} : { photoUrl: user.photoUrl }),
  };
}
