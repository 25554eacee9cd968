import { STATES, STATUSES } from '@partyline/device-state';
import * as v from 'valibot';

const rowNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** PUT vic/favorite/{id}: 1 sets the caller's star, 0 takes it away. [API-40, DEV-54, GD-29] */
export const favoriteBodySchema = v.strictObject({ isFavorite: v.picklist([0, 1]) });
/** What it answers: how the star stands now. */
export const favoriteDataSchema = v.strictObject({ vicUuid: v.string(), isFavorite: v.picklist([0, 1]) });

/** POST vic/upgrade/{id} answers the command, and everything that it reboots, by name. [API-41, GD-27] */
export const upgradeDataSchema = v.strictObject({
  vicUuid: v.string(),
  commandId: v.string(),
  /** Whether a whole link group reboots, and the names, the upgraded device's first. [LQ-8] */
  reboots: v.strictObject({ isLinkGroup: v.boolean(), deviceNames: v.array(v.string()) }),
});

/**
 * POST device/add: what the device put into the address of `/adddevice`, every parameter of it, and where it shall go: a
 * workspace's number, also as text; the one the caller's token names, else the default one, when it is left out. What the
 * device is comes from its host, never from here. [API-42, GR-8, GD-45]
 */
export const addDeviceBodySchema = v.strictObject({
  /** The device's own, good for one account. */
  code: v.pipe(v.string(), v.trim(), v.regex(/^[0-9A-Za-z-]{8,64}$/)),
  workspaceId: v.optional(
    v.union([rowNumber, v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))]),
  ),
});
/** What it answers; the portal goes to redirectUrl only if it is https on a host it is told to trust. [DEV-52, GD-32] */
export const addDeviceDataSchema = v.strictObject({
  vicUuid: v.string(),
  workspaceId: v.number(),
  redirectUrl: v.nullable(v.string()),
});

/** What happened to a device. [PLUS-12] */
export const HISTORY_KINDS = ['command', 'report', 'no-answer', 'moved', 'registered', 'removed'] as const;
const instant = v.pipe(v.string(), v.isoTimestamp());

/** One line of a device's history; null for what a line of its kind does not say. [PLUS-12] */
export const historyEntrySchema = v.strictObject({
  id: v.number(),
  at: instant,
  kind: v.picklist(HISTORY_KINDS),
  action: v.nullable(v.picklist(['start', 'stop', 'save', 'upgrade', 'delete'])),
  /** How the command stands now. */
  outcome: v.nullable(v.picklist(['open', 'done', 'failed', 'superseded', 'unanswered'])),
  /** The name of who did it; null for nobody, and for a person who is gone. */
  by: v.nullable(v.string()),
  state: v.nullable(v.picklist(STATES)),
  status: v.nullable(v.union([v.picklist(STATUSES), v.literal('')])),
  failureReason: v.nullable(v.string()),
  /** Names of the workspaces of a move; null also where the caller has no access. */
  fromWorkspace: v.nullable(v.string()),
  toWorkspace: v.nullable(v.string()),
  /** What a save or an upgrade asked for. */
  deviceName: v.nullable(v.string()),
  deploymentTarget: v.nullable(v.string()),
  version: v.nullable(v.string()),
});
/** One line of a device's history. */
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** GET vic/history/{id}: newest first, a page at a time. */
export const historyQuerySchema = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/), v.transform(Number)), '20'),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
});
/** A page of a device's history, and where the next one begins; null at the end. */
export const historySchema = v.strictObject({
  entries: v.array(historyEntrySchema),
  nextCursor: v.nullable(v.string()),
});
/** A page of a device's history. */
export type History = v.InferOutput<typeof historySchema>;
