import {
  accountPlanTypeOf,
  isAccountLevel,
  isOwnerRole,
  ROLES,
  STORED_ROLES,
  type StoredRole,
} from '@partyline/roles';
import {
  listEligibleRecipients,
  type AccountMember,
  type OwnershipTransfer,
  type OwnershipState,
  type OwnershipScope,
} from '@partyline/workspaces';
import type { ColumnAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { isOpenSql } from '../../../records/invitations/invitation-rules.sql.ts';
import { expireOverdue } from '../../../records/invitations/expire-overdue.repository.ts';
import {
  lockWorkspace,
  readWorkspaces,
  type WorkspaceFacts,
} from '../../../records/workspaces/workspaces.repository.ts';
import type { TransferScope } from '../lookup/transfer.repository.ts';

export interface LoadedOwnership {
  readonly ownership: OwnershipState;
  /** null for the account. */
  readonly workspace: WorkspaceFacts | null;
  /** Owners with a suspended or ended membership keep the ownership without its use. */
  readonly inactiveOwners: ReadonlySet<string>;
}

/**
 * Loads and locks account, workspace and memberships in `lockAccount`'s order, so that ownership changes of an account are
 * sequential. Reads only owners, admins, parties of open transfers and the named users. undefined for an unknown account or
 * workspace.
 */
export async function lockOwnership(
  tx: Db,
  scope: TransferScope,
  partyUids: readonly string[],
): Promise<LoadedOwnership | undefined> {
  const { accountId, workspaceId } = scope;
  const circumstances = await readAccount(tx, accountId, { locked: true });
  if (circumstances === undefined) return undefined;
  const workspace = workspaceId === null ? null : await lockWorkspace(tx, accountId, workspaceId);
  if (workspace === undefined) return undefined;
  await lockMembers(tx, scope, partyUids);
  // The database counts every pending owner invitation.
  if (workspaceId !== null) await expireOverdue(tx, { accountId, workspaceIds: [workspaceId], emails: [] });
  return ownershipStateOf(tx, { scope, circumstances, workspace }, partyUids);
}

/** Reads what `lockOwnership` loads, without locks, for display. */
export async function readOwnership(
  db: Db,
  scope: TransferScope,
  partyUids: readonly string[],
): Promise<LoadedOwnership | undefined> {
  const { accountId, workspaceId } = scope;
  const circumstances = await readAccount(db, accountId, { locked: false });
  const workspace =
    workspaceId === null
      ? null
      : (await readWorkspaces(db, accountId, [workspaceId], { locked: false })).at(0);
  if (circumstances === undefined || workspace === undefined) return undefined;
  return ownershipStateOf(db, { scope, circumstances, workspace }, partyUids);
}

interface LoadedWorkspace extends Pick<LoadedOwnership, 'workspace'> {
  readonly scope: TransferScope;
  readonly circumstances: OwnershipState['circumstances'];
}

async function ownershipStateOf(
  db: Db,
  { scope, circumstances, workspace }: LoadedWorkspace,
  partyUids: readonly string[],
): Promise<LoadedOwnership> {
  const rows = await listMembers(db, scope, partyUids);
  const invited = workspace === null ? [] : await listOwnerInvitations(db, workspace.id);
  return {
    workspace,
    inactiveOwners: new Set(rows.filter(isInactiveOwner).map(({ userId }) => userId)),
    ownership: {
      circumstances,
      workspaces:
        workspace === null
          ? []
          : [{ id: workspace.id, isDefault: workspace.isDefault, isMoveRunning: false }],
      members: [...rows.filter((row) => row.isActive || isInactiveOwner(row)).map(memberOf), ...invited],
      transfers: await listTransfers(db, scope),
    },
  };
}

interface AccountRow {
  readonly customerStatus: Tables['accounts']['customer_status'];
  readonly productKinds: Tables['subscriptions']['product_kind'][];
}

async function readAccount(
  db: Db,
  accountId: number,
  { locked }: { readonly locked: boolean },
): Promise<OwnershipState['circumstances'] | undefined> {
  const { rows } = await db.query<AccountRow>({
    name: `account-of-ownership-${locked ? 'locked' : 'free'}`,
    text: `SELECT a.customer_status AS "customerStatus", ARRAY(
        SELECT DISTINCT s.product_kind FROM app.subscriptions s
        WHERE s.account_id = a.id AND s.deleted_at IS NULL) AS "productKinds"
      FROM app.accounts a WHERE a.id = $1 AND a.deleted_at IS NULL${locked ? ' FOR NO KEY UPDATE OF a' : ''}`,
    values: [accountId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  return { customerStatus: row.customerStatus, planType: accountPlanTypeOf(row.productKinds) };
}

interface MemberRow {
  readonly userId: Tables['memberships']['user_uid'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly workspaceId: Tables['memberships']['workspace_id'];
  readonly isEmailVerified: boolean;
  readonly isActive: boolean;
}

/** Roles that own, or to which the rule lets an ownership go. */
const PARTY_ROLES = STORED_ROLES.filter((role) => isOwnerRole(role) || mayReceive(role));

function mayReceive(role: StoredRole): boolean {
  const workspaceId = isAccountLevel(role) ? null : 1;
  const member = { userId: 'member', role, workspaceId, status: 'accepted', isEmailVerified: true } as const;
  return [null, 1].some(
    (id) => listEligibleRecipients(ownershipScopeOf({ workspaceId: id }), 'owner', [member]).length > 0,
  );
}

/** Relevant memberships: owners, admins, users in `$3`, and parties of open transfers, who would otherwise seem to have left. */
const CONCERNED = `m.account_id = $1 AND (m.workspace_id IS NULL OR m.workspace_id = $2)
    AND (m.role_id IN (${PARTY_ROLES.map((role) => ROLES[role].id).join(', ')}) OR m.user_uid = ANY ($3) OR EXISTS (
      SELECT FROM app.ownership_actions o
      WHERE o.account_id = $1 AND o.workspace_id IS NOT DISTINCT FROM $2 AND o.closed_at IS NULL
        AND m.user_uid IN (o.from_uid, o.to_uid)))`;

async function lockMembers(
  tx: Db,
  { accountId, workspaceId }: TransferScope,
  partyUids: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'lock-members-of-ownership',
    text: `SELECT FROM app.memberships m WHERE ${CONCERNED} AND m.removed_at IS NULL ORDER BY m.id FOR UPDATE`,
    values: [accountId, workspaceId, [...partyUids]],
  });
}

async function listMembers(
  db: Db,
  { accountId, workspaceId }: TransferScope,
  partyUids: readonly string[],
): Promise<readonly MemberRow[]> {
  const { rows } = await db.query<MemberRow>({
    name: 'members-of-ownership',
    text: `SELECT m.user_uid AS "userId", r.name AS role, m.workspace_id AS "workspaceId",
        u.email_proved_at IS NOT NULL AS "isEmailVerified",
        EXISTS (SELECT FROM app.active_memberships a WHERE a.id = m.id) AS "isActive"
      FROM app.current_memberships m
      JOIN app.roles r ON r.id = m.role_id
      JOIN app.users u ON u.uid = m.user_uid
      WHERE ${CONCERNED} ORDER BY m.id`,
    values: [accountId, workspaceId, [...partyUids]],
  });
  return rows;
}

function isInactiveOwner({ role, isActive }: MemberRow): boolean {
  return !isActive && isOwnerRole(role);
}

function memberOf({ userId, role, workspaceId, isEmailVerified }: MemberRow): AccountMember {
  return { userId, role, workspaceId, isEmailVerified, status: 'accepted' };
}

async function listOwnerInvitations(db: Db, workspaceId: number): Promise<readonly AccountMember[]> {
  const { rows } = await db.query<Pick<Tables['invitations'], 'id'>>({
    name: 'owner-invitations-of-ownership',
    text: `SELECT i.id FROM app.invitations i WHERE i.workspace_id = $1 AND i.role_id = ${ROLES['workspace-owner'].id}
        AND ${isOpenSql('i')}`,
    values: [workspaceId],
  });
  return rows.map(({ id }) => ({
    userId: `invitation-${id}`,
    role: 'workspace-owner',
    workspaceId,
    isEmailVerified: false,
    status: 'pending',
  }));
}

interface TransferRow {
  readonly docId: Tables['ownership_actions']['id'];
  readonly kind: Tables['ownership_actions']['kind'];
  readonly byUserId: Tables['ownership_actions']['from_uid'];
  readonly toUserId: Tables['ownership_actions']['to_uid'];
  /** Of an open one. */
  readonly state: Extract<Tables['ownership_actions']['state'], 'inProgress' | 'transition'>;
  readonly endsAt: Tables['ownership_actions']['expires_at'];
}

async function listTransfers(db: Db, scope: TransferScope): Promise<readonly OwnershipTransfer[]> {
  const { rows } = await db.query<TransferRow>({
    name: 'transfers-of-ownership',
    text: `SELECT id AS "docId", kind, from_uid AS "byUserId", to_uid AS "toUserId", state, expires_at AS "endsAt"
      FROM app.ownership_actions
      WHERE account_id = $1 AND workspace_id IS NOT DISTINCT FROM $2 AND closed_at IS NULL`,
    values: [scope.accountId, scope.workspaceId],
  });
  return rows.map(({ endsAt, toUserId, ...row }) => ({
    ...row,
    toUserId: toUserId ?? (row.kind === 'request' ? row.byUserId : ''),
    scope: ownershipScopeOf(scope),
    endsAtMs: endsAt.getTime(),
  }));
}

export function ownershipScopeOf({ workspaceId }: Pick<TransferScope, 'workspaceId'>): OwnershipScope {
  return workspaceId === null ? { scope: 'account' } : { scope: 'workspace', workspaceId };
}
