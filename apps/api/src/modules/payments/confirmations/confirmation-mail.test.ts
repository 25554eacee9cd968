import { CATALOGUE } from '@partyline/catalog';
import { insertSubscription } from '@partyline/rows/testing';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '../../../providers/payments/stripe-payments.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startTestSmtp } from '../../../testing/outside/test-smtp.ts';
import { addBilled, BILLED_PRICE } from '../../../testing/payments/billed-subscription.ts';
import { startTestPayments } from '../../../testing/payments/test-payments.ts';
import { startApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';

const PREMIUM = CATALOGUE.upgrade
  .find(({ title }) => title === 'Premium')
  ?.prices.find(({ interval }) => interval === 'month');
const TYPE = 'customer.subscription.updated';
const CONFIRM_PAGE = 'https://pay.example.test/i/confirm';

const smtp = oncePerFile(startTestSmtp);
const provider = oncePerFile(startTestPayments);
const api = oncePerFile(() =>
  startApi({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Partyline <no-reply@partyline.test>',
    PAYMENTS_API_URL: provider.url,
  }),
);
const testAccount = oncePerTest(() => insertTestAccount(api));
let deps: SyncDeps;

beforeAll(() => {
  const payments = stripePayments(api.config.payments);
  deps = { database: api.db, payments, publicUrl: 'http://localhost:4200' };
});
beforeEach(async () => {
  await api.db.query(`UPDATE app.workspaces SET name = 'Arena' WHERE id = $1`, [testAccount.workspaceId]);
});

/** A billed subscription of the instance Stage in Arena, as a row and at the provider. */
async function subscribe(): Promise<string> {
  const periodEnd = new Date(Math.floor(Date.now() / 1000) * 1000 + 10 * millisecondsInDay);
  const providerId = addBilled(provider, { periodEnd });
  const vicUuid = await testAccount.instance({ device_name: 'Stage' });
  await insertSubscription(api.db, {
    account_id: testAccount.accountId,
    instance_id: Number((await testAccount.rowOf(vicUuid))['id']),
    users: 8,
    current_period_end: periodEnd,
    auto_renewal_date: periodEnd,
    provider_subscription_id: providerId,
    provider_price_id: BILLED_PRICE,
  });
  return providerId;
}

/** The newest invoice waits for the bank at the provider. */
function ask(providerId: string, fields: Readonly<Record<string, unknown>>, status = 'open'): void {
  const invoice = `in_${providerId}`;
  provider.add('invoice_payment.updated', {
    id: `inpay_${providerId}`,
    object: 'invoice_payment',
    customer: null,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: { id: 'pi_asks', status: 'requires_action' } },
  });
  provider.change(providerId, TYPE, {
    latest_invoice: {
      id: invoice,
      object: 'invoice',
      status,
      attempted: true,
      amount_remaining: 4_200,
      hosted_invoice_url: CONFIRM_PAGE,
    },
    ...fields,
  });
}

const END = new Date(Math.floor(Date.now() / 1000) * 1000 + 20 * millisecondsInHour);
const CHANGE = {
  pending_update: {
    expires_at: END.getTime() / 1000,
    subscription_items: [
      {
        price: {
          id: 'price_premium',
          lookup_key: PREMIUM?.priceId,
          metadata: {},
          recurring: { interval: 'month' },
        },
      },
    ],
  },
};

async function mailsAreDone(): Promise<void> {
  await until('no mail waits', async () => {
    const { rowCount } = await api.db.query('SELECT FROM app.waiting_mails');
    return rowCount === 0;
  });
}

async function mailsTo(uid: string) {
  const { rows } = await api.db.query<{ email: string }>('SELECT email FROM app.users WHERE uid = $1', [uid]);
  return smtp.mails.filter(({ to }) => to.includes(rows[0]?.email ?? ''));
}

const timeText = (at: Date, locale: string) =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

describe('a payment that the bank wants to have confirmed', () => {
  it('[PLUS-27] is told to the buyer by mail, once, with instance, workspace, amount, the last moment and the page', async () => {
    const admin = await testAccount.member('account-admin');
    const providerId = await subscribe();
    ask(providerId, CHANGE);
    await syncSubscription(deps, providerId);
    await Promise.all([syncSubscription(deps, providerId), syncSubscription(deps, providerId)]);
    await mailsAreDone();
    const mails = await mailsTo(testAccount.ownerUid);
    expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm a payment for Stage (Arena)']);
    const text = mails[0]?.text ?? '';
    expect(text).toContain(
      `Your bank asks you to confirm the payment of USD 42.00 for the change from Pro with 8 users to Premium with ${PREMIUM?.users} users for “Stage” in the workspace “Arena”`,
    );
    expect(text).toContain(`If it is not confirmed by ${timeText(END, 'en-GB')}, nothing is charged`);
    expect(text).toContain(CONFIRM_PAGE);
    expect(await mailsTo(admin)).toEqual([]);
  });

  it('[PLUS-27, PLUS-30] is told of a renewal, too, in the language of the buyer', async () => {
    await api.db.query(`UPDATE app.users SET language = 'de' WHERE uid = $1`, [testAccount.ownerUid]);
    const providerId = await subscribe();
    ask(providerId, { status: 'past_due' });
    await syncSubscription(deps, providerId);
    await mailsAreDone();
    const mail = (await mailsTo(testAccount.ownerUid)).find(({ subject }) => subject.startsWith('Bitte'));
    expect(mail?.subject).toBe('Bitte bestätigen Sie eine Zahlung für Stage (Arena)');
    expect(mail?.text).toContain(
      'die Zahlung über 42,00\u00a0USD für die Verlängerung von Pro mit 8 Benutzern',
    );
    expect(mail?.text).toContain(CONFIRM_PAGE);
  });

  it('[PLUS-27] is not mailed to a buyer who switched it off, whom the portal still notifies', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const body = { kind: 'payment-confirmation', channel: 'mail', isOn: false };
    expect(await api.call('changeNotificationPreference', { token, body })).toMatchObject({ status: 200 });
    const providerId = await subscribe();
    ask(providerId, CHANGE);
    await syncSubscription(deps, providerId);
    await mailsAreDone();
    expect(await mailsTo(testAccount.ownerUid)).toEqual([]);
    const { rows } = await api.db.query<{ message: string }>(
      `SELECT message FROM app.notifications WHERE user_uid = $1 AND event = 'payment-confirmation'`,
      [testAccount.ownerUid],
    );
    expect(rows.map(({ message }) => message)).toEqual([
      `Your bank asks you to confirm the payment of USD 42.00 for Stage in Arena, by ${timeText(END, 'en-GB')}. Then its plan changes to Premium.`,
    ]);
  });

  it('[PLUS-18] still waits while its invoice is paid and the change about to apply', async () => {
    const providerId = await subscribe();
    ask(providerId, CHANGE);
    await syncSubscription(deps, providerId);
    const pendingOf = async () => {
      const token = await testAccount.tokenOf(testAccount.ownerUid);
      const { data } = await api.call('listSubscriptions', { token });
      return data?.find(({ deviceName }) => deviceName === 'Stage')?.pendingChange;
    };
    expect(await pendingOf()).toMatchObject({ subscription: 'Premium', confirmUrl: CONFIRM_PAGE });
    ask(providerId, CHANGE, 'paid');
    await syncSubscription(deps, providerId);
    expect(await pendingOf()).toMatchObject({ subscription: 'Premium' });
    provider.change(providerId, TYPE, { pending_update: null });
    await syncSubscription(deps, providerId);
    expect(await pendingOf()).toBeNull();
  });
});
