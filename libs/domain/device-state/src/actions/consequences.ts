export const DEVICE_CHANGES = [
  'rename',
  'data-center-change',
  'upgrade-from-trial',
  'version-upgrade',
  'link-group-version-upgrade',
] as const;
export type DeviceChange = (typeof DEVICE_CHANGES)[number];

export type ChangeWarning =
  | 'configuration-reset'
  | 'not-undoable'
  | 'reboots-subscription'
  | 'reboots-link-group';

/**
 * Confirmed before each change: only the instance's host holds the configuration that is reset. [DEV-33, DEV-34, DEV-35, LQ-8,
 * GD-13]
 */
export const CHANGE_WARNINGS = {
  rename: [],
  'data-center-change': ['configuration-reset', 'not-undoable'],
  'upgrade-from-trial': ['configuration-reset'],
  'version-upgrade': ['reboots-subscription'],
  'link-group-version-upgrade': ['reboots-link-group'],
} as const satisfies Record<DeviceChange, readonly ChangeWarning[]>;

/** Returns whether a change resets the device's configuration. [DEV-33, DEV-34] */
export function isConfigurationReset(change: DeviceChange): boolean {
  const warnings: readonly ChangeWarning[] = CHANGE_WARNINGS[change];
  return warnings.includes('configuration-reset');
}
