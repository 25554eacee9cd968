import { allow, err, ok, refuse, type Decision, type Result } from '@partyline/kernel';
import { workspaceIdOf, ownerOf, type AccountMember } from '../account-member.ts';
import { computeHandover } from './compute-handover.ts';
import type { Handover, OwnershipBook, OwnershipEvent, OwnershipRefusal } from './ownership-book.ts';
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
export function answererOf(book: OwnershipBook, handover: Handover): string | null {
  if (handover.kind === 'transfer') return handover.toUserId;
  const workspace = workspaceIn(book, workspaceIdOf(handover.place));
  return workspace === undefined ? null : requestReceiverOf(workspace, book.members);
}

function isParty(book: OwnershipBook, handover: Handover, { type, byUserId }: Answer): boolean {
  const isSubmitters = type === 'cancel' || type === 'resend';
  return (isSubmitters ? handover.byUserId : answererOf(book, handover)) === byUserId;
}

/** Decides again at the answer: rights and roles may have changed since the submission. [GO-3] */
function canApply(book: OwnershipBook, handover: Handover): Decision<OwnershipRefusal> {
  const { kind, place, byUserId, toUserId } = handover;
  const right = canHandOver(book, kind, place, byUserId);
  if (!right.allowed) return right;
  return kind === 'transfer' ? canReceiveOwnership(place, byUserId, toUserId, book.members) : allow();
}

function withHandover(book: OwnershipBook, changed: Handover): OwnershipBook {
  return {
    ...book,
    handovers: book.handovers.map((one) => (one.docId === changed.docId ? changed : one)),
  };
}

function decideAnswer(book: OwnershipBook, handover: Handover, answer: Answer): Decision<OwnershipRefusal> {
  if (!isParty(book, handover, answer)) return refuse('not-addressed');
  const isPossible =
    answer.type === 'resend'
      ? isTransferOpen(handover.state)
      : nextTransferState(handover.state, answer.type) !== handover.state;
  if (!isPossible) return refuse('handover-not-open');
  return answer.type === 'apply' ? canApply(book, handover) : allow();
}

/**
 * Returns the book after an answer, or why it is refused. The other party opens, applies and rejects; the submitter revokes and
 * resends. [OWN-15, GO-1, GO-2, GO-5, GO-6]
 */
export function answerHandover(
  book: OwnershipBook,
  answer: Answer,
  nowMs: number,
  days?: number,
): Result<OwnershipBook, OwnershipRefusal> {
  const handover = book.handovers.find(({ docId }) => docId === answer.docId);
  if (handover === undefined) return err('unknown-handover');
  const decision = decideAnswer(book, handover, answer);
  if (!decision.allowed) return err(decision.reason);
  if (answer.type === 'resend')
    return ok(withHandover(book, { ...handover, endsAtMs: computeLinkEnd(nowMs, days) }));
  const next = withHandover(book, { ...handover, state: nextTransferState(handover.state, answer.type) });
  if (answer.type !== 'apply') return ok(next);
  return ok({ ...next, members: computeHandover(book.members, handover.place, handover.toUserId) });
}
