import type { HandoverRow } from '@partyline/contract';
import type { Db } from '../../../db/open-database.ts';
import { answererOf } from './answerer.ts';
import {
  listOpenHandovers,
  readUserNames,
  type ListedHandover,
  type UserNames,
} from './handover.repository.ts';

/** Lists a user's open transfers and requests, oldest first. [OWN-3, GO-7, GO-8] */
export async function readHandovers(
  db: Db,
  question: { readonly accountId: number; readonly uid: string; readonly id?: string },
): Promise<HandoverRow[]> {
  const { uid } = question;
  const answered = (await listOpenHandovers(db, question))
    .map((row) => ({ row, answererUid: answererOf(row) }))
    .filter(({ row, answererUid }) => row.fromUid === uid || answererUid === uid);
  const uids = answered.flatMap(({ row, answererUid }) => [row.fromUid, answererUid ?? '']);
  const names = await readUserNames(db, uids);
  return answered.map(({ row, answererUid }) => viewOf(row, answererUid, uid, names));
}

export async function readHandover(
  db: Db,
  question: { readonly accountId: number; readonly uid: string; readonly id: string },
): Promise<HandoverRow> {
  const [row] = await readHandovers(db, question);
  if (row === undefined) throw new Error('A written handover was not found.');
  return row;
}

function viewOf(
  row: ListedHandover,
  answererUid: string | null,
  uid: string,
  names: ReadonlyMap<string, UserNames>,
): HandoverRow {
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
