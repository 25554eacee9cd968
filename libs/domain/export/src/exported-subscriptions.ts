import { subscriptionOfRow } from '@partyline/subscriptions';
import type { ExportedDevice, ExportedSubscription } from './export-rows.ts';

/** `null` for a device without a subscription. */
export interface SubscribedDevice extends ExportedDevice {
  readonly subscriptionId: string | null;
}

/**
 * Yields the subscriptions of the given devices, each once, named after its first device and in device order, so that
 * narrowed devices narrow them too. [CSV-3, GB-21]
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
