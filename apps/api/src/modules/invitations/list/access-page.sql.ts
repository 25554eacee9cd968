import type { AccessSort } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { ROLES, STORED_ROLES } from '@partyline/roles';
import { textsFor } from '@partyline/texts/by-language';
import { emailKey, foldAddress } from '@partyline/validation';
import { workspaceOfKey, type AccessCursor } from './access-cursor.ts';
import type { VisibleWorkspaces } from './visible-workspaces.ts';
import { foldCase } from '../../../db/fold-case.ts';

export interface AccessFilter {
  readonly q?: string | undefined;
  /** The reader's language, in which `q` names roles and statuses. */
  readonly language: Language;
  readonly workspaceId?: number | undefined;
  readonly roleName?: keyof typeof ROLES | undefined;
  readonly status?: 'pending' | 'accepted' | 'expired' | 'revoked' | 'suspended' | undefined;
  readonly email?: string | undefined;
  /** Omitted: both. */
  readonly kind?: 'invitation' | 'membership' | undefined;
}

export class Values {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** SQL per kind, as in the index of both lists. [HZ-8] */
const KIND_SQL = {
  invitation: `left(r.id, 1) = 'i'`,
  membership: `left(r.id, 1) = 'm'`,
} as const;

const IS_OPEN = `r.ends_key > now() AND r.expires_key > now()`;

/** SQL per status; ended rows count as expired before the job has run. [GV-4, PLUS-1, PLUS-4, PLUS-5] */
export const STATUS_SQL = {
  pending: `r.state = 'pending' AND ${IS_OPEN}`,
  accepted: `r.state IN ('accepted', 'suspended') AND r.state <> 'revoked' AND r.ends_key > now()`,
  suspended: `r.state = 'suspended' AND r.ends_key > now()`,
  // Each branch uses its own index.
  expired: `r.state <> 'revoked' AND (r.state = 'expired' OR r.ends_key <= now()
    OR (r.state = 'pending' AND r.expires_key <= now()))`,
  revoked: `r.state = 'revoked'`,
} as const;

/** SQL of a row's status as listed, compared with `statusAt` like {@link STATUS_SQL} in sql-rules.test.ts. [GV-4, PLUS-1, PLUS-4] */
export const SHOWN_STATUS = `CASE WHEN r.state = 'revoked' THEN 'revoked'
      WHEN r.state = 'expired' OR r.ends_key <= now() OR r.expires_key <= now() THEN 'expired'
      WHEN r.state = 'pending' THEN 'pending' ELSE 'accepted' END`;

/** Returns SQL conditions on a row `r`, visibility first. [GV-21, GV-24, HZ-8, INV-4, INV-6] */
export function conditionsOf(values: Values, visible: VisibleWorkspaces, filter: AccessFilter): string[] {
  const { status, workspaceId, roleName, email, q, language, kind } = filter;
  // The invitations alone are listed with the revoked ones. [HZ-8]
  const isWithRevoked = status === undefined && kind === 'invitation';
  const workspaceIds = visible.workspaces.map(({ id }) => id);
  const conditions = [`r.account_id = ${values.add(visible.accountId)}`];
  // Rows of deleted workspaces are all revoked.
  if (!visible.isWhole || status === 'revoked' || isWithRevoked)
    conditions.push(`r.place_id = ANY (${values.add(workspaceIds)}::bigint[])`);
  if (!visible.isWhole) conditions.push('r.workspace_id IS NOT NULL');
  if (kind !== undefined) conditions.push(KIND_SQL[kind]);
  if (status !== undefined) conditions.push(STATUS_SQL[status]);
  else if (!isWithRevoked) conditions.push(`r.state <> 'revoked'`);
  if (workspaceId !== undefined) conditions.push(`r.place_id = ${values.add(workspaceId)}`);
  if (roleName !== undefined) conditions.push(`r.role_id = ${values.add(ROLES[roleName].id)}`);
  if (email !== undefined) conditions.push(`r.email_key = ${values.add(emailKey(email))}`);
  const searched = q?.trim().toLowerCase() ?? '';
  if (searched !== '') conditions.push(searchOf(values, visible, searched, language));
  return conditions;
}

/** Meaning of a searched status, by its table name: a suspended member is not active. */
const SEARCHED_STATUSES = { ...STATUS_SQL, accepted: `r.state = 'accepted' AND r.ends_key > now()` };
const STATUSES = Object.keys(SEARCHED_STATUSES) as (keyof typeof SEARCHED_STATUSES)[]; // its own keys

/** Returns a pattern of LIKE for texts that contain this one. */
const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Matches parts of addresses and of workspace and role names, but only whole status names: a part being typed must not list
 * everything. Names are in the reader's language. [GV-24, PLUS-30]
 */
function searchOf(values: Values, { workspaces }: VisibleWorkspaces, q: string, language: Language): string {
  const { accessStatusText, roleNameText } = textsFor(language);
  const workspaceIds = workspaces.filter(({ name }) => name.toLowerCase().includes(q)).map(({ id }) => id);
  const roleIds = STORED_ROLES.filter((role) => roleNameText(role).toLowerCase().includes(q)).map(
    (role) => ROLES[role].id,
  );
  const statuses = STATUSES.filter((status) => {
    const names =
      status === 'suspended'
        ? [accessStatusText('accepted', true)]
        : [accessStatusText(status, false), accessStatusText(status, false, 'membership')];
    return names.some((name) => name.toLowerCase() === q);
  });
  // Keys keep the case of letters beyond ASCII: both are searched.
  const patterns = new Set([q, foldAddress(q.toUpperCase())].map(patternOf));
  const ways = [...patterns].map((pattern) => `r.email_key LIKE ${values.add(pattern)}`);
  if (workspaceIds.length > 0) ways.push(`r.place_id = ANY (${values.add(workspaceIds)}::bigint[])`);
  if (roleIds.length > 0) ways.push(`r.role_id = ANY (${values.add(roleIds)}::smallint[])`);
  ways.push(...statuses.map((status) => `(${SEARCHED_STATUSES[status]})`));
  return `(${ways.join(' OR ')})`;
}

/** The sort column before the e-mail, and its cursor type. */
const SORT_COLUMNS = {
  permission: { column: 'r.role_rank', type: 'smallint' },
  status: { column: 'r.state', type: 'text' },
  lastActive: { column: 'r.active_key', type: 'timestamptz' },
  endsAt: { column: 'r.ends_key', type: 'timestamptz' },
} as const satisfies Partial<Record<AccessSort, { readonly column: string; readonly type: string }>>;

export interface PageRequest {
  readonly sort: AccessSort;
  readonly direction: 'asc' | 'desc';
  readonly cursor: AccessCursor | null;
  /** One extra row tells whether there is a next page. */
  readonly limit: number;
}

export function pageSql(
  values: Values,
  visible: VisibleWorkspaces,
  filter: AccessFilter,
  request: PageRequest,
): string {
  const conditions = conditionsOf(values, visible, filter);
  if (request.sort === 'workspace') return workspacesSql(values, visible, conditions, request);
  const { direction, cursor, limit, sort } = request;
  const sorted = sort === 'email' ? null : SORT_COLUMNS[sort];
  const columns = [...(sorted === null ? [] : [sorted.column]), 'r.email_key', 'r.id'];
  if (cursor !== null) {
    const first = sorted === null ? [] : [`${values.add(cursor.key)}::${sorted.type}`];
    const keys = [...first, values.add(cursor.email), values.add(cursor.id)];
    conditions.push(`(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${keys.join(', ')})`);
  }
  return `SELECT r.id, r.email_key, ${sorted === null ? `''` : `(${sorted.column})::text`} AS key
    FROM app.access_rows r WHERE ${conditions.join(' AND ')}
    ORDER BY ${columns.map((column) => `${column} ${direction}`).join(', ')} LIMIT ${values.add(limit)}`;
}

/**
 * Reads workspace by workspace from the cursor on, so that a page reads only its rows. The cursor's position survives a deleted or
 * hidden workspace.
 */
function workspacesSql(
  values: Values,
  { workspaces }: VisibleWorkspaces,
  conditions: readonly string[],
  { direction, cursor, limit }: PageRequest,
): string {
  const isUp = direction === 'asc';
  const ordered = values.add((isUp ? workspaces : workspaces.toReversed()).map(({ id }) => id));
  const [ids, after] =
    cursor === null
      ? [`${ordered}::bigint[]`, '']
      : restSql(values, { ordered, direction, ...workspaceOfKey(cursor.key) }, cursor);
  const count = values.add(limit);
  return `SELECT r.id, r.email_key, p.id::text AS key
    FROM unnest(${ids}) WITH ORDINALITY AS p (id, rank)
    CROSS JOIN LATERAL (
      SELECT r.id, r.email_key FROM app.access_rows r
      WHERE ${conditions.join(' AND ')} AND r.place_id = p.id ${after}
      ORDER BY r.email_key ${direction}, r.id ${direction} LIMIT ${count}) r
    ORDER BY p.rank, r.email_key ${direction}, r.id ${direction} LIMIT ${count}`;
}

interface Start {
  readonly ordered: string;
  readonly direction: 'asc' | 'desc';
  readonly id: number;
  readonly name: string;
}

/** Returns SQL of the rest of the cursor's workspace, and of the next ones. */
function restSql(
  values: Values,
  { ordered, direction, id, name }: Start,
  { email, id: rowId }: AccessCursor,
) {
  const further = direction === 'asc' ? '>' : '<';
  const workspace = values.add(id);
  const nameKey = foldCase('w.name');
  return [
    `ARRAY(SELECT w.id FROM app.workspaces w WHERE w.id = ANY (${ordered}::bigint[])
      AND (${nameKey}, w.id) ${further}= (${foldCase(values.add(name))}, ${workspace})
      ORDER BY ${nameKey} ${direction}, w.id ${direction})`,
    `AND (p.id <> ${workspace} OR (r.email_key, r.id) ${further} (${values.add(email)}, ${values.add(rowId)}))`,
  ] as const;
}
