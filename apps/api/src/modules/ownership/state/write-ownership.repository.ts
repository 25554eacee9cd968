import { mayHaveTerms } from '@partyline/invitations';
import { isOwnerRole, ROLES } from '@partyline/roles';
import {
  isLinkEnded,
  isTransferOpen,
  type AccountMember,
  type OwnershipTransfer,
  type OwnershipState,
} from '@partyline/workspaces';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { linkKeyHash, type TransferKeyOf } from '../lookup/transfer-ref.ts';
import type { TransferScope } from '../lookup/transfer.repository.ts';
import { LAPSED_COLUMNS, noteLapsed, type LapsedTransfer } from '../mails/note-lapsed.ts';

export interface OwnershipChange {
  readonly scope: TransferScope;
  readonly before: OwnershipState;
  readonly after: OwnershipState;
  /** The one that the call is about. */
  readonly docId: string;
  readonly event: 'submit' | 'open' | 'apply' | 'reject' | 'cancel' | 'resend';
  readonly uid: string;
  readonly nowMs: number;
  readonly keyOf: TransferKeyOf;
}

/**
 * Writes the difference of two ownership states: transfers, then roles. The old owner is demoted first, because the database never
 * allows two. [GO-5]
 */
export async function writeOwnership(tx: Db, change: OwnershipChange): Promise<void> {
  const { before, after } = change;
  await closeEnded(tx, change);
  const known = new Map(before.transfers.map((transfer) => [transfer.docId, transfer]));
  const changed = after.transfers.filter((next) => next !== known.get(next.docId));
  for (const transfer of changed.filter(({ state }) => isTransferOpen(state))) {
    if (!known.has(transfer.docId)) await insertTransfer(tx, change, transfer);
    else if (change.event === 'resend') await renewLink(tx, change, transfer);
    else await markOpened(tx, transfer);
  }
  for (const member of changedRoles(before.members, after.members)) await writeRole(tx, change, member);
}

/** Without a call about one of them, all have lapsed. */
type Ending = Pick<OwnershipChange, 'before' | 'after' | 'nowMs'> &
  Partial<Pick<OwnershipChange, 'docId' | 'event'>>;

/** Closes ended ownership transfers and voids their links; lapsed ones are audited and mailed. [GO-2, GO-6, PLUS-22] */
export async function closeEnded(tx: Db, ending: Ending): Promise<void> {
  const known = new Map(ending.before.transfers.map((transfer) => [transfer.docId, transfer]));
  const ended = ending.after.transfers.filter(
    (next) => next !== known.get(next.docId) && !isTransferOpen(next.state),
  );
  const lapsed: LapsedTransfer[] = [];
  for (const transfer of ended)
    lapsed.push(...(await closeTransfer(tx, ending, transfer, known.get(transfer.docId))));
  await noteLapsed(tx, lapsed);
}

async function closeTransfer(
  tx: Db,
  { docId, event, nowMs }: Ending,
  next: OwnershipTransfer,
  previous: OwnershipTransfer | undefined,
): Promise<readonly LapsedTransfer[]> {
  const isAnswered = next.docId === docId && (event === 'reject' || event === 'cancel');
  const otherEnd = previous && isLinkEnded(previous.endsAtMs, nowMs) ? 'expired' : 'cancelled';
  const lapsed = isAnswered && event === 'reject' ? 'rejected' : isAnswered ? 'cancelled' : otherEnd;
  const { rows } = await tx.query<LapsedTransfer>({
    name: 'close-transfer',
    text: `UPDATE app.ownership_actions SET state = $2, closed_at = now(), key_hash = NULL WHERE id = $1
      RETURNING ${LAPSED_COLUMNS}`,
    values: [next.docId, next.state === 'done' ? 'done' : lapsed],
  });
  return isAnswered || next.state === 'done' ? [] : rows;
}

async function insertTransfer(
  tx: Db,
  { scope, keyOf }: OwnershipChange,
  transfer: OwnershipTransfer,
): Promise<void> {
  const { docId, kind, byUserId, toUserId, endsAtMs, state } = transfer;
  await tx.query({
    name: 'insert-transfer',
    text: `INSERT INTO app.ownership_actions
        (id, kind, account_id, workspace_id, from_uid, to_uid, key_hash, state, expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      docId,
      kind,
      scope.accountId,
      scope.workspaceId,
      byUserId,
      toUserId,
      linkKeyHash(keyOf(docId, 1)),
      state,
      new Date(endsAtMs),
    ],
  });
}

async function renewLink(
  tx: Db,
  { keyOf }: OwnershipChange,
  { docId, endsAtMs }: OwnershipTransfer,
): Promise<void> {
  const { rows } = await tx.query<RowOf<'ownership_actions', { linkNumber: 'link_number' }>>({
    name: 'renew-transfer-link',
    text: `UPDATE app.ownership_actions SET link_number = link_number + 1, expires_at = $2 WHERE id = $1
      RETURNING link_number AS "linkNumber"`,
    values: [docId, new Date(endsAtMs)],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('A locked ownership transfer disappeared.');
  await tx.query({
    name: 'renew-transfer-key',
    text: 'UPDATE app.ownership_actions SET key_hash = $2 WHERE id = $1',
    values: [docId, linkKeyHash(keyOf(docId, row.linkNumber))],
  });
}

async function markOpened(tx: Db, { docId, state }: OwnershipTransfer): Promise<void> {
  await tx.query({
    name: 'open-transfer',
    text: 'UPDATE app.ownership_actions SET state = $2 WHERE id = $1',
    values: [docId, state],
  });
}

/** Lists the members whose role changed, former owners first. */
function changedRoles(
  before: readonly AccountMember[],
  after: readonly AccountMember[],
): readonly AccountMember[] {
  const keyOf = ({ userId, workspaceId }: AccountMember): string => `${workspaceId ?? 'account'} ${userId}`;
  const roles = new Map(before.map((member) => [keyOf(member), member.role]));
  return after
    .filter((member) => member.status === 'accepted' && roles.get(keyOf(member)) !== member.role)
    .toSorted((a, b) => Number(isOwnerRole(a.role)) - Number(isOwnerRole(b.role)));
}

/** Writes a member's new role. An owner's membership never ends or is suspended; lower roles keep their end. */
async function writeRole(
  tx: Db,
  { scope, uid }: OwnershipChange,
  { userId, workspaceId, role }: AccountMember,
): Promise<void> {
  await tx.query({
    name: 'write-role-of-ownership',
    text: `INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id, granted_by)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (user_uid, account_id, workspace_id) WHERE removed_at IS NULL
      DO UPDATE SET role_id = EXCLUDED.role_id, granted_by = EXCLUDED.granted_by,
        ends_at = CASE WHEN $6 THEN NULL ELSE memberships.ends_at END,
        suspended_at = CASE WHEN $6 THEN NULL ELSE memberships.suspended_at END,
        suspended_by = CASE WHEN $6 THEN NULL ELSE memberships.suspended_by END`,
    values: [userId, scope.accountId, workspaceId, ROLES[role].id, uid, !mayHaveTerms(role)],
  });
}
