import { memo } from 'react';
import { OpenHandovers } from '../../../ownership/open-handovers.tsx';
import { SubscriptionNotices } from '../../../prompts/subscription-notices.tsx';

/** Pending transfers, ownership requests and subscriptions. Memoized: it reads every subscription. [OWN-15, BILL-26] */
export const PageNotices = memo(function PageNotices() {
  return (
    <>
      <OpenHandovers />
      <SubscriptionNotices />
    </>
  );
});
