import { createFileRoute, Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PeoplePage } from '../../features/people/people-page.tsx';
import {
  isPushed,
  nextSearch,
  peopleSearchSchema,
  type PeopleSearch,
} from '../../features/people/people-search.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/manage-invite/')({
  validateSearch: peopleSearchSchema,
  loaderDeps: ({ search: { q, workspace, role, status, email, sort, desc } }) => ({
    q,
    workspace,
    role,
    status,
    email,
    sort,
    desc,
  }),
  // In parallel with the page's code, outside the first load.
  loader: ({ context, deps }) => {
    prefetchWorkspaces({ context });
    import('../../features/people/prefetch-access.ts')
      .then(({ prefetchAccess }) => prefetchAccess(context.queryClient, deps))
      .catch(() => undefined);
  },
  component: PeopleRoute,
});

function PeopleRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (change: PeopleSearch) =>
      void navigate({
        search: (last) => nextSearch(last, change),
        replace: !isPushed(change),
        resetScroll: false,
      }),
    [navigate],
  );
  const { workspace } = search;
  const renderImportLink = useCallback(
    (props: object) => <Link {...props} to="/manage-invite/import" search={{ workspace }} />,
    [workspace],
  );
  return <PeoplePage search={search} onSearch={onSearch} renderImportLink={renderImportLink} />;
}
