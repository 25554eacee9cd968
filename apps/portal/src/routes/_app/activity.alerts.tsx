import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '../../features/alerts/alerts-page.tsx';
import { rulesSearchSchema } from '../../workspace-rules/rules-search.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/activity/alerts')({
  validateSearch: rulesSearchSchema,
  loader: prefetchWorkspaces,
  component: AlertsRoute,
});

function AlertsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AlertsPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
