import { CATALOGUE } from '@partyline/catalog';
import { listProductsInOrder, SUBSCRIPTION_TYPES } from '@partyline/pricing';
import { describe, expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { idleWorker } from '../../../testing/idle-worker.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount, type TestAccount } from '../../../testing/accounts/test-account.ts';

const api = oncePerFile(() => startApi({}, { startJobWorker: idleWorker }));
const testAccount = oncePerFile(() => insertTestAccount(api));

const list = (subscriptionType: string, token?: string, headers = {}) =>
  api.call('priceList', { token, query: { subscriptionType }, headers });
const tokenOf = async (role: Parameters<TestAccount['member']>[0]) =>
  testAccount.tokenOf(await testAccount.member(role));

describe('GET ax/price-list', () => {
  it.each(['trial', 'new'] as const)(
    '[API-34, PRICE-16, GB-7] serves the %s list to any caller',
    async (type) => {
      const answer = await list(type);
      expect(answer).toMatchObject({ status: 200, errorCode: 0 });
      expect(answer.data?.products.map(({ title }) => title)).toEqual(
        listProductsInOrder(CATALOGUE[type]).map(({ title }) => title),
      );
    },
  );

  it("[PRICE-3, PRICE-4, ENT-17, ENT-18] returns the catalogue's fields of products and prices, and no others", async () => {
    const products = (await list('new')).data?.products ?? [];
    expect(products.length).toBe(CATALOGUE.new.length);
    for (const product of products) {
      expect(Object.keys(product).toSorted()).toEqual([
        'currency',
        'description',
        'placeOrder',
        'prices',
        'recommended',
        'title',
      ]);
      const { prices, ...known } = CATALOGUE.new.find(({ title }) => title === product.title) ?? {};
      expect(product).toMatchObject(known);
      expect(product.prices).toEqual(
        prices?.map(({ priceId, price, users, interval, isDefault, discount, savedAmount }) => ({
          ...{ priceId, price, users, interval, isDefault, discount, savedAmount },
        })),
      );
    }
  });

  it('[GEN-6, GEN-7, GEN-9] sells Essential, Pro and Premium by the week, the month and the year, beside a trial, in USD', async () => {
    const token = await tokenOf('account-owner');
    for (const type of ['new', 'upgrade'] as const) {
      const products = (await list(type, token)).data?.products ?? [];
      expect(products.map(({ title }) => title)).toEqual(['Essential', 'Pro', 'Premium']);
      for (const { prices, currency } of products) {
        expect(new Set(prices.map(({ interval }) => interval))).toEqual(new Set(['week', 'month', 'year']));
        expect(currency).toBe('USD');
      }
    }
    const trials = (await list('trial')).data?.products ?? [];
    expect(trials.map(({ title, currency }) => [title, currency])).toEqual([['Trial', 'USD']]);
    const others = (await list('skyport', token)).data?.products ?? [];
    expect(new Set(others.map(({ currency }) => currency))).toEqual(new Set(['USD']));
  });

  it('[BILL-39] offers the trial for 4 users', async () => {
    const products = (await list('trial')).data?.products ?? [];
    expect(products.flatMap(({ prices }) => prices.map(({ users }) => users))).toEqual([4]);
  });

  it.each(['upgrade', 'skyport'] as const)('[GB-7] refuses the %s list without a token', async (type) => {
    expect(await list(type)).toMatchObject({ status: 401, failure: 'unauthenticated' });
    expect(await list(type, 'no-token')).toMatchObject({ status: 401 });
  });

  it.each(['account-owner', 'account-admin'] as const)(
    '[PRICE-17, ROLE-28] serves the upgrade list to an %s',
    async (role) => {
      const { data } = await list('upgrade', await tokenOf(role));
      expect(data?.products.length).toBe(CATALOGUE.upgrade.length);
      expect(CATALOGUE.upgrade.length).toBeGreaterThan(0);
    },
  );

  it.each(['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    '[PRICE-18, GB-6] serves an empty upgrade list, and no error, to a %s',
    async (role) => {
      const token = await tokenOf(role);
      expect(await list('upgrade', token)).toMatchObject({
        status: 200,
        errorCode: 0,
        data: { products: [] },
      });
      expect((await list('skyport', token)).data?.products.length).toBe(CATALOGUE.skyport.length);
    },
  );

  it('refuses an invalid token also where none is required', async () => {
    expect(await list('new', 'no-token')).toMatchObject({ status: 401, failure: 'unauthenticated' });
  });

  it('[GB-5] refuses an unknown type', async () => {
    const answer = await list('gift');
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper' });
    expect(answer.message).toBe('Your request is not proper!');
  });

  it('is cached for a minute, and answers 304', async () => {
    for (const type of SUBSCRIPTION_TYPES) {
      const token = await tokenOf('account-owner');
      const path = `${api.baseUrl}/api/ax/price-list?subscriptionType=${type}`;
      const headers = { authorization: `Bearer ${token}` };
      const first = await fetch(path, { headers });
      expect(first.headers.get('cache-control')).toBe('private, max-age=60');
      expect(first.headers.get('vary')).toContain('authorization');
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(path, { headers: { ...headers, 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      await first.body?.cancel();
    }
  });
});
