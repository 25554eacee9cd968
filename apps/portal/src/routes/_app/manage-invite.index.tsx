import { createFileRoute, Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PeoplePage } from '../../features/people/people-page.tsx';
import {
  isPushed,
  nextSearch,
  peopleSearchSchema,
  type PeopleSearch,
} from '../../features/people/people-search.ts';

export const Route = createFileRoute('/_app/manage-invite/')({
  validateSearch: peopleSearchSchema,
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
