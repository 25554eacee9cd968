import type { PartnerCustomer } from '@partyline/contract';
import { PLANS } from '@partyline/pricing';
import { isAuthorizedPartner, ROLES } from '@partyline/roles';
import { computeCustomerSummary, computeSeats, isActive } from '@partyline/subscriptions';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { listStoredRows, ruledBy, type StoredRow } from './list-subscriptions.repository.ts';
import { foldCase } from '../../../db/fold-case.ts';

type HandedOver = Pick<PartnerCustomer, 'workspaceId' | 'workSpaceName' | 'owner'>;

/** Lists a partner's customers: workspaces with their own owner, with plans, next end, seats and health. [PLUS-21, GP-5, GP-6] */
export async function listPartnerCustomers(
  db: Db,
  { account }: MemberCaller,
  nowMs: number,
): Promise<PartnerCustomer[]> {
  if (!isAuthorizedPartner(account.customerStatus)) throw forbidden('no-right');
  const [workspaces, rows] = await Promise.all([
    listHandedOver(db, account.id),
    listStoredRows(db, account.id),
  ]);
  return workspaces.map((workspace) => {
    const own = rows.filter(({ workspaceId }) => workspaceId === workspace.workspaceId);
    return { ...workspace, ...summaryOf(own, nowMs) };
  });
}

function summaryOf(rows: readonly StoredRow[], nowMs: number): Omit<PartnerCustomer, keyof HandedOver> {
  const ruled = rows.map((row) => ({ ...ruledBy(row), usersConnected: row.usersConnected }));
  const active = ruled.filter(isActive);
  const held = new Set(active.map(({ plan }) => plan));
  const { health, expiresAtMs, renewsAtMs } = computeCustomerSummary(ruled, nowMs);
  return {
    plans: PLANS.filter((plan) => held.has(plan)),
    subscriptions: ruled.length,
    users: active.reduce((sum, { users }) => sum + users, 0),
    usersConnected: computeSeats(ruled)?.used ?? 0,
    expiresAt: instantOf(expiresAtMs),
    renewsAt: instantOf(renewsAtMs),
    health,
  };
}

function instantOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

async function listHandedOver(db: Db, accountId: number): Promise<readonly HandedOver[]> {
  const { rows } = await db.query<
    RowOf<'workspaces', { workspaceId: 'id'; workSpaceName: 'name' }> & {
      owner: RowOf<'users', { userName: 'name'; email: 'email' }>;
    }
  >({
    name: 'list-handed-over',
    text: `SELECT w.id AS "workspaceId", w.name AS "workSpaceName",
        json_build_object('userName', u.name, 'email', u.email) AS owner
      FROM app.workspaces w
      JOIN app.current_memberships m ON m.workspace_id = w.id AND m.role_id = ${ROLES['workspace-owner'].id}
      JOIN app.users u ON u.uid = m.user_uid
      WHERE w.account_id = $1 AND w.deleted_at IS NULL AND NOT w.is_default
      ORDER BY ${foldCase('w.name')}, w.id`,
    values: [accountId],
  });
  return rows;
}
