import type { RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { RULE_COLUMNS, type StoredRule } from './alert-rules.repository.ts';

type Outage = RowOf<'outages', { kind: 'kind'; reason: 'reason'; since: 'since'; endedAt: 'ended_at' }>;

export interface WatchedInstance {
  readonly id: Tables['instances']['id'];
  readonly vicUuid: Tables['instances']['vic_uuid'];
  readonly deviceName: Tables['instances']['device_name'];
  readonly accountId: Tables['instances']['account_id'];
  readonly workspaceId: Tables['instances']['workspace_id'];
  readonly workspaceName: Tables['workspaces']['name'];
  readonly isRemoved: boolean;
  /** The newest; null for none. */
  readonly outage: Outage | null;
  /** The transaction's clock. */
  readonly now: Date;
}

/** Its columns are NULL for a device that has had none. */
type WatchedRow = Omit<WatchedInstance, 'outage'> & (Outage | Readonly<Record<keyof Outage, null>>);

/** Reads a device, locked against reports and other checks. */
export async function lockWatchedInstance(tx: Db, id: number): Promise<WatchedInstance | undefined> {
  await tx.query({
    name: 'lock-watched-instance',
    text: 'SELECT FROM app.instances WHERE id = $1 FOR NO KEY UPDATE',
    values: [id],
  });
  const { rows } = await tx.query<WatchedRow>({
    name: 'read-watched-instance',
    text: `SELECT i.id, i.vic_uuid AS "vicUuid", i.device_name AS "deviceName", i.account_id AS "accountId",
        i.workspace_id AS "workspaceId", w.name AS "workspaceName", i.removed_at IS NOT NULL AS "isRemoved",
        o.kind, o.reason, o.since, o.ended_at AS "endedAt", now() AS now
      FROM app.instances i JOIN app.workspaces w ON w.id = i.workspace_id
      LEFT JOIN app.outages o ON o.instance_id = i.id WHERE i.id = $1`,
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { kind, reason, since, endedAt, ...instance } = row;
  return { ...instance, outage: kind === null ? null : { kind, reason, since, endedAt } };
}

/** A rule that watches a device or alerted about it before. */
export interface RuleOfInstance extends StoredRule {
  readonly isTold: boolean;
  /** False for disabled rules and those of a former workspace. */
  readonly isWatching: boolean;
}

/** Lists, locked, the workspace's enabled rules and those that alerted about the device. */
export async function listRulesOfInstance(
  tx: Db,
  { id, accountId, workspaceId, isRemoved }: WatchedInstance,
): Promise<readonly RuleOfInstance[]> {
  const { rows } = await tx.query<RuleOfInstance>({
    name: 'rules-of-instance',
    text: `SELECT ${RULE_COLUMNS}, s.rule_id IS NOT NULL AS "isTold",
        r.is_on AND r.workspace_id = $3 AND NOT $4 AS "isWatching"
      FROM app.alert_rules r LEFT JOIN app.alert_states s ON s.rule_id = r.id AND s.instance_id = $1
      WHERE r.account_id = $2 AND (s.rule_id IS NOT NULL OR (r.workspace_id = $3 AND r.is_on AND NOT $4))
      ORDER BY r.id FOR KEY SHARE OF r`,
    values: [id, accountId, workspaceId, isRemoved],
  });
  return rows;
}

export async function rememberTold(tx: Db, ruleId: number, instanceId: number): Promise<void> {
  await tx.query({
    name: 'remember-told',
    text: 'INSERT INTO app.alert_states (rule_id, instance_id) VALUES ($1, $2)',
    values: [ruleId, instanceId],
  });
}

/** Forgets the outage that a rule told of, so that the instance's next one is new. */
export async function forgetTold(tx: Db, ruleId: number, instanceId: number): Promise<void> {
  await tx.query({
    name: 'forget-told',
    text: 'DELETE FROM app.alert_states WHERE rule_id = $1 AND instance_id = $2',
    values: [ruleId, instanceId],
  });
}

/**
 * Returns SQL for whether an outage that lasts has reached a rule's delay: `decideAlert`, compared in sql-rules.test.ts. [PLUS-16]
 */
export const isOutageDueSql = (outage: string, rule: string): string =>
  `${outage}.ended_at IS NULL AND ${outage}.since <= now() - ${rule}.delay_minutes * interval '1 minute'`;

/** Returns SQL for whether the end of an outage has reached a rule's delay, or there is no outage at all. [PLUS-16] */
export const isRecoveryDueSql = (outage: string, rule: string): string =>
  `${outage}.since IS NULL OR ${outage}.ended_at <= now() - ${rule}.delay_minutes * interval '1 minute'`;

/** Per minute. */
const AT_ONCE = 1_000;

/** Lists devices with an unreported outage or recovery past its delay, or an alert of a rule that no longer watches them. */
export async function listDueInstances(db: Db): Promise<readonly number[]> {
  const { rows } = await db.query<RowOf<'outages', { id: 'instance_id' }>>({
    name: 'due-alert-instances',
    text: `SELECT o.instance_id AS id FROM app.outages o
        JOIN app.instances i ON i.id = o.instance_id AND i.removed_at IS NULL
        JOIN app.alert_rules r ON r.account_id = i.account_id AND r.workspace_id = i.workspace_id AND r.is_on
        WHERE ${isOutageDueSql('o', 'r')}
          AND NOT EXISTS (SELECT FROM app.alert_states s WHERE s.rule_id = r.id AND s.instance_id = i.id)
      UNION
      SELECT s.instance_id FROM app.alert_states s
        JOIN app.alert_rules r ON r.id = s.rule_id
        JOIN app.instances i ON i.id = s.instance_id
        LEFT JOIN app.outages o ON o.instance_id = i.id
        WHERE NOT r.is_on OR r.workspace_id <> i.workspace_id OR i.removed_at IS NOT NULL
          OR ${isRecoveryDueSql('o', 'r')}
      LIMIT ${AT_ONCE}`,
  });
  return rows.map(({ id }) => id);
}
