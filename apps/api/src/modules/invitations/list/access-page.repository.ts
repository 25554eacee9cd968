import type { AccessRow } from '@partyline/contract';
import { ROLES } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import type { ColumnAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import {
  conditionsOf,
  pageSql,
  Values,
  type AccessFilter,
  SHOWN_STATUS,
  type PageRequest,
} from './access-page.sql.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import type { VisibleWorkspaces } from './visible-workspaces.ts';

export interface ListedRow {
  readonly row: AccessRow;
  readonly key: string;
  readonly emailKey: string;
}

interface DetailRow {
  readonly id: Tables['access_rows']['id'];
  readonly key: string;
  readonly emailKey: Tables['access_rows']['email_key'];
  readonly email: Tables['users']['email'];
  readonly name: Tables['users']['name'];
  readonly role: ColumnAs<'roles', 'name', StoredRole>;
  readonly workspaceId: Tables['access_rows']['workspace_id'];
  readonly workspaceName: Tables['workspaces']['name'];
  readonly status: AccessRow['status'];
  readonly isSuspended: boolean;
  readonly isSelf: boolean;
  readonly createdAt: Tables['memberships']['created_at'];
  readonly expiresAt: Tables['invitations']['expires_at'] | null;
  readonly endsAt: Tables['memberships']['ends_at'];
  readonly lastActiveAt: Tables['users']['last_active_at'];
  readonly grantedBy: Tables['users']['name'] | null;
}

/** Returns SQL of the displayed details of `page (id, email_key, key, at)`, in order. [ENT-20, ENT-21, GV-4, GV-12] */
const detailsSql = (
  self: string,
): string => `SELECT p.id, p.key, p.email_key AS "emailKey", coalesce(i.email, u.email) AS email,
    coalesce(nullif(u.name, ''), '') AS name, o.name AS role, r.workspace_id AS "workspaceId", w.name AS "workspaceName",
    ${SHOWN_STATUS} AS status,
    r.state = 'suspended' AS "isSuspended", coalesce(m.user_uid = ${self}, false) AS "isSelf",
    coalesce(i.created_at, m.created_at) AS "createdAt", i.expires_at AS "expiresAt",
    coalesce(i.ends_at, m.ends_at) AS "endsAt", u.last_active_at AS "lastActiveAt", nullif(g.name, '') AS "grantedBy"
  FROM page p
  JOIN app.access_rows r ON r.id = p.id
  JOIN app.roles o ON o.id = r.role_id
  JOIN app.workspaces w ON w.id = r.place_id
  LEFT JOIN app.invitations i ON i.id = CASE WHEN p.id LIKE 'i%' THEN substr(p.id, 2)::bigint END
  LEFT JOIN app.memberships m ON m.id = CASE WHEN p.id LIKE 'm%' THEN substr(p.id, 2)::bigint END
  LEFT JOIN app.users u ON u.uid = m.user_uid
  LEFT JOIN app.users g ON g.uid = coalesce(i.invited_by, m.granted_by) AND g.deleted_at IS NULL
  ORDER BY p.at`;

/** Lists a page. [API-47, INV-4 … INV-7, GV-21, GV-24, GX-15] */
export async function listAccessRows(
  db: Db,
  visible: VisibleWorkspaces,
  filter: AccessFilter,
  request: PageRequest,
): Promise<readonly ListedRow[]> {
  const values = new Values();
  const page = pageSql(values, visible, filter, request);
  const self = values.add(visible.uid);
  return read(
    db,
    `WITH page AS MATERIALIZED (SELECT *, row_number() OVER () AS at FROM (${page}) found)
      ${detailsSql(self)}`,
    values,
  );
}

export async function countAccessRows(
  db: Db,
  visible: VisibleWorkspaces,
  filter: AccessFilter,
  atMost: number,
): Promise<number | null> {
  const values = new Values();
  const conditions = conditionsOf(values, visible, filter);
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM (
      SELECT FROM app.access_rows r WHERE ${conditions.join(' AND ')} LIMIT ${values.add(atMost + 1)}) matching`,
    values.list,
  );
  const count = rows[0]?.count ?? 0;
  return count > atMost ? null : count;
}

/** Reads one row as listed. The caller's right was checked before. */
export async function readAccessRow(db: Db, { uid }: MemberCaller, id: string): Promise<AccessRow> {
  const values = new Values();
  const workspace = values.add(id);
  const [listed] = await read(
    db,
    `WITH page AS MATERIALIZED (SELECT r.id, r.email_key, '' AS key, 1 AS at FROM app.access_rows r WHERE r.id = ${workspace})
      ${detailsSql(values.add(uid))}`,
    values,
  );
  if (listed === undefined) throw new Error('The changed row is not listed.');
  return listed.row;
}

async function read(db: Db, text: string, values: Values): Promise<readonly ListedRow[]> {
  const { rows } = await db.query<DetailRow>(text, values.list);
  return rows.map((row) => ({ row: rowOf(row), key: row.key, emailKey: row.emailKey }));
}

function rowOf(row: DetailRow): AccessRow {
  const { id, role } = row;
  return {
    id,
    kind: id.startsWith('i') ? 'invitation' : 'membership',
    email: row.email,
    name: row.name,
    roleName: role,
    permissionName: ROLES[role].displayName,
    workspaceId: row.workspaceId,
    workspaceName: row.workspaceName,
    status: row.status,
    isSuspended: row.isSuspended,
    isSelf: row.isSelf,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    grantedBy: row.grantedBy,
  };
}
