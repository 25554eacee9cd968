import { createFileRoute } from '@tanstack/react-router';
import { BillingSection } from '../../features/billing/billing-section.tsx';
import { MyAccountPage } from '../../features/my-account/my-account-page.tsx';
import { PlansSection } from '../../features/plans/plans-section.tsx';
import { queryClient } from '../../query-client.ts';
import { getSession, useSession } from '../../session/session-store.ts';

type AccountTab = 'settings' | 'plans' | 'billing';

// No schema: the router needs this at the start, where every library function counts.
const isTab = (tab: unknown): tab is AccountTab => tab === 'settings' || tab === 'plans' || tab === 'billing';

export const Route = createFileRoute('/_app/myaccount')({
  // The part of the page in the address, whatever else stands there. [ACCT-19]
  validateSearch: ({ tab }): { tab?: AccountTab } => (isTab(tab) ? { tab } : {}),
  loader: () => {
    if (getSession().status !== 'signed-in') return;
    // Begun beside the page's own code, and no part of the first load; the page shows what fails.
    import('../../features/my-account/queries.ts')
      .then(({ profileQuery, sessionsQuery }) =>
        Promise.all([queryClient.query(profileQuery), queryClient.query(sessionsQuery)]),
      )
      .catch(() => undefined);
  },
  component: MyAccountRoute,
});

function MyAccountRoute() {
  const accountId = useSession(({ user }) => user?.accountId);
  return <MyAccountPage key={accountId ?? 0} plans={<PlansSection />} billing={<BillingSection />} />;
}
