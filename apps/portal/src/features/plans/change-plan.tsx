import { NativeSelect } from '@mantine/core';
import type { SubscriptionRow } from '@partyline/contract';
import type { Offer } from '@partyline/pricing';
import { listPurchaseWarnings } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconArrowUpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanCards } from './plan-cards.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';
import { PricesMissing } from './prices-missing.tsx';
import { priceListQuery, subscriptionsQuery } from './queries.ts';
import type { Wish } from './wish.ts';

const words = screens.planCards;
const ARROW = <IconArrowUpCircle size={24} stroke={1.5} aria-hidden="true" />;

/** A subscription whose instance is there to be changed. */
type Changeable = SubscriptionRow & { readonly vicUuid: string };

const isChangeable = (row: SubscriptionRow): row is Changeable =>
  row.vicUuid !== null && row.productKind !== 'skyport';

interface ChangePlanProps {
  readonly refusal: string | undefined;
  readonly onChoose: (wish: Wish) => void;
}

/** The upgrade list: which instance, then the plans it can have instead. [PRICE-17, BILL-30] */
export function ChangePlan({ refusal, onChoose }: ChangePlanProps) {
  const prices = useQuery(priceListQuery('upgrade'));
  const subscriptions = useQuery(subscriptionsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: products } = prices;
  const rows = subscriptions.data?.filter(isChangeable);
  if (prices.error !== null || subscriptions.error !== null) {
    const retry = () => void Promise.all([prices.refetch(), subscriptions.refetch()]);
    return <PricesMissing onRetry={retry} {...(prices.error === null && { text: words.targetMissing })} />;
  }
  if (products === undefined || rows === undefined) return <PlansSkeleton />;
  const target = rows.find(({ vicUuid }) => vicUuid === chosen) ?? rows[0];
  if (target === undefined || products.length === 0) {
    return (
      <EmptyState icon={ARROW} level={3} title={words.noneTitle}>
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
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <PlanCards
        products={products}
        refusal={refusal}
        onChoose={(offer) => onChoose(wishOf(offer, target, rows))}
      />
    </>
  );
}

const labelOf = ({ deviceName, vicUuid, subscription, noOfUsers }: Changeable): string =>
  words.targetOf(deviceName ?? vicUuid, subscription, noOfUsers);

/** What changes, with what has to be ticked first. The places in the list stand for the instances' ids. [GB-30, DEV-34] */
function wishOf(offer: Offer, target: Changeable, rows: readonly Changeable[]): Wish {
  const held = rows.map(({ productKind }, instanceId) => ({ instanceId, productKind }));
  return {
    subscriptionType: 'upgrade',
    offer,
    vicUuid: target.vicUuid,
    target: target.deviceName ?? target.vicUuid,
    warnings: listPurchaseWarnings({ instanceId: rows.indexOf(target) }, held),
  };
}
