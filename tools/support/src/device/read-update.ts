import { namedDevice, parseDeviceUpdate } from '@partyline/device-state';
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

interface UpdateData {
  readonly data: unknown;
  readonly unknownEvents: readonly string[];
}

/** Returns the update of an item unread: the item itself, or the data of a notification whose events call for it. */
function dataOf(item: unknown): Result<UpdateData, NoUpdateReason> {
  const isNotification = isFields(item) && OF_A_NOTIFICATION.some((field) => Object.hasOwn(item, field));
  if (!isNotification) return ok({ data: item, unknownEvents: [] });
  const notification = parseNotification(item);
  if (!notification.ok) return notification;
  if (!listSilentEvents(notification.value).includes('instanceupdate')) return err('no-update-event');
  const { data } = notification.value;
  return data === undefined
    ? err('no-data')
    : ok({ data, unknownEvents: listUnknownEvents(notification.value) });
}

/** Reads the update of an item. [GN-5, GN-6, HZ-13] */
export function readUpdate(item: unknown): Result<CameUpdate, NoUpdateReason> {
  const found = dataOf(item);
  if (!found.ok) return found;
  const update = parseDeviceUpdate(found.value.data);
  return update.ok ? ok({ ...update.value, unknownEvents: found.value.unknownEvents }) : update;
}

/** Returns the device that an item's update names, with or without a mark; null for none. [HZ-13] */
export function deviceOf(item: unknown): string | null {
  const found = dataOf(item);
  return found.ok ? namedDevice(found.value.data) : null;
}
