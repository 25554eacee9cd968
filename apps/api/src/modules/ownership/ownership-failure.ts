import { HANDOVER_LAPSED_TEXT, OWNERSHIP_REFUSAL_TEXTS } from '@partyline/texts';
import { REFUSAL_REASONS, type RefusalReason } from '@partyline/permissions';
import type { OwnershipRefusal } from '@partyline/workspaces';
import { ApiFailure } from '../../http/api-failure.ts';
import { forbidden } from '../../http/authorize.ts';

const PERMISSION_REASONS: ReadonlySet<string> = new Set(REFUSAL_REASONS);

/** Refusals that tell nothing of whether the transfer or request exists: a user who is not addressed reads what all others read. */
const NOT_VALID: ReadonlySet<OwnershipRefusal> = new Set([
  'unknown-handover',
  'not-addressed',
  'handover-not-open',
]);

/** The one failure for a link or an id that is unknown, expired, closed, or for another user to answer. [GA-13, GO-9] */
export function linkNotValid(): ApiFailure {
  return new ApiFailure('action-link-not-valid');
}

/** The failure for a transfer or a request that may not be submitted. [OWN-4, OWN-16, OWN-17, GO-3, GO-4, GO-7, PLUS-7] */
export function failureOfSubmission(reason: OwnershipRefusal): ApiFailure {
  if (reason === 'unknown-workspace') return new ApiFailure('not-found');
  if (reason === 'recent-login-required') return new ApiFailure('recent-login-required', { reason });
  // The caller is a member of the account, only not of the place: their role is known, and it is not enough.
  if (isPermissionReason(reason)) return forbidden(reason === 'unknown-role' ? 'no-right' : reason);
  return new ApiFailure('ownership-refused', { reason, message: OWNERSHIP_REFUSAL_TEXTS[reason] });
}

/** The failure for an answer: a right that is missing is the other party's, and it was there when they submitted it. */
export function failureOfAnswer(reason: OwnershipRefusal): ApiFailure {
  if (NOT_VALID.has(reason)) return linkNotValid();
  const isLapsed = reason === 'no-right' || reason === 'unknown-role' || reason === 'unknown-workspace';
  const message = isLapsed ? HANDOVER_LAPSED_TEXT : OWNERSHIP_REFUSAL_TEXTS[reason];
  return new ApiFailure('ownership-refused', { reason, message });
}

function isPermissionReason(reason: OwnershipRefusal): reason is RefusalReason {
  return PERMISSION_REASONS.has(reason);
}
