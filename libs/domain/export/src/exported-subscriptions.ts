import { subscriptionOfRow } from '@partyline/subscriptions';
import type { ExportedDevice, ExportedSubscription } from './export-rows.ts';

/** A row of the dashboard that names its subscription; null for a device without one. */
export interface SubscribedDevice extends ExportedDevice {
  readonly subscriptionId: string | null;
}

/**
 * The subscriptions that the devices given run on, each once, named after the first device that shows it, in the order of the
 * devices: whoever narrows the devices narrows these with them. [CSV-3, GB-21]
 */
export function* listExportedSubscriptions(
  devices: Iterable<SubscribedDevice>,
): Generator<ExportedSubscription, undefined, undefined> {
  const seen = new Set<string>();
  for (const device of devices) {
    const { subscriptionId, deviceName, workSpaceName, vicUuid } = device;
    const subscription = subscriptionOfRow(device);
    if (subscription === null || subscriptionId === null || seen.has(subscriptionId)) continue;
    seen.add(subscriptionId);
    yield { ...subscription, deviceName, workSpaceName, vicUuid };
  }
}
