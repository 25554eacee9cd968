import { expect, it } from 'vitest';
import { runCall } from '../../../operate/run-call.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { startTestSmtp } from '../../../testing/outside/test-smtp.ts';
import { startTaxShop, type Bought } from '../../../testing/payments/tax-shop.ts';
import { until } from '../../../testing/until.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { applyTaxOf } from './apply-tax.service.ts';

const smtp = oncePerFile(startTestSmtp);
const shop = oncePerFile(() =>
  startTaxShop({ SMTP_URL: smtp.url, MAIL_FROM: 'Partyline <no-reply@partyline.test>' }),
);

/** A plan that was bought before tax was added. */
async function buyUntaxed(country: string): Promise<Bought> {
  const bought = await shop.buy({ country });
  await shop.stripe.subscriptions.update(bought.providerId, { automatic_tax: { enabled: false } });
  await syncSubscription(shop.deps, bought.providerId);
  return bought;
}

const operate = async (command: 'tax list' | 'tax apply') =>
  (await runCall(shop.api.db, { command })).lines.join('\n');

async function rowsOf<Row>(text: string, { testAccount }: Bought): Promise<readonly Row[]> {
  const { rows } = await shop.api.db.query(text, [testAccount.accountId]);
  return rows as Row[]; // as the statement says
}

/** Waits for so many audited outcomes, and for the mails that were requested with them. */
async function isApplied(bought: Bought, outcomes: number): Promise<void> {
  await until('it was tried', async () => (await audited(bought)).length === outcomes);
  await until('no mail waits', async () => {
    const { rowCount } = await shop.api.db.query('SELECT FROM app.waiting_mails');
    return rowCount === 0;
  });
}

const audited = (bought: Bought) =>
  rowsOf(
    `SELECT outcome, reason FROM app.audit WHERE account_id = $1 AND action = 'subscription.tax' ORDER BY id`,
    bought,
  );
const told = async (bought: Bought) =>
  (
    await rowsOf<{ message: string }>(
      `SELECT message FROM app.notifications WHERE account_id = $1 AND event = 'tax-changed' ORDER BY id`,
      bought,
    )
  ).map(({ message }) => message);
const mailsTo = ({ testAccount }: Bought) =>
  smtp.mails.filter(
    ({ to, text }) => to.includes(`${testAccount.ownerUid}@example.test`) && /tax/i.test(text),
  );

it('adds tax to subscriptions of before by an operator, once, and tells the owners', async () => {
  const bought = await buyUntaxed('DE');
  const [before] = await shop.invoicesUpTo(bought, 1);
  expect(await operate('tax list')).toMatch(/: 1 without tax, not applied yet/);
  // The job reads what it has changed: no event tells it.
  await shop.control('PUT', 'payments/webhooks', { mode: 'discard' });
  expect(await operate('tax apply')).toContain('1 accounts');
  await isApplied(bought, 1);
  await shop.control('PUT', 'payments/webhooks', { mode: 'send' });
  expect((await shop.stripe.subscriptions.retrieve(bought.providerId)).automatic_tax.enabled).toBe(true);
  expect(await audited(bought)).toEqual([{ outcome: 'done', reason: null }]);
  expect(await told(bought)).toEqual([expect.stringContaining('tax is added')]);
  expect(mailsTo(bought)).toHaveLength(1);
  // Nothing is charged before the next invoice.
  expect(await shop.invoicesOf(bought)).toEqual([before]);

  expect(await operate('tax list')).toContain('every subscription');
  expect(await operate('tax apply')).toContain('every subscription');
  expect(await audited(bought)).toHaveLength(1);
});

it('tells the owners once of an address without a tax, and adds it when the address is mended', async () => {
  const bought = await buyUntaxed('GB');
  await shop.stripe.customers.update(bought.customerId, { address: '' });
  for (const times of [1, 2]) {
    await operate('tax apply');
    await isApplied(bought, times);
    expect(await told(bought)).toEqual([expect.stringContaining('Manage billing')]);
    expect(mailsTo(bought)).toHaveLength(1);
  }
  expect(await audited(bought)).toContainEqual({ outcome: 'refused', reason: 'no-tax-location' });
  expect(await operate('tax list')).toContain('the owners were told on');
  await shop.stripe.customers.update(bought.customerId, { address: { country: 'GB' } });
  await operate('tax apply');
  await isApplied(bought, 3);
  expect((await told(bought)).at(-1)).toContain('tax is added');
  expect(await operate('tax list')).toContain('every subscription');
});

it('tells the owners once although a node was killed between the provider and the notice', async () => {
  const bought = await buyUntaxed('FR');
  await shop.api.db.query('UPDATE app.subscriptions SET tax_requested_at = now() WHERE id = $1', [bought.id]);
  await shop.stripe.subscriptions.update(bought.providerId, { automatic_tax: { enabled: true } });
  await syncSubscription(shop.deps, bought.providerId);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { accountId } = bought.testAccount;
  await Promise.all([
    applyTaxOf({ ...shop.deps, log }, accountId),
    applyTaxOf({ ...shop.deps, log }, accountId),
  ]);
  await isApplied(bought, 1);
  expect(await told(bought)).toEqual([expect.stringContaining('tax is added')]);
  expect(mailsTo(bought)).toHaveLength(1);
});
