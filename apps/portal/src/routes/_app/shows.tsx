import { screens } from '@partyline/texts';
import { createFileRoute } from '@tanstack/react-router';
import { SchedulesPage } from '../../features/schedules/schedules-page.tsx';
import { Page } from '../../shell/page/page.tsx';
import { rulesSearchSchema } from '../../workspace-rules/rules-search.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/shows')({
  validateSearch: rulesSearchSchema,
  loader: prefetchWorkspaces,
  component: ShowsRoute,
});

/** Renders the schedules of the workspaces. [HZ-9, PLUS-15] */
function ShowsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={screens.shell.shows}>
      <SchedulesPage
        search={search}
        onSearch={(change) =>
          void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })
        }
      />
    </Page>
  );
}
