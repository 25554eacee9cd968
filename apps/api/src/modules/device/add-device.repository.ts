import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

export interface RegisteredDevice {
  readonly vicUuid: Tables['instances']['vic_uuid'];
  readonly accountId: Tables['instances']['account_id'];
  readonly workspaceId: Tables['instances']['workspace_id'];
}

/** Finds a device's registration in any account; concurrent calls wait. */
export async function findRegistered(tx: Db, vicUuid: string): Promise<RegisteredDevice | undefined> {
  await tx.query({
    name: 'lock-vic-uuid',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('registration-of-' || $1::text, 0))`,
    values: [vicUuid],
  });
  const { rows } = await tx.query<RegisteredDevice>({
    name: 'find-registered',
    text: `SELECT vic_uuid AS "vicUuid", account_id AS "accountId", workspace_id AS "workspaceId"
      FROM app.instances WHERE vic_uuid = $1 AND removed_at IS NULL`,
    values: [vicUuid],
  });
  return rows[0];
}

export interface NewDevice {
  readonly accountId: number;
  readonly workspaceId: number;
  readonly vicUuid: string;
  readonly deviceModel: string;
  readonly isLq: boolean;
  readonly uid: string;
}

/**
 * Inserts a registered device and its history; its state comes with the first report. Drops undelivered commands of an earlier
 * registration. [GW-14, PLUS-12]
 */
export async function insertDevice(tx: Db, device: NewDevice): Promise<void> {
  await tx.query({
    name: 'insert-device',
    text: `WITH device AS (
        INSERT INTO app.instances
          (account_id, workspace_id, vic_uuid, kind, device_name, device_model, deployment_type, is_lq, registered_by)
        VALUES ($1, $2, $3, 'device', '', $4, 'onprem', $5, $6) RETURNING id, account_id
      ), silenced AS (
        UPDATE app.instance_commands SET delivered_at = now() WHERE delivered_at IS NULL
          AND instance_id IN (SELECT id FROM app.instances WHERE vic_uuid = $3 AND removed_at IS NOT NULL)
      )
      INSERT INTO app.instance_history (account_id, instance_id, kind, actor_uid)
      SELECT account_id, id, 'registered', $6 FROM device`,
    values: [
      device.accountId,
      device.workspaceId,
      device.vicUuid,
      device.deviceModel,
      device.isLq,
      device.uid,
    ],
  });
}
