import type { Db } from '../../db/open-database.ts';
import { writeSilentNotification } from '../notifications/write-notification.ts';
import type { HandoverPlace } from './handover.repository.ts';

/** Tells the members of the place that its ownership, or what is open about it, has changed. [NOTIF-17, GW-6] */
export function tellPlace(tx: Db, { accountId, workspaceId }: HandoverPlace): Promise<void> {
  const audience = workspaceId === null ? { accountId } : { accountId, workspaceId };
  return writeSilentNotification(tx, audience, { event: 'workspace update' });
}
