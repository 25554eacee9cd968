import type { Action } from './action.ts';

/**
 * The right in the account's subscription branch that each action on a subscription takes: stopping the renewal and taking it up
 * again are `cancel`, deleting what has ended is `unsubscribe`. The contract, the API and the portal all read it here, so a role
 * that holds one of the two and not the other meets the same answer everywhere. [GC-8]
 */
export const SUBSCRIPTION_RIGHTS = {
  cancel: 'cancel',
  resubscribe: 'cancel',
  delete: 'unsubscribe',
} as const satisfies Readonly<Record<string, Action>>;
