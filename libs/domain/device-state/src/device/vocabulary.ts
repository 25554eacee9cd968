/** Every status a device can report; the last two come from the same field of older hosts. [DEV-1, GD-8] */
export const STATUSES = [
  'healthy',
  'warning',
  'init',
  'error',
  'deleted',
  'stopping',
  'failed',
  'ready',
  'initiated',
] as const;
/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number];

/** A device runs or it does not. [DEV-2] */
export const STATES = ['online', 'offline'] as const;
/** One of {@link STATES}. */
export type State = (typeof STATES)[number];

/** What the device's name service entry is worth; the empty text means that nothing is known. [GD-8] */
export const DNS_STATUSES = ['', 'initiated', 'ready', 'error'] as const;
/** One of {@link DNS_STATUSES}. */
export type DnsStatus = (typeof DNS_STATUSES)[number];

/** Commands as they are sent: lower case. [DEV-3, GD-12] */
export const COMMANDS = ['start', 'stop', 'save'] as const;
/** One of {@link COMMANDS}. */
export type Command = (typeof COMMANDS)[number];

/** Kinds of device on the wire; `physical` is accepted on input as another word for `device`. [GP-13] */
export const DEVICE_TYPES = ['virtual', 'device'] as const;
/** One of {@link DEVICE_TYPES}. */
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** A device's part in a link group. [LQ-1, GD-6] */
export const LINK_ROLES = ['Leader', 'Member', 'Master', 'Atomic'] as const;
/** One of {@link LINK_ROLES}. */
export type LinkRole = (typeof LINK_ROLES)[number];
