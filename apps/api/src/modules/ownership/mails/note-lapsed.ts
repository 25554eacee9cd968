import { requestMail } from '../../../jobs/request-mail.ts';
import type { Db } from '../../../db/open-database.ts';
import { requestScope } from '../../../http/authorization/request-scope.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { transferObject } from '../lookup/audit-transfer.ts';
import type { TransferScope } from '../lookup/transfer.repository.ts';
import { notifySubmitter } from './notify-transfer.ts';

export interface LapsedTransfer extends TransferScope {
  readonly id: Tables['ownership_actions']['id'];
  readonly fromUid: Tables['ownership_actions']['from_uid'];
  readonly linkNumber: Tables['ownership_actions']['link_number'];
  /** Link expired, or a party or the workspace is gone. */
  readonly state: Extract<Tables['ownership_actions']['state'], 'expired' | 'cancelled'>;
}

export const LAPSED_COLUMNS = `id, account_id AS "accountId", workspace_id AS "workspaceId", from_uid AS "fromUid",
  link_number AS "linkNumber", state`;

/**
 * Audits lapsed ownership transfers and notifies their submitters, in the closing transaction. The actor is the causing caller, else the
 * service; a causing submitter gets no mail. [PLUS-22, GO-3, GO-6]
 */
export async function noteLapsed(tx: Db, lapsed: readonly LapsedTransfer[]): Promise<void> {
  const scope = requestScope();
  for (const transfer of lapsed) {
    const { accountId, workspaceId, id, state } = transfer;
    const uid = state === 'expired' ? null : (scope?.uid ?? null);
    await writeAudit(tx, {
      accountId,
      workspaceId,
      actor: uid === null ? { kind: 'system' } : { kind: 'user', uid },
      action: 'ownership.lapse',
      object: transferObject(transfer),
      outcome: 'done',
      requestId: scope?.requestId ?? null,
      details: { handover: id, state },
    });
    if (uid === transfer.fromUid) continue;
    await notifySubmitter(tx, id);
    await requestMail(tx, { kind: 'ownership-answered', id, version: transfer.linkNumber, accountId });
  }
}
