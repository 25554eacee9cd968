import { screens } from '@partyline/texts';
import { useScreenTitle } from '../../page-title.ts';
import { useRefetchOn } from '../../session/feed/notification-feed.ts';
import { SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';
import { CustomerList } from './customer-list.tsx';
import { MayList } from './may-list.tsx';

/** Renders the screen at /myaccount/customers. [PLUS-21, GP-6, HZ-9] */
export function CustomersPage() {
  useScreenTitle(screens.billing.customers.title);
  useRefetchOn(SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY);
  return (
    <MayList>
      <CustomerList />
    </MayList>
  );
}
