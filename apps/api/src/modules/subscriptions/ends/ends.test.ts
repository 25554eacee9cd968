import { insertSubscription } from '@partyline/rows/testing';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestMails } from '../../../jobs/request-mail.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { addBilled, BILLED_PRICE } from '../../../testing/payments/billed-subscription.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startTestPayments } from '../../../testing/payments/test-payments.ts';
import { startTestSmtp } from '../../../testing/outside/test-smtp.ts';
import { until } from '../../../testing/until.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { warnOfSubscriptionEnds } from './warn-of-ends.ts';

const smtp = oncePerFile(startTestSmtp);
const payments = oncePerFile(startTestPayments);
const api = oncePerFile(() =>
  startApi({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Partyline <no-reply@partyline.test>',
    PAYMENTS_API_URL: payments.url,
  }),
);
const testAccount = oncePerTest(() => insertTestAccount(api));
beforeEach(async () => {
  await api.db.query('DELETE FROM app.subscriptions');
  await api.db.query(`UPDATE app.workspaces SET name = 'Arena' WHERE id = $1`, [testAccount.workspaceId]);
});

const inHours = (hours: number) => new Date(Date.now() + hours * millisecondsInHour);

async function subscribe(columns: Readonly<Record<string, unknown>>): Promise<number> {
  const vicUuid = await testAccount.instance({ device_name: 'Stage' });
  const instance_id = Number((await testAccount.rowOf(vicUuid))['id']);
  return insertSubscription(api.db, { account_id: testAccount.accountId, instance_id, ...columns });
}

const cancelled = (end: Date) => ({ cancel_status: true, current_period_end: end, expiration_date: end });

async function addressOf(uid: string): Promise<string> {
  const { rows } = await api.db.query<{ email: string }>('SELECT email FROM app.users WHERE uid = $1', [uid]);
  return rows[0]?.email ?? '';
}

const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));

/** Waits until every requested mail was sent or dropped. */
function mailsAreDone(): Promise<unknown> {
  return until('no mail waits', async () => {
    const { rowCount } = await api.db.query('SELECT FROM app.waiting_mails');
    return rowCount === 0;
  });
}

/** Waits until a mail failed and is due for a retry. */
function mailHasFailed(): Promise<unknown> {
  return until('the mail has failed once', async () => {
    const { rowCount } = await api.db.query('SELECT FROM app.waiting_mails WHERE retry_at IS NOT NULL');
    return (rowCount ?? 0) > 0;
  });
}

async function warn(): Promise<void> {
  await Promise.all([warnOfSubscriptionEnds(api.db, new Date()), warnOfSubscriptionEnds(api.db, new Date())]);
  await mailsAreDone();
}

const statusOf = async (id: number) => {
  const { rows } = await api.db.query<{ line: string }>(
    `SELECT status || CASE WHEN deleted_at IS NULL THEN '' ELSE ' deleted' END AS line FROM app.subscriptions WHERE id = $1`,
    [id],
  );
  return rows[0]?.line;
};

