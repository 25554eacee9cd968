import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '../../features/billing/plans/plans-page.tsx';
import { plansSearchSchema } from '../../features/billing/plans/plans-search.ts';

export const Route = createFileRoute('/_app/myaccount/plans')({
  validateSearch: plansSearchSchema,
  component: PlansRoute,
});

function PlansRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PlansPage
      search={search}
      onSearch={(change) =>
        void navigate({
          search: (last) => ({ ...last, ...change }),
          resetScroll: false,
          // A closed dialog gets no history entry.
          replace: 'plan' in change,
        })
      }
    />
  );
}
