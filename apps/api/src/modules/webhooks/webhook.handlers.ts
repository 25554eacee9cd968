import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { applySnapshot } from '../host-reports/apply-snapshot.ts';

/**
 * Serves POST webhooks/instance-host after the signature check on the raw body. Old, repeated and unknown reports are answered as
 * not applied. [DEV-12]
 */
export function webhookHandlers(database: Database): Pick<Handlers, 'instanceHostWebhook'> {
  return {
    instanceHostWebhook: async ({ body }) => ({
      applied: await inTransaction(database, (tx) => applySnapshot(tx, body.instance)),
    }),
  };
}
