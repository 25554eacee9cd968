import { Anchor } from '@mantine/core';
import { screens } from '@partyline/texts';

const words = screens.paymentLink;

interface PaymentLinkProps {
  /** null while the browser is not leaving. */
  readonly stripeLink: string | null;
}

/** Renders a manual link to the payment provider, should the redirect fail. [BILL-17, PAY-4] */
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
