import type { RowActionRefusal } from '@partyline/invitations';
import { REFUSAL_REASONS, type RefusalReason } from '@partyline/permissions';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { forbidden } from '../../http/authorization/authorize.ts';

/**
 * Returns a refusal's failure: `forbidden` for a missing right, else `invitation-refused`, with the reason. [ERR-35, ERR-36, GV-8,
 * PLUS-7]
 */
export function failureOfRefusal(
  reason: RowActionRefusal,
  kind: 'invitation' | 'membership' = 'invitation',
): ApiFailure {
  if (isMissingRight(reason)) return forbidden(reason);
  return new ApiFailure('invitation-refused', {
    reason,
    message: (texts) => texts.invitationRefusalText(reason, kind),
  });
}

export function isMissingRight(reason: RowActionRefusal): reason is RefusalReason {
  return REFUSAL_REASONS.some((each) => each === reason);
}

/** Refusals by unique index, for concurrent calls. [GV-9] */
const UNIQUE: ReadonlyMap<unknown, RowActionRefusal> = new Map([
  ['invitations_once_by_address', 'duplicate'],
  // For nodes of the version before, in databases that had some.
  ['invitations_once', 'duplicate'],
  // For older nodes in databases from before PostgreSQL 15.
  ['invitations_once_before', 'duplicate'],
  ['memberships_once', 'duplicate'],
  ['invitations_one_open_owner', 'owner-open'],
  ['ownership_one_open', 'owner-open'],
  ['memberships_one_workspace_owner', 'owner-exists'],
]);

/** Maps a unique violation to its refusal. [GV-9] */
export async function withUniqueRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    const reason = UNIQUE.get(constraint);
    throw reason === undefined ? error : failureOfRefusal(reason);
  }
}
