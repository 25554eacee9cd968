import { createFileRoute } from '@tanstack/react-router';
import { PermissionsPage } from '../../features/permissions/permissions-page.tsx';
import {
  permissionsSearchSchema,
  type PermissionsSearch,
} from '../../features/permissions/permissions-search.ts';
import { usePageSearch } from '../-page-search.ts';

export const Route = createFileRoute('/_app/manage-invite/permissions')({
  validateSearch: (search) => search as PermissionsSearch, // the page parses it
  component: PermissionsRoute,
});

function PermissionsRoute() {
  const search = usePageSearch(permissionsSearchSchema, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <PermissionsPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
