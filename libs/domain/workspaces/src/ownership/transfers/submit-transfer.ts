import { allow, err, ok, refuse } from '@partyline/kernel';
import type { Decision, Result } from '@partyline/kernel';
import type { OwnershipScope } from '../account-member.ts';
import { requestReceiverOf } from './answer-transfer.ts';
import type {
  OwnershipTransfer,
  OwnershipState,
  OwnershipEvent,
  OwnershipRefusal,
} from './ownership-state.ts';
import { computeLinkEnd } from '../ownership-link.ts';
import { canReceiveOwnership } from '../ownership-recipient.ts';
import { canHandOver, canOpenAnother, workspaceIn } from '../ownership-right.ts';
import { nextTransferState } from './transfer-state.ts';

type Submission = Extract<OwnershipEvent, { type: 'submit-transfer' | 'submit-request' }>;

function scopeOf(submission: Submission): OwnershipScope {
  return submission.type === 'submit-transfer'
    ? submission.scope
    : { scope: 'workspace', workspaceId: submission.workspaceId };
}

function receiverIn(
  ownership: OwnershipState,
  { workspaceId }: Extract<Submission, { type: 'submit-request' }>,
): string | null {
  const workspace = workspaceIn(ownership, workspaceId);
  return workspace === undefined ? null : requestReceiverOf(workspace, ownership.members);
}

/**
 * Decides whether the parties fit: a request is answered by another user, a transfer needs an eligible recipient, one of the
 * account a recent login too. [GO-8]
 */
function decideParties(
  ownership: OwnershipState,
  submission: Submission,
  scope: OwnershipScope,
): Decision<OwnershipRefusal> {
  if (submission.type === 'submit-request')
    return receiverIn(ownership, submission) === submission.byUserId ? refuse('already-owner') : allow();
  if (scope.scope === 'account' && !submission.isLoginRecent) return refuse('recent-login-required');
  return canReceiveOwnership(scope, submission.byUserId, submission.toUserId, ownership.members);
}

/**
 * Decides whether a request or transfer may be submitted; the first that holds refuses: no right, another one open, an old login
 * for the account, an ineligible recipient. [OWN-4, OWN-16, OWN-17, GO-3, GO-4, GO-7, GO-8]
 */
export function canSubmitTransfer(
  ownership: OwnershipState,
  submission: Submission,
): Decision<OwnershipRefusal> {
  const scope = scopeOf(submission);
  const kind = submission.type === 'submit-transfer' ? 'transfer' : 'request';
  const right = canHandOver(ownership, kind, scope, submission.byUserId);
  if (!right.allowed) return right;
  if (ownership.transfers.some(({ docId }) => docId === submission.docId)) return refuse('doc-id-taken');
  const room = canOpenAnother(ownership, scope);
  return room.allowed ? decideParties(ownership, submission, scope) : room;
}

/** Adds a request or transfer that is valid for `days`; or returns why not. [GO-2, GO-6] */
export function submitTransfer(
  ownership: OwnershipState,
  submission: Submission,
  nowMs: number,
  days?: number,
): Result<OwnershipState, OwnershipRefusal> {
  const decision = canSubmitTransfer(ownership, submission);
  if (!decision.allowed) return err(decision.reason);
  const isTransfer = submission.type === 'submit-transfer';
  const transfer: OwnershipTransfer = {
    docId: submission.docId,
    kind: isTransfer ? 'transfer' : 'request',
    scope: scopeOf(submission),
    byUserId: submission.byUserId,
    toUserId: isTransfer ? submission.toUserId : submission.byUserId,
    state: nextTransferState('notInitiated', 'submit'),
    endsAtMs: computeLinkEnd(nowMs, days),
  };
  return ok({ ...ownership, transfers: [...ownership.transfers, transfer] });
}
