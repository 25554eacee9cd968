import { expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { CARDS, startSandboxShop, typeCard } from '../../../testing/payments/sandbox-shop.ts';
import { until } from '../../../testing/until.ts';
import { millisecondsInDay } from 'date-fns/constants';

const MONTH_S = 31 * 86_400;
/** More than the provider's retries of a failed payment. */
const ATTEMPTS = 6;

const shop = oncePerFile(startSandboxShop);
const buyer = oncePerFile(() => shop.newBuyer());

function held(what: string, isExpected: (row: NonNullable<Awaited<ReturnType<typeof read>>>) => boolean) {
  return until(what, async () => {
    const row = await read();
    return row !== undefined && isExpected(row) ? row : undefined;
  });
}

async function read() {
  const { data } = await shop.api.call('accountSubscriptions', { token: buyer.token });
  return data?.subscriptions[0];
}

async function providerIdOf(subscriptionId: string): Promise<string> {
  const { rows } = await shop.api.db.query<{ id: string }>(
    'SELECT provider_subscription_id AS id FROM app.subscriptions WHERE id = $1',
    [Number(subscriptionId)],
  );
  return rows[0]?.id ?? '';
}

const pageOf = async (url: string) => (await fetch(url)).text();

async function sendPortalForm(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

it('[API-28, API-29, API-30, API-31, API-33, BILL-36, PLUS-19] cancels, resumes and deletes at the sandbox; a failing card stops nothing', async () => {
  const { api } = shop;
  const { testAccount, token } = buyer;
  expect(await typeCard(await shop.begin(buyer), CARDS.worksOnce)).toBe(303);
  const bought = await held(
    'the plan is active',
    ({ subscriptionStatus }) => subscriptionStatus === 'Subscribed',
  );
  const { subscriptionId, vicUuid } = bought;
  const bills = await until('the invoice is listed', async () => {
    const { data } = await api.call('listBilling', { token });
    return data?.some(({ status, subscriptionId: of }) => status === 'Paid' && of !== null)
      ? data
      : undefined;
  });
  expect(bills[0]).toMatchObject({ status: 'Paid', subscriptionId, users: bought.noOfUsers, vicUuid });
  expect((await fetch(bills[0]?.url ?? '')).status).toBe(200);

  const cancelled = await api.call('cancelSubscription', { token, body: { subscriptionId } });
  expect(cancelled.data).toMatchObject({ cancelStatus: true, subscriptionStatus: 'Subscribed' });
  expect(cancelled.data?.expirationDate).toBe(bought.current_period_end);
  const params = { id: subscriptionId };
  expect((await api.call('resubscribe', { token, params })).data).toMatchObject({ cancelStatus: false });

  const portal = await api.call('createBillingSession', { token });
  expect((await fetch(portal.data?.url ?? '')).status).toBe(200);

  // Cancelled in the customer portal, resumed here.
  const providerId = await providerIdOf(subscriptionId);
  await sendPortalForm(`${portal.data?.url}/renewal`, { subscription: providerId, renews: 'no' });
  const there = await held('the cancellation is followed', ({ cancelStatus }) => cancelStatus);
  expect(there.expirationDate).toBe(bought.current_period_end);
  expect((await api.call('resubscribe', { token, params })).data).toMatchObject({ cancelStatus: false });
  expect(await pageOf(portal.data?.url ?? '')).toContain('Cancel subscription');

  // A month passes; the card is declined.
  await api.db.query(
    `UPDATE app.instances SET state = 'online', status = 'healthy', desired_state = 'online' WHERE vic_uuid = $1`,
    [vicUuid],
  );
  await shop.age(providerId, MONTH_S);
  const pastDue = await held('the payment is missing', (row) => row.subscriptionStatus === 'Past-Due');
  const graceMs = Date.parse(pastDue.graceEndsAt ?? '') - Date.parse(pastDue.pastDueSince ?? '');
  expect(graceMs).toBe(7 * millisecondsInDay);
  expect(await testAccount.rowOf(vicUuid ?? '')).toMatchObject({
    desired_state: 'online',
    state: 'online',
  });
  expect(await api.call('deleteSubscription', { token, params })).toMatchObject({ reason: 'still-active' });

  // The provider gives up: ended, deletable, and nothing running is stopped.
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) await shop.age(providerId, MONTH_S);
  await held('it is over', (row) => row.subscriptionStatus === 'Not Subscribed');
  expect(await testAccount.rowOf(vicUuid ?? '')).toMatchObject({
    desired_state: 'online',
    state: 'online',
  });
  expect(await api.call('deleteSubscription', { token, params })).toMatchObject({ status: 200 });
  expect(await read()).toBeUndefined();
});
