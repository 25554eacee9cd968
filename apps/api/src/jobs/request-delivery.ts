import type { Db } from '../db/open-database.ts';
import { addJob } from './add-job.ts';

/**
 * Asks for an instance's commands to be delivered when the transaction commits. However often it is asked, one job waits;
 * it takes whatever is undelivered then, in order. After a failure it comes back later, having counted it.
 */
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
