import { findOffer } from '@partyline/pricing';
import { useQuery } from '@tanstack/react-query';
import { priceListQuery } from '../../prices/price-list-query.ts';
import { subscriptionListQuery } from '../../prompts/queries.ts';
import type { ListName } from './plans-search.ts';
import { PurchaseModal } from './purchase-modal.tsx';
import { changeWish, isChangeable, newWish, type Wish } from './wish.ts';

interface LinkedPurchaseProps {
  readonly list: ListName;
  readonly priceId: string;
  /** The instance that is changed; the first one without it. */
  readonly vicUuid: string | undefined;
  readonly onClose: () => void;
}

/** The purchase dialog that the address opens, as a link to it does; nothing for what is not on sale. [ROUTE-26, GA-23] */
export function LinkedPurchase({ onClose, ...link }: LinkedPurchaseProps) {
  const wish = useLinkedWish(link);
  return wish === null ? null : <PurchaseModal wish={wish} onClose={onClose} />;
}

function useLinkedWish({ list, priceId, vicUuid }: Omit<LinkedPurchaseProps, 'onClose'>): Wish | null {
  const { data: products = [] } = useQuery(priceListQuery(list));
  const { data: rows = [] } = useQuery({ ...subscriptionListQuery, enabled: list === 'upgrade' });
  const offer = findOffer(products, priceId);
  if (!offer.ok) return null;
  if (list !== 'upgrade') return newWish(list, offer.value);
  const changeable = rows.filter(isChangeable);
  const target = changeable.find((row) => row.vicUuid === vicUuid) ?? changeable[0];
  return target === undefined ? null : changeWish(offer.value, target, changeable);
}
