import type { MarkNotificationBody, Notification } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { parseDeletionTarget, readerOf } from '@partyline/notifications';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { listReadable, streamAgain, writeMark, type Mark } from './list-notifications.repository.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Lists the caller's notifications in the account or a workspace, in a language. [NOTIF-5, NOTIF-6, NOTIF-7] */
export function listNotifications(
  database: Database,
  caller: MemberCaller,
  asked: { readonly workspaceId: number | null; readonly language: Language },
): Promise<readonly Notification[]> {
  return listReadable(database, readerOf(caller), asked);
}

/** Marks one notification or all for the caller; unread ones are streamed again. [API-21, NOTIF-11, NOTIF-13, GN-9, PLUS-27] */
export async function markNotification(
  database: Database,
  caller: MemberCaller,
  { docId, eventProcessed, read }: MarkNotificationBody,
): Promise<null> {
  const change = read ? 'read' : 'unread';
  return write(database, caller, docId, { change, isProcessed: eventProcessed });
}

/** Deletes one notification or all of the current account, for the caller only. [API-22, NOTIF-14, GN-18] */
export function deleteNotifications(database: Database, caller: MemberCaller, docId: string): Promise<null> {
  return write(database, caller, docId, { change: 'deleted', isProcessed: false });
}

/** Marks one notification or all. Unknown, deleted and foreign ones are `not-found` alike; "all" may match none. */
async function write(
  database: Database,
  caller: MemberCaller,
  docId: string,
  mark: Omit<Mark, 'docId'>,
): Promise<null> {
  const target = parseDeletionTarget(docId);
  if (!target.ok) throw new ApiFailure('not-found');
  const isAll = target.value.kind === 'all';
  if (!isAll && !UUID.test(docId)) throw new ApiFailure('not-found');
  const reader = readerOf(caller);
  const meant = isAll ? null : docId;
  await inTransaction(database, async (tx) => {
    const count = await writeMark(tx, reader, { ...mark, docId: meant });
    if (count === 0 && !isAll) throw new ApiFailure('not-found');
    if (mark.change === 'unread') await streamAgain(tx, reader, meant);
  });
  return null;
}
