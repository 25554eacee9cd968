import { decideLeaving } from '@partyline/invitations';
import { err, ok, type Result } from '@partyline/kernel';
import { STORED_ROLES } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { settleTransfersOf } from '../../ownership/state/settle-transfers.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { lockWorkspace, readDefaultWorkspaceId } from '../../../records/workspaces/workspaces.repository.ts';
import type { AccessCall, InvitationDeps } from '../../../records/invitations/access-call.ts';
import { removeRow } from '../../../records/invitations/access-row.repository.ts';
import { auditRow } from '../../../records/invitations/audit-row.ts';

export interface LeaveCall extends AccessCall {
  /** null: the account role. */
  readonly workspaceId: number | null;
}

interface LeaveRefusal {
  readonly failure: ApiFailure;
  /** Set: the caller owns it, which is audited. */
  readonly ownedWorkspaceId?: number;
}

interface Seat {
  readonly number: number;
  readonly role: StoredRole;
}

/** Ends the caller's membership; owners must transfer first. [PLUS-6, ROLE-26, ROLE-27, GC-4] */
export async function leaveWorkspace({ database }: InvitationDeps, call: LeaveCall): Promise<null> {
  const { caller } = call;
  const accountId = caller.account.id;
  const outcome = await decideInTransaction(
    database,
    async (tx): Promise<Result<null, LeaveRefusal>> => {
      await lockAccount(tx, accountId);
      const workspaceId = call.workspaceId ?? (await readDefaultWorkspaceId(tx, accountId));
      if (workspaceId !== undefined) await lockWorkspace(tx, accountId, workspaceId);
      const seat = await lockSeat(tx, call);
      if (seat === undefined || workspaceId === undefined)
        return err({ failure: new ApiFailure('not-found') });
      if (!decideLeaving(seat.role).allowed)
        return err({
          failure: new ApiFailure('ownership-must-be-transferred'),
          ownedWorkspaceId: workspaceId,
        });
      const row = { kind: 'membership', number: seat.number, uid: caller.uid } as const;
      await removeRow(tx, row, caller.uid);
      await settleTransfersOf(tx, accountId, caller.uid);
      await auditRow(tx, call, row, { action: 'leave', workspaceId, details: { role: seat.role } });
      return ok(null);
    },
    async (tx, { ownedWorkspaceId }) => {
      if (ownedWorkspaceId !== undefined) await auditRefusal(tx, call, ownedWorkspaceId);
    },
  );
  if (!outcome.ok) throw outcome.error.failure;
  return outcome.value;
}

async function lockSeat(tx: Db, { caller, workspaceId }: LeaveCall): Promise<Seat | undefined> {
  const { rows } = await tx.query<
    RowOf<'memberships', { number: 'id' }> & RowOf<'roles', { roleName: 'name' }>
  >({
    name: 'lock-own-seat',
    text: `SELECT m.id AS number, o.name AS "roleName" FROM app.memberships m JOIN app.roles o ON o.id = m.role_id
      WHERE m.user_uid = $1 AND m.account_id = $2 AND m.workspace_id IS NOT DISTINCT FROM $3 AND m.removed_at IS NULL
      FOR UPDATE OF m`,
    values: [caller.uid, caller.account.id, workspaceId],
  });
  const [row] = rows;
  const role = STORED_ROLES.find((name) => name === row?.roleName);
  return row === undefined || role === undefined ? undefined : { number: row.number, role };
}

function auditRefusal(tx: Db, { caller, requestId }: LeaveCall, workspaceId: number): Promise<void> {
  return writeAudit(tx, {
    accountId: caller.account.id,
    workspaceId,
    actor: { kind: 'user', uid: caller.uid },
    action: 'membership.leave',
    object: { kind: 'user', id: caller.uid },
    outcome: 'refused',
    reason: 'ownership-must-be-transferred',
    requestId,
  });
}
