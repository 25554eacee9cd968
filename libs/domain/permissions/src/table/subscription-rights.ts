import type { Action } from './action.ts';

/**
 * The right in the subscription branch that each action takes: stopping and resuming the renewal is `cancel`, deleting an
 * ended one is `unsubscribe`. Contract, API and portal share this table, so that all refuse alike. [GC-8]
 */
export const SUBSCRIPTION_RIGHTS = {
  cancel: 'cancel',
  resubscribe: 'cancel',
  delete: 'unsubscribe',
} as const satisfies Readonly<Record<string, Action>>;
