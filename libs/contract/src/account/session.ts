import { BROWSER_NAMES, SYSTEM_NAMES } from '@partyline/session';
import * as v from 'valibot';
import { rowNumber } from '../row-ids.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** [PLUS-23] */
export const ownSessionSchema = v.strictObject({
  id: rowNumber,
  /** null for unknown. */
  browser: v.nullable(v.picklist(BROWSER_NAMES)),
  system: v.nullable(v.picklist(SYSTEM_NAMES)),
  /** The last one; null for unknown. */
  address: v.nullable(v.string()),
  signedInAt: instant,
  /** To a few minutes. */
  lastUsedAt: instant,
  hasSecondFactor: v.boolean(),
  /** Whether the call came from it. */
  isThis: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof ownSessionSchema>;

/** The one used last first. [PLUS-23] */
export const ownSessionsSchema = v.array(ownSessionSchema);

/** `this`: at logout. [PLUS-23] */
export const endSessionBodySchema = v.strictObject({
  which: v.union([rowNumber, v.picklist(['others', 'this'])]),
});
export type EndSessionBody = v.InferOutput<typeof endSessionBodySchema>;

/** API tokens stay unless they are named: programs that use them are no sessions. [PLUS-23, PLUS-25] */
export const logOutBodySchema = v.optional(
  v.strictObject({ revokeApiTokens: v.optional(v.boolean(), false) }),
  { revokeApiTokens: false },
);
