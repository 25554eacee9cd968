import { PAID_PLANS, SUBSCRIPTION_TYPES, computeQuote, formatPrice } from '@partyline/pricing';
import { describe, expect, it } from 'vitest';
import { call, dataOf, folderWith } from '../testing/call.ts';

// Loaded late, like the command does.
const { CATALOGUE } = await import('@partyline/catalog');

const all = SUBSCRIPTION_TYPES.flatMap((kind) =>
  CATALOGUE[kind].flatMap((product) => product.prices.map((price) => ({ kind, product, price }))),
);

it('says of every price in the catalogue what the rules say', async () => {
  for (const { kind, product, price } of all) {
    const asked = [
      '--kind',
      kind,
      '--plan',
      product.title,
      '--users',
      String(price.users),
      '--interval',
      price.interval,
    ];
    const outcome = await call(['price', ...asked, '--json']);
    const quote = computeQuote(product, price.users, price.interval);
    expect(outcome.exitCode).toBe(0);
    expect(dataOf(outcome)).toMatchObject({
      asked: { kind, plan: product.title, users: price.users, interval: price.interval },
      quote: {
        priceId: price.priceId,
        cents: price.price,
        formatted: formatPrice(price.price),
        chargedCents: quote.ok ? quote.value.charge : undefined,
        monthlyEquivalentCents: quote.ok ? quote.value.monthlyEquivalent : undefined,
        savingCents: quote.ok ? quote.value.saving : undefined,
        discountBannerPercent: quote.ok ? quote.value.discountBanner : undefined,
      },
    });
  }
});

it('says it in words', async () => {
  const { stdout } = await call(['price', '--plan', 'pro', '--users', '16', '--interval', 'year']);
  expect(stdout).toContain('Charged: USD 2,560.00 (256000 cents) for every year, before tax');
  expect(stdout).toContain('Monthly equivalent: USD 213.33 (21333 cents)');
  expect(stdout).toContain('Saving of the year against twelve months: USD 512.00 (51200 cents)');
});

it('takes the product kind for the list of new purchases, and the only plan of a list', async () => {
  const asked = ['--plan', 'Pro', '--users', '16', '--json'];
  const byKind = dataOf(await call(['price', '--kind', 'intercom', ...asked]));
  expect(byKind).toEqual(dataOf(await call(['price', '--kind', 'new', ...asked])));
  expect(await call(['price', '--kind', 'trial', '--users', '4', '--interval', 'week'])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('Discount banner: 100%') as string,
  });
});

describe('an unknown price', () => {
  it('is not on sale, and the answer lists those that are', async () => {
    const outcome = await call(['price', '--plan', 'Essential', '--users', '5', '--json']);
    expect(outcome.exitCode).toBe(1);
    expect(dataOf(outcome)).toMatchObject({ quote: null, asked: { plan: 'Essential', users: 5 } });
    expect((await call(['price', '--plan', 'Essential', '--users', '5'])).stdout).toContain(
      '8 users: week, month, year',
    );
  });

  it.each([
    ['--plan Pro', 'Say for how many users'],
    ['--plan Pro --users 0', '--users is a whole number from 1 up'],
    ['--plan Pro --users 1e2', '--users is a whole number from 1 up'],
    ['--plan Pro --users 16 --interval monthly', 'did you mean month?'],
    ['--plan Pro --users 16 --interval yearly', 'did you mean year?'],
    [
      '--plan Premium --users 16 --kind skyport',
      'The plan "Premium" is not on this list: there is Essential or Pro.',
    ],
    ['--users 16', `Name a plan: --plan ${PAID_PLANS[0]}`],
    ['--plan Gold --users 16', 'There is no plan "Gold"'],
    ['--plan Pro --users 16 --kind cloud', 'There is no kind "cloud"'],
    ['Pro 16', 'No argument is taken besides options'],
  ])('is wrong use: %j', async (line, sentence) => {
    const { exitCode, stdout, stderr } = await call(['price', ...line.split(' ')]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

describe('another catalogue', () => {
  const asked = ['price', '--plan', 'Pro', '--users', '16', '--interval', 'year', '--catalogue'];
  const altered = (change: (text: string) => string): string => change(JSON.stringify(CATALOGUE));

  it('is taken from a file or piped in', async () => {
    const dearer = altered((text) => text.replaceAll('"priceId":"', '"priceId":"x-'));
    const folder = folderWith({ 'other.json': dearer });
    expect((await call([...asked, 'other.json'], null, folder)).stdout).toContain(
      'Price id: x-intercom-pro-16-year',
    );
    expect(await call([...asked, '-'], dearer)).toMatchObject({ exitCode: 0 });
  });

  it.each([
    [
      'a yearly price in fractions of a cent',
      altered((text) => text.replace('"price":256000', '"price":256000.5')),
      'not-cents',
    ],
    [
      'a saving that contradicts its prices',
      altered((text) => text.replace('"savedAmount":51200', '"savedAmount":1')),
      'saved-amount-differs',
    ],
    ['another currency', altered((text) => text.replace('"USD"', '"EUR"')), 'currency-not-usd'],
    ['a list that is missing', '{"trial":[],"new":[],"upgrade":[]}', 'missing'],
    ['no catalogue', '[]', 'wrong-type'],
  ])('prices nothing with %s', async (_what, text, code) => {
    const outcome = await call([...asked, '-', '--json'], text);
    expect(outcome.exitCode).toBe(1);
    const { catalogueIssues, quote } = dataOf(outcome) as {
      catalogueIssues: { code: string }[];
      quote: unknown;
    }; // As documented.
    expect(quote).toBeNull();
    expect(catalogueIssues.map((issue) => issue.code)).toContain(code);
    expect((await call([...asked, '-'], text)).stdout).toContain(`[${code}]`);
  });

  it('that is no JSON is one sentence, which shows none of it', async () => {
    const { exitCode, stdout, stderr } = await call([...asked, '-'], '{"trial": secret}');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain('The catalogue is not JSON');
    expect(stderr).not.toContain('secret');
  });
});
