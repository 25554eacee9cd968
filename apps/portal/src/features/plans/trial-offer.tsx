import { Button } from '@mantine/core';
import { chooseDefaultPrice, computeDiscountBanner } from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { DisabledReason } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../forms/failure-text.ts';
import { priceListQuery } from '../../prices/price-list-query.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import { useCheckout } from './mutations.ts';
import styles from './plans.module.css';
import { newWish } from './wish.ts';

const words = screens.planCards;

/** The trial of an account that never had one: one click, no payment. [GEN-3, GP-3, PRICE-15, GB-29] */
export function TrialOffer({ refusal }: { readonly refusal: string | undefined }) {
  const { data } = useQuery(priceListQuery('trial'));
  const checkout = useCheckout();
  const product = data?.[0];
  const price = chooseDefaultPrice(product?.prices ?? []);
  if (product === undefined || price === null) return null;
  const banner = computeDiscountBanner(product.title, price);
  const failure = failureText(checkout.error);
  const start = () => {
    if (checkout.isLeaving) return;
    const offer = { product, price };
    checkout.mutate({ wish: newWish('trial', offer), preview: null });
  };
  return (
    <div className={styles.trial}>
      <div>
        <h3 className={styles.name}>{product.title}</h3>
        <p className={styles.text}>{words.trial.terms}</p>
      </div>
      {banner === null ? null : <p className={styles.banner}>{words.discount(banner)}</p>}
      <DisabledReason reason={refusal}>
        <Button aria-disabled={checkout.isLeaving || undefined} onClick={start}>
          {checkout.isLeaving ? words.trial.starting : words.trial.start}
        </Button>
      </DisabledReason>
      {failure === null ? null : <NoticeBox type="error">{failure}</NoticeBox>}
    </div>
  );
}
