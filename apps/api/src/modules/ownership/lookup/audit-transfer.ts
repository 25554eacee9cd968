import type { Db } from '../../../db/open-database.ts';
import type { ApiFailure } from '../../../http/errors/api-failure.ts';
import { writeAudit, type AuditEntry } from '../../../records/audit/write-audit.ts';
import type { TransferScope } from './transfer.repository.ts';

export interface TransferEntry {
  readonly scope: TransferScope;
  readonly uid: string;
  readonly action: 'transfer' | 'request' | 'open' | 'accept' | 'reject' | 'cancel' | 'resend';
  readonly requestId: string;
  /** Id of the transfer or request, never a key; null before it exists. */
  readonly transferId: string | null;
  readonly refused: ApiFailure | null;
}

/** Audits an ownership action on the workspace or the account. [PLUS-22] */
export function auditTransfer(tx: Db, entry: TransferEntry): Promise<void> {
  const { scope, refused, transferId } = entry;
  const { accountId, workspaceId } = scope;
  return writeAudit(tx, {
    accountId,
    workspaceId,
    actor: { kind: 'user', uid: entry.uid },
    action: `ownership.${entry.action}`,
    object: transferObject(scope),
    outcome: refused === null ? 'done' : 'refused',
    reason: refused === null ? null : (refused.details.reason ?? refused.failure),
    requestId: entry.requestId,
    details: transferId === null ? {} : { handover: transferId },
  });
}

export function transferObject({ accountId, workspaceId }: TransferScope): AuditEntry['object'] {
  return workspaceId === null
    ? { kind: 'account', id: String(accountId) }
    : { kind: 'workspace', id: String(workspaceId) };
}
