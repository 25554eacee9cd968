import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { auditSearchSchema } from '../../features/audit/audit-search.ts';

export const Route = createFileRoute('/_app/manage-invite/audit')({
  validateSearch: auditSearchSchema,
  component: AuditRoute,
});

function AuditRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditPage
      search={search}
      onSearch={(change) => void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false })}
    />
  );
}
