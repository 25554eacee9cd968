import type { DeviceType } from '../device/vocabulary.ts';

interface ListedDevice {
  readonly vicUuid: string;
  readonly deviceType: DeviceType;
}

/**
 * Merges both lists, each vicUuid once, from vicList first; lqDevicesList names physical devices. Unchanged rows stay the same
 * objects. [LQ-9, GD-43]
 */
export function mergeDeviceLists<Row extends ListedDevice>(workspace: {
  readonly vicList: readonly Row[];
  readonly lqDevicesList: readonly Row[];
}): Row[] {
  const physical = new Set(workspace.lqDevicesList.map(keyOf));
  const rows = new Map<string, Row>();
  for (const row of [...workspace.vicList, ...workspace.lqDevicesList]) {
    const key = keyOf(row);
    if (rows.has(key)) continue;
    rows.set(key, physical.has(key) && row.deviceType !== 'device' ? { ...row, deviceType: 'device' } : row);
  }
  return [...rows.values()];
}

function keyOf(row: ListedDevice): string {
  return row.vicUuid.toLowerCase();
}
