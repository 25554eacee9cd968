import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { auditSearchSchema, type AuditSearch } from '../../features/audit/audit-search.ts';
import { usePageSearch } from '../-page-search.ts';

export const Route = createFileRoute('/_app/manage-invite/audit')({
  validateSearch: (search) => search as AuditSearch, // the page parses it
  component: AuditRoute,
});

function AuditRoute() {
  const search = usePageSearch(auditSearchSchema, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <AuditPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
