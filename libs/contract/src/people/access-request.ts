import { INVITATION_REFUSALS, ROW_ACTION_REFUSALS } from '@partyline/invitations';
import {
  ACCESS_REQUEST_ANSWERS,
  ACCESS_REQUEST_REFUSALS,
  ACCESS_REQUEST_STATES,
  ACT_CODES,
  REFUSAL_REASONS,
} from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { rowNumber } from '../row-ids.ts';

const act = v.picklist(ACT_CODES);
const role = v.picklist(STORED_ROLES);
const instant = v.pipe(v.string(), v.isoTimestamp());
const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Asks for a role, for an act on a workspace or a device, or for one of the account. [PLUS-35] */
export const requestAccessBodySchema = v.strictObject({
  act,
  workspaceId: v.optional(rowNumber),
  vicUuid: v.optional(uuid),
  role,
  /** Of the access as a whole; null: as it is now. [PLUS-4] */
  endsAt: v.optional(v.nullable(v.string()), null),
});

/** The caller's own request: whom it was sent to is not told. [PLUS-35, GV-24] */
export const ownAccessRequestSchema = v.strictObject({
  role,
  endsAt: v.nullable(instant),
  state: v.picklist(ACCESS_REQUEST_STATES),
  requestedAt: instant,
  /** From when the same question may be asked again. */
  againAt: instant,
  mayAskAgain: v.boolean(),
});
export type OwnAccessRequest = v.InferOutput<typeof ownAccessRequestSchema>;

export const accessRequestParamsSchema = v.strictObject({ id: uuid });

const REFUSALS = [
  ...ACCESS_REQUEST_REFUSALS,
  ...ROW_ACTION_REFUSALS,
  ...INVITATION_REFUSALS,
  ...REFUSAL_REASONS,
] as const;

/** A request as those read it whom it was sent to: exactly what would change. [PLUS-35] */
export const accessRequestSchema = v.strictObject({
  id: v.string(),
  /** Counts how often it was sent; an answer names the one that was read. */
  version: v.number(),
  state: v.picklist(ACCESS_REQUEST_STATES),
  requestedAt: instant,
  act,
  /** Null for acts of the account. */
  workspace: v.nullable(v.strictObject({ id: v.number(), name: v.string() })),
  device: v.nullable(v.strictObject({ vicUuid: v.string(), name: v.string() })),
  /** Null once they have no role there any more. */
  requester: v.nullable(v.strictObject({ name: v.string(), email: v.string() })),
  /** The requester's role of that level now; null for none. */
  from: v.nullable(role),
  role,
  /** The access is suspended now, and is resumed with the answer. */
  isResumed: v.boolean(),
  /** The answer sends an invitation, which the requester accepts. */
  isInvitation: v.boolean(),
  /** When the access would end; null: never. */
  endsAt: v.nullable(instant),
  /** When the access ends now; null: never. */
  wasEndsAt: v.nullable(instant),
  /** What the requester could do more than now. */
  adds: v.array(act),
  /** Why the caller cannot give it now; null if they can. */
  refusal: v.nullable(v.picklist(REFUSALS)),
});
export type AccessRequest = v.InferOutput<typeof accessRequestSchema>;

/** `version` and `from` as they were read: what has changed since is not given. [PLUS-35] */
export const answerAccessRequestBodySchema = v.strictObject({
  answer: v.picklist(ACCESS_REQUEST_ANSWERS),
  version: rowNumber,
  from: v.nullable(role),
});

export const answerAccessRequestDataSchema = v.strictObject({
  state: v.picklist(ACCESS_REQUEST_STATES),
});
