import { LANGUAGES } from '@partyline/display';
import { CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';

/** One way into an account: the account itself, or one workspace of it. [ACCT-17, ENT-13] */
export const associationSchema = v.strictObject({
  accountId: v.number(),
  accountName: v.string(),
  /** null for an account-level role. */
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  role: v.picklist(STORED_ROLES),
});
/** One way into an account. */
export type Association = v.InferOutput<typeof associationSchema>;

/** The signed-in person, seen from the chosen association; the account fields are null until one is chosen. [API-10] */
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
  /** The version of the license agreement that was accepted; null for none. [GE-9] */
  acceptedEulaVersion: v.nullable(v.string()),
  /** The version that stands now. */
  eulaVersion: v.string(),
  /** Analytics need both this and isGAEnabled. [GU-15] */
  dataUsage: v.boolean(),
  /** Whether a trial can be started here: the person owns the account, and neither it nor their mailbox has had one. [GP-3] */
  isTrialOffered: v.boolean(),
  /** Whether none can, because the person's own confirmed mailbox has had one with another account. [GP-3, GB-11] */
  isTrialUsed: v.boolean(),
  /** When the trial ends, while the account is on one. */
  trialEnd: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The language that the user has chosen; null before the first choice. [PLUS-30] */
  language: v.nullable(v.picklist(LANGUAGES)),
});
/** The signed-in person. */
export type User = v.InferOutput<typeof userSchema>;

/** POST login. [API-7, GA-3] */
export const loginBodySchema = v.strictObject({
  accessToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8192)),
});

/** The answer to POST login. `claimsChanged` says that the token must be refreshed before its claims are read. */
export const loginDataSchema = v.strictObject({
  user: v.nullable(userSchema),
  associations: v.array(associationSchema),
  registerState: v.picklist(['in progress', 'done']),
  firstLogin: v.boolean(),
  claimsChanged: v.boolean(),
  /** The server's clock, so that "since now" means the same on both sides. [GN-15] */
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
});
/** The answer to POST login. */
export type LoginData = v.InferOutput<typeof loginDataSchema>;

/** GET users: the person and every association. */
export const currentUserDataSchema = v.strictObject({
  user: userSchema,
  associations: v.array(associationSchema),
});
/** GET users. */
export type CurrentUserData = v.InferOutput<typeof currentUserDataSchema>;

/** POST users/switch-account. workspaceId is null for an account-level association. [API-15] */
export const switchAccountBodySchema = v.strictObject({
  accountId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  workspaceId: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

/** PUT users/language. [PLUS-30] */
export const languageBodySchema = v.strictObject({ language: v.picklist(LANGUAGES) });
