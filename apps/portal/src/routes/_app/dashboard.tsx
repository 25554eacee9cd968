import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { changeSearch } from '../../features/dashboard/change-search.ts';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { dashboardSearchSchema, type DashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { instancesQuery } from '../../features/dashboard/queries.ts';
import { getSession, useSession } from '../../session/session-store.ts';

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: dashboardSearchSchema,
  // Begun, not awaited: the read is on its way while the page's own code still loads.
  loader: ({ context }) => {
    // A failure is told by the page, which reads the same.
    if (isAccountChosen()) context.queryClient.query(instancesQuery).catch(() => undefined);
  },
  component: DashboardRoute,
});

function isAccountChosen(): boolean {
  return typeof getSession().user?.accountId === 'number';
}

function DashboardRoute() {
  const search = Route.useSearch();
  const router = useRouter();
  // Another account, or another role in it, is another dashboard: what was read for the one before is forgotten.
  const place = useSession(({ user }) => `${user?.accountId} ${user?.workspaceId} ${user?.role}`);
  const onSearch = useCallback((change: DashboardSearch) => changeSearch(router, change), [router]);
  return <DashboardPage key={place} search={search} onSearch={onSearch} />;
}
