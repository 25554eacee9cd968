export { PRODUCT_NAME } from '../../terms/product.ts';

/** Locale of the German texts, dates, numbers and lists. */
export const TEXTS_LOCALE = 'de-DE';
