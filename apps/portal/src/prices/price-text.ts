import { formatPrice, type Cents } from '@partyline/pricing';
import { TEXTS_LOCALE } from '@partyline/texts';

/** "USD 19.99", in the texts' locale. [PRICE-21, PLUS-30] */
export function priceText(cents: Cents): string {
  return formatPrice(cents, TEXTS_LOCALE);
}
