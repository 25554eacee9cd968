import { STORED_ROLES } from '@partyline/roles';
import { TRANSFER_STATES } from '@partyline/workspaces';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());
const rowNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const rowText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
const email = v.pipe(v.string(), v.maxLength(1_000));
/** The key of a mailed link, or the id of a handover that the caller sees in the portal. */
const docId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,512}$/));

/** POST workspace/transfer-ownership: of a workspace, or of the account. [API-55, OWN-5, GO-3, GO-4] */
export const transferBodySchema = v.variant('scope', [
  v.strictObject({ scope: v.literal('account'), accountId: rowNumber, email }),
  v.strictObject({ scope: v.optional(v.literal('workspace'), 'workspace'), workspaceId: rowNumber, email }),
]);
/** POST workspace/ask-ownership. [API-56, OWN-6] */
export const requestBodySchema = v.strictObject({ workspaceId: rowNumber });

/**
 * One transfer or request that the caller submitted or is asked to answer. `id` names it in calls; it is no key of a link.
 * The recipient is the user who answers: of a request the owner who is asked. [OWN-3, GO-1, GO-2, GO-6, GO-8]
 */
export const handoverSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(['transfer', 'request']),
  scope: v.picklist(['account', 'workspace']),
  workspaceId: v.nullable(v.number()),
  /** Of the account where the account itself changes hands. */
  placeName: v.string(),
  state: v.picklist(TRANSFER_STATES),
  requesterName: v.string(),
  requesterEmail: v.string(),
  recipientName: v.string(),
  recipientEmail: v.string(),
  isSubmitter: v.boolean(),
  isAnswerer: v.boolean(),
  createdAt: instant,
  expiresAt: instant,
});
/** A transfer or a request of an ownership. */
export type HandoverRow = v.InferOutput<typeof handoverSchema>;
/** GET workspace/ownership: the open ones that the caller submitted or answers. */
export const handoversSchema = v.strictObject({ handovers: v.array(handoverSchema) });

/** GET workspace/recipients: who is eligible for the ownership of a workspace, or of the account where none is named. [GO-3] */
export const recipientsQuerySchema = v.strictObject({ workspaceId: v.optional(rowText) });
/** The eligible users, by e-mail. */
export const recipientsSchema = v.strictObject({
  recipients: v.array(
    v.strictObject({ email: v.string(), name: v.string(), roleName: v.picklist(STORED_ROLES) }),
  ),
});

/** POST users/verify-ownership-action: opens or accepts a transfer or a request. [API-23, OWN-8, GO-1] */
export const answerOwnershipBodySchema = v.strictObject({
  docId,
  action: v.optional(v.picklist(['open', 'accept']), 'accept'),
});
/** What it answers: the ownership afterwards. */
export const answerOwnershipDataSchema = v.strictObject({
  accountId: v.number(),
  workspaceId: v.nullable(v.number()),
  state: v.picklist(TRANSFER_STATES),
  /** The role that the caller has there now; null for none. */
  roleName: v.nullable(v.picklist(STORED_ROLES)),
});

/** The path of what is done with one transfer or request: its id, or the key of its link. [API-57] */
export const handoverParamsSchema = v.strictObject({ id: docId });

/** GET userActionLink/verify: the key of a mailed link, under either of the names that links carry it by. [API-24, GR-8] */
export const verifyLinkQuerySchema = v.strictObject({
  docId: v.optional(docId),
  key: v.optional(docId),
  inviteId: v.optional(docId),
});
/** What the link is about and where its user goes next. [OWN-10, OWN-13, OWN-14, GR-5] */
export const verifyLinkDataSchema = v.strictObject({
  event: v.picklist(['invitation', 'ownership-transfer', 'ownership-request', 'account-transfer']),
  accountId: v.number(),
  workspaceId: v.nullable(v.number()),
  /** Who invited, transfers or requests. */
  userName: v.string(),
  userId: v.string(),
  /** The name of the workspace, or of the account. */
  placeName: v.string(),
  redirectAction: v.string(),
});
/** What a mailed link is about. */
export type VerifiedLink = v.InferOutput<typeof verifyLinkDataSchema>;
