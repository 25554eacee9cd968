import { findOffer } from '@partyline/pricing';
import { useQuery } from '@tanstack/react-query';
import { priceListQuery } from '../../subscriptions/queries.ts';
import { useSubscriptionStore } from '../../subscriptions/subscription-store.ts';
import type { ListName } from './plans-search.ts';
import { PurchaseModal } from './purchase-modal.tsx';
import {
  changePurchase,
  devicePurchase,
  isChangeable,
  newPurchase,
  type PlannedPurchase,
} from './planned-purchase.ts';

interface LinkedPurchaseProps {
  readonly list: ListName;
  readonly priceId: string;
  /** The instance or device; default: the first. */
  readonly vicUuid: string | undefined;
  readonly onClose: () => void;
}

/** The dialog of the URL; nothing for an offer not on sale. [ROUTE-26, GA-23] */
export function LinkedPurchase({ onClose, ...link }: LinkedPurchaseProps) {
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
  const changeable = subscriptions.filter(isChangeable);
  const target = changeable.find((row) => row.vicUuid === vicUuid) ?? changeable[0];
  return target === undefined ? null : changePurchase(offer.value, target, changeable);
}
