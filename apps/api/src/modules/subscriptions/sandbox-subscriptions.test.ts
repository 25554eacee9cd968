import { CATALOGUE } from '@partyline/catalog';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, startSandbox, type RunningProgram } from '../../testing/processes.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { insertStudio, type Studio } from '../../testing/studio.ts';
import { until } from '../../testing/until.ts';

const KEY = 'sk_test_of_the_sandbox_tests';
const SECRET = 'whsec_of_the_sandbox_tests';
const WORKS_ONCE = '4000 0000 0000 0341';
const MONTH_S = 31 * 86_400;
/** More often than the provider tries a failed payment again. */
const ATTEMPTS = 6;

let folder: string;
let sandbox: RunningProgram;
let api: TestApi;
let studio: Studio;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-sandbox-subscriptions-'));
  const port = await freePort();
  sandbox = await startSandbox(folder, 1, {
    PAYMENTS_SECRET_KEY: KEY,
    PAYMENTS_WEBHOOK_SECRETS: SECRET,
    PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/payment`,
  });
  api = await startApi({
    PORT: String(port),
    PAYMENTS_API_URL: sandbox.url,
    PAYMENTS_SECRET_KEY: KEY,
    PAYMENTS_WEBHOOK_SECRETS: SECRET,
  });
  studio = await insertStudio(api);
  await api.db.query('DELETE FROM app.subscriptions WHERE account_id = $1', [studio.accountId]);
  token = await studio.tokenOf(studio.ownerUid);
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The account's one subscription, once it is as wished. */
function held(what: string, isAsWished: (row: NonNullable<Awaited<ReturnType<typeof read>>>) => boolean) {
  return until(what, async () => {
    const row = await read();
    return row !== undefined && isAsWished(row) ? row : undefined;
  });
}

async function read() {
  const { data } = await api.call('accountSubscriptions', { token });
  return data?.subscriptions[0];
}

async function providerIdOf(subscriptionId: string): Promise<string> {
  const { rows } = await api.db.query<{ id: string }>(
    'SELECT provider_subscription_id AS id FROM app.subscriptions WHERE id = $1',
    [Number(subscriptionId)],
  );
  return rows[0]?.id ?? '';
}

/** Lets a month pass for a subscription at the provider. */
async function age(providerId: string): Promise<void> {
  const aged = await fetch(`${sandbox.url}/control/payments/subscriptions/${providerId}/age`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: MONTH_S }),
  });
  expect(aged.status).toBe(200);
}

async function buy(): Promise<void> {
  const price = CATALOGUE.new[0]?.prices.find(({ interval }) => interval === 'month');
  const body = { priceId: price?.priceId, subscriptionType: 'new' };
  const { data } = await api.call('createCheckoutSession', { token, body });
  const form = new URLSearchParams({ card: WORKS_ONCE });
  const paid = await fetch(data?.url ?? '', { method: 'POST', body: form, redirect: 'manual' });
  expect(paid.status).toBe(303);
}

it(
  '[API-28, API-29, API-30, API-31, API-33, BILL-36, PLUS-19] cancels, resumes and deletes at the sandbox; a failing card stops nothing',
  { timeout: 60_000 },
  async () => {
    await buy();
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

    // The month passes, and the card that worked once is declined.
    await api.db.query(
      `UPDATE app.instances SET state = 'online', status = 'healthy', desired_state = 'online' WHERE vic_uuid = $1`,
      [vicUuid],
    );
    const providerId = await providerIdOf(subscriptionId);
    await age(providerId);
    const pastDue = await held('the payment is missing', (row) => row.subscriptionStatus === 'Past-Due');
    const graceMs = Date.parse(pastDue.graceEndsAt ?? '') - Date.parse(pastDue.pastDueSince ?? '');
    expect(graceMs).toBe(7 * 86_400_000);
    expect(await studio.rowOf(vicUuid ?? '')).toMatchObject({ desired_state: 'online', state: 'online' });
    expect(await api.call('deleteSubscription', { token, params })).toMatchObject({ reason: 'still-active' });

    // The provider gives up after its last attempt: over, and then it can be deleted. The show goes on all the same.
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) await age(providerId);
    await held('it is over', (row) => row.subscriptionStatus === 'Not Subscribed');
    expect(await studio.rowOf(vicUuid ?? '')).toMatchObject({ desired_state: 'online', state: 'online' });
    expect(await api.call('deleteSubscription', { token, params })).toMatchObject({ status: 200 });
    expect(await read()).toBeUndefined();
  },
);
