import { LANGUAGES } from '@partyline/display';
import { CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { rowNumber } from '../row-ids.ts';

/** A user's access to an account or one of its workspaces. [ACCT-17, ENT-13] */
export const associationSchema = v.strictObject({
  accountId: v.number(),
  accountName: v.string(),
  /** null for an account-level role. */
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  role: v.picklist(STORED_ROLES),
});
export type Association = v.InferOutput<typeof associationSchema>;

/** The signed-in user; account fields are null until an association is chosen. [API-10] */
export const userSchema = v.strictObject({
  name: v.string(),
  userid: v.string(),
  email: v.string(),
  provider: v.string(),
  photoURL: v.nullable(v.string()),
  registerState: v.picklist(['in progress', 'done']),
  role: v.nullable(v.picklist(STORED_ROLES)),
  accountName: v.nullable(v.string()),
  accountId: v.nullable(v.number()),
  workspaceId: v.nullable(v.number()),
  isOwnerAccount: v.boolean(),
  subscription: v.nullable(v.picklist(['free', 'trial', 'paid'])),
  subscribedPlans: v.array(v.string()),
  hasExpiredSubscription: v.boolean(),
  hasAnyValidVic: v.boolean(),
  customerStatus: v.nullable(v.picklist(CUSTOMER_STATUSES)),
  ccCustomerNumber: v.nullable(v.string()),
  isGAEnabled: v.boolean(),
  t_c_accepted_date: v.strictObject({ seconds: v.number(), nanoseconds: v.number() }),
  /** The accepted version of the license agreement, or null. [GE-9] */
  acceptedEulaVersion: v.nullable(v.string()),
  /** The current version. */
  eulaVersion: v.string(),
  /** Analytics need both this and isGAEnabled. [GU-15] */
  dataUsage: v.boolean(),
  /** Whether the user owns the account and neither it nor their mailbox has had a trial. [GP-3] */
  isTrialOffered: v.boolean(),
  /** Whether the user's confirmed mailbox had a trial with another account. [GP-3, GB-11] */
  isTrialUsed: v.boolean(),
  /** End of the account's current trial. */
  trialEnd: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The chosen language; null before the first choice. [PLUS-30] */
  language: v.nullable(v.picklist(LANGUAGES)),
});
export type User = v.InferOutput<typeof userSchema>;

/** POST login. [API-7, GA-3] */
export const loginBodySchema = v.strictObject({
  accessToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
});

/** POST login. `claimsChanged`: refresh the token before reading its claims. */
export const loginDataSchema = v.strictObject({
  user: v.nullable(userSchema),
  associations: v.array(associationSchema),
  registerState: v.picklist(['in progress', 'done']),
  firstLogin: v.boolean(),
  claimsChanged: v.boolean(),
  /** The server's clock, so that both sides agree on "now". [GN-15] */
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
});
export type LoginData = v.InferOutput<typeof loginDataSchema>;

/** GET users: the person and every association. */
export const currentUserDataSchema = v.strictObject({
  user: userSchema,
  associations: v.array(associationSchema),
});
export type CurrentUserData = v.InferOutput<typeof currentUserDataSchema>;

/** POST users/switch-account. workspaceId is null for an account-level association. [API-15] */
export const switchAccountBodySchema = v.strictObject({
  accountId: rowNumber,
  workspaceId: v.nullable(rowNumber),
});

/** PUT users/language. [PLUS-30] */
export const languageBodySchema = v.strictObject({ language: v.picklist(LANGUAGES) });
