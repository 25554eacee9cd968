import { NativeSelect, Text, TextInput } from '@mantine/core';
import { computeCharge, type Offer } from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { customerForm } from '@partyline/validation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { MutationDialog } from '../../forms/mutation-dialog.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { PaymentLink } from '../../subscriptions/payment-link.tsx';
import { priceText } from '../../subscriptions/prices.ts';
import { priceListQuery } from '../../subscriptions/queries.ts';
import {
  useAddCustomer,
  useBuyForCustomer,
  useReleaseCustomer,
  useWithdrawCustomer,
} from './customer-mutations.ts';

const words = screens.billing.customers;

interface CustomerProps {
  readonly customerId: number;
  readonly company: string;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'add-customer': NoProps;
    readonly 'withdraw-customer': CustomerProps;
    readonly 'release-customer': CustomerProps;
    readonly 'buy-for-customer': CustomerProps;
  }
}

/** Mails an offer to a new customer. [HZ-6] */
export function AddCustomerDialog({ onClose }: DialogProps) {
  const mutation = useAddCustomer();
  const { form, ...state } = useMutationForm({
    schema: customerForm,
    initialValues: { email: '', company: '' },
    mutation,
    submit: async (values) => {
      await mutation.mutateAsync(values);
      showMessage({ type: 'success', message: words.added(values.email) });
      onClose();
    },
  });
  return (
    <FormModal
      title={words.addTitle}
      submitLabel={words.send}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <Text>{words.addText}</Text>
      <TextInput
        label={words.company}
        description={words.companyHint}
        data-autofocus
        required
        {...form.getInputProps('company')}
      />
      <TextInput label={words.email} type="email" required {...form.getInputProps('email')} />
    </FormModal>
  );
}

/** Asks before an offer is withdrawn. [HZ-6] */
export function WithdrawCustomerDialog({ customerId, company, onClose }: CustomerProps & DialogProps) {
  return (
    <MutationDialog
      title={words.withdrawTitle(company)}
      tone="danger"
      submitLabel={words.withdraw}
      cancelLabel={words.cancel}
      mutation={useWithdrawCustomer()}
      variables={customerId}
      done={words.withdrawn(company)}
      onClose={onClose}
    >
      {words.withdrawText}
    </MutationDialog>
  );
}

/** Asks before the customer's owner is asked to buy for themselves. [HZ-6] */
export function ReleaseCustomerDialog({ customerId, company, onClose }: CustomerProps & DialogProps) {
  return (
    <MutationDialog
      title={words.releaseTitle(company)}
      submitLabel={words.askRelease}
      cancelLabel={words.cancel}
      mutation={useReleaseCustomer()}
      variables={customerId}
      done={words.releaseAsked(company)}
      onClose={onClose}
    >
      {words.releaseText}
    </MutationDialog>
  );
}

const NONE: readonly Offer[] = [];

/** Buys a plan for a customer: its price on the list, then the payment page. [HZ-5] */
export function BuyForCustomerDialog({ customerId, company, onClose }: CustomerProps & DialogProps) {
  const { data } = useQuery(priceListQuery('new'));
  const offers = data?.flatMap((product) => product.prices.map((price) => ({ product, price }))) ?? NONE;
  const [chosen, setChosen] = useState<string | null>(null);
  const checkout = useBuyForCustomer(customerId);
  const offer = offers.find(({ price }) => price.priceId === chosen) ?? offers[0];
  return (
    <FormModal
      title={words.buyTitle(company)}
      submitLabel={words.toPayment}
      cancelLabel={words.cancel}
      isBusy={checkout.isLeaving}
      failure={failureText(checkout.error)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (offer !== undefined && !checkout.isLeaving) checkout.mutate(offer);
      }}
    >
      <Text>{words.buyText}</Text>
      <NativeSelect
        label={words.plan}
        data={offers.map(({ product, price }) => ({
          value: price.priceId,
          label: words.option(
            product.title,
            price.users,
            screens.planCards.intervals[price.interval],
            priceText(computeCharge(price)),
          ),
        }))}
        value={offer?.price.priceId ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <PaymentLink stripeLink={checkout.stripeLink} />
    </FormModal>
  );
}
