import { CATALOGUE } from '@partyline/catalog';
import { insertAccount } from '@partyline/rows/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { FAULT_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { oncePerFile } from '../fixtures.ts';
import { startTestHost } from '../outside/test-host.ts';
import { signEvent, startTestPayments, TEST_WEBHOOK_SECRETS } from '../payments/test-payments.ts';
import type { WireEvent } from '../payments/wire-objects.ts';
import { until } from '../until.ts';
import { apiProcess } from '../processes/restartable-api.ts';

const BUYERS = 4;
const ONE_OF_EACH = { subscriptions: 1, instances: 1, active: 1, bought: 1, paid: 1 };

const host = oncePerFile(startTestHost);
const provider = oncePerFile(startTestPayments);
const { test, issuer, node } = apiProcess(() => ({
  hostUrl: host.url,
  payments: { url: provider.url, webhookSecrets: TEST_WEBHOOK_SECRETS.join(',') },
}));

const price = CATALOGUE.new.find(({ title }) => title === 'Pro')?.prices[0];

interface Buyer {
  readonly accountId: number;
  readonly token: string;
  /** Events not yet accepted by the endpoint. */
  readonly untold: Map<string, WireEvent>;
}

async function newBuyer(): Promise<Buyer> {
  const { accountId, ownerUid: uid } = await insertAccount(test.database);
  await test.database.query('DELETE FROM app.subscriptions WHERE account_id = $1', [accountId]);
  const token = await issuer.tokenFor({ uid, accountId, workspaceId: null });
  return { accountId, token, untold: new Map() };
}

/** Delivers the open events; unanswered ones stay open. */
async function tell({ untold }: Buyer): Promise<void> {
  await Promise.all(
    [...untold.values()].map(async (event) => {
      const { status } = await node.call('paymentWebhook', signEvent(event));
      if (status === 200) untold.delete(event.id);
    }),
  );
}

/** Begins, pays, and returns while the provider delivers its events. */
async function buy(buyer: Buyer): Promise<void> {
  const { token } = buyer;
  const body = { priceId: price?.priceId, subscriptionType: 'new' };
  const { data } = await node.call('createCheckoutSession', { token, body });
  const sessionId = data?.url.split('/').at(-1) ?? '';
  for (const event of provider.pay(sessionId)) buyer.untold.set(event.id, event);
  await Promise.all([tell(buyer), node.call('readCheckoutSession', { token })]);
}

async function countsOf(accountId: number): Promise<unknown> {
  const { rows } = await test.database.query<{ counts: unknown }>(
    `SELECT jsonb_build_object(
      'subscriptions', (SELECT count(*) FROM app.subscriptions WHERE account_id = $1),
      'instances', (SELECT count(*) FROM app.instances WHERE account_id = $1 AND epoch > 0),
      'active', (SELECT count(*) FROM app.checkouts WHERE account_id = $1 AND state = 'active'),
      'bought', (SELECT count(*) FROM app.audit WHERE account_id = $1 AND action = 'subscription.buy'),
      'paid', (SELECT count(*) FROM app.invoices WHERE account_id = $1 AND status = 'Paid' AND plan = 'Pro')
    ) AS counts`,
    [accountId],
  );
  return rows[0]?.counts;
}

const paidSessions = (): number =>
  [...provider.objects.values()].filter(
    (one) => one.object === 'checkout.session' && one['status'] === 'complete',
  ).length;

it(
  '[PLUS-17, GB-9, GB-10] creates one subscription and one instance per payment when killed between checkout, event and fulfilment',
  { timeout: withinRounds(FAULT_ROUNDS) },
  async ({ annotate }) => {
    const allBuyers: Buyer[] = [];
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const api = await node.start();
      const buyers = await Promise.all(Array.from({ length: BUYERS }, newBuyer));
      allBuyers.push(...buyers);
      const attempts = buyers.map((buyer) => buy(buyer).catch(() => undefined));
      // Spread, to interrupt every part of the work.
      await wait(20 + (kill * 240) / FAULT_ROUNDS);
      await api.kill();
      await Promise.race([Promise.all(attempts), wait(50)]);
    }

    const api = await node.start();
    // Unpaid checkouts are paid now: the repeated purchase is the same checkout.
    const cut = allBuyers.filter(({ untold }) => untold.size === 0);
    for (const buyer of cut) {
      const { data } = await node.call('readCheckoutSession', { token: buyer.token });
      if (data?.state === 'none' || data?.state === 'open') await buy(buyer);
    }
    await until('every event is delivered', async () => {
      await Promise.all(allBuyers.map(tell));
      return allBuyers.every(({ untold }) => untold.size === 0);
    });
    for (const { accountId } of allBuyers) {
      const isOne = async () => isDeepStrictEqual(await countsOf(accountId), ONE_OF_EACH);
      await until('everything is processed', isOne).catch(() => undefined);
      expect(await countsOf(accountId)).toEqual(ONE_OF_EACH);
    }
    await annotate(`${FAULT_ROUNDS} kills, ${allBuyers.length} purchases, ${paidSessions()} payments`);
    expect(paidSessions()).toBe(allBuyers.length);
    expect(host.instances.size).toBe(allBuyers.length);
    expect(await api.stop()).toBe(0);
  },
);
