import { NativeSelect } from '@mantine/core';
import type { SubscriptionRow } from '@partyline/contract';
import { changePurchase, isUpgradable, type PlannedPurchase } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconArrowUpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { priceListQuery } from '../../../subscriptions/queries.ts';
import { useSubscriptionStore } from '../../../subscriptions/subscription-store.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlansSkeleton, PricesMissing } from './plans-states.tsx';

const words = screens.planCards;
const ARROW = <IconArrowUpCircle size={24} stroke={1.5} aria-hidden="true" />;

interface ChangePlanProps {
  readonly refusal: string | undefined;
  /** The instance to change; default: the first. */
  readonly vicUuid: string | undefined;
  readonly onTarget: (vicUuid: string) => void;
  readonly onChoose: (purchase: PlannedPurchase) => void;
}

/** Renders the upgrade list: choose an instance, then a plan. [PRICE-17, BILL-30] */
export function ChangePlan({ refusal, vicUuid, onTarget, onChoose }: ChangePlanProps) {
  const prices = useQuery(priceListQuery('upgrade'));
  const { subscriptions, subApiStatus, isRead, read } = useSubscriptionStore();
  const { data: products } = prices;
  const rows = subscriptions.filter(isUpgradable);
  if (prices.error !== null || (subApiStatus === 'failure' && !isRead)) {
    const retry = () => void Promise.all([prices.refetch(), read.refetch()]);
    return <PricesMissing onRetry={retry} {...(prices.error === null && { text: words.targetMissing })} />;
  }
  if (products === undefined || !isRead) return <PlansSkeleton />;
  const target = rows.find((row) => row.vicUuid === vicUuid) ?? rows[0];
  if (target === undefined || products.length === 0) {
    return (
      <EmptyState icon={ARROW} title={words.noneTitle}>
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <NativeSelect
        label={words.target}
        data={rows.map((row) => ({ value: row.vicUuid, label: labelOf(row) }))}
        value={target.vicUuid}
        onChange={(event) => onTarget(event.currentTarget.value)}
      />
      <PlanCards
        key={target.subscriptionId}
        products={products}
        refusal={refusal}
        current={target.subscription}
        held={target}
        onChoose={(offer) => onChoose(changePurchase(offer, target))}
      />
    </>
  );
}

const labelOf = ({
  deviceName,
  vicUuid,
  subscription,
  noOfUsers,
}: SubscriptionRow & { readonly vicUuid: string }): string =>
  words.targetOf(deviceName ?? vicUuid, subscription, noOfUsers);
