import {
  INTERVALS,
  PLANS,
  PRODUCT_KIND_OF,
  SUBSCRIPTION_TYPES,
  computeQuote,
  formatPrice,
  listIntervals,
  listUserCounts,
  parseCatalogue,
} from '@partyline/pricing';
import type { Catalogue, CatalogueIssue, Product, Quote, SubscriptionType } from '@partyline/pricing';
import { CATALOGUE_ISSUE_TEXTS } from '@partyline/texts';
import { chooseCount, chooseWord, orList } from '../cli/choose-word.ts';
import type { Answer, Call, Command } from '../cli/command.ts';
import { parseJson } from '../cli/read-json.ts';
import { WrongUse } from '../cli/wrong-use.ts';

/** Reads the name or purchase kind of a catalogue list; `intercom` is the list for new purchases. */
function readList(typed: string): SubscriptionType {
  const kinds = SUBSCRIPTION_TYPES.map((type) => PRODUCT_KIND_OF[type]);
  const words = [...new Set([...SUBSCRIPTION_TYPES, ...kinds])];
  const word = chooseWord('kind', words, typed);
  const type =
    SUBSCRIPTION_TYPES.find((known) => known === word) ??
    SUBSCRIPTION_TYPES.find((known) => PRODUCT_KIND_OF[known] === word);
  return type ?? 'new';
}

async function readCatalogue(call: Call): Promise<Catalogue | readonly CatalogueIssue[]> {
  const source = call.value('catalogue');
  if (source === undefined) return (await import('@partyline/catalog')).CATALOGUE;
  const parsed = parseCatalogue(parseJson(await call.read(source), 'The catalogue'));
  return parsed.ok ? parsed.value : parsed.error;
}

const isIssues = (read: Catalogue | readonly CatalogueIssue[]): read is readonly CatalogueIssue[] =>
  Array.isArray(read);

function answerIssues(issues: readonly CatalogueIssue[]): Answer {
  const said = issues.map((issue) => ({ ...issue, text: CATALOGUE_ISSUE_TEXTS[issue.code] }));
  return {
    exitCode: 1,
    lines: [
      `The catalogue is at fault, so nothing is priced by it (${issues.length === 1 ? 'one problem' : `${issues.length} problems`}):`,
      ...said.map(({ path, text, code }) => `  ${path || 'the whole'}: ${text} [${code}]`),
    ],
    data: { asked: null, quote: null, catalogueIssues: said },
  };
}

const centsOf = (cents: number): string => `${formatPrice(cents)} (${cents} cents)`;

function describe({ price, charge, monthlyEquivalent, saving, discountBanner }: Quote): string[] {
  return [
    `Price: ${centsOf(price.price)} for every ${price.interval}, for ${price.users} users, before any discount`,
    `Charged: ${centsOf(charge)} for every ${price.interval}, before tax`,
    `Monthly equivalent: ${monthlyEquivalent === null ? 'none, only a year has one' : centsOf(monthlyEquivalent)}`,
    `Saving of the year against twelve months: ${saving === null ? 'none is shown' : centsOf(saving)}`,
    `Discount banner: ${discountBanner === null ? 'none' : `${discountBanner}%`}`,
    `Price id: ${price.priceId}`,
  ];
}

function describeOffers(product: Product): string[] {
  return listUserCounts(product.prices).map(
    (users) => `  ${users} users: ${listIntervals(product.prices, users).join(', ')}`,
  );
}

function readProduct(products: readonly Product[], call: Call): Product {
  const titles = products.map(({ title }) => title);
  const typed = call.value('plan');
  if (typed === undefined && products.length !== 1)
    throw new WrongUse(`Name a plan: --plan ${orList(titles)}.`);
  const title = typed === undefined ? titles[0] : chooseWord('plan', PLANS, typed);
  const product = products.find((candidate) => candidate.title === title);
  if (product === undefined)
    throw new WrongUse(`The plan "${title ?? ''}" is not on this list: there is ${orList(titles)}.`);
  return product;
}

async function run(call: Call): Promise<Answer> {
  const kind = readList(call.value('kind') ?? 'new');
  const [users, interval] = [call.value('users'), call.value('interval')];
  if (users === undefined) throw new WrongUse('Say for how many users: --users 8.');
  const asked = {
    users: chooseCount('--users', users, 1),
    interval: chooseWord('interval', INTERVALS, interval ?? 'month'),
  };
  const catalogue = await readCatalogue(call);
  if (isIssues(catalogue)) return answerIssues(catalogue);
  const product = readProduct(catalogue[kind], call);
  const quote = computeQuote(product, asked.users, asked.interval);
  const data = { asked: { kind, plan: product.title, ...asked }, catalogueIssues: [] };
  if (!quote.ok) {
    return {
      exitCode: 1,
      lines: [
        `${product.title} is not on sale for ${asked.users} users by the ${asked.interval}; there is:`,
        ...describeOffers(product),
      ],
      data: { ...data, quote: null },
    };
  }
  const { price, charge, monthlyEquivalent, saving, discountBanner } = quote.value;
  const shown = {
    priceId: price.priceId,
    cents: price.price,
    formatted: formatPrice(price.price),
    chargedCents: charge,
    chargedFormatted: formatPrice(charge),
    monthlyEquivalentCents: monthlyEquivalent,
    monthlyEquivalentFormatted: monthlyEquivalent === null ? null : formatPrice(monthlyEquivalent),
    savingCents: saving,
    savingFormatted: saving === null ? null : formatPrice(saving),
    discountBannerPercent: discountBanner,
  };
  return {
    exitCode: 0,
    lines: [`${product.title} (${kind})`, ...describe(quote.value)],
    data: { ...data, quote: shown },
  };
}

export const price: Command = {
  usage: '--plan PLAN --users COUNT [--interval INTERVAL] [options]',
  about: ['Says what a plan costs, what a year comes to by the month, and what it saves.'],
  options: {
    plan: {
      value: 'PLAN',
      help: 'Trial, Essential, Pro or Premium (may be left out where the list has one plan)',
    },
    users: { value: 'COUNT', help: 'for how many users' },
    interval: { value: 'INTERVAL', help: 'week, month (the default) or year' },
    kind: { value: 'KIND', help: 'the list: new (the default; also intercom), upgrade, skyport or trial' },
    catalogue: { value: 'FILE', help: 'another price catalogue than the product’s own' },
  },
  mostArguments: 0,
  exits: { 0: 'the price was found', 1: 'not on sale, or the catalogue is at fault' },
  examples: [
    '--plan Pro --users 16 --interval year',
    '--plan Essential --users 8 --kind skyport --json',
    '--catalogue - --plan Pro --users 8 < catalogue.json',
  ],
  run,
};
