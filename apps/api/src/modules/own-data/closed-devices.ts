import { isRunning } from '@partyline/device-state';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { requestDelivery } from '../../jobs/request-delivery.ts';
import { markRemoved } from '../device/remove-device.repository.ts';
import type { InstanceFacts } from '../../records/instances/instance-facts.repository.ts';
import { OPEN_COMMAND } from '../../records/instances/instance-row.sql.ts';

/** A device of an account that is to be closed. */
export interface ClosedDevice extends Pick<
  InstanceFacts,
  'id' | 'accountId' | 'deviceType' | 'state' | 'status' | 'openCommand' | 'commandNumber'
> {
  readonly accountName: Tables['accounts']['name'];
}

/** Locks the devices of accounts. */
export async function lockDevices(tx: Db, accountIds: readonly number[]): Promise<readonly ClosedDevice[]> {
  const { rows } = await tx.query<ClosedDevice>({
    name: 'lock-devices-of-accounts',
    text: `SELECT i.id, i.account_id AS "accountId", a.name AS "accountName", i.kind AS "deviceType", i.state, i.status,
        ${OPEN_COMMAND} AS "openCommand", greatest(i.command_number, i.taken_command_number) AS "commandNumber"
      FROM app.instances i JOIN app.accounts a ON a.id = i.account_id
      WHERE i.account_id = ANY ($1::bigint[]) AND i.removed_at IS NULL ORDER BY a.id, i.id FOR NO KEY UPDATE OF i`,
    values: [[...accountIds]],
  });
  return rows;
}

/** Lists what users have to do first: unregister physical devices, which they own, and stop running intercoms. */
export function listDeviceReasons(devices: readonly ClosedDevice[]): readonly string[] {
  const byAccount = Map.groupBy(devices, ({ accountId }) => accountId);
  return [...byAccount.values()].flatMap((ofAccount) => {
    const name = ofAccount[0]?.accountName ?? '';
    const physical = ofAccount.filter(({ deviceType }) => deviceType === 'device').length;
    const running = ofAccount.filter((one) => one.deviceType === 'virtual' && isRunning(one)).length;
    return [
      ...(physical === 0 ? [] : [`Please unregister ${physical} device(s) first. (${name})`]),
      ...(running === 0 ? [] : [`Please stop ${running} intercom(s) first. (${name})`]),
    ];
  });
}

/** Removes virtual instances, which no user can unregister, and requests their deletion on their hosts. */
export async function removeDevices(tx: Db, devices: readonly ClosedDevice[]): Promise<void> {
  for (const device of devices) {
    await markRemoved(tx, device, null);
    await requestDelivery(tx, device.id);
  }
}
