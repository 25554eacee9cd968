import { insertSubscription } from '@partyline/rows/testing';
import { millisecondsInDay } from 'date-fns/constants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '../../../providers/payments/stripe-payments.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startTestSmtp } from '../../../testing/outside/test-smtp.ts';
import { addBilled, BILLED_PRICE } from '../../../testing/payments/billed-subscription.ts';
import { startTestPayments } from '../../../testing/payments/test-payments.ts';
import { startApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';
import { syncSubscription, type SyncDeps } from '../../payments/sync/sync-subscription.ts';
import { warnOfSubscriptionEnds } from './warn-of-ends.ts';

const TYPE = 'customer.subscription.updated';
const PAY_PAGE = 'https://pay.example.test/i/unpaid';
const UNPAID = {
  status: 'past_due',
  latest_invoice: {
    id: 'in_unpaid',
    object: 'invoice',
    status: 'open',
    amount_remaining: 4_200,
    hosted_invoice_url: PAY_PAGE,
  },
};

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
async function subscribe(): Promise<{ readonly id: number; readonly providerId: string }> {
  // Whole seconds, as the provider keeps them.
  const periodEnd = new Date(Math.floor(Date.now() / 1000) * 1000 + 10 * millisecondsInDay);
  const providerId = addBilled(provider, { periodEnd });
  const vicUuid = await testAccount.instance({ device_name: 'Stage' });
  const id = await insertSubscription(api.db, {
    account_id: testAccount.accountId,
    instance_id: Number((await testAccount.rowOf(vicUuid))['id']),
    users: 8,
    current_period_end: periodEnd,
    auto_renewal_date: periodEnd,
    provider_subscription_id: providerId,
    provider_price_id: BILLED_PRICE,
  });
  return { id, providerId };
}

/** Reads what the provider says then. */
async function follow(providerId: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  provider.change(providerId, TYPE, fields);
  await syncSubscription(deps, providerId);
}

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

async function messagesTo(uid: string): Promise<readonly string[]> {
  const { rows } = await api.db.query<{ message: string }>(
    `SELECT message FROM app.notifications WHERE user_uid = $1 AND event = 'payment-failed'`,
    [uid],
  );
  return rows.map(({ message }) => message);
}

async function graceOf(id: number): Promise<Date> {
  const { rows } = await api.db.query<{ end: Date }>(
    'SELECT grace_ends_at AS "end" FROM app.subscriptions WHERE id = $1',
    [id],
  );
  return rows[0]?.end ?? new Date(0);
}

const timeText = (at: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

describe('a payment that fails', () => {
  it('[PLUS-19, PLUS-27] is told by mail and notification to every owner and admin, with instance, workspace, amount and the last day', async () => {
    const admins = [
      testAccount.ownerUid,
      await testAccount.member('account-admin'),
      await testAccount.member('workspace-owner'),
      await testAccount.member('workspace-admin'),
    ];
    const others = [
      await testAccount.member('vic-admin'),
      await testAccount.member('endpoint-user'),
      await testAccount.member('workspace-admin', testAccount.defaultWorkspaceId),
    ];
    const { id, providerId } = await subscribe();
    await follow(providerId, UNPAID);
    await mailsAreDone();
    const end = `${timeText(await graceOf(id), 'en-GB')} UTC`;
    for (const uid of admins) {
      const mails = await mailsTo(uid);
      expect(mails.map(({ subject }) => subject)).toEqual(['A payment for Stage (Arena) has failed']);
      expect(mails[0]?.text).toContain(
        'A payment of USD 42.00 for the subscription Pro with 8 users for “Stage” in the workspace “Arena”',
      );
      expect(mails[0]?.text).toContain(`until ${end}`);
      expect(await messagesTo(uid)).toEqual([
        `A payment of USD 42.00 for Stage in Arena has failed. Pay by ${end}; until then everything works.`,
      ]);
    }
    for (const uid of others) {
      expect(await mailsTo(uid)).toEqual([]);
      expect(await messagesTo(uid)).toEqual([]);
    }
  });

  it('[PLUS-19, PLUS-7] leads those who may pay to the invoice, and tells the others whom to ask', async () => {
    const crew = await testAccount.member('workspace-admin');
    const { providerId } = await subscribe();
    await follow(providerId, UNPAID);
    await mailsAreDone();
    const [toOwner, toCrew] = [(await mailsTo(testAccount.ownerUid))[0], (await mailsTo(crew))[0]];
    expect(toOwner?.text).toContain(PAY_PAGE);
    expect(toCrew?.text).not.toContain(PAY_PAGE);
    expect(toCrew?.text).toContain('Ask the account owner to pay it.');
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const { data } = await api.call('listSubscriptions', { token, query: { noticed: 'true' } });
    expect(data).toMatchObject([{ deviceName: 'Stage', amountDue: 4_200, payUrl: PAY_PAGE }]);
  });

  it('[PLUS-30] is told in the language of each reader', async () => {
    await api.db.query(`UPDATE app.users SET language = 'de' WHERE uid = $1`, [testAccount.ownerUid]);
    const { id, providerId } = await subscribe();
    await follow(providerId, UNPAID);
    await mailsAreDone();
    const [mail] = await mailsTo(testAccount.ownerUid);
    expect(mail?.subject).toBe('Eine Zahlung für Stage (Arena) ist fehlgeschlagen');
    expect(mail?.text).toContain('Eine Zahlung über 42,00\u00a0USD für das Abonnement Pro');
    const end = `${timeText(await graceOf(id), 'de-DE')} UTC`;
    expect(await messagesTo(testAccount.ownerUid)).toEqual([
      `Eine Zahlung über 42,00\u00a0USD für Stage in Arena ist fehlgeschlagen. Bezahlen Sie bis zum ${end}; bis dahin funktioniert alles.`,
    ]);
  });

  it('[PLUS-19, PLUS-20] is told once, however often it is tried and read, and once more when the next payment fails', async () => {
    const { providerId } = await subscribe();
    await follow(providerId, UNPAID);
    await Promise.all([syncSubscription(deps, providerId), syncSubscription(deps, providerId)]);
    await follow(providerId, { ...UNPAID, cancel_at_period_end: true });
    await warnOfSubscriptionEnds(api.db, new Date());
    await mailsAreDone();
    expect(await mailsTo(testAccount.ownerUid)).toHaveLength(1);
    expect(await messagesTo(testAccount.ownerUid)).toHaveLength(1);
    await follow(providerId, { status: 'active', cancel_at_period_end: false });
    await follow(providerId, UNPAID);
    await mailsAreDone();
    expect(await mailsTo(testAccount.ownerUid)).toHaveLength(2);
    expect(await messagesTo(testAccount.ownerUid)).toHaveLength(2);
  });

  it('[PLUS-27] is not mailed to those who switched it off, whom the portal still notifies', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const body = { kind: 'payment-failed', channel: 'mail', isOn: false };
    expect(await api.call('changeNotificationPreference', { token, body })).toMatchObject({ status: 200 });
    const { providerId } = await subscribe();
    await follow(providerId, UNPAID);
    await mailsAreDone();
    expect(await mailsTo(testAccount.ownerUid)).toEqual([]);
    expect(await messagesTo(testAccount.ownerUid)).toHaveLength(1);
  });

  it('[PLUS-19] is not mailed any more once it is paid, and the list no longer has it', async () => {
    const { providerId } = await subscribe();
    await smtp.stop();
    await follow(providerId, UNPAID);
    await follow(providerId, { status: 'active' });
    await smtp.start();
    await api.db.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL');
    await mailsAreDone();
    expect(await mailsTo(testAccount.ownerUid)).toEqual([]);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    expect((await api.call('listSubscriptions', { token, query: { noticed: 'true' } })).data).toEqual([]);
  });

  it('[PLUS-19] names the price where the provider tells no invoice', async () => {
    const { providerId } = await subscribe();
    await follow(providerId, { status: 'past_due' });
    const { rows } = await api.db.query<{ price: number }>(
      'SELECT price_cents AS price FROM app.subscriptions WHERE provider_subscription_id = $1',
      [providerId],
    );
    const [message] = await messagesTo(testAccount.ownerUid);
    expect(message).toContain(`A payment of USD ${((rows[0]?.price ?? 0) / 100).toFixed(2)} for Stage`);
  });
});
