import { expect, it } from 'vitest';
import { listRowActions } from './row-actions.ts';
import { aSubscription, aTrial, cancelled, DAY, expired, NOW } from './subscription.fixture.ts';

it.each([
  ['a running one', aSubscription(), 'cancel', [], ['still-active']],
  ['a cancelled one', cancelled(DAY), 'resubscribe', [], ['still-active']],
  ['a cancelled one at its end', cancelled(0), 'resubscribe', ['period-over'], ['still-active']],
  ['one that has ended', expired(DAY), 'resubscribe', ['period-over'], []],
  ['a trial', aTrial(DAY), 'cancel', ['trial'], ['still-active']],
  [
    'one that the provider gave up',
    aSubscription({ status: 'Not Subscribed' }),
    'cancel',
    ['not-subscribed'],
    [],
  ],
])('[BILL-31, BILL-32, BILL-33, GB-12, GB-32] offers %s what fits, with everything in the way', (...row) => {
  const [, subscription, action, blockers, deleteBlockers] = row;
  expect(listRowActions(subscription, NOW)).toEqual([
    { action, blockers },
    { action: 'delete', blockers: deleteBlockers },
  ]);
});
