import type { Db } from '../../db/open-database.ts';
import { notifyUsers } from '../notifications/notify-users.ts';
import { readMailedHandover, type MailedHandover } from './mailed-handover.repository.ts';

const OUTCOMES = {
  done: 'accepted',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'cancelled',
} as const;

/** Tells the user who answers, beside the mail with the link, that an ownership is offered to them or asked for. [GO-4, PLUS-27] */
export async function notifyAnswerer(tx: Db, id: string): Promise<void> {
  const row = await readMailedHandover(tx, id);
  if (row === null || row.answererUid === null || row.submitter === null) return;
  const requester = row.submitter.name;
  await notifyUsers(tx, [row.answererUid], {
    ...noticeOf(row, id),
    kind: 'ownership-submitted',
    message: ({ notificationMessages }) =>
      notificationMessages.ownershipSubmitted({ ...placeOf(row), requester }),
    namesUid: row.fromUid,
  });
}

/** Tells the submitter what was answered, or that it ended without an answer; nothing of what is still open. [GO-5, PLUS-27] */
export async function notifySubmitter(tx: Db, id: string): Promise<void> {
  const row = await readMailedHandover(tx, id);
  if (row === null || row.state === 'inProgress' || row.state === 'transition') return;
  const outcome = OUTCOMES[row.state];
  await notifyUsers(tx, [row.fromUid], {
    ...noticeOf(row, id),
    kind: 'ownership-answered',
    message: ({ notificationMessages }) =>
      notificationMessages.ownershipAnswered({ ...placeOf(row), outcome }),
  });
}

function placeOf({ kind, workspaceName, accountName }: MailedHandover) {
  return { kind, workspace: workspaceName, account: accountName };
}

function noticeOf({ accountId, workspaceId, isOpen }: MailedHandover, id: string) {
  // What is over is answered nowhere: it leads to its workspace.
  const place =
    workspaceId === null ? {} : { object: { kind: 'workspace', id: String(workspaceId) } as const };
  return { accountId, workspaceId, ...(isOpen ? { object: { kind: 'ownership', id } as const } : place) };
}
