import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { listAcceptedRoles, ownerOf, workspaceIdOf } from '../account-member.ts';
import type { AccountMember } from '../account-member.ts';
import { answerTransfer, answererOf } from './answer-transfer.ts';
import type {
  OwnershipTransfer,
  OwnershipState,
  OwnershipEvent,
  OwnershipRefusal,
} from './ownership-state.ts';
import { isLinkEnded } from '../ownership-link.ts';
import { canReceiveOwnership } from '../ownership-recipient.ts';
import { submitTransfer } from './submit-transfer.ts';
import { isTransferOpen, nextTransferState } from './transfer-state.ts';
import type { TransferEvent } from './transfer-state.ts';

function endWhere(
  ownership: OwnershipState,
  event: TransferEvent,
  isOver: (transfer: OwnershipTransfer) => boolean,
): OwnershipState {
  const transfers = ownership.transfers.map((one) =>
    isTransferOpen(one.state) && isOver(one) ? { ...one, state: nextTransferState(one.state, event) } : one,
  );
  return { ...ownership, transfers };
}

/** Ends open transfers and requests whose link has expired. [GO-2, GO-6] */
export function expireTransfers(ownership: OwnershipState, nowMs: number): OwnershipState {
  return endWhere(ownership, 'expire', ({ endsAtMs }) => isLinkEnded(endsAtMs, nowMs));
}

/**
 * Ends transfers and requests whose submitter has left, requests that the submitter would answer, and transfers whose recipient is
 * no longer eligible. [GO-3, GO-8]
 */
function endPartyless(ownership: OwnershipState): OwnershipState {
  return endWhere(ownership, 'cancel', (transfer) => {
    const { kind, scope, byUserId, toUserId } = transfer;
    if (listAcceptedRoles(ownership.members, byUserId, scope).length === 0) return true;
    if (kind === 'request') return answererOf(ownership, transfer) === byUserId;
    return !canReceiveOwnership(scope, byUserId, toUserId, ownership.members).allowed;
  });
}

function countOwners(members: readonly AccountMember[], workspaceId: number, status: string): number {
  return members.filter(
    (one) => one.role === 'workspace-owner' && one.workspaceId === workspaceId && one.status === status,
  ).length;
}

/** Returns why new members are refused, or null; owners change only by ownership transfer. [GO-7, GV-9] */
function refusalOfMembers(
  ownership: OwnershipState,
  members: readonly AccountMember[],
): OwnershipRefusal | null {
  const account = { scope: 'account' } as const;
  const owners = members.filter(({ role }) => role === 'account-owner');
  if (owners.length !== 1 || ownerOf(members, account) !== ownerOf(ownership.members, account))
    return 'account-owner-stays';
  if (ownership.workspaces.some(({ id }) => countOwners(members, id, 'accepted') > 1)) return 'owner-exists';
  const isOpenIn = (id: number): boolean =>
    ownership.transfers.some(({ state, scope }) => isTransferOpen(state) && workspaceIdOf(scope) === id);
  const isCrowded = ownership.workspaces.some(
    ({ id }) => countOwners(members, id, 'pending') + (isOpenIn(id) ? 1 : 0) > 1,
  );
  return isCrowded ? 'handover-open' : null;
}

function changeMembers(
  ownership: OwnershipState,
  members: readonly AccountMember[],
): Result<OwnershipState, OwnershipRefusal> {
  const refusal = refusalOfMembers(ownership, members);
  return refusal === null ? ok(endPartyless({ ...ownership, members })) : err(refusal);
}

/**
 * Returns an account's ownerships after an event (Unix milliseconds), or why it is refused without changes. Whatever the events,
 * the account has exactly one owner, a workspace at most one, and at most one open transfer or request. `days`: validity of a
 * link. [OWN-3, OWN-4, OWN-15, GO-1, GO-2, GO-3, GO-4, GO-5, GO-6, GO-7, GO-8]
 */
export function nextOwnership(
  ownership: OwnershipState,
  event: OwnershipEvent,
  nowMs: number,
  days?: number,
): Result<OwnershipState, OwnershipRefusal> {
  const current = expireTransfers(ownership, nowMs);
  switch (event.type) {
    case 'submit-transfer':
    case 'submit-request':
      return submitTransfer(current, event, nowMs, days);
    case 'members-changed':
      return changeMembers(current, event.members);
    case 'tick':
      return ok(current);
    default: {
      const answered = answerTransfer(current, event, nowMs, days);
      return answered.ok ? ok(endPartyless(answered.value)) : answered;
    }
  }
}
