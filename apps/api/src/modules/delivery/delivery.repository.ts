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
      WHERE c.instance_id = $1 AND c.delivered_at IS NULL
      ORDER BY c.number LIMIT 1`,
    values: [instanceId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { commandId, number, action, parameters, ...instance } = row;
  return { instance, command: { commandId, number, action, ...parameters } };
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
