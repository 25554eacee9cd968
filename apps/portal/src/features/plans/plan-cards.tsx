import { SegmentedControl } from '@mantine/core';
import {
  chooseDefaultPrice,
  computeCardLayout,
  findOffer,
  findRecommended,
  INTERVALS,
  listProductsInOrder,
  type Interval,
  type Offer,
  type Product,
} from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { useState } from 'react';
import { storedValues } from '../../session/tabs/stored-values.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

const words = screens.planCards;
const CHOICES = INTERVALS.map((value) => ({ value, label: words.intervals[value] }));

interface PlanCardsProps {
  readonly products: readonly Product[];
  /** Why nothing can be bought, in words. */
  readonly refusal: string | undefined;
  readonly onChoose: (offer: Offer) => void;
}

/** The interval that is shown at first: of the plan chosen before signing up, else of the recommended one. [GA-23, GB-34] */
function firstInterval(products: readonly Product[], chosen: Offer | null): Interval {
  if (chosen !== null) return chosen.price.interval;
  const product = findRecommended(products) ?? products[0];
  return chooseDefaultPrice(product?.prices ?? [])?.interval ?? 'month';
}

/** The plan cards of one price list, in order, with one interval for all. [PRICE-1, PRICE-8, PRICE-9, PRICE-13, PRICE-14, PRICE-20] */
export function PlanCards({ products, refusal, onChoose }: PlanCardsProps) {
  const [chosen] = useState(() => {
    const offer = findOffer(products, storedValues.get('get-started') ?? '');
    return offer.ok ? offer.value : null;
  });
  const [interval, setInterval] = useState(() => firstInterval(products, chosen));
  const recommended = findRecommended(products);
  return (
    <>
      <SegmentedControl
        className={styles.switch}
        aria-label={words.interval}
        data={CHOICES}
        value={interval}
        onChange={setInterval}
      />
      <ul className={styles.cards} data-layout={computeCardLayout(products.length)}>
        {listProductsInOrder(products).map((product) => (
          <PlanCard
            key={product.title}
            {...{ product, interval, refusal, onChoose }}
            isRecommended={product === recommended}
            firstUsers={chosen?.product === product ? chosen.price.users : undefined}
          />
        ))}
      </ul>
    </>
  );
}