describe('the mails before an end', () => {
  it('[PLUS-20] go to every admin of account and workspace, once each, and name instance and workspace', async () => {
    const admins = await Promise.all(
      (['account-owner', 'account-admin', 'workspace-owner', 'workspace-admin'] as const).map((role) =>
        testAccount.member(role),
      ),
    );
    const others = [
      await testAccount.member('vic-admin'),
      await testAccount.member('endpoint-user'),
      await testAccount.member('workspace-admin', testAccount.defaultWorkspaceId),
    ];
    await subscribe({ ...cancelled(inHours(7 * 24 - 1)), users: 8 });
    await warn();
    await warn();
    for (const uid of admins) {
      const mails = mailsTo(await addressOf(uid));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toBe('The subscription for Stage (Arena) ends in 7 days');
      expect(mails[0]?.text).toContain('Pro with 8 users for “Stage” in the workspace “Arena”');
    }
    for (const uid of others) expect(mailsTo(await addressOf(uid))).toEqual([]);
    const told = await testAccount.notified();
    expect(told.toSorted()).toEqual(admins.map((uid) => `subscription-ending ${uid}`).toSorted());
    const owner = mailsTo(await addressOf(testAccount.ownerUid))[0];
    expect(owner?.text).toContain('http://localhost:4200/myaccount');
    const workspaceAdmin = mailsTo(await addressOf(admins[3] ?? ''))[0];
    expect(workspaceAdmin?.text).toContain('ask the account owner');
  });

  it('[PLUS-27] skip admins who switched them off, whom the portal still notifies', async () => {
    const kind = 'subscription-ending';
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    await api.call('changeNotificationPreference', { token, body: { kind, channel: 'mail', isOn: false } });
    const admin = await testAccount.member('account-admin');
    await subscribe(cancelled(inHours(40)));
    await warn();
    expect(mailsTo(await addressOf(testAccount.ownerUid))).toEqual([]);
    expect(mailsTo(await addressOf(admin))).toHaveLength(1);
    const { data } = await api.call('listNotifications', { token });
    expect(data).toMatchObject([
      { message: 'The subscription for Stage is cancelled and ends in 2 days.', event: kind },
    ]);
  });

  it('[PLUS-20] come again 1 day before the end', async () => {
    const id = await subscribe({ product_kind: 'trial', ...cancelled(inHours(30)), cancel_status: false });
    await warn();
    const end = inHours(23);
    await api.db.query(
      'UPDATE app.subscriptions SET current_period_end = $2, expiration_date = $2 WHERE id = $1',
      [id, end],
    );
    await api.db.query('UPDATE app.subscription_notices SET ends_at = $2 WHERE subscription_id = $1', [
      id,
      end,
    ]);
    await warn();
    await warn();
    expect(mailsTo(await addressOf(testAccount.ownerUid)).map(({ subject }) => subject)).toEqual([
      'The trial for Stage (Arena) ends in 2 days',
      'The trial for Stage (Arena) ends within a day',
    ]);
  });

  it('[PLUS-19, PLUS-20] name the end of the grace of a missing payment', async () => {
    const columns = { status: 'Past-Due', past_due_since: inHours(-24 * 6), grace_ends_at: inHours(20) };
    await subscribe({ ...columns, current_period_end: inHours(24 * 20) });
    await warn();
    const [mail] = mailsTo(await addressOf(testAccount.ownerUid));
    expect(mail?.subject).toBe('The time to pay for Stage (Arena) ends within a day');
    expect(mail?.text).toContain('everything works as before');
    expect(mail?.text).toContain('check the card');
  });

  it("[PLUS-20, GP-6] tell a partner's customer to contact the partner", async () => {
    await api.db.query(`UPDATE app.accounts SET customer_status = 'PARTNER_CUSTOMER' WHERE id = $1`, [
      testAccount.accountId,
    ]);
    await subscribe(cancelled(inHours(48)));
    await warn();
    const [mail] = mailsTo(await addressOf(testAccount.ownerUid));
    expect(mail?.text).toContain('Contact your partner to change this plan.');
  });

  it('[PLUS-20] are not sent again by a job that runs twice', async () => {
    const id = await subscribe(cancelled(inHours(48)));
    await warn();
    const { rows } = await api.db.query<{ id: string }>(
      'SELECT id::text AS id FROM app.subscription_notices WHERE subscription_id = $1',
      [id],
    );
    await requestMails(api.db, 'subscription-ending', [
      { id: rows[0]?.id ?? '', version: 1, accountId: testAccount.accountId },
    ]);
    await mailsAreDone();
    expect(mailsTo(await addressOf(testAccount.ownerUid))).toHaveLength(1);
  });

  it('[PLUS-20] name the current end: a changed end causes one mail', async () => {
    const id = await subscribe(cancelled(inHours(30)));
    await smtp.stop();
    await warnOfSubscriptionEnds(api.db, new Date());
    await mailHasFailed();
    const end = inHours(72);
    await api.db.query(
      'UPDATE app.subscriptions SET current_period_end = $2, expiration_date = $2 WHERE id = $1',
      [id, end],
    );
    await smtp.start();
    await api.db.query('UPDATE app.waiting_mails SET retry_at = now() WHERE retry_at IS NOT NULL');
    await warn();
    expect(mailsTo(await addressOf(testAccount.ownerUid)).map(({ subject }) => subject)).toEqual([
      'The subscription for Stage (Arena) ends in 3 days',
    ]);
  });

  it('[PLUS-20] are not sent for subscriptions that renew, have ended, end later, or were resumed', async () => {
    const owner = await addressOf(testAccount.ownerUid);
    await subscribe({ current_period_end: inHours(48), auto_renewal_date: inHours(48) });
    await subscribe({ ...cancelled(inHours(-1)), status: 'Not Subscribed' });
    await subscribe(cancelled(inHours(24 * 7 + 1)));
    await warn();
    expect(mailsTo(owner)).toEqual([]);
    const id = await subscribe(cancelled(inHours(48)));
    await smtp.stop();
    await warnOfSubscriptionEnds(api.db, new Date());
    await mailHasFailed();
    await api.db.query(
      'UPDATE app.subscriptions SET cancel_status = false, expiration_date = NULL WHERE id = $1',
      [id],
    );
    await smtp.start();
    await api.db.query('UPDATE app.waiting_mails SET retry_at = now() WHERE retry_at IS NOT NULL');
    await mailsAreDone();
    expect(mailsTo(owner)).toEqual([]);
  });
});

