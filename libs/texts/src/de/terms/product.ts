export { PRODUCT_NAME } from '../../terms/product.ts';

/** The locale of the German texts; dates, numbers and lists among them follow it. */
export const TEXTS_LOCALE = 'de-DE';
