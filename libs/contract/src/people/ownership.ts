import { STORED_ROLES } from '@partyline/roles';
import { TRANSFER_STATES } from '@partyline/workspaces';
import * as v from 'valibot';
import { rowNumber, rowText } from '../row-ids.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const email = v.pipe(v.string(), v.maxLength(1_000));
/** A mailed link's key, or an ownership transfer's id. */
const docId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,512}$/));

/** [API-55, OWN-5, GO-3, GO-4] */
export const transferBodySchema = v.variant('scope', [
  v.strictObject({ scope: v.literal('account'), accountId: rowNumber, email }),
  v.strictObject({ scope: v.optional(v.literal('workspace'), 'workspace'), workspaceId: rowNumber, email }),
]);
/** [API-56, OWN-6] */
export const requestBodySchema = v.strictObject({ workspaceId: rowNumber });

/** Submitted by the caller or for them to answer; `id` is no link key. [OWN-3, GO-1, GO-2, GO-6, GO-8] */
export const transferSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(['transfer', 'request']),
  scope: v.picklist(['account', 'workspace']),
  workspaceId: v.nullable(v.number()),
  /** Of the workspace or account. */
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
export type TransferRow = v.InferOutput<typeof transferSchema>;
/** Open ones. */
export const transfersSchema = v.strictObject({ handovers: v.array(transferSchema) });

/** Who may take the ownership, by default of the account. [GO-3] */
export const recipientsQuerySchema = v.strictObject({ workspaceId: v.optional(rowText) });
/** By e-mail. */
export const recipientsSchema = v.strictObject({
  recipients: v.array(
    v.strictObject({ email: v.string(), name: v.string(), roleName: v.picklist(STORED_ROLES) }),
  ),
});

/** [API-23, OWN-8, GO-1] */
export const answerOwnershipBodySchema = v.strictObject({
  docId,
  action: v.optional(v.picklist(['open', 'accept']), 'accept'),
});
/** The ownership afterwards. */
export const answerOwnershipDataSchema = v.strictObject({
  accountId: v.number(),
  workspaceId: v.nullable(v.number()),
  state: v.picklist(TRANSFER_STATES),
  /** The caller's, there and now. */
  roleName: v.nullable(v.picklist(STORED_ROLES)),
});

/** [API-57] */
export const transferParamsSchema = v.strictObject({ id: docId });

/** Either parameter name. [API-24, GR-8] */
export const verifyLinkQuerySchema = v.strictObject({
  docId: v.optional(docId),
  key: v.optional(docId),
  inviteId: v.optional(docId),
});
/** The link's subject and the next page. [OWN-10, OWN-13, OWN-14, GR-5] */
export const verifyLinkDataSchema = v.strictObject({
  event: v.picklist(['invitation', 'ownership-transfer', 'ownership-request', 'account-transfer']),
  accountId: v.number(),
  workspaceId: v.nullable(v.number()),
  /** Who invited, transfers or requests. */
  userName: v.string(),
  userId: v.string(),
  /** Of the workspace or account. */
  placeName: v.string(),
  redirectAction: v.string(),
});
export type VerifiedLink = v.InferOutput<typeof verifyLinkDataSchema>;
