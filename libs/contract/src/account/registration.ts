import { REGISTER_STATES } from '@partyline/session';
import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** Must agree with the verified token. `newPurchase`: the get-started flow. [API-9, AUTH-26, AUTH-27, ENT-25, GA-4, GA-22] */
export const signupBodySchema = v.strictObject({
  accessToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  inviteId: v.nullable(text(512)),
  name: text(300),
  photoURL: v.nullable(text(2048)),
  provider: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  userid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  newPurchase: v.optional(v.literal(true)),
});
export type SignupBody = v.InferOutput<typeof signupBodySchema>;

/** [AUTH-22, GA-6] */
export const signupDataSchema = v.strictObject({
  registerState: v.picklist(REGISTER_STATES),
  accountId: v.nullable(v.number()),
});
export type SignupData = v.InferOutput<typeof signupDataSchema>;

/** [API-8, GA-4, GP-3] */
export const registerBodySchema = v.strictObject({
  plan: v.literal('trial'),
  workspaceName: v.optional(text(100)),
});
/** The same on a repeat. */
export const registerDataSchema = v.strictObject({
  subscriptionId: v.number(),
  workspaceId: v.number(),
  vicUuid: v.string(),
});

/** New or existing. [API-11, ACCT-14] */
export const createAccountDataSchema = v.strictObject({ accountId: v.number() });
export type CreateAccountData = v.InferOutput<typeof createAccountDataSchema>;
