import { expect, it } from 'vitest';
import { DAY, NOW, aSubscription, at, cancelled, pastDue } from '../subscription.fixture.ts';
import { nextSubscription } from './next-subscription.ts';
import type { SubscriptionEvent } from './next-subscription.ts';
import type { Subscription } from './subscription.ts';

/** Few dates, so that every reachable state is visited. */
const DATES = [-2, -1, 0, 1, 2].map((days) => days * DAY);

const EVENTS: readonly SubscriptionEvent[] = [
  { kind: 'cancelled' },
  ...DATES.flatMap((date): SubscriptionEvent[] => [
    { kind: 'resubscribed', nowMs: NOW + date },
    { kind: 'renewed', until: at(date) },
    { kind: 'payment-failed', graceEndsAt: at(date) },
    { kind: 'finally-failed', at: at(date) },
    { kind: 'time-passed', nowMs: NOW + date },
  ]),
];

const BEGINNINGS = DATES.flatMap((date) => [
  aSubscription({ current_period_end: at(date), autoRenewalDate: at(date) }),
  cancelled(date),
  pastDue(date),
  pastDue(date, { cancelStatus: true, autoRenewalDate: null, expirationDate: at(date) }),
]);

/** Every step that any sequence of events can take, breadth first. */
function* walk(): Generator<{ before: Subscription; event: SubscriptionEvent; after: Subscription }> {
  const seen = new Set(BEGINNINGS.map((one) => JSON.stringify(one)));
  for (let level = BEGINNINGS; level.length > 0;) {
    const next: Subscription[] = [];
    for (const before of level) {
      for (const event of EVENTS) {
        const after = nextSubscription(before, event);
        yield { before, event, after };
        const key = JSON.stringify(after);
        if (!seen.has(key)) next.push(after);
        seen.add(key);
      }
    }
    level = next;
  }
}

it('[PLUS-19, HZ-3] no sequence of events ends an unpaid subscription before its grace period does, but the provider', () => {
  let ends = 0;
  for (const { before, event, after } of walk()) {
    const isEnd = before.status === 'Past-Due' && after.status === 'Not Subscribed';
    if (!isEnd || event.kind === 'finally-failed') continue;
    ends += 1;
    const nowMs = event.kind === 'time-passed' ? event.nowMs : Number.NaN;
    expect(nowMs, JSON.stringify(before)).toBeGreaterThanOrEqual(Date.parse(before.graceEndsAt ?? ''));
  }
  expect(ends).toBeGreaterThan(100);
});

it('[HZ-3] no sequence of events lets an unpaid and cancelled subscription name another end than its grace period', () => {
  for (const { after } of walk()) {
    if (after.status !== 'Past-Due' || !after.cancelStatus) continue;
    if (BEGINNINGS.includes(after)) continue;
    expect(after.expirationDate, JSON.stringify(after)).toBe(after.graceEndsAt);
  }
});
