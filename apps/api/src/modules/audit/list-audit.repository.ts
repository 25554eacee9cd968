import type { AuditEntryRow } from '@partyline/contract';
import type { ColumnAs, RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { actorMatches, batchSql, ENTRIES, entrySql, isSameBatch, objectMatches } from './list-audit.sql.ts';

/** Of one account; newest first. */
export interface AuditFilters {
  readonly accountId: number;
  /** Entries older than this id. */
  readonly before: number | null;
  readonly atMost: number;
  /** An act on many is its first matching entry. */
  readonly isCombined: boolean;
  /** Only entries of the same act on many as this one. */
  readonly batchOf?: number | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly object?: string | undefined;
  /** In the person's or the object's name. */
  readonly text?: string | undefined;
  /** Actions that the text names. */
  readonly textActions?: readonly string[] | undefined;
  readonly workspaceIds?: readonly number[] | undefined;
  readonly outcome?: string | undefined;
  /** Instants; `to` is exclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type EntryColumns = RowOf<
  'audit',
  {
    id: 'id';
    at: 'at';
    actorKind: 'actor_kind';
    action: 'action';
    objectKind: 'object_kind';
    objectId: 'object_id';
    workspaceId: 'workspace_id';
    outcome: 'outcome';
    reason: 'reason';
    address: 'ip';
  }
>;

interface StoredEntry extends StoredAs<AuditEntryRow, EntryColumns> {
  readonly actorEmail: Tables['users']['email'] | null;
  readonly actorName: Tables['users']['name'] | null;
  readonly workspaceName: Tables['workspaces']['name'] | null;
  readonly objectEmail: Tables['users']['email'] | null;
  readonly deviceNames: Tables['instances']['device_name'][];
  readonly details: ColumnAs<'audit', 'details', AuditEntryRow['details']>;
}

type Condition = (value: string, entry: string) => string;

/** Conditions on an entry; its actor is `u`. */
const CONDITIONS: Readonly<Partial<Record<keyof AuditFilters, Condition>>> = {
  actor: actorMatches,
  action: (value, entry) => `(${entry}.action = ${value} OR ${entry}.action LIKE ${value} || '.%')`,
  object: objectMatches,
  // An expression, so that the index of refusals is not used: for each entry it would be read for all of the actor's.
  outcome: (value, entry) => `${entry}.outcome || '' = ${value}`,
  workspaceIds: (value, entry) => `${entry}.workspace_id = ANY (${value}::bigint[])`,
  from: (value, entry) => `${entry}.at >= ${value}::timestamptz`,
  to: (value, entry) => `${entry}.at < ${value}::timestamptz`,
};

/** Returns the conditions of the filters on an entry; values are appended to the statement's. */
function matching(filters: AuditFilters, values: unknown[]): (entry: string) => string {
  const add = (value: unknown) => `$${values.push(value)}`;
  const given = Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = new Map<string, unknown>(Object.entries(filters)).get(name) ?? null;
    return value === null ? [] : [{ condition, parameter: add(value) }];
  });
  const { text, textActions = [] } = filters;
  const [words, actions] = text === undefined ? ['', ''] : [add(text), add(textActions)];
  return (entry) =>
    [
      'true',
      ...given.map(({ condition, parameter }) => condition(parameter, entry)),
      ...(text === undefined
        ? []
        : [
            `(${entry}.action = ANY (${actions}) OR ${actorMatches(words)} OR ${objectMatches(words, entry)})`,
          ]),
    ].join(' AND ');
}

/** Reads audit entries with the current names of actors and objects. [PLUS-22] */
export async function readAudit(db: Db, filters: AuditFilters): Promise<AuditEntryRow[]> {
  const values: unknown[] = [filters.accountId, filters.atMost];
  const matches = matching(filters, values);
  const where = ['l.account_id = $1', matches('l')];
  if (filters.before !== null) where.push(`l.id < $${values.push(filters.before)}`);
  if (filters.batchOf !== undefined) {
    const of = `$${values.push(filters.batchOf)}`;
    where.push(`EXISTS (SELECT FROM app.audit o
      WHERE o.account_id = $1 AND o.id = ${of} AND (o.id = l.id OR ${isSameBatch('o', 'l')}))`);
  }
  if (filters.isCombined) {
    where.push(`NOT EXISTS (SELECT FROM app.audit e
      WHERE ${isSameBatch('l', 'e')} AND e.id < l.id AND ${matches('e')})`);
  }
  const { rows } = await db.query<StoredEntry>({
    text: `${entrySql(filters.isCombined ? batchSql(matches('e')) : 'NULL::jsonb')}
      WHERE ${where.join(' AND ')} ORDER BY l.id DESC LIMIT $2`,
    values,
  });
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

/** Counts matching entries, each of an act on many, up to `atMost`. [PLUS-22, PLUS-43] */
export async function countAudit(db: Db, filters: AuditFilters): Promise<number> {
  const values: unknown[] = [filters.accountId, filters.atMost];
  const matches = matching(filters, values);
  const { rows } = await db.query<{ total: number }>({
    text: `SELECT count(*)::int AS total FROM (
      SELECT ${ENTRIES} WHERE l.account_id = $1 AND ${matches('l')} ORDER BY l.id DESC LIMIT $2) found`,
    values,
  });
  return rows[0]?.total ?? 0;
}
