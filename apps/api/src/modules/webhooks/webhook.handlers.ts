import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/route-types.ts';
import { applySnapshot } from '../host-reports/apply-snapshot.ts';

/**
 * POST webhooks/instance-host. The signature has been checked on the body as it came. An old or repeated report, and one
 * of an instance that is not ours, is taken like any other and says only that nothing was applied. [DEV-12]
 */
export function webhookHandlers(database: Database): Pick<Handlers, 'instanceHostWebhook'> {
  return {
    instanceHostWebhook: async ({ body }) => ({
      applied: await inTransaction(database, (tx) => applySnapshot(tx, body.instance)),
    }),
  };
}
