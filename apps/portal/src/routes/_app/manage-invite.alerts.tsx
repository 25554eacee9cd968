import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '../../features/alerts/alerts-page.tsx';
import { rulesSearchSchema, type RulesSearch } from '../../workspace-rules/rules-search.ts';
import { usePageSearch } from '../-page-search.ts';

export const Route = createFileRoute('/_app/manage-invite/alerts')({
  validateSearch: (search) => search as RulesSearch, // the page parses it
  component: AlertsRoute,
});

function AlertsRoute() {
  const search = usePageSearch(rulesSearchSchema, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <AlertsPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
