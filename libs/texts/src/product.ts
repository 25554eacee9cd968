/** The name of the product, where no setting gives another. [GP-8] */
export const PRODUCT_NAME = 'Partyline';
