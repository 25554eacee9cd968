/** Every action the specification knows, in its order. Nothing outside this list is ever allowed. [ROLE-17] */
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

/** One of {@link ACTIONS}. */
export type Action = (typeof ACTIONS)[number];
