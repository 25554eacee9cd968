import { STATES, STATUSES } from '@partyline/device-state';
import { DEVICE_CODE_LENGTH } from '@partyline/session';
import * as v from 'valibot';
import { rowNumber, rowText } from '../row-ids.ts';

/** 1 sets the caller's star. [API-40, DEV-54, GD-29] */
export const favoriteBodySchema = v.strictObject({ isFavorite: v.picklist([0, 1]) });
export const favoriteDataSchema = v.strictObject({ vicUuid: v.string(), isFavorite: v.picklist([0, 1]) });

/** "I'm on it", or no longer. [PLUS-34] */
export const acknowledgementBodySchema = v.strictObject({ isOnIt: v.boolean() });
export const acknowledgementDataSchema = v.strictObject({ vicUuid: v.string(), isOnIt: v.boolean() });

/** `isHeld`: the command waits for some seconds, in which it can be withdrawn; absent for one that is sent at once. [GD-28] */
export const commandDataSchema = v.strictObject({
  vicUuid: v.string(),
  commandId: v.nullable(v.string()),
  isHeld: v.optional(v.boolean()),
});

/** The command that no longer will be carried out. [GD-11] */
export const withdrawnDataSchema = v.strictObject({
  vicUuid: v.string(),
  action: v.picklist(['start', 'stop']),
});

/** [API-41, GD-27] */
export const upgradeDataSchema = v.strictObject({
  vicUuid: v.string(),
  commandId: v.string(),
  /** The upgraded device's name first. [LQ-8] */
  reboots: v.strictObject({ isLinkGroup: v.boolean(), deviceNames: v.array(v.string()) }),
});

const DEVICE_CODE = new RegExp(`^[0-9A-Za-z-]{${DEVICE_CODE_LENGTH.min},${DEVICE_CODE_LENGTH.max}}$`);

/** The parameters of `/adddevice` and the target, by default the token's workspace, else the default one. [API-42, GR-8, GD-45] */
export const addDeviceBodySchema = v.strictObject({
  /** Good for one account. */
  code: v.pipe(v.string(), v.trim(), v.regex(DEVICE_CODE)),
  workspaceId: v.optional(v.union([rowNumber, rowText])),
});
/** The portal follows redirectUrl only to a trusted https host. [DEV-52, GD-32] */
export const addDeviceDataSchema = v.strictObject({
  vicUuid: v.string(),
  workspaceId: v.number(),
  redirectUrl: v.nullable(v.string()),
});

/** [PLUS-12] */
export const HISTORY_KINDS = ['command', 'report', 'no-answer', 'moved', 'registered', 'removed'] as const;
const instant = v.pipe(v.string(), v.isoTimestamp());

/** null for fields that its kind does not have. [PLUS-12] */
export const historyEntrySchema = v.strictObject({
  id: v.number(),
  at: instant,
  kind: v.picklist(HISTORY_KINDS),
  action: v.nullable(v.picklist(['start', 'stop', 'save', 'upgrade', 'delete'])),
  /** Of the command, now. */
  outcome: v.nullable(v.picklist(['open', 'done', 'failed', 'superseded', 'unanswered', 'withdrawn'])),
  /** null for none and for erased users. */
  by: v.nullable(v.string()),
  state: v.nullable(v.picklist(STATES)),
  status: v.nullable(v.union([v.picklist(STATUSES), v.literal('')])),
  failureReason: v.nullable(v.string()),
  /** Of a move; null without access. */
  fromWorkspace: v.nullable(v.string()),
  toWorkspace: v.nullable(v.string()),
  /** What a save or an upgrade asked for. */
  deviceName: v.nullable(v.string()),
  deploymentTarget: v.nullable(v.string()),
  version: v.nullable(v.string()),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** Newest first. */
export const historyQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/), v.transform(Number)), '20'),
  cursor: v.optional(rowText),
});
/** The cursor is null at the end. */
export const historySchema = v.strictObject({
  entries: v.array(historyEntrySchema),
  nextCursor: v.nullable(v.string()),
});
export type History = v.InferOutput<typeof historySchema>;
