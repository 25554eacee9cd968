import { parseDeviceUpdate } from '@partyline/device-state';
import type { ReadUpdate } from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { listSilentEvents, listUnknownEvents, parseNotification } from '@partyline/notifications';
import type { NoUpdateReason } from '@partyline/texts';
import { isFields } from '../cli/read-json.ts';

/** An update with the other fields of its notification. */
export interface CameUpdate extends ReadUpdate {
  readonly unknownEvents: readonly string[];
}

/** Fields of notifications that a bare update lacks. */
const OF_A_NOTIFICATION = ['notificationDocId', 'event', 'silent', 'data'];

/** Reads the update of an item: the item itself, or the data of a notification whose events call for it. */
export function readUpdate(item: unknown): Result<CameUpdate, NoUpdateReason> {
  const isNotification = isFields(item) && OF_A_NOTIFICATION.some((field) => Object.hasOwn(item, field));
  if (!isNotification) {
    const update = parseDeviceUpdate(item);
    return update.ok ? ok({ ...update.value, unknownEvents: [] }) : update;
  }
  const notification = parseNotification(item);
  if (!notification.ok) return notification;
  if (!listSilentEvents(notification.value).includes('instanceupdate')) return err('no-update-event');
  if (notification.value.data === undefined) return err('no-data');
  const update = parseDeviceUpdate(notification.value.data);
  return update.ok ? ok({ ...update.value, unknownEvents: listUnknownEvents(notification.value) }) : update;
}
