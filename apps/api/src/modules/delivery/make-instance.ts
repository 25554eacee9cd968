import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import { HostFailure } from '../../providers/instance-host/host-failure.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';
import { applySnapshot } from '../host-reports/apply-snapshot.ts';
import { keepTarget, readUncreated, type UncreatedInstance } from './delivery.repository.ts';
import { noteHostAnswer } from './host-silence.repository.ts';

export interface MakeDeps {
  readonly database: Database;
  readonly host: InstanceHost;
}

/** Creates an unreported instance in the chosen or the host's first data center. Idempotent. Throws HostFailure. */
export async function makeInstance({ database, host }: MakeDeps, instanceId: number): Promise<void> {
  const uncreated = await readUncreated(database, instanceId);
  if (uncreated === undefined) return;
  const deploymentTargetId = await targetOf({ database, host }, uncreated);
  const { vicUuid, deviceName, users } = uncreated;
  const snapshot = await host.create({ vicUuid, deviceName, deploymentTargetId, users });
  await inTransaction(database, async (tx) => {
    await applySnapshot(tx, snapshot);
    await noteHostAnswer(tx);
  });
}

/** Returns the instance's data center, else the host's first, which is stored before the creation, for the retry. */
async function targetOf({ database, host }: MakeDeps, uncreated: UncreatedInstance): Promise<string> {
  if (uncreated.deploymentTargetId !== '') return uncreated.deploymentTargetId;
  const [first] = await host.deploymentTargets();
  if (first === undefined) throw new HostFailure('improper', 'the host offers no data center');
  await keepTarget(database, uncreated.vicUuid, first);
  return first.id;
}
