import type { Db } from '../../db/open-database.ts';
import { writeSilentNotification } from '../notifications/write-notification.ts';

/**
 * Tells everybody in the account that a subscription has changed: those who may list subscriptions reload them, and all others
 * the row of its instance. [BILL-40, NOTIF-17]
 */
export function tellSubscription(tx: Db, accountId: number): Promise<void> {
  return writeSilentNotification(tx, { accountId }, { event: 'subscription update,workspace update' });
}
