import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { changeSearch } from '../../features/dashboard/change-search.ts';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { dashboardSearchSchema, type DashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { instancesQuery } from '../../features/dashboard/queries.ts';
import type { ShownPayment } from '../../features/payment/accept-return.ts';
import { getSession, useSession } from '../../session/session-store.ts';

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: dashboardSearchSchema,
  beforeLoad: async ({ search }) => {
    if (search.payment === undefined || !isAccountChosen()) return;
    const { acceptPaymentReturn } = await import('../../features/payment/accept-return.ts');
    acceptPaymentReturn(search);
  },
  // Begun, not awaited: the read is on its way while the page's own code still loads.
  loader: ({ context }) => {
    // A failure is told by the page, which reads the same.
    if (isAccountChosen()) context.queryClient.query(instancesQuery).catch(() => undefined);
  },
  component: DashboardRoute,
});

const PaymentScreen = lazy(() =>
  import('../../features/payment/payment-screen.tsx').then((file) => ({ default: file.PaymentScreen })),
);

function isAccountChosen(): boolean {
  return typeof getSession().user?.accountId === 'number';
}

function DashboardRoute() {
  const search = Route.useSearch();
  const router = useRouter();
  // Another account, or another role in it, is another dashboard: what was read for the one before is forgotten.
  const place = useSession(({ user }) => `${user?.accountId} ${user?.workspaceId} ${user?.role}`);
  const onSearch = useCallback((change: DashboardSearch) => changeSearch(router, change), [router]);
  const payment: ShownPayment | undefined = useLocation({ select: ({ state }) => state.payment });
  if (payment !== undefined) {
    return (
      <Suspense>
        <PaymentScreen payment={payment} />
      </Suspense>
    );
  }
  return <DashboardPage key={place} search={search} onSearch={onSearch} />;
}
