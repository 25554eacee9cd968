import { createFileRoute } from '@tanstack/react-router';
import { SchedulesPage } from '../../features/schedules/schedules-page.tsx';
import { rulesSearchSchema, type RulesSearch } from '../../workspace-rules/rules-search.ts';
import { usePageSearch } from '../-page-search.ts';

export const Route = createFileRoute('/_app/manage-invite/schedules')({
  validateSearch: (search) => search as RulesSearch, // the page parses it
  component: SchedulesRoute,
});

function SchedulesRoute() {
  const search = usePageSearch(rulesSearchSchema, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <SchedulesPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
