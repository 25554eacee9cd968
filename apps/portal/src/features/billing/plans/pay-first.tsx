import { Button } from '@mantine/core';
import { ApiError } from '@partyline/api-client';
import type { CheckoutRefusal, PlannedPurchase } from '@partyline/subscriptions';
import { CHECKOUT_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { useSubscriptionStore } from '../../../subscriptions/subscription-store.ts';

const PAST_DUE = 'past-due' satisfies CheckoutRefusal;

/** Returns whether a purchase is refused until its instance's subscription is paid. [HZ-3] */
export function isRefusedUnpaid(error: Error | null): boolean {
  return error instanceof ApiError && error.reason === PAST_DUE;
}

/** Tells that the instance's subscription is to be paid first, and leads there. [HZ-3, PLUS-7] */
export function PayFirst({ purchase: { vicUuid, target } }: { readonly purchase: PlannedPurchase }) {
  const { rows } = useSubscriptionStore();
  const held = rows.find((row) => row.vicUuid === vicUuid && row.payUrl !== null);
  const { payNow, payNowOf } = screens.billing.actions;
  return (
    <MessageBox type="warning">
      <p>{CHECKOUT_REFUSAL_TEXTS[PAST_DUE]}</p>
      {held?.payUrl ? (
        <Button
          component="a"
          size="xs"
          href={held.payUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={payNowOf(target ?? held.subscription)}
        >
          {payNow}
        </Button>
      ) : (
        <Link to="/myaccount">{screens.subscriptionPrompts.goToBilling}</Link>
      )}
    </MessageBox>
  );
}
