import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { auditSearchSchema } from '../../features/audit/audit-search.ts';

export const Route = createFileRoute('/_app/activity/')({
  validateSearch: auditSearchSchema,
  loaderDeps: ({ search }) => search,
  // In parallel with the page's code, outside the first load.
  loader: ({ context, deps }) => {
    import('../../features/audit/prefetch-audit-log.ts')
      .then(({ prefetchAuditLog }) => prefetchAuditLog(context.queryClient, deps))
      .catch(() => undefined);
  },
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
