import * as v from 'valibot';

/** Providers by the Identity Toolkit's ids. */
export const IDP_NAMES = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' } as const;
export type IdpId = keyof typeof IDP_NAMES;

export function isIdp(providerId: string): providerId is IdpId {
  return Object.hasOwn(IDP_NAMES, providerId);
}

/** Returns whether the provider verifies e-mail addresses: Google does, Microsoft's organisations do not. */
export function verifiesEmail(providerId: string): boolean {
  return providerId === 'google.com';
}

const text = v.pipe(v.string(), v.maxLength(300));

/** Account at a provider, as stored and as in its tokens. */
export const idpAccountSchema = v.strictObject({
  providerId: v.picklist(['google.com', 'microsoft.com']),
  rawId: v.pipe(text, v.minLength(1)),
  /** Lower case; empty when unknown. */
  email: text,
  emailVerified: v.boolean(),
  displayName: text,
  photoUrl: v.pipe(v.string(), v.maxLength(2048)),
});
export type IdpAccount = v.InferOutput<typeof idpAccountSchema>;
