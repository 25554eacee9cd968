import { REFUSAL_REASONS, type RefusalReason } from '@partyline/permissions';
import type { OwnershipRefusal } from '@partyline/workspaces';
import { ApiFailure, type Sentence } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';

const PERMISSION_REASONS: ReadonlySet<string> = new Set(REFUSAL_REASONS);

/** Refusals that reveal the transfer's existence: other users get a common answer. */
const NOT_VALID: ReadonlySet<OwnershipRefusal> = new Set([
  'unknown-handover',
  'not-addressed',
  'handover-not-open',
]);

/** Returns the common failure of unknown, expired, closed and foreign links and ids. [GA-13, GO-9] */
export function linkNotValid(): ApiFailure {
  return new ApiFailure('action-link-not-valid');
}

/** Returns a refused submission's failure. [OWN-4, OWN-16, OWN-17, GO-3, GO-4, GO-7, PLUS-7] */
export function failureOfSubmission(reason: OwnershipRefusal): ApiFailure {
  if (reason === 'unknown-workspace') return new ApiFailure('not-found');
  if (reason === 'recent-login-required') return new ApiFailure('recent-login-required', { reason });
  // A member of the account but not of the workspace: the role does not suffice.
  if (isPermissionReason(reason)) return forbidden(reason === 'unknown-role' ? 'no-right' : reason);
  return new ApiFailure('ownership-refused', {
    reason,
    message: (texts) => texts.OWNERSHIP_REFUSAL_TEXTS[reason],
  });
}

/** Returns a refused answer's failure: the other party lost the right since submitting. */
export function failureOfAnswer(reason: OwnershipRefusal): ApiFailure {
  if (NOT_VALID.has(reason)) return linkNotValid();
  const isLapsed = reason === 'no-right' || reason === 'unknown-role' || reason === 'unknown-workspace';
  const message: Sentence = (texts) =>
    isLapsed ? texts.TRANSFER_LAPSED_TEXT : texts.OWNERSHIP_REFUSAL_TEXTS[reason];
  return new ApiFailure('ownership-refused', { reason, message });
}

function isPermissionReason(reason: OwnershipRefusal): reason is RefusalReason {
  return PERMISSION_REASONS.has(reason);
}
