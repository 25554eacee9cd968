import { ACT_CODES, NEEDS, READER_SIGHTS, REFUSAL_REASONS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { rowText } from '../row-ids.ts';
import { ownAccessRequestSchema } from './access-request.ts';

const roles = v.array(v.picklist(STORED_ROLES));
const instant = v.pipe(v.string(), v.isoTimestamp());
const act = v.picklist(ACT_CODES);

/** An act on a workspace, or on a device and its workspace; one of both for all but acts of the account. [PLUS-35] */
export const whoCanQuerySchema = v.strictObject({
  act,
  workspaceId: v.optional(rowText),
  vicUuid: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
});

/** For support, which is in no account: an act of the account names it, unless the workspace or device does. [PLUS-25, PLUS-35] */
export const supportWhoCanQuerySchema = v.strictObject({
  ...whoCanQuerySchema.entries,
  accountId: v.optional(rowText),
});

/** `endsAt`: when the first of the roles that count here ends. */
export const whoCanPersonSchema = v.strictObject({
  name: v.string(),
  email: v.string(),
  isSelf: v.boolean(),
  endsAt: v.nullable(instant),
});
export type WhoCanPerson = v.InferOutput<typeof whoCanPersonSchema>;

/** All of it together allows the act. `change` is null where only the state is in the way. */
export const wayDataSchema = v.strictObject({
  change: v.nullable(
    v.strictObject({
      role: v.picklist(STORED_ROLES),
      replaces: v.nullable(v.picklist(STORED_ROLES)),
      isResumed: v.boolean(),
      makers: roles,
      /** The caller is one of the makers. */
      isMaker: v.boolean(),
      adds: v.array(act),
    }),
  ),
  needs: v.array(v.picklist(NEEDS)),
});
export type WayData = v.InferOutput<typeof wayDataSchema>;

const people = v.array(whoCanPersonSchema);

/**
 * Each group lists its first 100 people, the caller first. Of people whose names the caller may not see there are only roles.
 * [PLUS-35, GV-24]
 */
export const whoCanSchema = v.strictObject({
  act,
  /** Null for acts of the account. */
  workspace: v.nullable(v.strictObject({ id: v.number(), name: v.string() })),
  device: v.nullable(v.strictObject({ vicUuid: v.string(), name: v.string() })),
  /** Whose names the caller may see. */
  sight: v.picklist(READER_SIGHTS),
  able: v.array(v.strictObject({ grantedBy: roles, count: v.number(), people })),
  hiddenRoles: roles,
  /** Of the people in `able`; a name is its owner's alone. */
  tokens: v.array(
    v.strictObject({ owner: whoCanPersonSchema, name: v.nullable(v.string()), expiresAt: instant }),
  ),
  unable: v.array(
    v.strictObject({
      active: roles,
      suspended: roles,
      reason: v.picklist(REFUSAL_REASONS),
      count: v.number(),
      people,
      ways: v.array(wayDataSchema),
    }),
  ),

  newcomerWays: v.array(wayDataSchema),
  /** Who may meet what the ways need, in `needs` of the ways. */
  needMakers: v.array(
    v.strictObject({ need: v.picklist(NEEDS), roles, isPartner: v.boolean(), isMaker: v.boolean() }),
  ),
  holders: v.array(v.strictObject({ role: v.picklist(STORED_ROLES), people })),
  /** What the caller has asked for themselves, to be able to do it; null for nothing. */
  ownRequest: v.nullable(ownAccessRequestSchema),
});
export type WhoCanData = v.InferOutput<typeof whoCanSchema>;
