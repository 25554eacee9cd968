import { CATALOGUE } from '@partyline/catalog';
import type { Plan } from '@partyline/pricing';
import { startPastDueShop } from './past-due-shop.ts';
import { CARDS, typeCard, type SandboxBuyer } from './sandbox-shop.ts';
import { until } from '../until.ts';

/** Its bank asks for a confirmation at every payment. */
export const ASKING_CARD = '4000 0027 6000 3184';

/** A bought plan of the smallest size, monthly. */
export interface Bought extends SandboxBuyer {
  readonly id: string;
  readonly providerId: string;
  readonly vicUuid: string;
}

/** Starts a shop whose buyers' banks ask, with what is done with a change that waits. */
export async function startAskingShop() {
  const shop = await startPastDueShop();
  const { api } = shop;

  const buy = async (card: string = ASKING_CARD): Promise<Bought> => {
    const buyer = await shop.newBuyer();
    const url = await shop.begin(buyer);
    await typeCard(url, card);
    if (card === ASKING_CARD) await send(`${url}/confirm`, { card, email: '', answer: 'confirm' });
    const row = await shop.held(buyer, 'it is bought', ({ isBilled }) => isBilled);
    const { rows } = await api.db.query<{ providerId: string }>(
      'SELECT provider_subscription_id AS "providerId" FROM app.subscriptions WHERE id = $1',
      [Number(row.subscriptionId)],
    );
    return {
      ...buyer,
      id: row.subscriptionId,
      providerId: rows[0]?.providerId ?? '',
      vicUuid: row.vicUuid ?? '',
    };
  };

  const bodyOf = ({ vicUuid }: Bought, plan: Plan) => {
    const product = CATALOGUE.upgrade.find(({ title }) => title === plan);
    const price = product?.prices.find(({ interval }) => interval === 'month');
    return { priceId: price?.priceId ?? '', subscriptionType: 'upgrade', vicUuid } as const;
  };
  const preview = (bought: Bought, plan: Plan) =>
    api.call('previewPurchase', { token: bought.token, body: bodyOf(bought, plan) });
  const previewed = async (bought: Bought, plan: Plan) => {
    const { data, failure } = await preview(bought, plan);
    if (data === null) throw new Error(`There is no preview: ${String(failure)}`);
    return { amountDue: data.amountDue, prorationAt: data.prorationAt ?? 0 };
  };
  const confirm = (bought: Bought, plan: Plan, confirmed: Awaited<ReturnType<typeof previewed>>) =>
    api.call('createCheckoutSession', {
      token: bought.token,
      body: { ...bodyOf(bought, plan), confirmed },
    });
  const change = async (bought: Bought, plan: Plan) => confirm(bought, plan, await previewed(bought, plan));

  return {
    ...shop,
    CARDS,
    buy,
    preview,
    previewed,
    confirm,
    change,
    withdraw: ({ token, id }: Bought, as = token) =>
      api.call('withdrawChange', { token: as, params: { id } }),
    /** What the buyer tells their bank, on the provider's page. */
    answer: async (url: string | null | undefined, answer: 'confirm' | 'refuse'): Promise<void> => {
      await send(`${url ?? ''}/pay`, {});
      await send(`${url ?? ''}/confirm`, { answer });
    },
    row: async (bought: Bought) => {
      const row = await shop.rowOf(bought);
      if (row === undefined) throw new Error('There is no subscription.');
      return row;
    },
    /** The checkouts of changes, the last one last. */
    changes: async ({ testAccount }: Bought): Promise<readonly { id: string; state: string }[]> => {
      const { rows } = await api.db.query<{ id: string; state: string }>(
        `SELECT id, state FROM app.checkouts WHERE account_id = $1 AND proration_at IS NOT NULL ORDER BY created_at`,
        [testAccount.accountId],
      );
      return rows;
    },
    told: async ({ testAccount }: Bought): Promise<readonly string[]> => {
      const { rows } = await api.db.query<{ message: string }>(
        `SELECT message FROM app.notifications WHERE account_id = $1 AND event = 'payment-confirmation' ORDER BY id`,
        [testAccount.accountId],
      );
      return rows.map(({ message }) => message);
    },
    settled: (bought: Bought, plan: Plan) =>
      until(`the plan is ${plan}`, async () => {
        const row = await shop.rowOf(bought);
        return row?.subscription === plan && row.pendingChange === null ? row : undefined;
      }),
  };
}

async function send(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
