import type { ColumnAs, RowOf, StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import type { NewInstance, OutgoingCommand } from '../../providers/instance-host/instance-host.ts';

const USERS = `coalesce((SELECT max(s.users) FROM app.subscriptions s
  WHERE s.instance_id = i.id AND s.deleted_at IS NULL), 1)`;

export interface WaitingCommand {
  readonly instance: NewInstance & Pick<WaitingRow, 'kind'>;
  readonly command: OutgoingCommand;
}

/** An instance without a host; its data center may be null. */
export type UncreatedInstance = StoredAs<NewInstance, HostedRow>;

type HostedRow = RowOf<
  'instances',
  { vicUuid: 'vic_uuid'; deviceName: 'device_name'; deploymentTargetId: 'deployment_target_id' }
>;

/** Reads a virtual instance that its host does not know yet; undefined for any other. */
export async function readUncreated(db: Db, instanceId: number): Promise<UncreatedInstance | undefined> {
  const { rows } = await db.query<UncreatedInstance>({
    name: 'unmade-instance',
    text: `SELECT i.vic_uuid AS "vicUuid", i.device_name AS "deviceName",
        i.deployment_target_id AS "deploymentTargetId", ${USERS} AS users
      FROM app.instances i
      WHERE i.id = $1 AND i.kind = 'virtual' AND i.epoch = 0 AND i.removed_at IS NULL`,
    values: [instanceId],
  });
  return rows[0];
}

/** Keeps a data center that it has. */
export async function keepTarget(
  db: Db,
  vicUuid: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await db.query({
    name: 'keep-target',
    text: `UPDATE app.instances SET deployment_target_id = $2, deployment_target = $3
      WHERE vic_uuid = $1 AND deployment_target_id = ''`,
    values: [vicUuid, id, name],
  });
}

interface WaitingRow extends StoredAs<NewInstance, HostedRow> {
  readonly kind: Tables['instances']['kind'];
  readonly commandId: Tables['instance_commands']['command_id'];
  readonly number: Tables['instance_commands']['number'];
  readonly action: Tables['instance_commands']['action'];
  readonly parameters: ColumnAs<
    'instance_commands',
    'parameters',
    Pick<OutgoingCommand, 'deviceName' | 'deploymentTargetId' | 'version' | 'resetConfiguration'>
  >;
}

export async function readNextWaiting(db: Db, instanceId: number): Promise<WaitingCommand | undefined> {
  const { rows } = await db.query<WaitingRow>({
    name: 'next-waiting-command',
    text: `SELECT c.command_id AS "commandId", c.number, c.action, c.parameters,
        i.vic_uuid AS "vicUuid", i.kind, i.device_name AS "deviceName",
        i.deployment_target_id AS "deploymentTargetId",
        ${USERS} AS users
      FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id
      WHERE c.instance_id = $1 AND c.delivered_at IS NULL AND (c.held_until IS NULL OR c.held_until <= clock_timestamp())
      ORDER BY c.number LIMIT 1`,
    values: [instanceId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { commandId, number, action, parameters, ...instance } = row;
  return { instance, command: { commandId, number, action, ...parameters } };
}

/** Returns in how many milliseconds the next held command of an instance may be delivered; undefined for none. */
export async function readHeldMs(db: Db, instanceId: number): Promise<number | undefined> {
  const { rows } = await db.query<{ readonly ms: number | null }>({
    name: 'held-command',
    text: `SELECT (extract(epoch FROM min(held_until) - clock_timestamp()) * 1000)::float AS ms
      FROM app.instance_commands
      WHERE instance_id = $1 AND delivered_at IS NULL AND held_until > clock_timestamp()`,
    values: [instanceId],
  });
  return rows[0]?.ms ?? undefined;
}

/** The mark of one attempt; null where an earlier attempt is unclear too. */
export interface Attempt {
  readonly mark: string | null;
}

/**
 * Marks a command as perhaps at its host, right before it is sent; undefined once it was withdrawn or delivered. Until the mark is gone
 * it cannot be withdrawn.
 */
export async function beginAttempt(db: Db, commandId: string): Promise<Attempt | undefined> {
  const { rows } = await db.query<Attempt>({
    name: 'begin-attempt',
    text: `UPDATE app.instance_commands c SET attempted_at = clock_timestamp()
      FROM (SELECT command_id, attempted_at FROM app.instance_commands WHERE command_id = $1 FOR UPDATE) old
      WHERE c.command_id = old.command_id AND c.delivered_at IS NULL
      RETURNING CASE WHEN old.attempted_at IS NULL THEN c.attempted_at::text END AS mark`,
    values: [commandId],
  });
  return rows[0];
}

/** Removes the mark of an attempt that surely did not reach the host, unless another attempt has begun. */
export async function endAttempt(db: Db, commandId: string, { mark }: Attempt): Promise<void> {
  await db.query({
    name: 'end-attempt',
    text: `UPDATE app.instance_commands SET attempted_at = NULL
      WHERE command_id = $1 AND attempted_at = $2::timestamptz AND delivered_at IS NULL`,
    values: [commandId, mark],
  });
}

export async function markDelivered(tx: Db, commandId: string): Promise<void> {
  await tx.query({
    name: 'mark-delivered',
    text: 'UPDATE app.instance_commands SET delivered_at = now() WHERE command_id = $1 AND delivered_at IS NULL',
    values: [commandId],
  });
}

/** Lists instances with waiting commands or creations but without a job. */
export async function listForgottenInstances(db: Db): Promise<readonly number[]> {
  const { rows } = await db.query<RowOf<'instances', { instanceId: 'id' }>>(
    `SELECT w.id AS "instanceId" FROM (
        SELECT c.instance_id AS id FROM app.instance_commands c WHERE c.delivered_at IS NULL
        UNION
        SELECT i.id FROM app.instances i
        WHERE i.kind = 'virtual' AND i.epoch = 0 AND i.removed_at IS NULL
      ) w
      WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = 'deliver-commands-' || w.id)`,
  );
  return rows.map(({ instanceId }) => instanceId);
}
