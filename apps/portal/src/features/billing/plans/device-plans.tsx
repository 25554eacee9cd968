import { devicePurchase, findHeld, type PlannedPurchase } from '@partyline/subscriptions';
import { NativeSelect } from '@mantine/core';
import type { SkyPortDevice, SubscriptionRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { priceListQuery } from '../../../subscriptions/queries.ts';
import { useSubscriptionStore } from '../../../subscriptions/subscription-store.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlansSkeleton, PricesMissing } from './plans-states.tsx';

const words = screens.planCards;

interface DevicePlansProps {
  readonly refusal: string | undefined;
  /** The device; default: the first. */
  readonly vicUuid: string | undefined;
  readonly onTarget: (vicUuid: string) => void;
  readonly onChoose: (purchase: PlannedPurchase) => void;
}

/** Renders the second product line, for physical devices. [BILL-18, BILL-20, GP-7] */
export function DevicePlans({ refusal, vicUuid, onTarget, onChoose }: DevicePlansProps) {
  const { data: products, error, refetch } = useQuery(priceListQuery('skyport'));
  const {
    skyPortDevices: devices,
    skyPortSubscriptions,
    subApiStatus,
    isRead,
    read,
  } = useSubscriptionStore();
  if (error !== null || (subApiStatus === 'failure' && !isRead)) {
    const retry = () => void Promise.all([refetch(), read.refetch()]);
    return <PricesMissing onRetry={retry} {...(error === null && { text: words.devicesMissing })} />;
  }
  if (products === undefined || (subApiStatus === 'in progress' && !isRead)) return <PlansSkeleton />;
  const target = devices.find((device) => device.vicUuid === vicUuid) ?? devices[0];
  const held = target === undefined ? undefined : findHeld(skyPortSubscriptions, target.vicUuid);
  return (
    <>
      {target === undefined ? null : (
        <NativeSelect
          label={words.device}
          data={devices.map((device) => ({
            value: device.vicUuid,
            label: labelOf(device, findHeld(skyPortSubscriptions, device.vicUuid)),
          }))}
          value={target.vicUuid}
          onChange={(event) => onTarget(event.currentTarget.value)}
        />
      )}
      <PlanCards
        products={products}
        refusal={refusal ?? (target === undefined ? words.noDevice : undefined)}
        current={held?.subscription ?? null}
        onChoose={(offer) => target !== undefined && onChoose(devicePurchase(offer, target))}
      />
    </>
  );
}

function labelOf({ deviceName, workSpaceName }: SkyPortDevice, row: SubscriptionRow | undefined): string {
  if (row === undefined) return words.deviceOf(deviceName, workSpaceName);
  return words.targetOf(deviceName, row.subscription, row.noOfUsers);
}
