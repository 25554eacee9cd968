import { createFileRoute, Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { AccessRequestPage } from '../../features/people/access-request/access-request-page.tsx';
import { searchParameter } from '../../search-parameters.ts';

export const Route = createFileRoute('/_app/manage-invite/access-request')({
  validateSearch: v.object({ id: searchParameter(v.pipe(v.string(), v.uuid())) }),
  component: AccessRequestRoute,
});

function AccessRequestRoute() {
  const { id } = Route.useSearch();
  return <AccessRequestPage id={id} renderPeopleLink={(props) => <Link {...props} to="/manage-invite" />} />;
}
