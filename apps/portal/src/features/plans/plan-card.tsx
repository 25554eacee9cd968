import { Button, NativeSelect } from '@mantine/core';
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
import { classNames, DisabledReason, Tag } from '@partyline/ui';
import { useState } from 'react';
import { isTaxed } from '../../subscriptions/tax.ts';
import { ListedPrice } from '../../subscriptions/listed-price.tsx';
import { shownPriceOf } from '../../subscriptions/prices.ts';
import styles from './plans.module.css';

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
    <li className={classNames(styles.card, styles[PLAN_VARIANTS[title]])} aria-label={title}>
      <div className={styles.cardHead}>
        <h3 className={styles.name}>{title}</h3>
        {note === null ? null : <Tag label={note} />}
        {isRecommended ? <Tag label={words.recommended} /> : null}
      </div>
      <p className={styles.text}>{words.describe(description)}</p>
      <NativeSelect
        aria-label={words.usersOf(title)}
        data={counts.map((count) => ({ value: String(count), label: words.count(count) }))}
        value={String(users)}
        onChange={(event) => setUsers(Number(event.currentTarget.value))}
      />
      {quote.ok ? (
        <QuoteLines quote={quote.value} />
      ) : (
        <p className={styles.text}>{words.notSold(words.intervals[interval])}</p>
      )}
      {quote.ok ? (
        <DisabledReason reason={refusal}>
          <Button
            className={styles.choose ?? ''}
            variant={isRecommended ? 'filled' : 'default'}
            aria-label={words.chooseFor(title, users)}
            onClick={() => onChoose({ product, price: quote.value.price })}
          >
            {words.choose(title)}
          </Button>
        </DisabledReason>
      ) : null}
    </li>
  );
}

/** Renders what is charged, what it is by the month and saves, and the discount. [GB-35, PRICE-5, PRICE-6, PRICE-7, PRICE-15, PRICE-21] */
function QuoteLines({ quote }: { readonly quote: Quote }) {
  const { amount, interval, listed, discount, monthly, saving } = shownPriceOf(quote);
  return (
    <div className={styles.quote}>
      {discount === null ? null : <p className={styles.banner}>{words.discountEveryRenewal(discount)}</p>}
      <p>
        <b className={styles.amount}>{amount}</b> <ListedPrice listed={listed} />
        <span className={styles.per}>
          {words.perInterval[interval]}
          {isTaxed ? ` ${words.plusTax}` : ''}
        </span>
      </p>
      {monthly === null ? null : <p className={styles.text}>{words.monthly(monthly)}</p>}
      {saving === null ? null : <p className={styles.saving}>{words.saving(saving)}</p>}
    </div>
  );
}
