/** What can be changed of a device beside its state. */
export const DEVICE_CHANGES = [
  'rename',
  'data-center-change',
  'upgrade-from-trial',
  'version-upgrade',
  'link-group-version-upgrade',
] as const;
/** One of {@link DEVICE_CHANGES}. */
export type DeviceChange = (typeof DEVICE_CHANGES)[number];

/** What a change does that somebody has to be warned of first. */
export type ChangeWarning =
  | 'configuration-reset'
  | 'not-undoable'
  | 'reboots-subscription'
  | 'reboots-link-group';

/**
 * What each change does that needs a warning. A new data center and an upgrade from trial both reset the configuration,
 * which lives on the instance's host and nowhere else; what the portal keeps of the device (name, workspace, favourites,
 * subscription) stays. A rename does nothing of the kind. [DEV-33, DEV-34, DEV-35, LQ-8, GD-13]
 */
export const CHANGE_WARNINGS = {
  rename: [],
  'data-center-change': ['configuration-reset', 'not-undoable'],
  'upgrade-from-trial': ['configuration-reset'],
  'version-upgrade': ['reboots-subscription'],
  'link-group-version-upgrade': ['reboots-link-group'],
} as const satisfies Record<DeviceChange, readonly ChangeWarning[]>;

/** Whether a change resets the configuration of the instance. [DEV-33, DEV-34] */
export function isConfigurationReset(change: DeviceChange): boolean {
  const warnings: readonly ChangeWarning[] = CHANGE_WARNINGS[change];
  return warnings.includes('configuration-reset');
}
