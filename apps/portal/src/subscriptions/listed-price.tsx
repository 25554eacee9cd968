import { screens } from '@partyline/texts';

/** Renders the price before the discount, struck through beside what is charged. [GB-35, PRICE-15] */
export function ListedPrice({ listed }: { readonly listed: string | null }) {
  if (listed === null) return null;
  return (
    <>
      <s title={screens.planCards.listed}>{listed}</s>{' '}
    </>
  );
}
