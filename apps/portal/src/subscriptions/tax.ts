import { config } from '../config.ts';

/** Whether the payment provider adds tax to the prices that are shown. [HZ-1] */
export const isTaxed = config.paymentTax === 'automatic';
