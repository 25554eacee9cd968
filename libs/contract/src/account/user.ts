import { REGISTER_STATES } from '@partyline/session';
import { LANGUAGES } from '@partyline/display';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { rowNumber } from '../row-ids.ts';

/** [ACCT-17, ENT-13] */
export const associationSchema = v.strictObject({
  accountId: v.number(),
  accountName: v.string(),
  /** null for an account-level role. */
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  role: v.picklist(STORED_ROLES),
});
export type Association = v.InferOutput<typeof associationSchema>;

/** Account fields are null until an association is chosen. [API-10] */
export const userSchema = v.strictObject({
  name: v.string(),
  userid: v.string(),
  email: v.string(),
  provider: v.string(),
  photoURL: v.nullable(v.string()),
  registerState: v.picklist(REGISTER_STATES),
  role: v.nullable(v.picklist(STORED_ROLES)),
  accountName: v.nullable(v.string()),
  accountId: v.nullable(v.number()),
  workspaceId: v.nullable(v.number()),
  isOwnerAccount: v.boolean(),
  subscription: v.nullable(v.picklist(ACCOUNT_PLAN_TYPES)),
  subscribedPlans: v.array(v.string()),
  hasExpiredSubscription: v.boolean(),
  hasAnyValidVic: v.boolean(),
  customerStatus: v.nullable(v.picklist(CUSTOMER_STATUSES)),
  ccCustomerNumber: v.nullable(v.string()),
  /** Whether analytics are configured and the user shares usage data. [ENT-16, HZ-7] */
  isGAEnabled: v.boolean(),
  t_c_accepted_date: v.strictObject({ seconds: v.number(), nanoseconds: v.number() }),
  /** [GE-9] */
  acceptedEulaVersion: v.nullable(v.string()),
  eulaVersion: v.string(),
  /** Analytics need both this and isGAEnabled. [GU-15] */
  dataUsage: v.boolean(),
  /** Whether the user owns the account and neither it nor their mailbox has had a trial. [GP-3] */
  isTrialOffered: v.boolean(),
  /** Whether their confirmed mailbox had one elsewhere. [GP-3, GB-11] */
  isTrialUsed: v.boolean(),
  /** What the account has done of its first steps; null when they are done or hidden, and for who does not own it. [HZ-12] */
  firstSteps: v.nullable(v.strictObject({ isOpened: v.boolean(), isInvited: v.boolean() })),
  /** Of the account's current trial. */
  trialEnd: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** null before the first choice. [PLUS-30] */
  language: v.nullable(v.picklist(LANGUAGES)),
});
export type User = v.InferOutput<typeof userSchema>;

/** [API-7, GA-3] */
export const loginBodySchema = v.strictObject({
  accessToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
});

/** A membership of the caller that is suspended; without a workspace, a role of the account. [PLUS-5] */
export const suspensionSchema = v.strictObject({
  accountName: v.string(),
  workspaceName: v.nullable(v.string()),
});
export type Suspension = v.InferOutput<typeof suspensionSchema>;

/** Only for a user without access elsewhere, who is told why. [PLUS-5] */
const suspensions = v.exactOptional(v.array(suspensionSchema));

/** `claimsChanged`: refresh the token before reading its claims. */
export const loginDataSchema = v.strictObject({
  user: v.nullable(userSchema),
  associations: v.array(associationSchema),
  suspensions,
  registerState: v.picklist(REGISTER_STATES),
  firstLogin: v.boolean(),
  claimsChanged: v.boolean(),
  /** So that both sides agree on "now". [GN-15] */
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
});
export type LoginData = v.InferOutput<typeof loginDataSchema>;

export const currentUserDataSchema = v.strictObject({
  user: userSchema,
  associations: v.array(associationSchema),
  suspensions,
});
export type CurrentUserData = v.InferOutput<typeof currentUserDataSchema>;

/** [API-15] */
export const switchAccountBodySchema = v.strictObject({
  accountId: rowNumber,
  workspaceId: v.nullable(rowNumber),
});

/** [PLUS-30] */
export const languageBodySchema = v.strictObject({ language: v.picklist(LANGUAGES) });
