import { DEVICE_NOTICE_ROLES } from '@partyline/notifications';
import type { Db } from '../../db/open-database.ts';
import { listHolders, notifyUsers } from '../notifications/notify-users.ts';
import type { KnownInstance } from './reports.repository.ts';

/** A device that fails again and again is one notification in so long. */
const QUIET_MINUTES = 10;
const FAILURES: ReadonlySet<string> = new Set(['error', 'failed']);

/** A device as it is after what happened. */
interface FailingDevice {
  readonly status: string;
  readonly deviceName: string;
  readonly failureReason: string;
}

/**
 * Tells everyone who operates the workspace's devices that one of them has failed, when it begins to: what failed before is no
 * news. [NOTIF-1, PLUS-11, PLUS-27]
 */
export async function notifyFailure(tx: Db, known: KnownInstance, after: FailingDevice): Promise<void> {
  if (!FAILURES.has(after.status) || FAILURES.has(known.status)) return;
  const { accountId, workspaceId, vicUuid } = known;
  const uids = await listHolders(tx, { accountId, workspaceIds: [workspaceId], roles: DEVICE_NOTICE_ROLES });
  await notifyUsers(tx, uids, {
    kind: 'device-failed',
    accountId,
    workspaceId,
    message: ({ notificationMessages, failureReasonText }) =>
      notificationMessages.deviceFailed({
        device: after.deviceName,
        reason: failureReasonText(after.failureReason),
      }),
    object: { kind: 'device', id: vicUuid },
    quietMinutes: QUIET_MINUTES,
  });
}
