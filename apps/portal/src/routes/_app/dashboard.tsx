import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import {
  changeSearch,
  dashboardSearchSchema,
  type DashboardSearch,
} from '../../features/dashboard/dashboard-search.ts';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { workspacesQuery } from '../../session/workspaces.ts';
import type { ShownPayment } from '../../features/payment/accept-return.ts';
import { findMe } from '../../session/me.ts';
import { getSession } from '../../session/session-store.ts';

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: dashboardSearchSchema,
  beforeLoad: async ({ search }) => {
    if (search.payment === undefined || !isAccountChosen()) return;
    const { acceptPaymentReturn } = await import('../../features/payment/accept-return.ts');
    acceptPaymentReturn(search);
  },
  // Not awaited: loads in parallel with the page's code.
  loader: ({ context }) => {
    // The page shows the error of the same query.
    if (isAccountChosen()) context.queryClient.query(workspacesQuery).catch(() => undefined);
  },
  component: DashboardRoute,
});

const PaymentScreen = lazy(() =>
  import('../../features/payment/payment-screen.tsx').then((file) => ({ default: file.PaymentScreen })),
);

const isAccountChosen = (): boolean => findMe(getSession()) !== null;

function DashboardRoute() {
  const search = Route.useSearch();
  const router = useRouter();
  const onSearch = useCallback((change: DashboardSearch) => changeSearch(router, change), [router]);
  const payment: ShownPayment | undefined = useLocation({ select: ({ state }) => state.payment });
  if (payment !== undefined) {
    return (
      <Suspense>
        <PaymentScreen payment={payment} />
      </Suspense>
    );
  }
  return <DashboardPage search={search} onSearch={onSearch} />;
}
