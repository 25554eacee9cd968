import { createFileRoute } from '@tanstack/react-router';
import { PermissionsPage } from '../../features/permissions/permissions-page.tsx';
import { permissionsSearchSchema } from '../../features/permissions/permissions-search.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/manage-invite/permissions')({
  validateSearch: permissionsSearchSchema,
  loader: prefetchWorkspaces,
  component: PermissionsRoute,
});

function PermissionsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PermissionsPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
