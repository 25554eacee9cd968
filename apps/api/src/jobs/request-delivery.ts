import type { Db } from '../db/open-database.ts';
import { addJob } from './add-job.ts';

/** Requests delivery of an instance's commands at the commit; at most one job waits and takes all in order. Failures back off. */
export async function requestDelivery(
  tx: Db,
  instanceId: number,
  { failures = 0, delayMs = 0 }: { readonly failures?: number; readonly delayMs?: number } = {},
): Promise<void> {
  await addJob(
    tx,
    'deliver-commands',
    { instanceId, failures },
    { key: `deliver-commands-${instanceId}`, delayMs },
  );
}
