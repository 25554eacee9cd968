import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import {
  chooseDefaultPrice,
  computeQuote,
  listUserCounts,
  PLAN_VARIANTS,
  type Interval,
  type Offer,
  type Product,
  type Quote,
} from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { classNames, planClass, Tag } from '@partyline/ui';
import { useState } from 'react';
import { isTaxed } from '../../../subscriptions/tax.ts';
import { ListedPrice } from '../../../subscriptions/listed-price.tsx';
import { shownPriceOf } from '../../../subscriptions/prices.ts';
import styles from './plans.module.css';
import { RightReason } from '../../../subscriptions/right-reason.tsx';

const words = screens.planCards;

interface PlanCardProps {
  readonly product: Product;
  readonly interval: Interval;
  readonly isRecommended: boolean;
  /** Whether the plan is in use or was chosen before. */
  readonly note: string | null;
  readonly refusal: string | undefined;
  /** The number of users chosen before; default: the plan's. */
  readonly firstUsers: number | undefined;
  readonly onChoose: (offer: Offer) => void;
}

/** Renders a plan with its price. [PRICE-1, PRICE-2, PRICE-10 … PRICE-12] */
export function PlanCard({
  product,
  interval,
  isRecommended,
  note,
  refusal,
  firstUsers,
  onChoose,
}: PlanCardProps) {
  const { title, description, prices } = product;
  const [users, setUsers] = useState(firstUsers ?? chooseDefaultPrice(prices)?.users ?? 0);
  const quote = computeQuote(product, users, interval);
  const counts = listUserCounts(prices);
  return (
    <li className={classNames(styles.card, planClass(PLAN_VARIANTS[title]))} aria-label={title}>
      <Group gap="sm">
        <Title order={2} fz="lg" lh="lg" me="auto">
          {title}
        </Title>
        {note === null ? null : <Tag label={note} />}
        {isRecommended ? <Tag label={words.recommended} /> : null}
      </Group>
      <Text c="dimmed">{words.describe(description)}</Text>
      <NativeSelect
        aria-label={words.usersOf(title)}
        data={counts.map((count) => ({ value: String(count), label: words.count(count) }))}
        value={String(users)}
        onChange={(event) => setUsers(Number(event.currentTarget.value))}
      />
      {quote.ok ? (
        <QuoteLines quote={quote.value} />
      ) : (
        <Text c="dimmed">{words.notSold(words.intervals[interval])}</Text>
      )}
      {quote.ok ? (
        <RightReason reason={refusal}>
          <Button
            fullWidth
            variant={isRecommended ? 'filled' : 'default'}
            aria-label={words.chooseFor(title, users)}
            onClick={() => onChoose({ product, price: quote.value.price })}
          >
            {words.choose(title)}
          </Button>
        </RightReason>
      ) : null}
    </li>
  );
}

/** Renders what is charged, what it is by the month and saves, and the discount. [GB-35, PRICE-5, PRICE-6, PRICE-7, PRICE-15, PRICE-21] */
function QuoteLines({ quote }: { readonly quote: Quote }) {
  const { amount, interval, listed, discount, monthly, saving } = shownPriceOf(quote);
  return (
    <Stack gap={2} align="flex-start">
      {discount === null ? null : <p className={styles.banner}>{words.discountEveryRenewal(discount)}</p>}
      <p>
        <b className={styles.amount}>{amount}</b> <ListedPrice listed={listed} />
        <Text span c="dimmed">
          {words.perInterval[interval]}
          {isTaxed ? ` ${words.plusTax}` : ''}
        </Text>
      </p>
      {monthly === null ? null : <Text c="dimmed">{words.monthly(monthly)}</Text>}
      {saving === null ? null : <Text fw="bold">{words.saving(saving)}</Text>}
    </Stack>
  );
}
