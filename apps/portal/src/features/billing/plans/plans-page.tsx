import { SegmentedControl, Stack, Text } from '@mantine/core';
import { isUpgradeListRole } from '@partyline/roles';
import {
  changePurchase,
  devicePurchase,
  isUpgradable,
  newPurchase,
  type PlannedPurchase,
} from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findOffer } from '@partyline/pricing';
import { priceListQuery } from '../../../subscriptions/queries.ts';
import { useSubscriptionRefusal, useSubscriptionStore } from '../../../subscriptions/subscription-store.ts';
import { isTaxed } from '../../../subscriptions/tax.ts';
import { useOpenGate } from '../../../profile/open-gate.ts';
import { useMe } from '../../../session/me.ts';
import { useScreenTitle } from '../../../page-title.ts';
import { ChangePlan } from './change-plan.tsx';
import { DevicePlans } from './device-plans.tsx';
import { PlanCards } from './plan-cards.tsx';
import type { ListName, PlansSearch } from './plans-search.ts';
import { PlansSkeleton, PricesMissing } from './plans-states.tsx';
import styles from './plans.module.css';
import { PurchaseModal } from './purchase-modal.tsx';
import { TrialOffer } from './trial-offer.tsx';

const words = screens.planCards;

interface PlansPageProps {
  readonly search: PlansSearch;
  readonly onSearch: (change: PlansSearch) => void;
}

/** Renders the screen at /myaccount/plans. [PRICE-1, GEN-4, HZ-9] */
export function PlansPage({ search, onSearch }: PlansPageProps) {
  useScreenTitle(words.title);
  const [purchase, setPurchase] = useState<PlannedPurchase | null>(null);
  const gate = useOpenGate();
  const refusal = useSubscriptionRefusal()('buy');
  // Owners and admins only; the server returns an empty list to others. [PRICE-17, PRICE-18]
  const { user } = useMe();
  const mayUpgrade = isUpgradeListRole(user.role);
  const { isTrialOffered, isTrialUsed } = user;
  const names: readonly ListName[] = mayUpgrade ? ['new', 'upgrade', 'skyport'] : ['new', 'skyport'];
  const list = search.list !== undefined && names.includes(search.list) ? search.list : 'new';
  const TargetPlans = list === 'skyport' ? DevicePlans : ChangePlan;
  return (
    <Stack gap="lg" pt="xl">
      <Text c="dimmed">{isTaxed ? words.textTaxed : words.text}</Text>
      {refusal === undefined ? null : <Text c="dimmed">{refusal}</Text>}
      {list === 'new' && (isTrialOffered || isTrialUsed) ? (
        <TrialOffer refusal={refusal} isUsed={isTrialUsed} />
      ) : null}
      <div className={styles.lists}>
        <SegmentedControl
          className={styles.switch}
          aria-label={words.lists}
          data={names.map((value) => ({ value, label: words.list[value] }))}
          value={list}
          onChange={(name) => onSearch({ list: name, target: undefined })}
        />
        {list === 'new' ? (
          <NewPlans refusal={refusal} onChoose={setPurchase} />
        ) : (
          <TargetPlans
            key={list}
            refusal={refusal}
            vicUuid={search.target}
            onTarget={(target) => onSearch({ target })}
            onChoose={setPurchase}
          />
        )}
      </div>
      {purchase === null ? null : <PurchaseModal purchase={purchase} onClose={() => setPurchase(null)} />}
      {purchase !== null || search.plan === undefined || refusal !== undefined || gate !== 'none' ? null : (
        <LinkedPurchase
          list={list}
          priceId={search.plan}
          vicUuid={search.target}
          onClose={() => onSearch({ plan: undefined })}
        />
      )}
    </Stack>
  );
}

interface NewPlansProps {
  readonly refusal: string | undefined;
  readonly onChoose: (purchase: PlannedPurchase) => void;
}

function NewPlans({ refusal, onChoose }: NewPlansProps) {
  const { data, error, refetch } = useQuery(priceListQuery('new'));
  if (data !== undefined) {
    return (
      <PlanCards
        products={data}
        refusal={refusal}
        onChoose={(offer) => onChoose(newPurchase('new', offer))}
      />
    );
  }
  return error === null ? <PlansSkeleton /> : <PricesMissing onRetry={() => void refetch()} />;
}

interface LinkedPurchaseProps {
  readonly list: ListName;
  readonly priceId: string;
  /** The instance or device; default: the first. */
  readonly vicUuid: string | undefined;
  readonly onClose: () => void;
}

/** Opens the dialog of the URL; nothing for an offer not on sale. [ROUTE-26, GA-23] */
function LinkedPurchase({ onClose, ...link }: LinkedPurchaseProps) {
  const purchase = useLinkedPurchase(link);
  return purchase === null ? null : <PurchaseModal purchase={purchase} onClose={onClose} />;
}

function useLinkedPurchase({
  list,
  priceId,
  vicUuid,
}: Omit<LinkedPurchaseProps, 'onClose'>): PlannedPurchase | null {
  const { data: products = [] } = useQuery(priceListQuery(list));
  const { subscriptions, skyPortDevices: devices } = useSubscriptionStore();
  const offer = findOffer(products, priceId);
  if (!offer.ok) return null;
  if (list === 'new') return newPurchase(list, offer.value);
  if (list === 'skyport') {
    const device = devices.find((one) => one.vicUuid === vicUuid) ?? devices[0];
    return device === undefined ? null : devicePurchase(offer.value, device);
  }
  const upgradable = subscriptions.filter(isUpgradable);
  const target = upgradable.find((row) => row.vicUuid === vicUuid) ?? upgradable[0];
  return target === undefined ? null : changePurchase(offer.value, target);
}
