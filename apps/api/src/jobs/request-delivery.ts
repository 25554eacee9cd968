import type { Db } from '../db/open-database.ts';
import { addJob, addJobs } from './add-job.ts';

const keyOf = (instanceId: number): string => `deliver-commands-${instanceId}`;

/** Requests delivery of an instance's commands at the commit; at most one job waits and takes all in order. Failures back off. */
export async function requestDelivery(
  tx: Db,
  instanceId: number,
  { failures = 0, delayMs = 0 }: { readonly failures?: number; readonly delayMs?: number } = {},
): Promise<void> {
  await addJob(tx, 'deliver-commands', { instanceId, failures }, { key: keyOf(instanceId), delayMs });
}

/** Below what users wait for: a repair may find thousands. */
const REPAIR_PRIORITY = 10;

/** Requests deliveries that were lost. */
export async function repairDeliveries(tx: Db, instanceIds: readonly number[]): Promise<void> {
  const jobs = instanceIds.map((instanceId) => ({
    payload: { instanceId, failures: 0 },
    key: keyOf(instanceId),
  }));
  await addJobs(tx, 'deliver-commands', jobs, { priority: REPAIR_PRIORITY });
}
