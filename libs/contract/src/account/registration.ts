import * as v from 'valibot';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/**
 * POST signup. The user comes from the verified token, with which the body must agree. `newPurchase` is present only in the
 * get-started flow. [API-9, AUTH-26, AUTH-27, ENT-25, GA-4, GA-22]
 */
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

/** POST signup: the state of the registration; GET users returns the rest. [AUTH-22, GA-6] */
export const signupDataSchema = v.strictObject({
  registerState: v.picklist(['in progress', 'done']),
  accountId: v.nullable(v.number()),
});
export type SignupData = v.InferOutput<typeof signupDataSchema>;

/** POST users/register: starts the trial. [API-8, GA-4, GP-3] */
export const registerBodySchema = v.strictObject({
  plan: v.literal('trial'),
  workspaceName: v.optional(text(100)),
});
/** Contents of a trial, the same on a repeat. */
export const registerDataSchema = v.strictObject({
  subscriptionId: v.number(),
  workspaceId: v.number(),
  vicUuid: v.string(),
});

/** POST account/create takes nothing. [API-11, ACCT-14] */
export const createAccountBodySchema = v.strictObject({});
/** The user's own account, new or existing. */
export const createAccountDataSchema = v.strictObject({ accountId: v.number() });
export type CreateAccountData = v.InferOutput<typeof createAccountDataSchema>;
