import type { TransferRow } from '@partyline/contract';
import type { Db } from '../../../db/open-database.ts';
import { answererOf } from './answerer.ts';
import {
  listOpenTransfers,
  readUserNames,
  type ListedTransfer,
  type UserNames,
} from './transfer.repository.ts';

/** Lists a user's open transfers and requests, oldest first. [OWN-3, GO-7, GO-8] */
export async function readTransfers(
  db: Db,
  question: { readonly accountId: number; readonly uid: string; readonly id?: string },
): Promise<TransferRow[]> {
  const { uid } = question;
  const answered = (await listOpenTransfers(db, question))
    .map((row) => ({ row, answererUid: answererOf(row) }))
    .filter(({ row, answererUid }) => row.fromUid === uid || answererUid === uid);
  const uids = answered.flatMap(({ row, answererUid }) => [row.fromUid, answererUid ?? '']);
  const names = await readUserNames(db, uids);
  return answered.map(({ row, answererUid }) => viewOf(row, answererUid, uid, names));
}

export async function readTransferOf(
  db: Db,
  question: { readonly accountId: number; readonly uid: string; readonly id: string },
): Promise<TransferRow> {
  const [row] = await readTransfers(db, question);
  if (row === undefined) throw new Error('A written ownership transfer was not found.');
  return row;
}

function viewOf(
  row: ListedTransfer,
  answererUid: string | null,
  uid: string,
  names: ReadonlyMap<string, UserNames>,
): TransferRow {
  const requester = names.get(row.fromUid);
  const recipient = answererUid === null ? undefined : names.get(answererUid);
  return {
    id: row.id,
    kind: row.kind,
    scope: row.workspaceId === null ? 'account' : 'workspace',
    workspaceId: row.workspaceId,
    placeName: row.placeName,
    state: row.state,
    requesterName: requester?.name ?? '',
    requesterEmail: requester?.email ?? '',
    recipientName: recipient?.name ?? '',
    recipientEmail: recipient?.email ?? '',
    isSubmitter: row.fromUid === uid,
    isAnswerer: answererUid === uid,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
