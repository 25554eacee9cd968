import type { Db } from '../../../db/open-database.ts';
import { notifyUsers } from '../../../records/notifications/notify-users.ts';
import { OUTCOMES, readMailedTransfer, type MailedTransfer } from './mailed-transfer.repository.ts';

/** Notifies the answerer beside the mail with the link. [GO-4, PLUS-27] */
export async function notifyAnswerer(tx: Db, id: string): Promise<void> {
  const row = await readMailedTransfer(tx, id);
  if (row === null || row.answererUid === null || row.submitter === null) return;
  const requester = row.submitter.name;
  await notifyUsers(tx, [row.answererUid], {
    ...noticeOf(row, id),
    code: 'ownership-submitted',
    params: { ...scopeOf(row), requester },
    namesUid: row.fromUid,
  });
}

/** Notifies the submitter of an answer or lapse. [GO-5, PLUS-27] */
export async function notifySubmitter(tx: Db, id: string): Promise<void> {
  const row = await readMailedTransfer(tx, id);
  if (row === null) return;
  const outcome = OUTCOMES[row.state];
  if (outcome === null) return;
  await notifyUsers(tx, [row.fromUid], {
    ...noticeOf(row, id),
    code: 'ownership-answered',
    params: { ...scopeOf(row), outcome },
  });
}

function scopeOf({ kind, workspaceName, accountName }: MailedTransfer) {
  return { kind, workspace: workspaceName, account: accountName };
}

function noticeOf({ accountId, workspaceId, isOpen }: MailedTransfer, id: string) {
  // What is over leads to its workspace.
  const scope =
    workspaceId === null ? {} : { object: { kind: 'workspace', id: String(workspaceId) } as const };
  return { accountId, workspaceId, ...(isOpen ? { object: { kind: 'ownership', id } as const } : scope) };
}
