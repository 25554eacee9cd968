import { createFileRoute } from '@tanstack/react-router';
import { alertsSearchSchema, type AlertsSearch } from '../../features/alerts/alerts-search.ts';
import { AlertsPage } from '../../features/alerts/alerts-page.tsx';
import { useSession } from '../../session/session-store.ts';
import { usePageSearch } from '../-page-search.ts';

export const Route = createFileRoute('/_app/manage-invite/alerts')({
  validateSearch: (search) => search as AlertsSearch, // the page parses it
  component: AlertsRoute,
});

function AlertsRoute() {
  const search = usePageSearch(alertsSearchSchema, Route.useSearch());
  const navigate = Route.useNavigate();
  // Another account, or another role in it, has other alerts.
  const place = useSession(({ user }) => `${user?.accountId} ${user?.workspaceId} ${user?.role}`);
  return (
    <AlertsPage
      key={place}
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
