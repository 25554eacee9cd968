import type { HostSnapshot } from '@partyline/contract';
import type { Db } from '../db/open-database.ts';
import { listDemoDevices } from './demo-data.ts';
import { vicUuidOf } from './demo-snapshots.ts';
import type { DemoAccount } from './demo-types.ts';
import { atATime } from './seed-sandbox.ts';
import type { Counters, InstanceState, SandboxControl } from './sandbox-control.ts';

type KnownReport = InstanceState & Counters & Pick<HostSnapshot, 'ccmurl'>;

/**
 * Makes the sandbox fit a database that was seeded earlier: instances that it no longer has (its folder is new) come back
 * as the database last knew them, under the same counters, and manager pages that moved with its port are followed.
 */
export async function restoreInstanceHost(
  db: Db,
  control: SandboxControl,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const [known, hosted] = [await readKnown(db, accounts), await control.listInstances()];
  const present = new Map(hosted.map((snapshot) => [snapshot.vicUuid, snapshot]));
  const missing = known.filter(({ vicUuid }) => !present.has(vicUuid));
  const put = await atATime(missing, ({ epoch, sequence, ...state }) =>
    control.putInstance(state, { epoch, sequence }),
  );
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

/** The last report of every demo device that is still there. */
async function readKnown(db: Db, accounts: readonly DemoAccount[]): Promise<KnownReport[]> {
  const { rows } = await db.query<KnownReport>(
    `SELECT vic_uuid AS "vicUuid", epoch, sequence, taken_command_number AS "lastCommandNumber", state, status, progress,
       dns_status AS "DNSStatus", device_name AS "deviceName", deployment_target_id AS "deploymentTargetId",
       deployment_target AS "deploymentTarget", dns_host AS "dnsHost", host_name AS "hostName", ip,
       device_end_point AS "deviceEndPoint", port, ccmurl, version, available_version AS "availableVersion",
       restart_required AS "restartRequired", failure_reason AS "failureReason"
     FROM app.instances WHERE vic_uuid = ANY ($1) AND removed_at IS NULL`,
    [listDemoDevices(accounts).map(vicUuidOf)],
  );
  return rows;
}
