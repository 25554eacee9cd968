import { DEVICE_NOTICE_ROLES } from '@partyline/notifications';
import type { RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import { listHolders, notifyUsers } from '../../records/notifications/notify-users.ts';
import type { KnownInstance } from './reports.repository.ts';

/** A repeatedly failing device is notified once in this time. */
const QUIET_MINUTES = 10;
const FAILURES: ReadonlySet<string> = new Set(['error', 'failed']);

interface FailingDevice {
  readonly status: string;
  readonly deviceName: string;
  readonly failureReason: string;
}

/** Notifies the workspace's operators when a device begins to fail. [NOTIF-1, PLUS-11, PLUS-27] */
export async function notifyFailure(tx: Db, known: KnownInstance, after: FailingDevice): Promise<void> {
  if (!FAILURES.has(after.status) || FAILURES.has(known.status)) return;
  const { accountId, workspaceId, vicUuid } = known;
  const { rows } = await tx.query<RowOf<'workspaces', { workspace: 'name' }>>({
    name: 'name-failed-workspace',
    text: 'SELECT name AS workspace FROM app.workspaces WHERE id = $1',
    values: [workspaceId],
  });
  const uids = await listHolders(tx, { accountId, workspaceIds: [workspaceId], roles: DEVICE_NOTICE_ROLES });
  await notifyUsers(tx, uids, {
    code: 'device-failed',
    params: {
      device: after.deviceName,
      workspace: rows[0]?.workspace ?? '',
      reason: after.failureReason,
    },
    accountId,
    workspaceId,
    object: { kind: 'device', id: vicUuid },
    quietMinutes: QUIET_MINUTES,
  });
}
