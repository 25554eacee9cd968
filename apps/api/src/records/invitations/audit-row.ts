import type { Db } from '../../db/open-database.ts';
import { requestMail } from '../../jobs/request-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { writeSilentNotification } from '../notifications/write-notification.ts';
import type { AccessCall } from './access-call.ts';
import type { StoredAccess } from './access-row.repository.ts';
import { notifyMember } from './notify-member.ts';

/** The audited action, prefixed by `invitation.` or `membership.`. [PLUS-22] */
export type AuditedRowAction = 'resend' | 'link' | 'revoke' | 'change' | 'suspend' | 'resume' | 'leave';

/**
 * Audits a row action and invalidates the account's pages. The object is the member, whose entries are erased with them. [PLUS-22,
 * GX-20]
 */
export async function auditRow(
  tx: Db,
  { caller, requestId }: AccessCall,
  row: Pick<StoredAccess, 'kind' | 'number' | 'uid'>,
  entry: {
    readonly action: AuditedRowAction;
    readonly workspaceId: number;
    readonly details: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const accountId = caller.account.id;
  await writeAudit(tx, {
    accountId,
    workspaceId: entry.workspaceId,
    actor: { kind: 'user', uid: caller.uid },
    action: `${row.kind}.${entry.action}`,
    object: row.uid === null ? { kind: 'invitation', id: String(row.number) } : { kind: 'user', id: row.uid },
    outcome: 'done',
    requestId,
    details: entry.details,
  });
  await writeSilentNotification(tx, { accountId }, { event: 'workspace update' });
}

const NEWS = {
  'access-changed': 'changed',
  'access-suspended': 'suspended',
  'access-resumed': 'resumed',
} as const;

/**
 * Notifies a member, also by mail, of changed, removed, suspended or resumed access, unless it was their own action. [GV-20,
 * PLUS-5]
 */
export async function mailMember(
  tx: Db,
  { caller }: AccessCall,
  { number, uid }: Pick<StoredAccess, 'number' | 'uid'>,
  kind: 'access-changed' | 'access-suspended' | 'access-resumed' = 'access-changed',
): Promise<void> {
  if (uid === null || uid === caller.uid) return;
  await notifyMember(tx, number, NEWS[kind]);
  await requestMail(tx, {
    kind,
    id: String(number),
    version: Math.floor(Date.now() / 1000),
    accountId: caller.account.id,
  });
}
