import type { Db } from '../../../db/open-database.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import type { TransferScope } from './transfer.repository.ts';

/** Sends the members of the workspace or account the event of changed ownership. [NOTIF-17, GW-6] */
export function sendOwnershipEvent(tx: Db, { accountId, workspaceId }: TransferScope): Promise<void> {
  const audience = workspaceId === null ? { accountId } : { accountId, workspaceId };
  return writeSilentNotification(tx, audience, { event: 'workspace update' });
}
