import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { dashboardSearchSchema } from '../../features/dashboard/dashboard-search.ts';
import { instancesQuery } from '../../features/dashboard/data/instances.queries.ts';
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
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Another account, or another role in it, is another dashboard: what was read for the one before is forgotten.
  const place = useSession(({ user }) => `${user?.accountId} ${user?.workspaceId} ${user?.role}`);
  const onQuery = (query: string) =>
    void navigate({ search: query === '' ? {} : { q: query }, replace: true, resetScroll: false });
  return <DashboardPage key={place} query={q} onQuery={onQuery} />;
}
