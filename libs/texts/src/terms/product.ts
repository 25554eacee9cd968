/** The name of the product, where no setting gives another. [GP-8] */
export const PRODUCT_NAME = 'Partyline';

/** The locale of all texts; dates among them follow it. */
export const TEXTS_LOCALE = 'en-GB';
