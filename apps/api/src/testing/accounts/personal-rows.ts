import { ROLES } from '@partyline/roles';
import { insertInstance, insertRow } from '@partyline/rows/testing';
import { millisecondsInDay } from 'date-fns/constants';
import type { Db } from '../../db/open-database.ts';

export interface KnownUser {
  readonly uid: string;
  readonly accountId: number;
  readonly workspaceId: number;
  /** In the message of a notification to them alone. */
  readonly name: string;
}

/** Inserts what the product stores about a user who works: a device, a star, a session, a command, a purchase, notices, a request. */
export async function insertPersonalRows(db: Db, { uid, accountId, workspaceId, name }: KnownUser) {
  const by = { user_uid: uid };
  const vicUuid = await insertInstance(db, {
    account_id: accountId,
    workspace_id: workspaceId,
    registered_by: uid,
    open_command_by: uid,
    acknowledged_by: uid,
    acknowledged_until: new Date(millisecondsInDay),
  });
  const { rows } = await db.query<{ id: number }>('SELECT id FROM app.instances WHERE vic_uuid = $1', [
    vicUuid,
  ]);
  const device = { account_id: accountId, instance_id: rows[0]?.id };
  await insertRow(db, 'favorites', { ...by, ...device }, 'instance_id');
  const session = { signed_in_at: new Date(millisecondsInDay), browser: 'Firefox', address: '203.0.113.7' };
  await insertRow(db, 'sessions', { ...by, ...session }, 'id');
  const command = { command_id: crypto.randomUUID(), number: 1, action: 'start', given_by: uid };
  await insertRow(db, 'instance_commands', { ...device, ...command }, 'number');
  const event = { kind: 'command', action: 'start', actor_uid: uid };
  await insertRow(db, 'instance_history', { ...device, ...event }, 'id');
  const request = {
    ...{ account_id: accountId, workspace_id: workspaceId, act: 'instance.start' },
    role_id: ROLES['vic-admin'].id,
  };
  await insertRow(db, 'access_requests', { ...request, ...by }, 'id');
  const answered = { state: 'given', answered_at: new Date(), answered_by: uid };
  const other = { ...request, ...answered, user_uid: crypto.randomUUID() };
  const requestId = await insertRow<string>(db, 'access_requests', other, 'id');
  await insertRow(db, 'access_request_receivers', { request_id: requestId, ...by }, 'id');
  const checkoutId = crypto.randomUUID();
  const purchase = {
    ...{ subscription_type: 'new', product_kind: 'intercom', provider_price_id: 'p', plan: 'Pro' },
    ...{ users: 12, billing_interval: 'month', amount_cents: 1, expires_at: new Date() },
  };
  await insertRow(db, 'checkouts', { id: checkoutId, account_id: accountId, ...by, ...purchase }, 'id');
  const notification = { account_id: accountId, ...by, silent: false, message: `For ${name} alone` };
  const notificationId = await insertRow<number>(db, 'notifications', notification, 'id');
  await insertRow(db, 'notification_marks', { notification_id: notificationId, ...by }, 'user_uid');
  const announcement = { title: 't', body: 'b', type: 'info' };
  const announcementId = await insertRow<number>(db, 'announcements', announcement, 'id');
  const mark = { announcement_id: announcementId, ...by, seen_at: new Date() };
  await insertRow(db, 'announcement_marks', mark, 'user_uid');
  return { vicUuid, checkoutId, notificationId, announcementId };
}
