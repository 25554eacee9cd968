import { onAccountDataReset } from '../../../session/session-store.ts';
import type { BulkRun } from '../../../shell/bulk/bulk-run.ts';
import { createStore } from '../../../store.ts';

/** The last act on many rows. Its results outlive a page that is mounted again, as after a change of the user's own role. [HZ-8] */
export const peopleRun = createStore<BulkRun | null>(null);

onAccountDataReset(() => peopleRun.set(null));
