import { WORKSPACE_NOTICE_ROLES } from '@partyline/notifications';
import type { PauseReason } from '@partyline/schedules';
import type { Db } from '../../db/open-database.ts';
import { listHolders, notifyUsers } from '../notifications/notify-users.ts';
import type { PlaceFacts } from '../workspace/places.repository.ts';
import type { StoredSchedule } from './schedules.repository.ts';

/** Notifies the owner and the workspace's managers of a pause and its reason, without naming users. [PLUS-15, PLUS-27] */
export async function notifyPaused(
  tx: Db,
  { accountId, workspaceId, ownerUid, name, action }: StoredSchedule,
  { place, reason }: { readonly place: PlaceFacts; readonly reason: PauseReason },
): Promise<void> {
  const roles = WORKSPACE_NOTICE_ROLES;
  const managers = await listHolders(tx, { accountId, workspaceIds: [workspaceId], roles });
  await notifyUsers(tx, [ownerUid, ...managers], {
    kind: 'schedule-paused',
    accountId,
    workspaceId,
    message: ({ notificationMessages }) =>
      notificationMessages.schedulePaused({ schedule: name, workspace: place.name, action, reason }),
    object: { kind: 'workspace', id: String(workspaceId) },
  });
}
