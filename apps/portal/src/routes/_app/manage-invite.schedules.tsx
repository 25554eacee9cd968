import { createFileRoute } from '@tanstack/react-router';
import { SchedulesPage } from '../../features/schedules/schedules-page.tsx';
import { rulesSearchSchema } from '../../workspace-rules/rules-search.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/manage-invite/schedules')({
  validateSearch: rulesSearchSchema,
  loader: prefetchWorkspaces,
  component: SchedulesRoute,
});

function SchedulesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SchedulesPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
