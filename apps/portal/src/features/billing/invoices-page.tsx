import { screens } from '@partyline/texts';
import { useScreenTitle } from '../../page-title.ts';
import { useRefetchOn } from '../../session/feed/notification-feed.ts';
import { SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';
import { InvoiceList } from './invoice-list.tsx';
import { MayList } from './may-list.tsx';

/** Renders the screen at /myaccount/invoices. [BILL-1, HZ-9] */
export function InvoicesPage() {
  useScreenTitle(screens.billing.invoices.title);
  useRefetchOn(SUBSCRIPTION_EFFECTS, SUBSCRIPTIONS_KEY);
  return (
    <MayList>
      <InvoiceList />
    </MayList>
  );
}