describe('the end itself', () => {
  it('[GB-12, GP-3, BILL-7] ends a trial and an assigned plan at their end, and sends the event', async () => {
    const trial = await subscribe({ product_kind: 'trial', current_period_end: inHours(-1) });
    const assigned = await subscribe(cancelled(inHours(-1)));
    const running = await subscribe(cancelled(inHours(1)));
    const told = await testAccount.told();
    await endSubscriptions(api.db, new Date());
    await endSubscriptions(api.db, new Date());
    expect(await Promise.all([trial, assigned, running].map(statusOf))).toEqual([
      'Not Subscribed',
      'Not Subscribed',
      'Subscribed',
    ]);
    expect(await testAccount.auditOf(String(trial))).toEqual(['subscription.end done']);
    const news = (await testAccount.told())
      .slice(told.length)
      .filter((event) => event.includes('subscription update'));
    expect(news).toHaveLength(2);
  });

  it('[HZ-3] ends an unpaid assigned plan with its grace period, cancelled or not, and never with its period', async () => {
    const unpaid = { status: 'Past-Due', past_due_since: inHours(-170), current_period_end: inHours(-170) };
    const ids = [
      await subscribe({ ...unpaid, grace_ends_at: inHours(-1) }),
      await subscribe({ ...unpaid, ...cancelled(inHours(-170)), grace_ends_at: inHours(-1) }),
      await subscribe({ ...unpaid, ...cancelled(inHours(-170)), grace_ends_at: inHours(1) }),
      await subscribe({ ...unpaid, ...cancelled(inHours(-170)) }),
    ];
    await endSubscriptions(api.db, new Date());
    expect(await Promise.all(ids.map(statusOf))).toEqual([
      'Not Subscribed',
      'Not Subscribed',
      'Past-Due',
      'Past-Due',
    ]);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const { data } = await api.call('readSubscription', { token, params: { id: ids[0] ?? 0 } });
    expect(data).toMatchObject({ pastDueSince: null, graceEndsAt: null });
    expect(Date.parse(data?.expirationDate ?? '')).toBeGreaterThan(inHours(-2).getTime());
  });

  it('[GB-12] deletes subscriptions a week after their end', async () => {
    const before = new Date(Date.now() - 7 * millisecondsInDay);
    const week = await subscribe({
      ...cancelled(new Date(before.getTime() - 1_000)),
      status: 'Not Subscribed',
    });
    const less = await subscribe({
      ...cancelled(new Date(before.getTime() + 60_000)),
      status: 'Not Subscribed',
    });
    await endSubscriptions(api.db, new Date());
    expect(await Promise.all([week, less].map(statusOf))).toEqual([
      'Not Subscribed deleted',
      'Not Subscribed',
    ]);
    expect(await testAccount.auditOf(String(week))).toEqual(['subscription.delete done']);
  });

  it('asks the provider about billed ones, which may have just been renewed', async () => {
    const periodEnd = new Date(Math.floor(Date.now() / 1000) * 1000 + 30 * millisecondsInDay);
    const id = await subscribe({
      ...cancelled(inHours(-1)),
      provider_subscription_id: addBilled(payments, { periodEnd }),
      provider_price_id: BILLED_PRICE,
    });
    await endSubscriptions(api.db, new Date());
    await expect
      .poll(async () => {
        const token = await testAccount.tokenOf(testAccount.ownerUid);
        return (await api.call('readSubscription', { token, params: { id } })).data;
      })
      .toMatchObject({
        subscriptionStatus: 'Subscribed',
        cancelStatus: false,
        current_period_end: periodEnd.toISOString(),
      });
  });

  it('[PLUS-19] leaves a past due subscription and its running instance alone, and the instance can be started', async () => {
    const past = { status: 'Past-Due', past_due_since: inHours(-48), grace_ends_at: inHours(24 * 5) };
    const id = await subscribe({ ...past, current_period_end: inHours(-48) });
    const vicUuid = await testAccount.instance({
      state: 'online',
      status: 'healthy',
      desired_state: 'online',
    });
    const other = await subscribe(past);
    await api.db.query(
      `UPDATE app.subscriptions SET instance_id = (SELECT id FROM app.instances WHERE vic_uuid = $2) WHERE id = $1`,
      [id, vicUuid],
    );
    const before = await testAccount.rowOf(vicUuid);
    await endSubscriptions(api.db, new Date());
    expect(await Promise.all([id, other].map(statusOf))).toEqual(['Past-Due', 'Past-Due']);
    expect(await testAccount.rowOf(vicUuid)).toEqual(before);
    const { rows } = await api.db.query<{ vicUuid: string }>(
      `SELECT i.vic_uuid AS "vicUuid" FROM app.instances i JOIN app.subscriptions s ON s.instance_id = i.id WHERE s.id = $1`,
      [other],
    );
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const body = { action: 'start', vicUuid: rows[0]?.vicUuid };
    expect(await api.call('commandInstance', { token, body })).toMatchObject({ failure: null });
  });
});

describe('deleting the own account', () => {
  const blockers = async () => {
    const answer = await api.call('deletionBlockers', {
      token: await testAccount.tokenOf(testAccount.ownerUid),
    });
    return JSON.stringify(answer.data);
  };

  it.each(['Subscribed', 'Past-Due'])('[ERR-30] is blocked while a subscription is %s', async (status) => {
    await subscribe({ status });
    expect(await blockers()).toContain(
      'Please delete all your active subscriptions before deleting the account',
    );
  });

  it('[ERR-30, GB-12] is blocked until a cancelled subscription has ended', async () => {
    const id = await subscribe(cancelled(inHours(1)));
    expect(await blockers()).toContain('delete all your active subscriptions');
    await api.db.query(
      'UPDATE app.subscriptions SET expiration_date = now(), current_period_end = now() WHERE id = $1',
      [id],
    );
    await endSubscriptions(api.db, new Date());
    expect(await blockers()).not.toContain('delete all your active subscriptions');
  });
});
