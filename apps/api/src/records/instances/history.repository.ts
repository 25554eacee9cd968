import type { HistoryEntry } from '@partyline/contract';
import type { Db } from '../../db/open-database.ts';
import type { InstantOf, RowOf, StoredAs } from '../../db/columns.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { instantSql } from '../../db/columns.ts';

/** A stored line with the workspace ids of a move. */
export interface HistoryRow extends StoredAs<
  HistoryEntry,
  RowOf<'instance_history', { id: 'id'; kind: 'kind' }>
> {
  readonly at: InstantOf<'instance_history', 'at'>;
  readonly fromWorkspaceId: Tables['workspaces']['id'] | null;
  readonly fromWorkspace: Tables['workspaces']['name'] | null;
  readonly toWorkspaceId: Tables['workspaces']['id'] | null;
  readonly toWorkspace: Tables['workspaces']['name'] | null;
}

export interface HistoryPage {
  readonly instanceId: number;
  readonly before: number | null;
  readonly atMost: number;
}

/** Reads a page of a device's history, newest first. [PLUS-12] */
export async function readHistory(
  db: Db,
  { instanceId, before, atMost }: HistoryPage,
): Promise<readonly HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>({
    name: 'instance-history',
    text: `SELECT h.id, ${instantSql('h.at')} AS at, h.kind, h.action,
        coalesce(h.details ->> 'outcome', c.outcome) AS outcome, nullif(u.name, '') AS by, h.state, h.status,
        h.details ->> 'failureReason' AS "failureReason",
        f.id AS "fromWorkspaceId", f.name AS "fromWorkspace", t.id AS "toWorkspaceId", t.name AS "toWorkspace",
        c.parameters ->> 'deviceName' AS "deviceName",
        c.parameters ->> 'deploymentTargetId' AS "deploymentTarget", c.parameters ->> 'version' AS version
      FROM app.instance_history h
      LEFT JOIN app.instance_commands c ON h.kind = 'command' AND c.command_id = h.command_id
      LEFT JOIN app.users u ON u.uid = h.actor_uid AND u.deleted_at IS NULL
      LEFT JOIN app.workspaces f ON f.id = (h.details ->> 'from')::bigint AND f.account_id = h.account_id
      LEFT JOIN app.workspaces t ON t.id = (h.details ->> 'to')::bigint AND t.account_id = h.account_id
      WHERE h.instance_id = $1 AND ($2::bigint IS NULL OR h.id < $2)
      ORDER BY h.id DESC LIMIT $3`,
    values: [instanceId, before, atMost],
  });
  return rows;
}
