/** The last two come from older hosts. [DEV-1, GD-8] */
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
export type Status = (typeof STATUSES)[number];

/** [DEV-2] */
export const STATES = ['online', 'offline'] as const;
export type State = (typeof STATES)[number];

/** Empty while unknown. [GD-8] */
export const DNS_STATUSES = ['', 'initiated', 'ready', 'error'] as const;
export type DnsStatus = (typeof DNS_STATUSES)[number];

/** In wire spelling. [DEV-3, GD-12] */
export const COMMANDS = ['start', 'stop', 'save'] as const;
export type Command = (typeof COMMANDS)[number];

/** On the wire; input may say `physical` for `device`. [GP-13] */
export const DEVICE_TYPES = ['virtual', 'device'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** [LQ-1, GD-6] */
export const LINK_ROLES = ['Leader', 'Member', 'Master', 'Atomic'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];
