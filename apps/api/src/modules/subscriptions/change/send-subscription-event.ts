import type { Db } from '../../../db/open-database.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';

/**
 * Sends the event of a changed subscription: users who may list subscriptions refetch them, others the instance. [BILL-40,
 * NOTIF-17]
 */
export function sendSubscriptionEvent(tx: Db, accountId: number): Promise<void> {
  return writeSilentNotification(tx, { accountId }, { event: 'subscription update,workspace update' });
}
