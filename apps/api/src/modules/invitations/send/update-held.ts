import { ok, type Result } from '@partyline/kernel';
import type { Db } from '../../../db/open-database.ts';
import type { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { DataOf } from '../../../http/routes/route-types.ts';
import { settleTransfersOf } from '../../ownership/state/settle-transfers.ts';
import type { AccessCall } from '../../../records/invitations/access-call.ts';
import type { HeldRow } from '../../../records/invitations/held-rows.repository.ts';
import type { QuestionedWorkspace } from '../../../records/invitations/workspace-question.ts';
import {
  accessIdOf,
  changeRow,
  lockRow,
  type RowChange,
} from '../../../records/invitations/access-row.repository.ts';
import { auditRow, mailMember } from '../../../records/invitations/audit-row.ts';

export interface HeldUpdate {
  readonly workspace: QuestionedWorkspace;
  readonly row: HeldRow;
  readonly change: RowChange;
}

/** Changes a permission as the call confirms. [INV-20, INV-21, GV-7] */
export async function updateHeld(
  tx: Db,
  call: AccessCall,
  { workspace, row, change }: HeldUpdate,
): Promise<Result<DataOf<'sendInvitation'>, ApiFailure>> {
  const stored = await lockRow(tx, call.caller.account.id, accessIdOf(row.id));
  if (stored === undefined) throw new Error('Row of a locked workspace disappeared.');
  await changeRow(tx, stored, change, call.caller.uid);
  if (stored.uid !== null) await settleTransfersOf(tx, call.caller.account.id, stored.uid);
  await mailMember(tx, call, stored);
  await auditRow(tx, call, stored, {
    action: 'change',
    workspaceId: workspace.id,
    details: { from: stored.role, role: change.role },
  });
  return ok({ id: row.id, outcome: 'updated' });
}
