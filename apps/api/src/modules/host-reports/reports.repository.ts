import type { OutageKind } from '@partyline/alerts';
import type { HostCommand, HostSnapshot } from '@partyline/contract';
import type { DeviceType, LinkRole } from '@partyline/device-state';
import { columnsSql, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import { REPORTED_COLUMNS, REPORTED_FIELDS, type ReportedField } from './reported-fields.ts';

const FIELDS = {
  id: 'id',
  vicUuid: 'vic_uuid',
  accountId: 'account_id',
  workspaceId: 'workspace_id',
  deviceType: 'kind',
  linkRole: 'link_role',
  leaderUuid: 'leader_uuid',
  epoch: 'epoch',
  sequence: 'sequence',
  stateSince: 'state_since',
  openCommand: 'open_command',
  openCommandId: 'open_command_id',
  openCommandSince: 'open_command_since',
  commandNumber: 'command_number',
  progressToldAt: 'progress_told_at',
} as const satisfies FieldsOf<'instances'>;

/** An instance after its last report, with the open command. */
export interface KnownInstance extends Pick<HostSnapshot, ReportedField>, RowOf<'instances', typeof FIELDS> {
  readonly deviceType: DeviceType;
  readonly linkRole: LinkRole | null;
  readonly openCommand: HostCommand['action'] | null;
  /** The current outage. [PLUS-16] */
  readonly outage: OutageKind | null;
  /** The transaction's clock. */
  readonly now: Date;
}

const LOCK_KNOWN = `SELECT ${columnsSql('i', { ...FIELDS, ...REPORTED_COLUMNS })},
  (SELECT o.kind FROM app.outages o WHERE o.instance_id = i.id AND o.ended_at IS NULL) AS outage, now() AS now
FROM app.instances i WHERE i.vic_uuid = $1 AND i.removed_at IS NULL FOR NO KEY UPDATE OF i`;

export async function lockKnownInstance(tx: Db, vicUuid: string): Promise<KnownInstance | undefined> {
  const { rows } = await tx.query<KnownInstance>({
    name: 'lock-known-instance',
    text: LOCK_KNOWN,
    values: [vicUuid],
  });
  return rows[0];
}

export interface Consequences {
  readonly stateSince: Date;
  readonly closesCommand: boolean;
  readonly progressToldAt: Date | null;
  /** Then no one is on it any more. [PLUS-34] */
  readonly endsProblem: boolean;
}

const FIRST_FIELD = 11;
/** A restored database may have an older command number than the host: continue after the host's. */
const STORE_REPORT = `UPDATE app.instances SET
  epoch = $2, sequence = $3, taken_command_number = $4, command_number = greatest(command_number, $4), running_command = $5, last_seen = now(), state_since = $6,
  open_command = CASE WHEN $7 THEN NULL ELSE open_command END,
  open_command_id = CASE WHEN $7 THEN NULL ELSE open_command_id END,
  open_command_since = CASE WHEN $7 THEN NULL ELSE open_command_since END,
  open_command_by = CASE WHEN $7 THEN NULL ELSE open_command_by END,
  progress_told_at = $8, row_version = row_version + CASE WHEN $9 THEN 1 ELSE 0 END,
  acknowledged_by = CASE WHEN $10 THEN NULL ELSE acknowledged_by END,
  acknowledged_until = CASE WHEN $10 THEN NULL ELSE acknowledged_until END,
  ${REPORTED_FIELDS.map((field, index) => `${REPORTED_COLUMNS[field]} = $${String(index + FIRST_FIELD)}`).join(', ')}
WHERE id = $1 AND (epoch, sequence) < ($2, $3)`;

export async function storeReport(
  tx: Db,
  known: KnownInstance,
  snapshot: HostSnapshot,
  consequences: Consequences,
): Promise<void> {
  const isEdit = known.deviceName !== snapshot.deviceName;
  const { rowCount } = await tx.query({
    name: 'store-report',
    text: STORE_REPORT,
    values: [
      known.id,
      snapshot.epoch,
      snapshot.sequence,
      snapshot.lastCommandNumber,
      snapshot.runningCommand,
      consequences.stateSince,
      consequences.closesCommand,
      consequences.progressToldAt,
      isEdit,
      consequences.endsProblem,
      ...REPORTED_FIELDS.map((field) => snapshot[field]),
    ],
  });
  if (rowCount !== 1) throw new Error('A report was found newer and was not stored.');
}

/** Stores a device's reported link group. [GP-9, LQ-1, LQ-2] */
export async function storeLink(
  tx: Db,
  instanceId: number,
  { role, leaderUuid }: NonNullable<HostSnapshot['link']>,
): Promise<void> {
  await tx.query({
    name: 'store-link',
    text: 'UPDATE app.instances SET link_role = $2, leader_uuid = $3 WHERE id = $1',
    values: [instanceId, role, leaderUuid],
  });
}

/** Records how a command ended; one given up may still succeed. */
export async function closeCommand(
  tx: Db,
  commandId: string,
  outcome: 'done' | 'failed' | 'unanswered',
): Promise<void> {
  await tx.query({
    name: 'close-command',
    text: `UPDATE app.instance_commands SET outcome = $2, closed_at = now()
      WHERE command_id = $1 AND outcome IN ('open', 'unanswered')`,
    values: [commandId, outcome],
  });
}

/** [PLUS-12] */
export interface HistoryEntry {
  readonly kind: 'report' | 'no-answer';
  readonly commandId?: string | null;
  readonly action?: string | null;
  readonly state: string;
  readonly status: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export async function writeHistory(
  tx: Db,
  instance: Pick<KnownInstance, 'id' | 'accountId'>,
  entry: HistoryEntry,
): Promise<void> {
  await tx.query({
    name: 'write-history',
    text: `INSERT INTO app.instance_history
      (account_id, instance_id, kind, command_id, action, state, status, details)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      instance.accountId,
      instance.id,
      entry.kind,
      entry.commandId ?? null,
      entry.action ?? null,
      entry.state,
      entry.status,
      JSON.stringify(entry.details ?? {}),
    ],
  });
}
