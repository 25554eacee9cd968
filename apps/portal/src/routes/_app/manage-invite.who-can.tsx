import { createFileRoute, Link } from '@tanstack/react-router';
import { WhoCanPage } from '../../features/people/who-can/who-can-page.tsx';
import { whoCanSearchSchema } from '../../features/people/who-can/who-can-search.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/manage-invite/who-can')({
  validateSearch: whoCanSearchSchema,
  loader: prefetchWorkspaces,
  component: WhoCanRoute,
});

function WhoCanRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WhoCanPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
      renderAccessLink={(email, props) => <Link {...props} to="/manage-invite" search={{ email }} />}
      renderInviteLink={(workspace, props) => (
        <Link {...props} to="/manage-invite" search={{ invite: true, workspace }} />
      )}
      renderCompareLink={(compared, props) => (
        <Link {...props} to="/manage-invite/permissions" search={compared} />
      )}
    />
  );
}
