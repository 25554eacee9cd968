import type { HostSnapshot } from '@partyline/contract';
import { millisecondsInDay } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import { reportedColumns } from './columns.ts';
import { insertRow, type Columns, type RowsDb } from './insert-rows.ts';

/** Inserts an offline virtual instance with one report; returns its vicUuid. */
export function insertInstance(db: RowsDb, columns: Columns): Promise<string> {
  return insertRow<string>(
    db,
    'instances',
    {
      vic_uuid: randomUUID(),
      kind: 'virtual',
      device_name: 'Intercom 1',
      deployment_target_id: 'eu-1',
      deployment_target: 'Frankfurt',
      epoch: 1,
      sequence: 1,
      ...columns,
    },
    'vic_uuid',
  );
}

/** Inserts an instance or a device as its host reports it; returns its id. */
export async function insertReported(db: RowsDb, snapshot: HostSnapshot, columns: Columns): Promise<number> {
  const isDevice = columns['kind'] === 'device';
  const now = new Date();
  const row = {
    kind: 'virtual',
    device_model: isDevice ? 'Wall panel' : 'Virtual intercom',
    deployment_type: isDevice ? 'onprem' : 'cloud',
    desired_state: snapshot.state,
    state_since: now,
    last_seen: now,
    ...reportedColumns(snapshot),
    ...columns,
  };
  return Number(await insertRow(db, 'instances', row, 'id'));
}

/** Inserts an active subscription: monthly Pro for an instance, or the trial. */
export function insertSubscription(db: RowsDb, columns: Columns): Promise<number> {
  const isTrial = columns['product_kind'] === 'trial';
  return insertRow<number>(
    db,
    'subscriptions',
    {
      product_kind: 'intercom',
      plan: isTrial ? 'Trial' : 'Pro',
      users: 4,
      billing_interval: isTrial ? null : 'month',
      status: 'Subscribed',
      current_period_end: new Date(Date.now() + 20 * millisecondsInDay),
      ...columns,
    },
    'id',
  );
}
