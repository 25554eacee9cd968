import { CATALOGUE } from '@partyline/catalog';
import { computeCharge, findOffer } from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { PURCHASE_PATH } from '../session/links.ts';
import { storedValues } from '../session/tabs/stored-values.ts';
import { netPriceText } from './tax.ts';

export interface ChosenPlan {
  readonly name: string;
  readonly priceId: string;
  /** "8 users, USD 72.00 a month." */
  readonly price: string;
}

/** Returns the stored plan; null for none or one not on sale. [GA-23] */
export function readChosenPlan(): ChosenPlan | null {
  const offer = findOffer(CATALOGUE.new, storedValues.get('get-started') ?? '');
  if (!offer.ok) return null;
  const { product, price } = offer.value;
  const per = screens.landing.plans.per[price.interval];
  const { priceId } = price;
  return {
    name: product.title,
    priceId,
    price: screens.newcomer.price(price.users, netPriceText(computeCharge(price)), per),
  };
}

/** Removes the plan and its purchase request, as the user takes the trial. */
export function forgetChosenPlan(): void {
  storedValues.set('get-started', null);
  if (storedValues.get('wanted')?.startsWith(PURCHASE_PATH) === true) storedValues.set('wanted', null);
}
