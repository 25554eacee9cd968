import { HeldAccessByEmail, type RowActionQuestion } from '@partyline/invitations';
import { err, type Result } from '@partyline/kernel';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { settleTransfersOf } from '../../ownership/state/settle-transfers.ts';
import { onWorkspace } from '../../../records/workspaces/on-workspace.ts';
import { accessObject } from '../../../http/authorization/asked-rights.ts';
import { readWorkspaces } from '../../../records/workspaces/workspaces.repository.ts';
import type { AccessCall, InvitationDeps } from '../../../records/invitations/access-call.ts';
import { expireOverdue } from '../../../records/invitations/expire-overdue.repository.ts';
import { listHeldRows, readEmailOf } from '../../../records/invitations/held-rows.repository.ts';
import {
  questionedWorkspace,
  isWholeAccount,
  type QuestionedWorkspace,
} from '../../../records/invitations/workspace-question.ts';
import { withUniqueRefusals } from '../../../records/invitations/refusal.ts';
import type { AuditedRowAction } from '../../../records/invitations/audit-row.ts';
import {
  accessIdOf,
  findWorkspaceOfRow,
  lockRow,
  type StoredAccess,
} from '../../../records/invitations/access-row.repository.ts';

export interface RowCall extends AccessCall {
  readonly id: string;
  readonly now: Date;
}

/** A row locked with its workspace, and the rules' question. */
export interface FoundRow {
  readonly row: StoredAccess;
  readonly workspace: QuestionedWorkspace;
  readonly question: RowActionQuestion;
}

/**
 * Runs a row action in one transaction: locks workspace and row, lets `work` act, audits a refusal. Unknown and foreign rows, and
 * account roles for callers without one, are refused alike. [GC-14, GV-23, GV-24, PLUS-22]
 */
export async function onAccessRow<Answer>(
  { database }: InvitationDeps,
  call: RowCall,
  action: AuditedRowAction,
  work: (tx: Db, found: FoundRow) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  const { caller, requestId } = call;
  const accessId = accessIdOf(call.id);
  const workspaceId = await findWorkspaceOfRow(database, caller.account.id, accessId);
  if (workspaceId === undefined) throw new ApiFailure('not-found');
  return withUniqueRefusals(() =>
    onWorkspace(
      database,
      { caller, id: workspaceId, requestId },
      `${accessId.kind}.${action}`,
      async (tx, { caller: current }) => {
        const found = await findRow(tx, { ...call, caller: current }, workspaceId);
        if (found === null) return err(new ApiFailure('not-found'));
        const result = await work(tx, found);
        const { uid } = found.row;
        if (result.ok && uid !== null) await settleTransfersOf(tx, caller.account.id, uid);
        return result;
      },
    ),
  );
}

async function findRow(tx: Db, call: RowCall, workspaceId: number): Promise<FoundRow | null> {
  const { caller, id } = call;
  const accountId = caller.account.id;
  const row = await lockRow(tx, accountId, accessIdOf(id));
  if (row === undefined || (row.workspaceId === null && !isWholeAccount(caller))) return null;
  await expireOverdue(tx, { accountId, workspaceIds: [workspaceId], emails: [row.email] });
  const [facts] = await readWorkspaces(tx, accountId, [workspaceId], { locked: false });
  const workspace = facts === undefined ? undefined : questionedWorkspace(caller, facts, accessObject(id));
  if (workspace === undefined) return null;
  const held = await listHeldRows(tx, accountId, [row.email]);
  const question: RowActionQuestion = {
    row: {
      kind: row.kind,
      email: row.email,
      role: row.role,
      workspaceId,
      status: row.status,
      expiresAtMs: row.expiresAt?.getTime() ?? Infinity,
      endsAtMs: row.endsAt?.getTime() ?? null,
      isSuspended: row.isSuspended,
    },
    inviter: { email: await readEmailOf(tx, caller.uid), subject: workspace.subject },
    workspace,
    others: new HeldAccessByEmail(held.filter((other) => other.id !== id)),
  };
  return { row, workspace, question };
}
