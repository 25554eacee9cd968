import type { HostSnapshot } from '@partyline/contract';
import { COMMAND_LIMIT_MS, isInProgress } from '@partyline/device-state';
import { columnsSql, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import { REPORTED_COLUMNS } from '../../modules/host-reports/reported-fields.ts';
import { listDemoDevices } from '../data/demo-data.ts';
import { vicUuidOf } from '../rows/demo-snapshots.ts';
import type { DemoAccount } from '../data/demo-types.ts';
import { atATime } from './seed-sandbox.ts';
import type { InstanceSettings, InstanceState, SandboxControl } from './sandbox-control.ts';

/** The start's step after which only the name service is missing. */
const ONLINE_STEP = 5;

const FIELDS = {
  vicUuid: 'vic_uuid',
  epoch: 'epoch',
  sequence: 'sequence',
  lastCommandNumber: 'taken_command_number',
  runningCommand: 'running_command',
  ...REPORTED_COLUMNS,
} as const satisfies FieldsOf<'instances'>;

type KnownReport = RowOf<'instances', typeof FIELDS>;

/**
 * Restores the sandbox for an existing database: missing instances return as last reported and continue their work; manager pages
 * follow its port.
 */
export async function restoreInstanceHost(
  db: Db,
  control: SandboxControl,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const [known, hosted] = [await readKnown(db, accounts), await control.listInstances()];
  const present = new Map(hosted.map((snapshot) => [snapshot.vicUuid, snapshot]));
  const isKnown = new Set(known.map(({ vicUuid }) => vicUuid));
  const missing = known.filter(({ vicUuid }) => !present.has(vicUuid));
  const put = await atATime(missing, ({ epoch, sequence, ...state }) =>
    control.putInstance(state, { counters: { epoch, sequence }, ...restOf(state) }),
  );
  const stuck = hosted.filter((one) => isKnown.has(one.vicUuid) && isStuck(one));
  await atATime(stuck, (state) => control.putInstance(state, restOf(state)));
  for (const snapshot of put) present.set(snapshot.vicUuid, snapshot);
  const moved = known
    .map(({ vicUuid, ccmurl }) => ({ vicUuid, before: ccmurl, ccmurl: present.get(vicUuid)?.ccmurl }))
    .filter(({ before, ccmurl }) => before !== ccmurl);
  await db.query(
    `UPDATE app.instances SET ccmurl = moved.ccmurl
     FROM jsonb_to_recordset($1) AS moved ("vicUuid" uuid, ccmurl text) WHERE vic_uuid = moved."vicUuid"`,
    [JSON.stringify(moved)],
  );
}

/** Returns a device's remaining work, from its command or the rest of its name service. */
function restOf({ runningCommand, status, state, DNSStatus }: InstanceState): Pick<InstanceSettings, 'run'> {
  if (runningCommand !== null || isInProgress(status)) {
    const stops = runningCommand === 'stop' || status === 'stopping';
    return { run: { plan: stops ? 'stop' : 'start', step: 0, pace: 1 } };
  }
  const isNamed = state === 'offline' || DNSStatus === 'ready' || DNSStatus === 'error';
  return isNamed ? {} : { run: { plan: 'start', step: ONLINE_STEP, pace: 1 } };
}

/** Returns whether a device's work has run too long: it was interrupted, or is from older data. */
function isStuck(snapshot: HostSnapshot): boolean {
  const ageMs = Date.now() - Date.parse(snapshot.occurredAt);
  return restOf(snapshot).run !== undefined && ageMs >= COMMAND_LIMIT_MS;
}

async function readKnown(db: Db, accounts: readonly DemoAccount[]): Promise<KnownReport[]> {
  const { rows } = await db.query<KnownReport>(
    `SELECT ${columnsSql('i', FIELDS)}
     FROM app.instances i WHERE vic_uuid = ANY ($1) AND removed_at IS NULL`,
    [listDemoDevices(accounts).map(vicUuidOf)],
  );
  return rows;
}
