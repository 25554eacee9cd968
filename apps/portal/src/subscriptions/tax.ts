import { screens } from '@partyline/texts';
import { config } from '../config.ts';
import { priceText } from './prices.ts';

/** Whether the payment provider adds tax to the prices that are shown. [HZ-1] */
export const isTaxed = config.paymentTax === 'automatic';

/** Formats a price that a renewal is charged at, with a word about the tax that is added. [HZ-1] */
export function netPriceText(cents: number): string {
  return isTaxed ? screens.planCards.purchase.plusTax(priceText(cents)) : priceText(cents);
}
