import { onAccountDataReset } from '../../../session/session-store.ts';
import type { BulkRun } from '../../../shell/bulk/bulk-run.ts';
import { createStore } from '../../../store.ts';

/** The last act on many rows. Its results outlive a change of the user's own role, which mounts the page again. [HZ-8] */
export const peopleRun = createStore<BulkRun | null>(null);

onAccountDataReset((cause) => {
  if (cause === 'other-account') peopleRun.set(null);
});
