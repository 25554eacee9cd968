import { INTERVALS } from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { GET_STARTED_PARAMETER } from '../session/links.ts';
import { ListedPrice } from '../subscriptions/listed-price.tsx';
import type { ShownPrice } from '../subscriptions/prices.ts';
import { listShownPlans, type ShownPlan } from './plan-prices.ts';

const words = screens.landing.plans;
/** The initial interval, to which others are compared. */
const FIRST = 'month';

/** Links to sign-up; the app stores the price until checkout. [GA-23] */
function getStarted({ priceId }: ShownPrice): string {
  return `/login?${new URLSearchParams({ mode: 'sign-up', [GET_STARTED_PARAMETER]: priceId }).toString()}`;
}

/** Renders the choice of the billing interval, which works without a script: the style sheet reads the radio. */
function IntervalChoice() {
  return (
    <fieldset className="intervals" aria-label={words.intervalLabel}>
      {INTERVALS.map((interval) => (
        <label key={interval}>
          <input type="radio" name="interval" value={interval} defaultChecked={interval === FIRST} />
          {words.intervals[interval]}
        </label>
      ))}
    </fieldset>
  );
}

interface PriceProps {
  readonly plan: ShownPlan;
  readonly price: ShownPrice;
  readonly isTaxed: boolean;
}

function Price({ plan, price, isTaxed }: PriceProps) {
  return (
    <div className={`price ${price.interval}`}>
      <p className="amount">
        <b>{price.amount}</b> <ListedPrice listed={price.listed} />
        {words.per[price.interval]}
        {isTaxed ? ` ${words.plusTax}` : ''}, {words.users(plan.users)}
      </p>
      <p className="monthly">
        {price.monthly === null ? ' ' : words.monthly(price.monthly)}{' '}
        {price.saving === null ? null : <b>{words.saving(price.saving)}</b>}
      </p>
      {price.discount === null ? null : <p className="monthly">{words.discount(price.discount)}</p>}
    </div>
  );
}

function PlanCard({ plan, isTaxed }: { readonly plan: ShownPlan; readonly isTaxed: boolean }) {
  return (
    <li className={`plan ${plan.variant}`}>
      <div className="plan-head">
        <h3>{plan.name}</h3>
        {plan.isRecommended ? <span className="tag">{words.recommended}</span> : null}
      </div>
      <p className="description">{screens.planCards.describe(plan.description)}</p>
      {plan.prices.map((price) => (
        <Price key={price.interval} {...{ plan, price, isTaxed }} />
      ))}
      {/* Common to all plans. */}
      <ul className="facts">
        <li>{words.sizes(plan.userCounts)}</li>
        {plan.prices.map(({ interval, range }) => (
          <li key={interval} className={`price ${interval}`}>
            {words.range(...range, words.per[interval])}
          </li>
        ))}
      </ul>
      {plan.prices.map((price) => (
        <a key={price.interval} className={`button choose ${price.interval}`} href={getStarted(price)}>
          {words.choose(plan.name)}
        </a>
      ))}
    </li>
  );
}

/** Renders the plans with their prices at build time. [PRICE-21, GA-23] */
export function Plans({ isTaxed }: { readonly isTaxed: boolean }) {
  return (
    <section id="plans" aria-labelledby="plans-title">
      <div className="section-head">
        <h2 id="plans-title">{words.title}</h2>
        <IntervalChoice />
      </div>
      <ul className="plans">
        {listShownPlans().map((plan) => (
          <PlanCard key={plan.name} plan={plan} isTaxed={isTaxed} />
        ))}
      </ul>
      <p className="note">{words.everyPlan}</p>
      <p className="note">{isTaxed ? words.noteTaxed : words.note}</p>
    </section>
  );
}
