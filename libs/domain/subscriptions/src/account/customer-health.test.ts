import { describe, expect, it } from 'vitest';
import { computeCustomerSummary } from './customer-health.ts';
import { aSubscription, aTrial, at, cancelled, DAY, expired, NOW } from '../subscription.fixture.ts';
import type { Subscription } from '../state/subscription.ts';

const healthOf = (...subscriptions: readonly Subscription[]) =>
  computeCustomerSummary(subscriptions, NOW).health;

const well = aSubscription({ instanceId: 1 });
const ending = cancelled(2 * DAY, { instanceId: 2 });
const pastDue = aSubscription({ instanceId: 3, status: 'Past-Due' });
const over = expired(DAY, { instanceId: 4 });

describe('computeCustomerSummary', () => {
  it('[PLUS-21] has the health of the worst subscription', () => {
    expect(healthOf()).toBe('none');
    expect(healthOf(well)).toBe('ok');
    expect(healthOf(well, ending)).toBe('ends-soon');
    expect(healthOf(ending, pastDue, well)).toBe('past-due');
    expect(healthOf(pastDue, over, well)).toBe('expired');
    expect(healthOf(cancelled(9 * DAY))).toBe('ok');
    expect(healthOf(aTrial(DAY))).toBe('ends-soon');
  });

  it('[PLUS-21, GB-13] passes over an ended subscription whose instance has an active one', () => {
    expect(healthOf(over, aSubscription({ instanceId: 4 }))).toBe('ok');
    expect(healthOf({ ...over, instanceId: null }, aSubscription({ instanceId: null }))).toBe('expired');
    expect(healthOf(over, expired(2 * DAY, { instanceId: 4 }))).toBe('expired');
  });

  it('[PLUS-21] says when the next subscription ends and when the next one renews', () => {
    const later = cancelled(4 * DAY);
    const summary = computeCustomerSummary([later, ending, well, over], NOW);
    expect(summary).toMatchObject({ expiresAtMs: NOW + 2 * DAY, renewsAtMs: NOW + 10 * DAY });
    const late = aSubscription({ autoRenewalDate: at(0) });
    const none = { expiresAtMs: null, renewsAtMs: null };
    expect(computeCustomerSummary([late, over], NOW)).toMatchObject(none);
    const endedEarly = cancelled(2 * DAY, { status: 'Not Subscribed', instanceId: 9 });
    const undated = aSubscription({ autoRenewalDate: null, current_period_end: null });
    expect(computeCustomerSummary([endedEarly, undated], NOW)).toMatchObject(none);
  });
});
