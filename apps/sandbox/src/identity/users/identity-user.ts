import * as v from 'valibot';
import { passwordHashSchema } from './password-hash.ts';

/** A session: SHA-256 of the refresh token, sign-in time in Unix milliseconds, and sign-in method. */
const sessionSchema = v.strictObject({
  tokenHash: v.string(),
  signedInAt: v.number(),
  provider: v.optional(v.string(), 'password'),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** Account at another provider; empty texts are unknown. */
const linkedProviderSchema = v.strictObject({
  providerId: v.string(),
  rawId: v.string(),
  email: v.string(),
  displayName: v.string(),
  photoUrl: v.string(),
});
export type LinkedProvider = v.InferOutput<typeof linkedProviderSchema>;

/**
 * A stored user. Times are Unix milliseconds, except `validSince` (Unix seconds, as in the Identity Toolkit).
 */
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
  /** Custom claims as JSON text. */
  customAttributes: v.string(),
  /** Tokens of earlier sign-ins are void. */
  validSince: v.number(),
  createdAt: v.number(),
  lastLoginAt: v.nullable(v.number()),
  sessions: v.array(sessionSchema),
  providers: v.optional(v.array(linkedProviderSchema), []),
  /** Sign-ins up to this time (Unix seconds) never count as recent. */
  signInsOldUntil: v.optional(v.number(), 0),
});
export type IdentityUser = v.InferOutput<typeof identityUserSchema>;
