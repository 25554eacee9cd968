import type { AlertRule } from '@partyline/alerts';
import { columnsSql, type ColumnOf, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';

const STORED = {
  id: 'id',
  accountId: 'account_id',
  workspaceId: 'workspace_id',
  rowVersion: 'row_version',
  secretNumber: 'secret_number',
  secretRotatedAt: 'secret_rotated_at',
} as const satisfies FieldsOf<'alert_rules'>;

export interface StoredRule extends AlertRule, RowOf<'alert_rules', typeof STORED> {}

const FIELDS = {
  name: 'name',
  isOn: 'is_on',
  delayMinutes: 'delay_minutes',
  tellsRecovery: 'tells_recovery',
  mailTo: 'mail_to',
  webhookUrl: 'webhook_url',
  hasQuietHours: 'has_quiet_hours',
  quietFrom: 'quiet_from',
  quietTo: 'quiet_to',
  timeZone: 'time_zone',
} as const satisfies Record<keyof AlertRule, ColumnOf<'alert_rules'>>;

// Object.keys returns strings; the table's keys are exactly the fields.
const NAMES = Object.keys(FIELDS) as readonly (keyof AlertRule)[];

export function writtenFieldsOf(rule: AlertRule): AlertRule {
  return Object.fromEntries(NAMES.map((field) => [field, rule[field]])) as unknown as AlertRule;
}

export const RULE_COLUMNS = columnsSql('r', { ...STORED, ...FIELDS });

/** A workspace for lookups; rules of others are not found. */
export type RuleWorkspace = Pick<StoredRule, 'accountId' | 'workspaceId'>;

/** Lists a workspace's rules, oldest first. */
export async function listRules(
  db: Db,
  { accountId, workspaceId }: RuleWorkspace,
): Promise<readonly StoredRule[]> {
  const { rows } = await db.query<StoredRule>({
    name: 'list-alert-rules',
    text: `SELECT ${RULE_COLUMNS} FROM app.alert_rules r WHERE r.account_id = $1 AND r.workspace_id = $2 ORDER BY r.id`,
    values: [accountId, workspaceId],
  });
  return rows;
}

export async function readRule(
  db: Db,
  { accountId, workspaceId }: RuleWorkspace,
  id: number,
): Promise<StoredRule | undefined> {
  const { rows } = await db.query<StoredRule>({
    name: 'read-alert-rule',
    text: `SELECT ${RULE_COLUMNS} FROM app.alert_rules r WHERE r.account_id = $1 AND r.workspace_id = $2 AND r.id = $3`,
    values: [accountId, workspaceId, id],
  });
  return rows[0];
}

export async function insertRule(
  tx: Db,
  { accountId, workspaceId }: RuleWorkspace,
  rule: AlertRule,
): Promise<StoredRule> {
  const { rows } = await tx.query<StoredRule>({
    name: 'insert-alert-rule',
    text: `INSERT INTO app.alert_rules AS r (account_id, workspace_id, ${NAMES.map((field) => FIELDS[field]).join(', ')})
      VALUES ($1, $2, ${NAMES.map((_field, index) => `$${index + 3}`).join(', ')}) RETURNING ${RULE_COLUMNS}`,
    values: [accountId, workspaceId, ...NAMES.map((field) => rule[field])],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No alert rule was inserted.');
  return row;
}

export async function updateRule(tx: Db, id: number, rule: AlertRule): Promise<StoredRule | undefined> {
  const { rows } = await tx.query<StoredRule>({
    name: 'update-alert-rule',
    text: `UPDATE app.alert_rules AS r SET row_version = row_version + 1,
        ${NAMES.map((field, index) => `${FIELDS[field]} = $${index + 2}`).join(', ')}
      WHERE id = $1 RETURNING ${RULE_COLUMNS}`,
    values: [id, ...NAMES.map((field) => rule[field])],
  });
  return rows[0];
}

export async function deleteRule(tx: Db, id: number): Promise<void> {
  await tx.query({
    name: 'delete-alert-rule',
    text: 'DELETE FROM app.alert_rules WHERE id = $1',
    values: [id],
  });
}

export async function rotateSecret(tx: Db, id: number): Promise<number> {
  const { rows } = await tx.query<RowOf<'alert_rules', { secretNumber: 'secret_number' }>>({
    name: 'rotate-alert-secret',
    text: `UPDATE app.alert_rules SET secret_number = secret_number + 1, secret_rotated_at = now()
      WHERE id = $1 RETURNING secret_number AS "secretNumber"`,
    values: [id],
  });
  return rows[0]?.secretNumber ?? 1;
}

export async function countTests(tx: Db, id: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'count-alert-tests',
    text: `SELECT count(DISTINCT created_at)::int AS count FROM app.alert_deliveries
      WHERE rule_id = $1 AND message = 'test' AND created_at > now() - interval '1 minute'`,
    values: [id],
  });
  return rows[0]?.count ?? 0;
}
