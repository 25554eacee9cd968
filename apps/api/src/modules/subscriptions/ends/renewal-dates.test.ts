import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, expect, it, vi } from 'vitest';
import { createStripe } from '../../../providers/payments/stripe-client.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import {
  CARDS,
  SANDBOX_KEY,
  startSandboxShop,
  typeCard,
  type SandboxBuyer,
} from '../../../testing/payments/sandbox-shop.ts';
import { startTestSmtp } from '../../../testing/outside/test-smtp.ts';
import { until } from '../../../testing/until.ts';
import { warnOfSubscriptionEnds } from './warn-of-ends.ts';

const MINUTE_S = 60;

const smtp = oncePerFile(startTestSmtp);
const shop = oncePerFile(() =>
  startSandboxShop({ SMTP_URL: smtp.url, MAIL_FROM: 'Partyline <no-reply@partyline.test>' }),
);
afterEach(async () => {
  vi.useRealTimers();
  await endAll();
});

/** Advances the provider's clock; due events happen at their own time. */
async function moveClock(instant: string): Promise<void> {
  const answer = await fetch(`${shop.sandbox.url}/control/payments/clock`);
  const { now } = (await answer.json()) as { now: number }; // the control's documented answer
  await shop.control('POST', 'payments/clock', { advanceSeconds: Date.parse(instant) / 1000 - now });
}

async function buyAt(instant: string, interval: 'week' | 'month' | 'year'): Promise<SandboxBuyer> {
  const { testAccount } = await shop.newBuyer();
  await moveClock(instant);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
  const page = await shop.begin({ token: await testAccount.tokenOf(testAccount.ownerUid) }, interval);
  vi.useRealTimers();
  expect(await typeCard(page, CARDS.works)).toBe(303);
  return { testAccount, token: await testAccount.tokenOf(testAccount.ownerUid) };
}

async function subscriptionOf({ token }: SandboxBuyer) {
  const { data } = await shop.api.call('accountSubscriptions', { token });
  return data?.subscriptions[0];
}

/** Waits until the plan renews at an instant, to the minute. */
function renewsAt(buyer: SandboxBuyer, instant: string) {
  return until(`it renews ${instant}`, async () => {
    const { autoRenewalDate } = (await subscriptionOf(buyer)) ?? {};
    return autoRenewalDate?.slice(0, 16) === instant.slice(0, 16);
  });
}

/** The mails sent, by days before the end. */
async function noticesOf(subscriptionId: string): Promise<readonly number[]> {
  const { rows } = await shop.api.db.query<{ days: number }>(
    'SELECT days FROM app.subscription_notices WHERE subscription_id = $1 ORDER BY id',
    [Number(subscriptionId)],
  );
  return rows.map(({ days }) => days);
}

/** Ends everything at the provider, so that later clock changes renew nothing. */
async function endAll(): Promise<void> {
  const stripe = createStripe({ url: shop.sandbox.url, secretKey: SANDBOX_KEY });
  const { data } = await stripe.subscriptions.list({ status: 'active' });
  for (const { id } of data) await stripe.subscriptions.cancel(id);
}

it.each([
  [
    'by the month from the last of January, the day kept where there is one',
    'month',
    ['2027-01-31T10:00Z', '2027-02-28T10:00Z', '2027-03-31T10:00Z', '2027-04-30T10:00Z', '2027-05-31T10:00Z'],
  ],
  [
    'by the week over the end of summer time, at the same instant of the week',
    'week',
    ['2027-10-20T00:30Z', '2027-10-27T00:30Z', '2027-11-03T00:30Z', '2027-11-10T00:30Z'],
  ],
  [
    'by the month into the February of a leap year',
    'month',
    ['2027-12-30T23:30Z', '2028-01-30T23:30Z', '2028-02-29T23:30Z'],
  ],
  [
    'by the year from a leap day',
    'year',
    ['2028-02-29T12:00Z', '2029-02-28T12:00Z', '2030-02-28T12:00Z', '2031-02-28T12:00Z', '2032-02-29T12:00Z'],
  ],
] as const)('[BILL-5, PLUS-21] renews %s', async (_title, interval, [begin, ...ends]) => {
  const buyer = await buyAt(begin, interval);
  for (const [index, end] of ends.entries()) {
    await renewsAt(buyer, end);
    expect(await subscriptionOf(buyer)).toMatchObject({ subscriptionStatus: 'Subscribed' });
    if (index < ends.length - 1) await moveClock(new Date(Date.parse(end) + MINUTE_S * 1000).toISOString());
  }
});

it('[PLUS-20] mails 7 days and 1 day before a cancelled subscription ends, once each, for any day of purchase', async () => {
  const { api } = shop;
  const buyer = await buyAt('2032-08-31T06:00Z', 'month');
  await renewsAt(buyer, '2032-09-30T06:00Z');
  const { subscriptionId = '', current_period_end: end = null } = (await subscriptionOf(buyer)) ?? {};
  const { token, testAccount } = buyer;
  const cancelled = await api.call('cancelSubscription', { token, body: { subscriptionId } });
  expect(cancelled.data).toMatchObject({ cancelStatus: true, expirationDate: end });
  const { rows } = await api.db.query<{ email: string }>('SELECT email FROM app.users WHERE uid = $1', [
    testAccount.ownerUid,
  ]);
  const email = rows[0]?.email ?? '';

  /** Runs the minute's job twice, some days before the end. */
  const lookBefore = async (days: number): Promise<void> => {
    const now = new Date(Date.parse(end ?? '') - days * millisecondsInDay);
    vi.useFakeTimers({ toFake: ['Date'], now });
    for (let look = 0; look < 2; look += 1) await warnOfSubscriptionEnds(api.db, now);
  };
  const mails = () => smtp.mails.filter(({ to }) => to.includes(email));
  await lookBefore(7.01);
  expect(await noticesOf(subscriptionId)).toEqual([]);
  await lookBefore(7);
  await until('the first mail', () => mails().length === 1);
  await lookBefore(1);
  await until('the second mail', () => mails().length === 2);
  await lookBefore(0.5);
  expect(await noticesOf(subscriptionId)).toEqual([7, 1]);
  expect(mails().map(({ subject }) => /ends .*/.exec(subject)?.[0])).toEqual([
    'ends in 7 days',
    'ends within a day',
  ]);
});
