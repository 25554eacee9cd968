import { ApiError } from '@partyline/api-client';
import { outcomeOf } from '@partyline/invitations';
import type { StoredRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { useRef } from 'react';
import { showMessage } from '../../../shell/messages/show-message.ts';
import type { SentInvitation, useSendInvitation } from '../mutations.ts';
import { INVITE_TEXTS } from './invite-form.ts';

const words = screens.inviteDialog;

/** An invitation without its idempotency key. */
export type OneInvitation = Omit<SentInvitation, 'idempotencyKey'>;

interface SendOneOptions {
  readonly mutation: ReturnType<typeof useSendInvitation>;
  readonly onSent: () => void;
  /** A rule refused it; `text` is the reason. */
  readonly onRefused: (reason: string, text: string) => void;
  /** The user has another permission there, unknown to the browser. */
  readonly onHeldOtherwise: (invitation: OneInvitation) => void;
}

/**
 * Sends with one key for all attempts. Reports refusals, ignores errors without a code, throws others.
 * [INV-26, INV-31 … INV-33, GV-16, GX-14]
 */
export function useSendOne(options: SendOneOptions): (invitation: OneInvitation) => Promise<void> {
  const { mutation, onSent, onRefused, onHeldOtherwise } = options;
  const keys = useRef(new Map<string, string>());
  /** Returns whether the error was handled. */
  const settle = (error: unknown, invitation: OneInvitation): boolean => {
    if (!(error instanceof ApiError) || error.status === null) return false;
    const { reason, failure } = error;
    const isSilent = outcomeOf(error.status, error.errorCode ?? undefined) === 'silent';
    if (!isSilent && (reason === null || failure.kind !== 'server-message')) return false;
    mutation.reset();
    if (reason === 'held-otherwise') onHeldOtherwise(invitation);
    else if (reason !== null && failure.kind === 'server-message') {
      onRefused(reason, INVITE_TEXTS[reason] ?? failure.message);
    }
    return true;
  };
  return async (invitation) => {
    const text = JSON.stringify(invitation);
    const idempotencyKey = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, idempotencyKey);
    try {
      const { outcome } = await mutation.mutateAsync({ ...invitation, idempotencyKey });
      onSent();
      const { email, roleName } = invitation;
      const isUpdated = outcome === 'updated';
      // One of the dialog's options.
      const message = isUpdated ? words.updated(email, roleName as StoredRole) : words.sent(email);
      showMessage({ type: 'success', message });
    } catch (error) {
      if (!settle(error, invitation)) throw error;
    }
  };
}
