import type { AccessRow } from '@partyline/contract';
import { decideAccessChange } from '@partyline/invitations';
import { err, ok } from '@partyline/kernel';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure, type FailureIssue } from '../../../http/errors/api-failure.ts';
import type { BodyOf } from '../../../http/routes/route-types.ts';
import type { InvitationDeps } from '../../../records/invitations/access-call.ts';
import { readAccessRow } from '../list/access-page.repository.ts';
import { failureOfRefusal } from '../../../records/invitations/refusal.ts';
import { checkedEndDate } from '../send/check-fields.ts';
import { changeRow, type RowChange } from '../../../records/invitations/access-row.repository.ts';
import { auditRow, mailMember, type AuditedRowAction } from '../../../records/invitations/audit-row.ts';
import { onAccessRow, type FoundRow, type RowCall } from './on-access-row.ts';

export interface ChangeCall extends RowCall {
  readonly body: BodyOf<'changeAccess'>;
  readonly claim?: Claim;
}

/** Runs before a change, in its transaction and under its locks; a failure refuses the change. */
export type Claim = (tx: Db) => Promise<ApiFailure | null>;

/**
 * Changes role, end date or suspension of a row: both roles below the caller's, never the caller's own row. What takes access away
 * needs the right to revoke. Unchanged values do nothing. [HZ-4, PLUS-4, PLUS-5, GV-7, GV-11]
 */
export function changeAccess(deps: InvitationDeps, call: ChangeCall): Promise<AccessRow> {
  const { roleName: role, isSuspended } = call.body;
  const change: RowChange = { role, endsAt: checkedEndDate(call.body.endsAt, call.now), isSuspended };
  return onAccessRow(deps, call, 'change', async (tx, found) => {
    const failure = (await call.claim?.(tx)) ?? failureOfChange(call, found, change);
    if (failure !== null) return err(failure);
    const { row, workspace } = found;
    const changed = changesOf(found, change);
    if (Object.keys(changed).length > 0) {
      await changeRow(tx, row, changed, call.caller.uid);
      if (changed.role !== undefined) await mailMember(tx, call, row);
      if (changed.isSuspended !== undefined)
        await mailMember(tx, call, row, changed.isSuspended ? 'access-suspended' : 'access-resumed');
      await auditRow(tx, call, row, {
        action: actionOf(changed),
        workspaceId: workspace.id,
        details: detailsOf(found, changed),
      });
    }
    return ok(await readAccessRow(tx, call.caller, call.id));
  });
}

function failureOfChange(call: ChangeCall, found: FoundRow, change: RowChange): ApiFailure | null {
  const { row, question } = found;
  const asked = { ...question, isOwn: row.uid === call.caller.uid, change: termsOf(change) };
  const decision = decideAccessChange(asked, call.now.getTime());
  if (!decision.allowed) return failureOfRefusal(decision.reason, row.kind);
  if (change.isSuspended === undefined || row.kind === 'membership') return null;
  const issue: FailureIssue = {
    path: 'body.isSuspended',
    code: 'not-allowed',
    message: (texts) => texts.REQUEST_ISSUE_TEXTS['not-allowed'],
  };
  return new ApiFailure('request-not-proper', { issues: [issue] });
}

function termsOf({ role, endsAt, isSuspended }: RowChange) {
  return { role, endsAtMs: endsAt === null ? null : endsAt?.getTime(), isSuspended };
}

function changesOf({ row }: FoundRow, { role, endsAt, isSuspended }: RowChange): RowChange {
  const isNewEnd = endsAt !== undefined && endsAt?.getTime() !== row.endsAt?.getTime();
  return {
    ...(role === undefined || role === row.role ? {} : { role }),
    ...(isNewEnd ? { endsAt } : {}),
    ...(isSuspended === undefined || isSuspended === row.isSuspended ? {} : { isSuspended }),
  };
}

function actionOf({ role, endsAt, isSuspended }: RowChange): AuditedRowAction {
  if (isSuspended === undefined || role !== undefined || endsAt !== undefined) return 'change';
  return isSuspended ? 'suspend' : 'resume';
}

function detailsOf({ row }: FoundRow, { role, endsAt, isSuspended }: RowChange) {
  return {
    ...(role === undefined ? {} : { from: row.role, role }),
    ...(endsAt === undefined
      ? {}
      : { wasEndsAt: row.endsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }),
    ...(isSuspended === undefined ? {} : { isSuspended }),
  };
}
