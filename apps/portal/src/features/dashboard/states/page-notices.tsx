import { OpenHandovers } from '../../../ownership/open-handovers.tsx';
import { SubscriptionNotices } from '../../../prompts/subscription-notices.tsx';

/** What waits for the user's answer: transfers and requests of ownership, and subscriptions. [OWN-15, BILL-26] */
export function PageNotices() {
  return (
    <>
      <OpenHandovers />
      <SubscriptionNotices />
    </>
  );
}
