import { Box, Button, Checkbox, Group, Loader, Stack } from '@mantine/core';
import { ApiError } from '@partyline/api-client';
import { ERRORS, type PurchasePreview } from '@partyline/contract';
import type { PlannedPurchase } from '@partyline/subscriptions';
import { PURCHASE_WARNING_TEXTS, screens } from '@partyline/texts';
import { FormModal, type FormModalProps } from '@partyline/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { errorText } from '../../../shell/messages/error-text.ts';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { PaymentLink } from '../../../subscriptions/payment-link.tsx';
import { findWaiting, PendingChange } from '../../../subscriptions/pending-change.tsx';
import { useSubscriptionStore } from '../../../subscriptions/subscription-store.ts';
import { useCheckout } from './mutations.ts';
import { CompleteAddress, isTaxLocationMissing } from './complete-address.tsx';
import { isRefusedUnpaid, PayFirst } from './pay-first.tsx';
import { previewQuery } from './queries.ts';
import { PurchaseEffects, PurchaseFacts } from './purchase-facts.tsx';
import { priceText } from '../../../subscriptions/prices.ts';

const words = screens.planCards.purchase;
const schema = v.object({ isAccepted: v.boolean() });

/** Returns whether the amount shown is no longer the one to be charged. [PLUS-18] */
function isOutdated(error: Error): boolean {
  const codes = [ERRORS['price-changed'].errorCode, ERRORS['preview-required'].errorCode];
  return error instanceof ApiError && codes.some((code) => code === error.errorCode);
}

interface PurchaseModalProps {
  readonly purchase: PlannedPurchase;
  readonly onClose: () => void;
  /** A form in a dialog that is open already; default: a dialog of its own. */
  readonly frame?: ComponentType<FormModalProps>;
}

/**
 * Renders the purchase, without a button until the provider's exact amount is known. Cancel charges nothing. [PAY-1, PAY-2, UI-12, PLUS-18,
 * GB-30, DEV-34]
 */
export function PurchaseModal({ purchase, onClose, frame: Frame = FormModal }: PurchaseModalProps) {
  const { stripeLink, isSkyportUpgrade, rows } = useSubscriptionStore(purchase);
  const waiting = findWaiting(rows, purchase.vicUuid);
  const read = useQuery({ ...previewQuery(purchase), enabled: waiting === undefined });
  const { error, isFetching, refetch } = read;
  const preview = waiting === undefined ? (read.data ?? null) : null;
  const checkout = useCheckout();
  const client = useQueryClient();
  const onError = (failed: Error) => {
    if (isOutdated(failed)) void client.resetQueries({ queryKey: previewQuery(purchase).queryKey });
  };
  const { form, failure, onSubmit } = useMutationForm({
    initialValues: { isAccepted: purchase.warnings.length === 0 },
    // A warning accepted for one purchase never counts for another.
    draftRow: null,
    schema,
    mutation: checkout,
    submit: () => checkout.mutateAsync({ purchase, preview }, { onError }),
  });
  const isWithoutTax = [error, checkout.error].some(isTaxLocationMissing) && !isFetching;
  const submitLabel = checkout.isLeaving ? words.opening : preview === null ? undefined : labelOf(preview);
  return (
    <Frame
      title={titleOf(purchase, isSkyportUpgrade)}
      submitLabel={submitLabel}
      cancelLabel={words.cancel}
      refusal={form.getValues().isAccepted ? undefined : words.tickFirst}
      isBusy={checkout.isLeaving}
      failure={isTaxLocationMissing(checkout.error) ? null : failure}
      onSubmit={(event) => {
        event.preventDefault();
        if (preview !== null && !checkout.isLeaving) onSubmit(event);
      }}
      onClose={onClose}
    >
      {waiting === undefined ? (
        <PurchaseFacts purchase={purchase} preview={preview} />
      ) : (
        <MessageBox type="warning">
          <p>{screens.pendingChange.nothingYet}</p>
          <PendingChange row={waiting} />
        </MessageBox>
      )}
      {preview === null && isFetching ? (
        <Group role="status" gap="sm" c="dimmed">
          <Loader size={16} aria-hidden="true" /> {words.checking}
        </Group>
      ) : null}
      {isRefusedUnpaid(error) && !isFetching ? <PayFirst purchase={purchase} /> : null}
      {isWithoutTax ? <CompleteAddress /> : null}
      {error !== null && waiting === undefined && !isRefusedUnpaid(error) && !isFetching && !isWithoutTax ? (
        <MessageBox type="error">
          <p>{errorText(error)}</p>
          <p>{words.noAmount}</p>
          <Button size="xs" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </MessageBox>
      ) : null}
      {preview === null ? null : (
        <Box c="dimmed" data-sub-api-status={checkout.subApiStatus}>
          <PurchaseEffects purchase={purchase} preview={preview} />
          <PaymentLink stripeLink={checkout.isLeaving ? stripeLink : null} />
        </Box>
      )}
      {purchase.warnings.map((warning) => (
        <Stack key={warning} gap="md">
          <MessageBox type="warning">{PURCHASE_WARNING_TEXTS[warning]}</MessageBox>
          <Checkbox {...form.getInputProps('isAccepted', { type: 'checkbox' })} label={words.accept} />
        </Stack>
      ))}
    </Frame>
  );
}

/** Returns the title of the purchase. [BILL-18] */
function titleOf({ offer, subscriptionType, target }: PlannedPurchase, isSkyportUpgrade: boolean): string {
  const { title: plan } = offer.product;
  if (target === null) return words.title(plan);
  const isChange = subscriptionType === 'upgrade' || isSkyportUpgrade;
  return isChange ? words.changeTitle(target, plan) : words.deviceTitle(plan, target);
}

function labelOf({ chargedAt, amountDue }: PurchasePreview): string {
  if (chargedAt === 'checkout') return words.toPayment;
  return amountDue === 0 ? words.changeFree : words.payNow(priceText(amountDue));
}
