import { allow, err, ok, refuse, type Decision, type Result } from '@partyline/kernel';
import { workspaceIdOf, ownerOf, type AccountMember } from '../account-member.ts';
import { computeTransfer } from './compute-transfer.ts';
import type {
  OwnershipTransfer,
  OwnershipState,
  OwnershipEvent,
  OwnershipRefusal,
} from './ownership-state.ts';
import { computeLinkEnd } from '../ownership-link.ts';
import { canReceiveOwnership } from '../ownership-recipient.ts';
import { canHandOver, workspaceIn } from '../ownership-right.ts';
import { isTransferOpen, nextTransferState } from './transfer-state.ts';

/**
 * Returns who receives a request: the owner of a shared workspace, the account's owner for an orphanage; null for the default one,
 * which cannot change hands. [GO-8, GW-5]
 */
export function requestReceiverOf(
  workspace: { readonly id: number; readonly isDefault: boolean },
  members: readonly AccountMember[],
): string | null {
  if (workspace.isDefault) return null;
  const owner = ownerOf(members, { scope: 'workspace', workspaceId: workspace.id });
  return owner ?? ownerOf(members, { scope: 'account' });
}

type Answer = Extract<
  OwnershipEvent,
  { docId: string; type: 'open' | 'apply' | 'reject' | 'cancel' | 'resend' }
>;

/**
 * Returns who answers: the recipient of a transfer; for a request, the user who may hand over the ownership now, possibly another
 * one than at submission. null for none. [GO-8]
 */
export function answererOf(ownership: OwnershipState, transfer: OwnershipTransfer): string | null {
  if (transfer.kind === 'transfer') return transfer.toUserId;
  const workspace = workspaceIn(ownership, workspaceIdOf(transfer.scope));
  return workspace === undefined ? null : requestReceiverOf(workspace, ownership.members);
}

function isParty(
  ownership: OwnershipState,
  transfer: OwnershipTransfer,
  { type, byUserId }: Answer,
): boolean {
  const isSubmitters = type === 'cancel' || type === 'resend';
  return (isSubmitters ? transfer.byUserId : answererOf(ownership, transfer)) === byUserId;
}

/** Decides again at the answer: rights and roles may have changed since the submission. [GO-3] */
function canApply(ownership: OwnershipState, transfer: OwnershipTransfer): Decision<OwnershipRefusal> {
  const { kind, scope, byUserId, toUserId } = transfer;
  const right = canHandOver(ownership, kind, scope, byUserId);
  if (!right.allowed) return right;
  return kind === 'transfer' ? canReceiveOwnership(scope, byUserId, toUserId, ownership.members) : allow();
}

function withTransfer(ownership: OwnershipState, changed: OwnershipTransfer): OwnershipState {
  return {
    ...ownership,
    transfers: ownership.transfers.map((one) => (one.docId === changed.docId ? changed : one)),
  };
}

function decideAnswer(
  ownership: OwnershipState,
  transfer: OwnershipTransfer,
  answer: Answer,
): Decision<OwnershipRefusal> {
  if (!isParty(ownership, transfer, answer)) return refuse('not-addressed');
  const isPossible =
    answer.type === 'resend'
      ? isTransferOpen(transfer.state)
      : nextTransferState(transfer.state, answer.type) !== transfer.state;
  if (!isPossible) return refuse('handover-not-open');
  return answer.type === 'apply' ? canApply(ownership, transfer) : allow();
}

/**
 * Returns the account's ownership after an answer, or why it is refused. The other party opens, applies and rejects; the submitter revokes and
 * resends. [OWN-15, GO-1, GO-2, GO-5, GO-6]
 */
export function answerTransfer(
  ownership: OwnershipState,
  answer: Answer,
  nowMs: number,
  days?: number,
): Result<OwnershipState, OwnershipRefusal> {
  const transfer = ownership.transfers.find(({ docId }) => docId === answer.docId);
  if (transfer === undefined) return err('unknown-handover');
  const decision = decideAnswer(ownership, transfer, answer);
  if (!decision.allowed) return err(decision.reason);
  if (answer.type === 'resend')
    return ok(withTransfer(ownership, { ...transfer, endsAtMs: computeLinkEnd(nowMs, days) }));
  const next = withTransfer(ownership, {
    ...transfer,
    state: nextTransferState(transfer.state, answer.type),
  });
  if (answer.type !== 'apply') return ok(next);
  return ok({ ...next, members: computeTransfer(ownership.members, transfer.scope, transfer.toUserId) });
}
