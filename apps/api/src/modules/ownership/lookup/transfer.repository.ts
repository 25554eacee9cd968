import { ROLES } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import type { TransferState } from '@partyline/workspaces';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import type { TransferRef } from './transfer-ref.ts';
import { foldAddress } from '../../../db/fold-case.ts';

export interface TransferScope {
  readonly accountId: Tables['ownership_actions']['account_id'];
  /** null: the account. */
  readonly workspaceId: Tables['ownership_actions']['workspace_id'];
}

export interface FoundTransfer extends TransferScope {
  readonly id: Tables['ownership_actions']['id'];
  readonly kind: Tables['ownership_actions']['kind'];
  readonly fromUid: Tables['ownership_actions']['from_uid'];
  readonly toUid: Tables['ownership_actions']['to_uid'];
  readonly linkNumber: Tables['ownership_actions']['link_number'];
}

export async function findTransfer(db: Db, { id, keyHash }: TransferRef): Promise<FoundTransfer | null> {
  const { rows } = await db.query<FoundTransfer>({
    name: 'find-transfer',
    text: `SELECT id, kind, account_id AS "accountId", workspace_id AS "workspaceId", from_uid AS "fromUid",
        to_uid AS "toUid", link_number AS "linkNumber"
      FROM app.ownership_actions WHERE (id = $1 OR key_hash = $2) AND closed_at IS NULL`,
    values: [id, keyHash],
  });
  return rows[0] ?? null;
}

export async function readLinkNumber(tx: Db, id: string): Promise<number> {
  const { rows } = await tx.query<RowOf<'ownership_actions', { linkNumber: 'link_number' }>>({
    name: 'link-number',
    text: 'SELECT link_number AS "linkNumber" FROM app.ownership_actions WHERE id = $1',
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('A locked ownership transfer disappeared.');
  return row.linkNumber;
}

/** Finds the user of the workspace or account by e-mail (ignoring case), highest role first, or null. */
export async function findMemberByEmail(
  db: Db,
  { accountId, workspaceId }: TransferScope,
  email: string,
): Promise<string | null> {
  const { rows } = await db.query<RowOf<'memberships', { uid: 'user_uid' }>>({
    name: 'member-by-email',
    text: `SELECT m.user_uid AS uid
      FROM app.users u
      JOIN app.current_memberships m ON m.user_uid = u.uid AND m.account_id = $1
        AND (m.workspace_id IS NULL OR m.workspace_id = $2)
      JOIN app.roles r ON r.id = m.role_id
      WHERE u.deleted_at IS NULL AND ${foldAddress('u.email')} = $3
      ORDER BY r.level DESC, m.id LIMIT 1`,
    values: [accountId, workspaceId, emailKey(email)],
  });
  return rows[0]?.uid ?? null;
}

/** A transfer or request as listed, before its answerer is known. */
export interface ListedTransfer {
  readonly id: Tables['ownership_actions']['id'];
  readonly kind: Tables['ownership_actions']['kind'];
  readonly workspaceId: Tables['ownership_actions']['workspace_id'];
  readonly isDefault: Tables['workspaces']['is_default'];
  readonly placeName: Tables['workspaces']['name'];
  /** Of an open one. */
  readonly state: Extract<Tables['ownership_actions']['state'], TransferState>;
  readonly fromUid: Tables['ownership_actions']['from_uid'];
  readonly toUid: Tables['ownership_actions']['to_uid'];
  readonly workspaceOwnerUid: Tables['memberships']['user_uid'] | null;
  readonly accountOwnerUid: Tables['memberships']['user_uid'] | null;
  readonly createdAt: Tables['ownership_actions']['created_at'];
  readonly expiresAt: Tables['ownership_actions']['expires_at'];
}

/** Lists open ownership transfers that may concern a user, including all requests, whose answerer the rule decides. `id` selects one. */
export async function listOpenTransfers(
  db: Db,
  { accountId, uid, id }: { readonly accountId: number; readonly uid: string; readonly id?: string },
): Promise<readonly ListedTransfer[]> {
  const { rows } = await db.query<ListedTransfer>({
    name: 'list-transfers',
    text: `SELECT o.id, o.kind, o.workspace_id AS "workspaceId", coalesce(w.is_default, false) AS "isDefault",
        coalesce(w.name, a.name) AS "placeName", o.state, o.from_uid AS "fromUid", o.to_uid AS "toUid",
        (SELECT m.user_uid FROM app.current_memberships m
          WHERE m.workspace_id = o.workspace_id AND m.role_id = ${ROLES['workspace-owner'].id}) AS "workspaceOwnerUid",
        (SELECT m.user_uid FROM app.current_memberships m
          WHERE m.account_id = o.account_id AND m.role_id = ${ROLES['account-owner'].id}) AS "accountOwnerUid",
        o.created_at AS "createdAt", o.expires_at AS "expiresAt"
      FROM app.ownership_actions o
      JOIN app.accounts a ON a.id = o.account_id AND a.deleted_at IS NULL
      LEFT JOIN app.workspaces w ON w.id = o.workspace_id
      WHERE o.account_id = $1 AND o.closed_at IS NULL AND o.expires_at > now() AND w.deleted_at IS NULL
        AND (o.from_uid = $2 OR o.to_uid = $2 OR o.kind = 'request') AND ($3::uuid IS NULL OR o.id = $3)
      ORDER BY o.created_at, o.id`,
    values: [accountId, uid, id ?? null],
  });
  return rows;
}

export type UserNames = Pick<Tables['users'], 'uid' | 'name' | 'email' | 'language'>;

export async function readUserNames(
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, UserNames>> {
  const { rows } = await db.query<UserNames>({
    name: 'user-names',
    text: 'SELECT uid, name, email, language FROM app.users WHERE uid = ANY ($1) AND deleted_at IS NULL',
    values: [[...uids]],
  });
  return new Map(rows.map((row) => [row.uid, row]));
}
