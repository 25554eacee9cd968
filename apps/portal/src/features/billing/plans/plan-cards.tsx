import { SegmentedControl } from '@mantine/core';
import {
  chooseDefaultPrice,
  computeCardLayout,
  findRecommended,
  INTERVALS,
  listProductsInOrder,
  type Interval,
  type Offer,
  type Plan,
  type Product,
} from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { useState } from 'react';
import { useUserSubscription } from '../../../subscriptions/subscription-store.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

const words = screens.planCards;
const CHOICES = INTERVALS.map((value) => ({ value, label: words.intervals[value] }));

interface HeldSize {
  readonly noOfUsers: number;
  /** null for a trial. */
  readonly interval: Interval | null;
}

interface PlanCardsProps {
  readonly products: readonly Product[];
  /** Why nothing can be bought. */
  readonly refusal: string | undefined;
  /** Of the instance or device; default: the account's. */
  readonly current?: Plan | null;
  /** The size and interval that are changed: no others are preselected. */
  readonly held?: HeldSize;
  readonly onChoose: (offer: Offer) => void;
}

/** Returns the interval of the plan chosen before sign-up, else of the recommended one. [GA-23, GB-34] */
function firstInterval(products: readonly Product[], chosen: Offer | null): Interval {
  if (chosen !== null) return chosen.price.interval;
  const product = findRecommended(products) ?? products[0];
  return chooseDefaultPrice(product?.prices ?? [])?.interval ?? 'month';
}

/**
 * Renders the cards of a price list with one shared interval; marks the current plan. [ENT-15, PRICE-1, PRICE-8, PRICE-9, PRICE-13,
 * PRICE-14, PRICE-20]
 */
export function PlanCards({ products, refusal, current, held, onChoose }: PlanCardsProps) {
  const { userSelectedPlan: chosen, userSubscribedPlan, subscriptionPlan } = useUserSubscription(products);
  const [interval, setInterval] = useState(() => held?.interval ?? firstInterval(products, chosen));
  const recommended = findRecommended(products);
  const noteOf = (plan: Plan) => {
    if (plan === (current === undefined ? userSubscribedPlan : current)) return words.yourPlan;
    if (current === undefined && subscriptionPlan.includes(plan)) return words.inUse;
    return chosen?.product.title === plan ? words.chosen : null;
  };
  const firstUsers = ({ title, prices }: Product) => {
    if (title === current && prices.some(({ users }) => users === held?.noOfUsers)) return held?.noOfUsers;
    return chosen?.product.title === title ? chosen.price.users : undefined;
  };
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
            note={noteOf(product.title)}
            firstUsers={firstUsers(product)}
          />
        ))}
      </ul>
    </>
  );
}
