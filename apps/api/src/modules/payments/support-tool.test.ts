import { runProgram, type CommandResult } from '@partyline/tools-processes';
import { insertAccount, insertRow, insertSubscription, type AccountRow } from '@partyline/rows/testing';
import { beforeAll, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const test = oncePerFile(createTestDatabase);
let account: AccountRow;
let email: string;

beforeAll(async () => {
  account = await insertAccount(test.database, { name: 'Acme', productKind: null });
  const { accountId, ownerUid } = account;
  email = `${ownerUid}@example.test`;
  await test.database.query(`UPDATE app.accounts SET provider_customer_id = 'cus_9' WHERE id = $1`, [
    accountId,
  ]);
  await insertSubscription(test.database, {
    account_id: accountId,
    plan: 'Pro',
    users: 16,
    provider_subscription_id: 'sub_9',
    provider_price_id: 'pro-16-month',
  });
  await insertRow(
    test.database,
    'invoices',
    {
      ...{ account_id: accountId, provider_invoice_id: 'in_9', provider_subscription_id: 'sub_9' },
      ...{ number: 'T-9', status: 'Paid', currency: 'USD', amount_cents: 9900, refunded_cents: 100 },
      issued_at: new Date('2026-11-23T10:00:00Z'),
    },
    'id',
  );
});

function addCredit(): Promise<number> {
  const money = { number: 'T-10', status: 'Paid', currency: 'USD', amount_cents: -162_000 };
  return insertRow<number>(
    test.database,
    'invoices',
    {
      ...{ account_id: account.accountId, provider_invoice_id: 'in_10', ...money },
      issued_at: new Date('2026-11-24T10:00:00Z'),
    },
    'id',
  );
}

function support(...args: readonly string[]): Promise<CommandResult> {
  const env = { ...process.env, DATABASE_URL: test.url };
  return runProgram('tools/support/src/main.ts', ['payments', ...args], { env });
}

function incident(status: string): Promise<number> {
  return insertRow<number>(
    test.database,
    'payment_incidents',
    {
      ...{ account_id: account.accountId, kind: 'second-plan', provider_object_id: `sub_${status}` },
      ...{ amount_cents: 3900, currency: 'USD', status },
    },
    'id',
  );
}

it("[BILL-2, BILL-5, PLUS-21] prints an account's purchases and payments, by id, owner or customer", async () => {
  const { accountId } = account;
  const { exitCode, stdout } = await support(String(accountId));
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`Account ${accountId} "Acme", owner ${email}, customer cus_9`);
  expect(stdout).toMatch(/Pro, 16 users, month, Subscribed, .*sub_9/);
  expect(stdout).toContain(
    'T-9  2026-11-23T10:00:00Z, Paid, 99.00 USD, 1.00 USD given back, no subscription',
  );
  for (const asked of [email.toUpperCase(), 'cus_9']) expect((await support(asked)).stdout).toBe(stdout);
  const { stdout: json } = await support('cus_9', '--json');
  expect(JSON.parse(json)).toMatchObject({ exitCode: 0, invoices: [{ amountCents: 9900 }] });
});

it('[BILL-6, PLUS-21] prints an invoice below 0 as a credit, not as paid', async () => {
  await addCredit();
  const { stdout } = await support(String(account.accountId));
  expect(stdout).toContain('T-10  2026-11-24T10:00:00Z, Credit, 1620.00 USD, no subscription');
});

it('[PLUS-19, HZ-3] names the only end of an unpaid subscription, and what is to be paid', async () => {
  const unpaid = `status = 'Past-Due', grace_ends_at = '2026-12-04T10:00:00Z', past_due_cents = 7200,
    auto_renewal_date = '2026-11-27T10:00:00Z', cancel_status = true`;
  await test.database.query(
    `UPDATE app.subscriptions SET ${unpaid} WHERE provider_subscription_id = 'sub_9'`,
  );
  const { stdout } = await support('cus_9');
  expect(stdout).toContain('Past-Due, 72.00 USD unpaid, works until 2026-12-04T10:00:00Z, cancelled, sub_9');
  expect(stdout).not.toContain('renews');
});

it('lists open incidents, without refunded ones', async () => {
  expect(await support('--open')).toMatchObject({ exitCode: 0, stdout: 'To look into (0):\n  none\n' });
  await incident('refunded');
  expect((await support('--open')).exitCode).toBe(0);
  await incident('open');
  const { exitCode, stdout } = await support('--open');
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`second-plan  sub_open, account ${account.accountId}, 39.00 USD, open, since `);
  expect(stdout).not.toContain('sub_refunded');
  expect((await support('cus_9')).exitCode).toBe(1);
});

it('prints errors as one sentence, without passwords', async () => {
  for (const [args, sentence] of [
    [['cus_unknown'], 'There is no account cus_unknown.\n'],
    [[], 'Name an account, or --open.\n'],
    [['1', '--open'], 'Name an account, or --open.\n'],
    [
      ['1', '--database', 'postgres://me:hush@127.0.0.1:9/none'],
      'The database does not answer, or its address or password is wrong.\n',
    ],
  ] as const)
    expect(await support(...args)).toMatchObject({ exitCode: 2, stdout: '', stderr: sentence });
});
