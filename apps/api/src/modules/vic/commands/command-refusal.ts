import type { ErrorName } from '@partyline/contract';
import type { DeviceActionRefusal } from '@partyline/device-state';
import type { RefusalReason } from '@partyline/permissions';
import { ApiFailure, type Sentence } from '../../../http/errors/api-failure.ts';

export type RefusedCommand =
  | { readonly by: 'not-found' }
  | { readonly by: 'permission'; readonly action: 'start' | 'stop'; readonly reason: RefusalReason }
  | { readonly by: 'condition'; readonly refusal: DeviceActionRefusal };

export function reasonOf(refused: RefusedCommand): string {
  if (refused.by === 'not-found') return 'not-found';
  return refused.by === 'permission' ? refused.reason : refused.refusal.reason;
}

/**
 * Returns a refusal's failure; a start has its own texts (general, expired subscription), a stop gives its reason. [DEV-39, ERR-28,
 * GD-35, PLUS-7]
 */
export function failureOfCommand(refused: RefusedCommand): ApiFailure {
  if (refused.by === 'not-found') return new ApiFailure('not-found');
  if (refused.by === 'condition') return conditionFailure(refused.refusal);
  const name = failureOfRight(refused.action, refused.reason);
  if (name !== 'forbidden') return new ApiFailure(name, { reason: refused.reason });
  const message: Sentence = (texts) => texts.PERMISSION_REFUSAL_TEXTS[refused.reason];
  return new ApiFailure(name, { reason: refused.reason, message });
}

/** Returns the failure for the device's refusal. [GD-14, PLUS-7] */
export function conditionFailure(refusal: DeviceActionRefusal): ApiFailure {
  const { reason } = refusal;
  return new ApiFailure('command-not-possible', {
    reason,
    message: (texts) => texts.deviceRefusalText(refusal),
  });
}

function failureOfRight(action: 'start' | 'stop', reason: RefusalReason): ErrorName {
  if (action === 'stop') return 'forbidden';
  return reason === 'expired' ? 'subscription-expired' : 'start-not-allowed';
}
