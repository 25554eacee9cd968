/** The default product name. [GP-8] */
export const PRODUCT_NAME = 'Partyline';

/** Locale of the texts and their dates. */
export const TEXTS_LOCALE = 'en-GB';
