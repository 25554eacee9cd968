import * as v from 'valibot';
import { passwordHashSchema } from './password-hash.ts';

/**
 * One signed-in place: the refresh token (its SHA-256 only), when the person signed in, in Unix milliseconds, and by
 * which provider.
 */
const sessionSchema = v.strictObject({
  tokenHash: v.string(),
  signedInAt: v.number(),
  provider: v.optional(v.string(), 'password'),
});
/** One signed-in place. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** An account at another provider by which a user can sign in; empty texts are unknown. */
const linkedProviderSchema = v.strictObject({
  providerId: v.string(),
  /** The account's id at the provider. */
  rawId: v.string(),
  email: v.string(),
  displayName: v.string(),
  photoUrl: v.string(),
});
/** An account at another provider by which a user can sign in. */
export type LinkedProvider = v.InferOutput<typeof linkedProviderSchema>;

/** A user as kept on disk. Times are Unix milliseconds, except `validSince` (Unix seconds, as the toolkit has it). */
export const identityUserSchema = v.strictObject({
  uid: v.string(),
  /** Lower case. */
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  displayName: v.string(),
  photoUrl: v.string(),
  disabled: v.boolean(),
  password: v.nullable(passwordHashSchema),
  passwordUpdatedAt: v.number(),
  /** JSON text of the custom claims, as the admin SDK sends it. */
  customAttributes: v.string(),
  /** Tokens of sign-ins before this are void. */
  validSince: v.number(),
  createdAt: v.number(),
  lastLoginAt: v.nullable(v.number()),
  sessions: v.array(sessionSchema),
  providers: v.optional(v.array(linkedProviderSchema), []),
  /** Sign-ins up to then, in Unix seconds, count as too old for what needs a recent one. */
  signInsOldUntil: v.optional(v.number(), 0),
});
/** A user as kept on disk. */
export type IdentityUser = v.InferOutput<typeof identityUserSchema>;
