import { IMPORT_COLUMNS, IMPORT_ROW_STATUSES, INVITATION_STATUSES } from '@partyline/invitations';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { rowNumber, rowText } from '../row-ids.ts';
import { ACCESS_SORTS } from './list-values.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const email = v.pipe(v.string(), v.maxLength(1_000));
/** 128 random bits as base64url. [GV-3] */
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,512}$/));

/** `i` and an invitation's number, or `m` and a membership's. [GV-23, GV-24] */
export const accessIdSchema = v.pipe(v.string(), v.regex(/^[im][1-9]\d{0,14}$/));

/**
 * `workspaceId` is null for account roles; `expiresAt` is the link's, `endsAt` the access's end. [ENT-20, ENT-21, GV-4, GV-24,
 * PLUS-4, PLUS-5]
 */
export const accessRowSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(['invitation', 'membership']),
  email: v.string(),
  /** Empty before the sign-up. */
  name: v.string(),
  roleName: v.picklist(STORED_ROLES),
  permissionName: v.string(),
  workspaceId: v.nullable(v.number()),
  /** The default one for account roles. [GV-12] */
  workspaceName: v.string(),
  status: v.picklist(INVITATION_STATUSES),
  isSuspended: v.boolean(),
  isSelf: v.boolean(),
  createdAt: instant,
  expiresAt: v.nullable(instant),
  endsAt: v.nullable(instant),
  lastActiveAt: v.nullable(instant),
  /** null for none or deleted. */
  grantedBy: v.nullable(v.string()),
});
export type AccessRow = v.InferOutput<typeof accessRowSchema>;

/** By default by e-mail ascending. [INV-4 … INV-7, GV-5, GV-21, GX-15, HZ-8] */
export const accessQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,2}|1000)$/), v.transform(Number)), '50'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  /** In e-mail, workspace and permission, ignoring case. */
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
  sort: v.optional(v.picklist(ACCESS_SORTS), 'email'),
  direction: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  workspaceId: v.optional(rowText),
  roleName: v.optional(v.picklist(STORED_ROLES)),
  /** One of the two lists of people; omitted: both. [HZ-8] */
  kind: v.optional(v.picklist(['invitation', 'membership'])),
  /** Omitted: revoked rows are listed only among the invitations alone. */
  status: v.optional(v.picklist([...INVITATION_STATUSES, 'suspended'])),
  /** Whole, ignoring case. [PLUS-3] */
  email: v.optional(email),
});

/** `total` is null above 1,000, `nextCursor` at the end. */
export const accessPageSchema = v.strictObject({
  rows: v.array(accessRowSchema),
  total: v.nullable(v.number()),
  nextCursor: v.nullable(v.string()),
});
export type AccessPage = v.InferOutput<typeof accessPageSchema>;

/** [GV-14, PLUS-2] */
export const lookupBodySchema = v.strictObject({
  emails: v.pipe(v.array(email), v.minLength(1), v.maxLength(2_000)),
});
/** Pending and accepted, in the caller's workspaces. */
export const lookupDataSchema = v.strictObject({
  rows: v.array(
    v.strictObject({
      email: v.string(),
      roleName: v.picklist(STORED_ROLES),
      workspaceId: v.nullable(v.number()),
      status: v.picklist(INVITATION_STATUSES),
    }),
  ),
});

/** `update: true` changes the user's existing permission. [API-46, INV-12 … INV-26, GV-1, GV-7, PLUS-4] */
export const sendInvitationBodySchema = v.strictObject({
  email,
  roleName: v.string(),
  permissionName: v.string(),
  workspaceId: rowNumber,
  endsAt: v.nullish(v.string()),
  update: v.optional(v.boolean()),
});
export const sendInvitationDataSchema = v.strictObject({
  id: v.string(),
  outcome: v.picklist(['sent', 'updated']),
});

/** By data row, in file order. [API-50, GV-14] */
export const uploadDataSchema = v.strictObject({
  rows: v.array(
    v.strictObject({
      /** From 1. */
      row: v.number(),
      email: v.string(),
      status: v.picklist(IMPORT_ROW_STATUSES),
      /** 0 for a row that was sent. */
      errorCode: v.union([v.number(), v.string()]),
      field: v.nullable(v.picklist(IMPORT_COLUMNS)),
      message: v.string(),
    }),
  ),
});
export type UploadData = v.InferOutput<typeof uploadDataSchema>;

/** [PLUS-1, PLUS-4, GV-3] */
export const resendBodySchema = v.strictObject({ id: accessIdSchema, endsAt: v.nullish(v.string()) });
/** The new link's end. */
export const resendDataSchema = v.strictObject({ id: v.string(), expiresAt: instant });
export const copyLinkBodySchema = v.strictObject({ id: accessIdSchema });
/** Answered only once; the link copied before is void. [GV-3] */
export const copyLinkDataSchema = v.strictObject({ url: v.string(), expiresAt: instant });

/** [API-49, GV-23] */
export const revokeBodySchema = v.strictObject({ id: accessIdSchema });

/** Absent fields stay; an end of null is none. [PLUS-4, PLUS-5] */
export const changeAccessBodySchema = v.strictObject({
  roleName: v.optional(v.picklist(STORED_ROLES)),
  endsAt: v.nullish(v.string()),
  isSuspended: v.optional(v.boolean()),
});

export const inviteKeyBodySchema = v.strictObject({ inviteId: key });
export const inviteKeyParamsSchema = v.strictObject({ inviteId: key });

/** For the holder of the key. [API-48, INV-28, GV-17] */
export const verifyInvitationDataSchema = v.strictObject({
  email: v.string(),
  roleName: v.picklist(STORED_ROLES),
  permissionName: v.string(),
  accountId: v.number(),
  accountName: v.string(),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.string(),
  requesterName: v.string(),
  expiresAt: instant,
  endsAt: v.nullable(instant),
  /** Whether the key was mailed, not copied. [GV-3] */
  provesMailbox: v.boolean(),
});
export type VerifiedInvitation = v.InferOutput<typeof verifyInvitationDataSchema>;

/** [INV-36] */
export const acceptInvitationDataSchema = v.strictObject({
  accountId: v.number(),
  workspaceId: v.nullable(v.number()),
  roleName: v.picklist(STORED_ROLES),
});

/** null: the role of the account. [PLUS-6] */
export const leaveBodySchema = v.strictObject({ workspaceId: v.nullable(rowNumber) });
