import { memo } from 'react';
import { OpenHandovers } from '../../../ownership/open-handovers.tsx';
import { SubscriptionNotices } from '../../../prompts/subscription-notices.tsx';

/**
 * What waits for the user's answer: transfers and requests of ownership, and subscriptions. Not drawn anew with the page, because
 * every subscription of the account is looked at. [OWN-15, BILL-26]
 */
export const PageNotices = memo(function PageNotices() {
  return (
    <>
      <OpenHandovers />
      <SubscriptionNotices />
    </>
  );
});
