import type { IdentityUser } from './identity-user.ts';

/** base64 of "REDACTED": says that a password exists, and nothing about it. */
const REDACTED = 'UkVEQUNURUQ=';

/** A user in the toolkit's own form, as the SDKs read it. Empty fields are left out. */
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

/** The sign-in methods of a user: password, accounts at other providers. */
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

/** E-mail, name and picture, as far as there are any. */
export function profileOf(user: Pick<IdentityUser, 'email' | 'displayName' | 'photoUrl'>): object {
  return {
    ...(user.email === null || user.email === '' ? {} : { email: user.email }),
    ...(user.displayName === '' ? {} : { displayName: user.displayName }),
    ...(user.photoUrl === '' ? {} : { photoUrl: user.photoUrl }),
  };
}
