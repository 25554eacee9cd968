import { createFileRoute } from '@tanstack/react-router';
import { SchedulesPage } from '../../features/schedules/schedules-page.tsx';
import { schedulesSearchSchema, type SchedulesSearch } from '../../features/schedules/schedules-search.ts';
import { useSession } from '../../session/session-store.ts';
import { usePageSearch } from '../-page-search.ts';

export const Route = createFileRoute('/_app/manage-invite/schedules')({
  validateSearch: (search) => search as SchedulesSearch, // the page parses it
  component: SchedulesRoute,
});

function SchedulesRoute() {
  const search = usePageSearch(schedulesSearchSchema, Route.useSearch());
  const navigate = Route.useNavigate();
  // Another account, or another role in it, has other schedules.
  const place = useSession(({ user }) => `${user?.accountId} ${user?.workspaceId} ${user?.role}`);
  return (
    <SchedulesPage
      key={place}
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
