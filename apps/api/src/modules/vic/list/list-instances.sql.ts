import type { Workspace } from '@partyline/contract';
import { can, subjectFor } from '@partyline/permissions';
import { isAccountLevel, ROLES, STORED_ROLES } from '@partyline/roles';
import { createHash } from 'node:crypto';
import { CALLER_SQL } from '../../../http/authorization/load-caller.ts';
import { IS_DIRTY } from '../../../records/workspaces/workspaces.repository.ts';
import { INSTANCE_COLUMNS, SHOWN_SUBSCRIPTION } from '../../../records/instances/instance-row.sql.ts';
import { foldSearched } from '../../../db/fold-case.ts';

/** In the order of the statement's parameters. [GD-16] */
export const LIST_FILTERS = ['workspaceId', 'state', 'q'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

const VERSION_SQL = `concat(
  (SELECT version FROM app.account_versions WHERE account_id = $2), '.',
  (SELECT favorites_version FROM app.users WHERE uid = $1))`;

/** Two lookups by key. */
export const LIST_VERSION_SQL = `SELECT ${CALLER_SQL} AS caller, ${VERSION_SQL} AS version`;

/** Texts that the filter `q` reads. [GD-16] */
const SEARCHED = ['i.device_name', 'i.host_name', 'i.dns_host'];

function conditionOf(filter: ListFilter, parameter: string): string {
  return {
    workspaceId: `AND w.id = ${parameter}`,
    state: `AND i.state = ${parameter}`,
    // A sub-select folds the parameter once, not for each row.
    q: `AND (${SEARCHED.map((column) => `strpos(${foldSearched(column)}, (SELECT ${foldSearched(`${parameter}::text`)})) > 0`).join(' OR ')})`,
  }[filter];
}

/**
 * Returns SQL of `roleTypeSeenBy` for a workspace; `isWhole`: SQL of an account-level role. Compared in sql-rules.test.ts. [GW-7]
 */
export const roleTypeSql = (
  isWhole: string,
  workspace: string,
): string => `CASE WHEN NOT ${isWhole} THEN 'invited'
    WHEN ${workspace}.is_default THEN 'default' WHEN ${workspace}.has_owner THEN 'shared' ELSE 'orphanage' END`;

/** Roles that may list the people of the workspaces they cover; no state, plan or partner refuses it. [GV-24, GW-16] */
export const PEOPLE_READERS = STORED_ROLES.filter((role) => {
  const subject = subjectFor({ roles: [role], planType: 'free', customerStatus: 'PARTNER_CUSTOMER' });
  const roleType = isAccountLevel(role) ? 'default' : 'invited';
  return can(subject, 'list', { kind: 'workspace', roleType, isDefault: false, isDirty: true }).allowed;
});

/** SQL of each field of a workspace's JSON: `w` the workspace, `l` its instances. */
const WORKSPACE_FIELDS: Readonly<Record<keyof Workspace, string>> = {
  id: 'w.id',
  name: 'to_json(w.name)',
  isDefault: 'to_json(w.is_default)',
  roleType: `'"', ${roleTypeSql('(SELECT whole_account FROM scope)', 'w')}, '"'`,
  haveWorkspaceOwner: 'to_json(w.has_owner)',
  ownerName: "coalesce(to_json(w.owner_name), 'null')",
  ownerEmail: "coalesce(to_json(w.owner_email), 'null')",
  isDirty: 'to_json(w.is_dirty)',
  roles: 'w.roles',
  rowVersion: 'w.row_version',
  vicList: "'[', l.vics, ']'",
  lqDevicesList: "'[', l.lqs, ']'",
};

/** Arguments of concat. */
const WORKSPACE_JSON = Object.entries(WORKSPACE_FIELDS)
  .map(([name, sql], index) => `'${index === 0 ? '{' : ','}"${name}":', ${sql}`)
  .concat("'}'")
  .join(', ');

/**
 * Returns the statement for GET vic: caller, version and list as JSON text. $1 uid, $2 the token's account, $3 whether
 * owners' addresses may be told, then the named filters.
 * Account-level roles see all workspaces, others their own; empty ones too. [API-35, GC-14, GW-18]
 * The rows of all workspaces are read and sorted at once; workspace by workspace took a seventh longer. The array of workspaces
 * tells the planner that they are few: with the join alone it read whole tables for a small account beside a large one.
 * The account is a sub-select, so that PostgreSQL keeps one plan for all accounts: with the value, a small account's plan looked
 * cheaper and was made again on every call, slower than the statement itself.
 */
export function listSql(filters: readonly ListFilter[]): string {
  const conditions = new Map(
    filters.map((filter, index) => [filter, conditionOf(filter, `$${String(index + 4)}`)]),
  );
  const when = (filter: ListFilter): string => conditions.get(filter) ?? '';
  return `
WITH rights AS MATERIALIZED (
  SELECT m.workspace_id, r.name, r.level
  FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id
  WHERE m.user_uid = $1 AND m.account_id = $2
), scope AS MATERIALIZED (
  SELECT EXISTS (SELECT FROM rights WHERE workspace_id IS NULL) AS whole_account
), seen AS MATERIALIZED (
  SELECT w.id, w.name, w.is_default, w.row_version, owner.uid IS NOT NULL AS has_owner, owner.name AS owner_name,
    ${IS_DIRTY} AS is_dirty, held.roles, CASE WHEN $3::boolean AND held.reads_people THEN owner.email END AS owner_email
  FROM app.workspaces w
  LEFT JOIN LATERAL (
    SELECT json_agg(r.name ORDER BY r.level DESC) AS roles,
      bool_or(r.name IN (${PEOPLE_READERS.map((role) => `'${role}'`).join(', ')})) AS reads_people
    FROM rights r WHERE r.workspace_id IS NULL OR r.workspace_id = w.id
  ) held ON true
  LEFT JOIN LATERAL (
    SELECT u.uid, u.name, u.email FROM app.current_memberships m JOIN app.users u ON u.uid = m.user_uid
    WHERE m.workspace_id = w.id AND m.role_id = ${ROLES['workspace-owner'].id}
  ) owner ON true
  WHERE w.account_id = (SELECT $2::bigint) AND w.deleted_at IS NULL
    AND ((SELECT whole_account FROM scope) OR w.id IN (SELECT workspace_id FROM rights)) ${when('workspaceId')}
)
SELECT ${CALLER_SQL} AS caller, ${VERSION_SQL} AS version,
  '[' || coalesce(string_agg(concat(${WORKSPACE_JSON}), ',' ORDER BY w.id), '') || ']' AS json
FROM seen w
LEFT JOIN (
  SELECT workspace_id,
    string_agg(row, ',' ORDER BY id) FILTER (WHERE NOT is_lq) AS vics,
    string_agg(row, ',' ORDER BY id) FILTER (WHERE is_lq) AS lqs
  FROM (
    SELECT i.workspace_id, i.id, i.is_lq, row_to_json(r)::text AS row
    FROM seen w
    JOIN app.instances i ON i.workspace_id = w.id
    ${SHOWN_SUBSCRIPTION}
    CROSS JOIN LATERAL (SELECT ${INSTANCE_COLUMNS}) r
    WHERE i.account_id = (SELECT $2::bigint) AND i.workspace_id = ANY (ARRAY(SELECT id FROM seen))
      AND i.removed_at IS NULL ${when('state')} ${when('q')}
    ORDER BY i.workspace_id, i.id
  ) sorted
  GROUP BY workspace_id
) l ON l.workspace_id = w.id`;
}

/** Changes with the answer's format, so that no client keeps an older one. */
export const LIST_FORMAT = createHash('sha256').update(listSql(LIST_FILTERS)).digest('base64url').slice(0, 8);
