import { BROWSER_NAMES, SYSTEM_NAMES } from '@partyline/session';
import * as v from 'valibot';

const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const instant = v.pipe(v.string(), v.isoTimestamp());

/** One sign-in of the caller that still counts: where, since when, used when. [PLUS-23] */
export const ownSessionSchema = v.strictObject({
  id: rowId,
  /** What the browser said of itself; null for nothing that is known. */
  browser: v.nullable(v.picklist(BROWSER_NAMES)),
  system: v.nullable(v.picklist(SYSTEM_NAMES)),
  /** The network address that it was last used from; null for unknown. */
  address: v.nullable(v.string()),
  signedInAt: instant,
  /** To a few minutes. */
  lastUsedAt: instant,
  /** Whether the identity service asked for a second factor at this sign-in. */
  hasSecondFactor: v.boolean(),
  /** Whether the call came from it. */
  isThis: v.boolean(),
});
/** One sign-in of the caller. */
export type OwnSession = v.InferOutput<typeof ownSessionSchema>;

/** GET users/sessions, the one used last first. [PLUS-23] */
export const ownSessionsSchema = v.array(ownSessionSchema);

/**
 * POST users/sessions/end: one of the caller's sessions by its id, all `others`, or `this`, which whoever logs out takes
 * off the list. [PLUS-23]
 */
export const endSessionBodySchema = v.strictObject({
  which: v.union([rowId, v.picklist(['others', 'this'])]),
});
/** Which sessions end. */
export type EndSessionBody = v.InferOutput<typeof endSessionBodySchema>;
