import * as v from 'valibot';

/** The providers people can sign in with beside a password, by the toolkit's ids. */
export const IDP_NAMES = { 'google.com': 'Google', 'microsoft.com': 'Microsoft' } as const;
/** One of the providers. */
export type IdpId = keyof typeof IDP_NAMES;

/** Whether the sandbox stands in for this provider. */
export function isIdp(providerId: string): providerId is IdpId {
  return Object.hasOwn(IDP_NAMES, providerId);
}

/** Whether a provider vouches for its people's addresses: Google does, Microsoft's organisations do not. */
export function vouchesForEmail(providerId: string): boolean {
  return providerId === 'google.com';
}

const text = v.pipe(v.string(), v.maxLength(300));

/** An account at a provider, as kept on disk and as its tokens tell it. */
export const idpAccountSchema = v.strictObject({
  providerId: v.picklist(['google.com', 'microsoft.com']),
  rawId: v.pipe(text, v.minLength(1)),
  /** Lower case; empty when the provider tells none. */
  email: text,
  emailVerified: v.boolean(),
  displayName: text,
  photoUrl: v.pipe(v.string(), v.maxLength(2048)),
});
/** An account at a provider. */
export type IdpAccount = v.InferOutput<typeof idpAccountSchema>;
