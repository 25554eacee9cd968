import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  changeSearch,
  dashboardSearchSchema,
  type DashboardSearch,
} from '../../features/dashboard/dashboard-search.ts';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import type { ShownPayment } from '../../features/billing/payment/accept-return.ts';
import { findMe } from '../../session/me.ts';
import { getSession } from '../../session/session-store.ts';
import { lazyModule, useRequired } from '../../lazy-module.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: dashboardSearchSchema,
  beforeLoad: async ({ search }) => {
    if (search.payment === undefined || findMe(getSession()) === null) return;
    const { acceptPaymentReturn } = await import('../../features/billing/payment/accept-return.ts');
    acceptPaymentReturn(search);
  },
  loader: prefetchWorkspaces,
  component: DashboardRoute,
});

const paymentScreen = lazyModule(() => import('../../features/billing/payment/payment-screen.tsx'));

function Payment({ payment }: { readonly payment: ShownPayment }) {
  const file = useRequired(paymentScreen);
  return file && <file.PaymentScreen payment={payment} />;
}

function DashboardRoute() {
  const search = Route.useSearch();
  const router = useRouter();
  const onSearch = useCallback((change: DashboardSearch) => changeSearch(router, change), [router]);
  const payment: ShownPayment | undefined = useLocation({ select: ({ state }) => state.payment });
  if (payment !== undefined) return <Payment payment={payment} />;
  return <DashboardPage search={search} onSearch={onSearch} />;
}
