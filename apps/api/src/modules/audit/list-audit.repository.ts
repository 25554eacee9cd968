import type { AuditEntryRow } from '@partyline/contract';
import type { ColumnAs, RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { actorMatches, ENTRY, objectMatches } from './list-audit.sql.ts';

/** Of one account; newest first. */
export interface AuditFilters {
  readonly accountId: number;
  /** Entries older than this id. */
  readonly before: number | null;
  readonly atMost: number;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly object?: string | undefined;
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
  readonly details: ColumnAs<'audit', 'details', AuditEntryRow['details']>;
}

const CONDITIONS = {
  before: (value: string) => `l.id < ${value}`,
  actor: actorMatches,
  action: (value: string) => `(l.action = ${value} OR l.action LIKE ${value} || '.%')`,
  object: objectMatches,
  outcome: (value: string) => `l.outcome = ${value}`,
  from: (value: string) => `l.at >= ${value}::timestamptz`,
  to: (value: string) => `l.at < ${value}::timestamptz`,
} as const;

/** Reads audit entries with the current names of actors and objects. [PLUS-22] */
export async function readAudit(db: Db, filters: AuditFilters): Promise<AuditEntryRow[]> {
  const given = Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = new Map<string, unknown>(Object.entries(filters)).get(name) ?? null;
    return value === null ? [] : [{ condition, value }];
  });
  const where = given.map(({ condition }, index) => condition(`$${index + 3}`));
  const { rows } = await db.query<StoredEntry>({
    text: `${ENTRY} WHERE ${['l.account_id = $1', ...where].join(' AND ')} ORDER BY l.id DESC LIMIT $2`,
    values: [filters.accountId, filters.atMost, ...given.map(({ value }) => value)],
  });
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
