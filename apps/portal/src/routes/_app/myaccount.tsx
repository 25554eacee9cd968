import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BillingSection } from '../../features/billing/billing-section.tsx';
import { MyAccountPage } from '../../features/my-account/my-account-page.tsx';
import { profileQuery, sessionsQuery } from '../../features/my-account/queries.ts';
import { PlansSection } from '../../features/plans/plans-section.tsx';
import { queryClient } from '../../query-client.ts';
import { getSession, useSession } from '../../session/session-store.ts';

export const Route = createFileRoute('/_app/myaccount')({
  // The part of the page in the address. [ACCT-19]
  validateSearch: v.object({
    tab: v.fallback(v.optional(v.picklist(['settings', 'plans', 'billing'])), undefined),
  }),
  loader: () => {
    if (getSession().status !== 'signed-in') return;
    // The page shows what fails.
    queryClient.query(profileQuery).catch(() => undefined);
    queryClient.query(sessionsQuery).catch(() => undefined);
  },
  component: MyAccountRoute,
});

function MyAccountRoute() {
  const accountId = useSession(({ user }) => user?.accountId);
  return <MyAccountPage key={accountId ?? 0} plans={<PlansSection />} billing={<BillingSection />} />;
}
