/** [PRICE-13, PRICE-14, GB-28] */
export const CARD_LAYOUTS = ['full-width', 'half-width', 'four-columns'] as const;
/** One of {@link CARD_LAYOUTS}. */
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** More than two cards in four columns, two in halves, one alone. [PRICE-13, PRICE-14, GB-28] */
export function computeCardLayout(cards: number): CardLayout {
  if (cards > 2) return 'four-columns';
  return cards === 2 ? 'half-width' : 'full-width';
}
