import type { ErrorName } from '@partyline/contract';
import type { CommandRefusal } from '@partyline/device-state';
import type { RefusalReason } from '@partyline/permissions';
import { COMMAND_REFUSAL_TEXTS, PERMISSION_REFUSAL_TEXTS } from '@partyline/texts';
import { ApiFailure } from '../../http/api-failure.ts';

/** Why a command was not taken. */
export type RefusedCommand =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'right'; readonly action: 'start' | 'stop'; readonly reason: RefusalReason }
  | { readonly kind: 'state'; readonly reason: CommandRefusal };

/** The refusal's code, for the audit log. */
export function reasonOf(refusal: RefusedCommand): string {
  return refusal.kind === 'not-found' ? 'not-found' : refusal.reason;
}

/**
 * The failure that answers a refusal. A start has wordings of its own: the general one, and that of an expired
 * subscription; a refused stop says its reason. [DEV-39, ERR-28, GD-35, PLUS-7]
 */
export function failureOfCommand(refusal: RefusedCommand): ApiFailure {
  if (refusal.kind === 'not-found') return new ApiFailure('not-found');
  if (refusal.kind === 'state') {
    const message = COMMAND_REFUSAL_TEXTS[refusal.reason];
    return new ApiFailure('command-not-possible', { reason: refusal.reason, message });
  }
  const name = failureOfRight(refusal.action, refusal.reason);
  if (name !== 'forbidden') return new ApiFailure(name, { reason: refusal.reason });
  const message = PERMISSION_REFUSAL_TEXTS[refusal.reason];
  return new ApiFailure(name, { reason: refusal.reason, message });
}

function failureOfRight(action: 'start' | 'stop', reason: RefusalReason): ErrorName {
  if (action === 'stop') return 'forbidden';
  return reason === 'expired' ? 'subscription-expired' : 'start-not-allowed';
}
