import { Group, Stack, Text } from '@mantine/core';
import type { PurchasePreview } from '@partyline/contract';
import type { PlannedPurchase } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { dateText } from '../../../dates.ts';
import { priceText } from '../../../subscriptions/prices.ts';
import { isTaxed } from '../../../subscriptions/tax.ts';
import { useSubscriptionStore } from '../../../subscriptions/subscription-store.ts';
import styles from './plans.module.css';

const words = screens.planCards.purchase;

type Fact = readonly [name: string, value: string];

interface PurchaseFactsProps {
  readonly purchase: PlannedPurchase;
  /** null until the provider's amounts are known. */
  readonly preview: PurchasePreview | null;
}

/** Renders what is bought, what it costs now, its credit and its renewals. [PLUS-18] */
export function PurchaseFacts({ purchase, preview }: PurchaseFactsProps) {
  const { product, price } = purchase.offer;
  const facts: Fact[] = [
    [words.plan, product.title],
    [words.users, String(price.users)],
    [words.paid, screens.planCards.intervals[price.interval]],
    ...(preview === null ? [] : [...listCharges(preview), ...listRenewals(preview)]),
  ];
  return (
    <Stack component="dl" gap={6}>
      {facts.map(([name, value], index) => (
        <Group
          key={index}
          justify="space-between"
          align="flex-start"
          gap="lg"
          wrap="nowrap"
          className={name === words.dueNow ? (styles.due ?? '') : ''}
        >
          <Text component="dt" c="dimmed">
            {name}
          </Text>
          <dd className={styles.fact}>{value}</dd>
        </Group>
      ))}
    </Stack>
  );
}

/** Lists today's lines and the credit by the provider. */
function listCharges(preview: PurchasePreview): Fact[] {
  const { chargedAt, lines, credit } = preview;
  const due: Fact = [words.dueNow, dueText(preview)];
  if (chargedAt === 'checkout') return [...listTotals(preview), due];
  const { added = 0, used = 0, left = 0, carriedOver = 0 } = credit ?? {};
  const amounts: [string, number][] = [
    [words.creditAdded, added],
    [words.creditLeft, left],
    [words.carriedOver, carriedOver],
  ];
  return [
    ...lines.map((line): Fact => [lineText(line), priceText(line.amount)]),
    ...listTotals(preview),
    ...(used === 0 ? [] : [[words.creditUsed, priceText(-used)] as const]),
    due,
    ...amounts.filter(([, cents]) => cents > 0).map(([name, cents]): Fact => [name, priceText(cents)]),
  ];
}

/** Names plan, users and interval, which the provider's description does not. [PLUS-18] */
function lineText({ bills, description }: PurchasePreview['lines'][number]): string {
  if (bills === null) return description;
  const { part, plan, users, interval } = bills;
  const { held, intervals } = screens.changePlan;
  return words.lines[part](held(null, plan, users, intervals[interval]));
}

function dueText({ amountDue, totals }: PurchasePreview): string {
  if (amountDue === 0) return words.noCharge;
  return totals.tax === null ? words.plusTax(priceText(amountDue)) : priceText(amountDue);
}

/** Lists discount, net, tax and total of today; no words about tax where there is none. [GB-23, HZ-1] */
function listTotals({ discount, totals: { net, tax, total } }: PurchasePreview): Fact[] {
  const off: Fact[] = discount === null ? [] : [[words.discount, discountText(discount)]];
  if (tax === null) return [...off, [words.net, priceText(net)], [words.tax, words.taxByAddress]];
  if (tax === 0 && !isTaxed) return off;
  return [...off, [words.net, priceText(net)], [words.tax, priceText(tax)], [words.total, priceText(total)]];
}

function discountText({ amount, duration, endsAt }: NonNullable<PurchasePreview['discount']>): string {
  const off = priceText(amount);
  if (duration !== 'repeating' || endsAt === null)
    return words.off[duration === 'repeating' ? 'once' : duration](off);
  return words.off.repeating(off, dateText(Date.parse(endsAt)));
}

function renewalText(amount: number, tax: number | null): string {
  if (tax === null) return words.plusTax(priceText(amount));
  return tax === 0 ? priceText(amount) : words.taxIncluded(priceText(amount), priceText(tax));
}

/** Lists the renewals' price and first date, and which of them credit is expected to pay, up to the first that it does not. */
function listRenewals(preview: PurchasePreview): Fact[] {
  const { renewalAmount, renewalTax, renewalDiscount, renewalAt, renewals, credit } = preview;
  if (renewalAmount === null) return [];
  const price = renewalText(renewalAmount, renewalTax);
  const off: Fact[] =
    renewalDiscount === null ? [] : [[words.renewalDiscount, discountText(renewalDiscount)]];
  const isDated = renewalAt !== null;
  const renewal = isDated ? words.renewalAt(price, dateText(Date.parse(renewalAt))) : price;
  const isByCardAlone = (credit?.left ?? 0) === 0 && (credit?.carriedOver ?? 0) === 0;
  if (isByCardAlone) return [[words.renewal, renewal], ...off];
  const lastPaid = renewals.findLastIndex((one) => one.credit > 0 || one.due !== renewalAmount);
  const expected = renewals.slice(0, lastPaid + 1).map(({ at, credit: paid, due }): Fact => {
    const [fromCredit, toPay] = [paid, due].map((cents) => (cents === 0 ? null : priceText(cents)));
    return [words.expectedOn(dateText(Date.parse(at))), words.expected(fromCredit ?? null, toPay ?? null)];
  });
  return [[words.renewal, renewal], ...off, ...expected];
}

interface PurchaseEffectsProps {
  readonly purchase: PlannedPurchase;
  readonly preview: PurchasePreview;
}

/** Renders how it is paid, and what it does to the instance. [PLUS-18, GB-30] */
export function PurchaseEffects({ purchase, preview }: PurchaseEffectsProps) {
  const { read } = useSubscriptionStore();
  const { chargedAt, amountDue, instanceEffect, usersConnected } = preview;
  const { users } = purchase.offer.price;
  const credit = read.data?.credit ?? 0;
  const keeps = instanceEffect === 'keeps-running' && purchase.target !== null;
  const isCreditTold = chargedAt === 'checkout' && credit > 0;
  return (
    <>
      <p>{paymentTextOf(chargedAt, amountDue)}</p>
      {isCreditTold ? <p>{words.accountCredit(priceText(credit))}</p> : null}
      {keeps ? <p>{words.keepsRunning(purchase.target)}</p> : null}
      {keeps && usersConnected !== null && usersConnected > users ? (
        <p>{words.moreConnected(usersConnected, users)}</p>
      ) : null}
      {instanceEffect === 'new' ? <p>{words.addsInstance}</p> : null}
    </>
  );
}

function paymentTextOf(chargedAt: PurchasePreview['chargedAt'], amountDue: number): string {
  if (chargedAt === 'checkout') return words.onProvidersPage;
  return amountDue === 0 ? words.paysNothing : words.chargesCard;
}
