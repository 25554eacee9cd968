/** The locale of all German texts; dates and numbers among them follow it. */
export const TEXTS_LOCALE = 'de-DE';
