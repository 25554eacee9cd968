import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY, startService, type RunningService } from '@partyline/tools-processes';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProvider } from './provider.ts';
import { runSync } from './run-sync.ts';

const KEY = 'sk_test_of_these_tests';

let folder: string;
let sandbox: RunningService | undefined;
let env: Record<string, string>;
let stripe: Stripe;

/** Starts the sandbox as a process with an empty data folder. */
async function startSandbox(name: string): Promise<string> {
  const settings = {
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
    SANDBOX_DATA_DIR: join(folder, name),
    INSTANCE_HOST_SECRET: '0123456789abcdef',
    PAYMENTS_SECRET_KEY: KEY,
  };
  sandbox = await startService('apps/sandbox/src/main.ts', 'url', { env: settings, showErrors: true });
  return sandbox.url;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-sync-'));
});
afterAll(async () => {
  await sandbox?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function changedCatalogue(change: (text: string) => string): Promise<string> {
  const file = join(folder, 'changed.json');
  await writeFile(file, change(await readFile(join(REPOSITORY, 'libs/catalog/catalogue.json'), 'utf8')));
  return file;
}

describe('the synchronisation', () => {
  beforeEach(async ({ task }) => {
    await sandbox?.stop();
    const url = await startSandbox(task.id);
    env = { PAYMENTS_API_URL: url, PAYMENTS_SECRET_KEY: KEY };
    stripe = openProvider(url, KEY);
  });

  it('plans without writing, writes on request, and then has nothing to do', async () => {
    const plan = await runSync([], env);
    expect(plan.code).toBe(0);
    expect(plan.output).toContain('+ product partyline-essential-intercom-: Essential (intercom)\n');
    expect(plan.output).toContain('+ price intercom-essential-4-month: 39.00 USD a month\n');
    expect(plan.output).not.toContain('trial');
    expect((await stripe.prices.list()).data).toEqual([]);

    expect(await runSync(['--apply'], env)).toEqual({
      code: 0,
      output: plan.output.replace(/(\d+) to do; --apply does it\./, '$1 done.'),
      errors: '',
    });
    const { data } = await stripe.prices.list({ lookup_keys: ['intercom-essential-4-month'] });
    expect(data).toMatchObject([
      {
        unit_amount: 3900,
        currency: 'usd',
        recurring: { interval: 'month', interval_count: 1 },
        active: true,
      },
    ]);
    for (const args of [['--apply'], ['--dry-run'], []])
      expect(await runSync(args, env)).toEqual({
        code: 0,
        output: 'Nothing to do: the provider has the catalogue.\n',
        errors: '',
      });
  });

  it('creates a new price for a changed amount, archives the old one, and leaves prices of others alone', async () => {
    await runSync(['--apply'], env);
    const foreign = await stripe.prices.create({
      product: 'partyline-essential-intercom-',
      currency: 'usd',
      unit_amount: 1,
      recurring: { interval: 'month' },
      lookup_key: 'made-by-hand',
    });
    const find = async () => (await stripe.prices.list({ lookup_keys: ['skyport-pro-8-week'] })).data[0];
    const before = await find();
    const file = await changedCatalogue((text) =>
      text.replace(
        /("skyport-pro-8-week",\s*"price": )(\d+)/,
        (_all, head, cents) => `${head}${Number(cents) + 100}`,
      ),
    );
    expect((await runSync(['--apply', '--catalog', file], env)).code).toBe(0);
    const after = await find();
    expect(after?.unit_amount).toBe((before?.unit_amount ?? 0) + 100);
    expect(await stripe.prices.retrieve(before?.id ?? '')).toMatchObject({ active: false, lookup_key: null });
    expect(await stripe.prices.retrieve(foreign.id)).toMatchObject({ active: true });
    expect((await runSync(['--catalog', file], env)).output).toMatch(/^Nothing to do/);
  });

  it('says that tax comes on top of a price, also of those that were made before, and what is sold', async () => {
    await runSync(['--apply'], env);
    const { data } = await stripe.prices.list({ lookup_keys: ['intercom-essential-4-month'] });
    const [price] = data;
    expect(price?.tax_behavior).toBe('exclusive');
    const id = 'partyline-essential-intercom-';
    expect((await stripe.products.retrieve(id)).tax_code).toBe('txcd_10103001');

    await stripe.products.update(id, { tax_code: '' });
    const before = await stripe.prices.create({
      ...{
        product: id,
        currency: 'usd',
        unit_amount: price?.unit_amount ?? 0,
        recurring: { interval: 'month' },
      },
      ...{
        lookup_key: 'intercom-essential-4-month',
        transfer_lookup_key: true,
        nickname: price?.nickname ?? '',
      },
      metadata: price?.metadata ?? {},
    });
    expect(before.tax_behavior).toBe('unspecified');
    const { output } = await runSync(['--apply'], env);
    expect(output).toContain(`~ product ${id}`);
    expect(output).toContain(`~ price intercom-essential-4-month (${before.id})`);
    expect((await stripe.prices.retrieve(before.id)).tax_behavior).toBe('exclusive');
    expect((await stripe.products.retrieve(id)).tax_code).toBe('txcd_10103001');
    expect((await runSync([], env)).output).toMatch(/^Nothing to do/);
  });

  it('continues after a failure of the provider', async () => {
    const faults = `${env['PAYMENTS_API_URL']}/control/faults`;
    const fault = { target: 'payments', kind: 'fail', status: 400, match: '/v1/prices', times: 3 };
    await fetch(faults, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const failed = await runSync(['--apply'], env);
    expect(failed).toMatchObject({ code: 3 });
    expect(failed.errors).toContain('The provider failed after');
    await fetch(faults, { method: 'DELETE' });
    expect((await runSync(['--apply'], env)).code).toBe(0);
    expect((await runSync([], env)).output).toMatch(/^Nothing to do/);
  });

  it('sends nothing for a catalogue that breaks a rule', async () => {
    const file = await changedCatalogue((text) => text.replace('"USD"', '"EUR"'));
    const { code, errors } = await runSync(['--apply', '--catalog', file], env);
    expect(code).toBe(1);
    expect(errors).toContain('nothing was sent');
    expect((await stripe.products.list()).data).toEqual([]);
  });

  it('names a key the provider refuses without repeating it', async () => {
    const wrong = 'sk_test_of_another_account';
    const { code, output, errors } = await runSync([], { ...env, PAYMENTS_SECRET_KEY: wrong });
    expect(code).toBe(3);
    expect(output + errors).not.toContain(wrong);
  });
});

it.each([
  ['an unknown option', ['--force'], {}],
  ['both ways', ['--apply', '--dry-run'], {}],
  ['a word', ['now'], {}],
  ['no key', [], { PAYMENTS_SECRET_KEY: '' }],
  ['an address with a path', [], { PAYMENTS_API_URL: 'http://localhost:1/v1' }],
  ['a missing file', ['--catalog', '/missing.json'], {}],
])('refuses %s in one sentence', async (_what, args, change) => {
  const { code, output, errors } = await runSync(args, {
    PAYMENTS_API_URL: 'http://localhost:1',
    PAYMENTS_SECRET_KEY: KEY,
    ...change,
  });
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).not.toBe('');
});
