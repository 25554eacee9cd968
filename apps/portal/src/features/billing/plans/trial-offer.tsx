import { Group, Paper, Text, Title } from '@mantine/core';
import { chooseDefaultPrice, computeDiscountBanner } from '@partyline/pricing';
import { newPurchase } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../forms/failure-text.ts';
import { priceListQuery } from '../../../subscriptions/queries.ts';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { PaymentLink } from '../../../subscriptions/payment-link.tsx';
import { useCheckout } from './mutations.ts';
import styles from './plans.module.css';
import { RightReason } from '../../../subscriptions/right-reason.tsx';

const words = screens.planCards;

interface TrialOfferProps {
  readonly refusal: string | undefined;
  /** The user had a trial with another account. */
  readonly isUsed: boolean;
}

/** Renders the trial, with one click and no payment; or why the owner cannot have it. [GEN-3, GP-3, PRICE-15, GB-29] */
export function TrialOffer({ refusal, isUsed }: TrialOfferProps) {
  const { data } = useQuery(priceListQuery('trial'));
  const checkout = useCheckout();
  const product = data?.[0];
  const price = chooseDefaultPrice(product?.prices ?? []);
  if (product === undefined || price === null) return null;
  const banner = computeDiscountBanner(product.title, price);
  const failure = failureText(checkout.error);
  const start = () => {
    const offer = { product, price };
    checkout.mutate({ purchase: newPurchase('trial', offer), preview: null });
  };
  return (
    <Paper withBorder radius="md" className={styles.trial ?? ''}>
      <Group justify="space-between" gap="md" px={18} py="md">
        <div>
          <Title order={2} fz="lg" lh="lg">
            {product.title}
          </Title>
          <Text c="dimmed">{words.trial.terms}</Text>
        </div>
        {banner === null || isUsed ? null : <p className={styles.banner}>{words.discount(banner)}</p>}
        {isUsed ? (
          <Text c="dimmed">{words.trial.used}</Text>
        ) : (
          <RightReason reason={refusal}>
            <BusyButton isBusy={checkout.isLeaving} onClick={start}>
              {checkout.isLeaving ? words.trial.starting : words.trial.start}
            </BusyButton>
          </RightReason>
        )}
        <PaymentLink stripeLink={checkout.stripeLink} />
        {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      </Group>
    </Paper>
  );
}
