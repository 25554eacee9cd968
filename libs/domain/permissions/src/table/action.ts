/** All actions, in the specification's order; nothing else is ever allowed. [ROLE-17] */
export const ACTIONS = [
  'add',
  'delete',
  'rename',
  'update',
  'cancel',
  'view',
  'playPause',
  'invite',
  'create',
  'revoke',
  'buy',
  'list',
  'unsubscribe',
  'start',
  'stop',
  'change-target',
  'ccm',
  'favorite',
  'transferOwnership',
  'askWorkspaceOwnership',
  'add-instances',
  'move-instances',
  'edit-instances',
] as const;

export type Action = (typeof ACTIONS)[number];

/** Of the subscription branch: stopping and resuming the renewal take `cancel`, deleting an ended one `unsubscribe`. [GC-8] */
export const SUBSCRIPTION_RIGHTS = {
  cancel: 'cancel',
  resubscribe: 'cancel',
  delete: 'unsubscribe',
} as const satisfies Readonly<Record<string, Action>>;
