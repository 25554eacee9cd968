import { isAuthorizedPartner } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Page } from '../../shell/page/page.tsx';
import { PageTabs } from '../../shell/page/page-tabs.tsx';
import { useUserSubscription } from '../../subscriptions/subscription-store.ts';

export const Route = createFileRoute('/_app/myaccount')({ component: BillingFrame });

const words = screens.billingTabs;

const TABS = [
  { to: '/myaccount', label: words.subscriptions },
  { to: '/myaccount/plans', label: words.plans },
  { to: '/myaccount/invoices', label: words.invoices },
] as const;
const CUSTOMERS = { to: '/myaccount/customers', label: words.customers } as const;

/** Renders the layout of the billing and its pages, with their bar. [ROUTE-8, HZ-9] */
function BillingFrame() {
  const { customerStatus } = useUserSubscription();
  const isPartner = customerStatus !== null && isAuthorizedPartner(customerStatus);
  return (
    <Page
      title={words.title}
      tools={<PageTabs label={words.label} tabs={isPartner ? [...TABS, CUSTOMERS] : TABS} />}
    >
      <Outlet />
    </Page>
  );
}
