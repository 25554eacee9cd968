import type { RowActionRefusal } from '@partyline/invitations';
import { REFUSAL_REASONS, type RefusalReason } from '@partyline/permissions';
import { invitationRefusalText } from '@partyline/texts';
import { ApiFailure } from '../../http/api-failure.ts';
import { forbidden } from '../../http/authorize.ts';

/**
 * The failure for an invitation, or for something done with a row, that the rules refuse: `forbidden` where a right is missing,
 * else `invitation-refused`, with the reason as a code and in words. [ERR-35, ERR-36, GV-8, PLUS-7]
 */
export function failureOfRefusal(reason: RowActionRefusal): ApiFailure {
  if (isMissingRight(reason)) return forbidden(reason);
  return new ApiFailure('invitation-refused', { reason, message: invitationRefusalText(reason) });
}

/** Whether a refusal is about a right rather than about the invitation. */
export function isMissingRight(reason: RowActionRefusal): reason is RefusalReason {
  return REFUSAL_REASONS.some((each) => each === reason);
}

/** What a unique index stands for: two calls at the same time of which the rules would have allowed either. [GV-9] */
const UNIQUE: ReadonlyMap<unknown, RowActionRefusal> = new Map([
  ['invitations_once', 'duplicate'],
  // Kept for nodes of the version before by databases that were made before PostgreSQL 15 was supported.
  ['invitations_once_before', 'duplicate'],
  ['memberships_once', 'duplicate'],
  ['invitations_one_open_owner', 'owner-open'],
  ['ownership_one_open', 'owner-open'],
  ['memberships_one_workspace_owner', 'owner-exists'],
]);

/** Does the work, and turns a violation of a unique index into the refusal that it stands for. [GV-9] */
export async function withUniqueRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    const reason = UNIQUE.get(constraint);
    throw reason === undefined ? error : failureOfRefusal(reason);
  }
}
