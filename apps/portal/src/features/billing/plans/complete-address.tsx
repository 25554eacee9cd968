import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import { ERROR_TEXTS, screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { failureText } from '../../../forms/failure-text.ts';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { useBillingPortal } from '../../../subscriptions/mutations.ts';
import { PaymentLink } from '../../../subscriptions/payment-link.tsx';

const words = screens.planCards.purchase;

/** Returns whether the account's billing address does not tell which tax is due. */
export function isTaxLocationMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.errorCode === ERRORS['tax-location-missing'].errorCode;
}

/** Tells that the address is to be completed at the provider, and leads there. [GB-23, HZ-1] */
export function CompleteAddress() {
  const portal = useBillingPortal();
  const failure = failureText(portal.error);
  return (
    <MessageBox type="warning">
      <p>{ERROR_TEXTS['tax-location-missing']}</p>
      <BusyButton size="xs" isBusy={portal.isLeaving} onClick={() => portal.mutate()}>
        {portal.isLeaving ? words.opening : words.completeAddress}
      </BusyButton>
      <PaymentLink stripeLink={portal.stripeLink} />
      {failure === null ? null : <p role="alert">{failure}</p>}
    </MessageBox>
  );
}
