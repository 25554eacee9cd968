import { Anchor } from '@mantine/core';
import { screens } from '@partyline/texts';

const words = screens.paymentLink;

interface PaymentLinkProps {
  /** The page of the payment provider; null while the browser leaves for none. */
  readonly stripeLink: string | null;
}

/** The way on while the browser leaves for the payment provider, for where it does not. [BILL-17, PAY-4] */
export function PaymentLink({ stripeLink }: PaymentLinkProps) {
  if (stripeLink === null) return null;
  return (
    <p role="status">
      {words.text}{' '}
      <Anchor href={stripeLink} rel="noreferrer">
        {words.follow}
      </Anchor>
    </p>
  );
}
