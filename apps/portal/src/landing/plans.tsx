import { CATALOGUE } from '@partyline/catalog';
import {
  INTERVALS,
  listPublicPlans,
  PLAN_VARIANTS,
  type PublicPlan,
  type PublicPrice,
  type Quote,
} from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { GET_STARTED_PARAMETER } from '../session/links.ts';
import { ListedPrice } from '../subscriptions/listed-price.tsx';
import { priceText, shownPriceOf } from '../subscriptions/prices.ts';

const words = screens.landing.plans;
/** The initial interval, to which others are compared. */
const FIRST = 'month';

/** Links to sign-up; the app stores the price until checkout. [GA-23] */
function getStarted({ quote }: PublicPrice): string {
  return `/login?${new URLSearchParams({ mode: 'sign-up', [GET_STARTED_PARAMETER]: quote.price.priceId }).toString()}`;
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
  readonly users: number;
  readonly quote: Quote;
  readonly isTaxed: boolean;
}

function Price({ users, quote, isTaxed }: PriceProps) {
  const price = shownPriceOf(quote);
  return (
    <div className={`price ${price.interval}`}>
      <p className="amount">
        <b>{price.amount}</b> <ListedPrice listed={price.listed} />
        {words.per[price.interval]}
        {isTaxed ? ` ${words.plusTax}` : ''}, {words.users(users)}
      </p>
      <p className="monthly">
        {price.monthly === null ? ' ' : words.monthly(price.monthly)}{' '}
        {price.saving === null ? null : <b>{words.saving(price.saving)}</b>}
      </p>
      {price.discount === null ? null : <p className="monthly">{words.discount(price.discount)}</p>}
    </div>
  );
}

/** Returns what the smallest and the largest size cost. */
function rangeText({ quote, range: [lowest, highest] }: PublicPrice): string {
  return words.range(priceText(lowest), priceText(highest), words.per[quote.price.interval]);
}

function PlanCard({ plan, isTaxed }: { readonly plan: PublicPlan; readonly isTaxed: boolean }) {
  const { title, description } = plan.product;
  return (
    <li className={`plan ${PLAN_VARIANTS[title]}`}>
      <div className="plan-head">
        <h3>{title}</h3>
        {plan.isRecommended ? <span className="tag">{words.recommended}</span> : null}
      </div>
      <p className="description">{screens.planCards.describe(description)}</p>
      {plan.prices.map(({ quote }) => (
        <Price key={quote.price.interval} users={plan.users} {...{ quote, isTaxed }} />
      ))}
      {/* Common to all plans. */}
      <ul className="facts">
        <li>{words.sizes(plan.userCounts)}</li>
        {plan.prices.map((price) => (
          <li key={price.quote.price.interval} className={`price ${price.quote.price.interval}`}>
            {rangeText(price)}
          </li>
        ))}
      </ul>
      {plan.prices.map((price) => (
        <a
          key={price.quote.price.interval}
          className={`button choose ${price.quote.price.interval}`}
          href={getStarted(price)}
        >
          {words.choose(title)}
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
        {listPublicPlans(CATALOGUE).map((plan) => (
          <PlanCard key={plan.product.title} plan={plan} isTaxed={isTaxed} />
        ))}
      </ul>
      <p className="note">{words.everyPlan}</p>
      <p className="note">{isTaxed ? words.noteTaxed : words.note}</p>
    </section>
  );
}
