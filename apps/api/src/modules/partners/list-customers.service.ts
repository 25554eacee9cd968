import type { PartnerCustomer } from '@partyline/contract';
import { PLANS } from '@partyline/pricing';
import { isAuthorizedPartner, ROLES, shownCustomerState } from '@partyline/roles';
import { computeCustomerSummary, computeSeats, isActive } from '@partyline/subscriptions';
import type { RowOf } from '../../db/columns.ts';
import { foldCase } from '../../db/fold-case.ts';
import type { Db } from '../../db/open-database.ts';
import { forbidden } from '../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import {
  listRowsOfAccounts,
  listStoredRows,
  ruledBy,
  type StoredRow,
} from '../subscriptions/list/list-subscriptions.repository.ts';
import { listCustomers, type ListedCustomer } from './customers.repository.ts';

type Summary = Pick<
  PartnerCustomer,
  'plans' | 'subscriptions' | 'users' | 'usersConnected' | 'expiresAt' | 'renewsAt' | 'health'
>;
interface HandedOver {
  readonly workspaceId: number;
  readonly workSpaceName: string;
  readonly owner: PartnerCustomer['owner'];
}

/**
 * Lists a partner's customers: accounts of their own and offers first, then workspaces with their own owner; with plans, next end,
 * seats and health, and nothing else of them. [PLUS-21, GP-5, GP-6, HZ-6]
 */
export async function listPartnerCustomers(
  db: Db,
  { account }: MemberCaller,
  nowMs: number,
): Promise<PartnerCustomer[]> {
  if (!isAuthorizedPartner(account.customerStatus)) throw forbidden('no-right');
  const [customers, workspaces, own] = await Promise.all([
    listCustomers(db, account.id),
    listHandedOver(db, account.id),
    listStoredRows(db, account.id),
  ]);
  const accountIds = customers.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  const theirs = await listRowsOfAccounts(db, account.id, accountIds);
  return [
    ...customers.flatMap((customer) => {
      const rows = theirs.filter(({ accountId }) => accountId === customer.accountId);
      return accountOf(customer, rows, nowMs);
    }),
    ...workspaces.map((workspace) => {
      const rows = own.filter(({ workspaceId }) => workspaceId === workspace.workspaceId);
      return workspaceOf(workspace, rows, nowMs);
    }),
  ];
}

function accountOf(customer: ListedCustomer, rows: readonly StoredRow[], nowMs: number): PartnerCustomer[] {
  const { id, company, email, offerEndsAt, owner, expiresAt } = customer;
  const state = shownCustomerState({ ...customer, expiresAtMs: expiresAt.getTime() }, nowMs);
  if (state === null) return [];
  const isOffer = customer.accountId === null;
  return [
    {
      ...{ kind: 'account', customerId: id, company, state, owner },
      offeredTo: isOffer ? email : null,
      offerEndsAt: isOffer ? offerEndsAt : null,
      ...{ workspaceId: null, workSpaceName: null },
      ...summaryOf(rows, nowMs),
    },
  ];
}

function workspaceOf(workspace: HandedOver, rows: readonly StoredRow[], nowMs: number): PartnerCustomer {
  return {
    ...{ kind: 'workspace', customerId: null, state: 'active', offeredTo: null, offerEndsAt: null },
    ...{ ...workspace, company: workspace.workSpaceName },
    ...summaryOf(rows, nowMs),
  };
}

function summaryOf(rows: readonly StoredRow[], nowMs: number): Summary {
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
