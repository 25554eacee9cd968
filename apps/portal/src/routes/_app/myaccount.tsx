import { createFileRoute } from '@tanstack/react-router';
import { ApiTokens } from '../../features/api-tokens/api-tokens.tsx';
import { BillingSection } from '../../features/billing/billing-section.tsx';
import { MyAccountPage } from '../../features/my-account/my-account-page.tsx';
import { plansSearchSchema, type PlansSearch } from '../../features/plans/plans-search.ts';
import { ChangePlanDialog } from '../../features/plans/change/change-plan-dialog.tsx';
import { PlansSection } from '../../features/plans/plans-section.tsx';
import { useOpenGate } from '../../profile/open-gate.ts';
import { queryClient } from '../../query-client.ts';
import { getSession } from '../../session/session-store.ts';

export const Route = createFileRoute('/_app/myaccount')({
  validateSearch: plansSearchSchema,
  loader: () => {
    if (getSession().status !== 'signed-in') return;
    // Parallel to the page's code, outside the first load; the page shows errors.
    import('../../features/my-account/queries.ts')
      .then(({ profileQuery, sessionsQuery }) =>
        Promise.all([queryClient.query(profileQuery), queryClient.query(sessionsQuery)]),
      )
      .catch(() => undefined);
  },
  component: MyAccountRoute,
});

function MyAccountRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (change: PlansSearch) =>
    void navigate({
      search: (last) => ({ ...last, ...change }),
      hash: true,
      resetScroll: false,
      // A closed dialog gets no history entry.
      replace: 'plan' in change || 'to' in change,
    });
  const isGated = useOpenGate() !== 'none';
  return (
    <>
      <MyAccountPage
        plans={<PlansSection search={search} onSearch={onSearch} />}
        billing={<BillingSection />}
        apiTokens={<ApiTokens />}
      />
      {search.change === undefined || isGated ? null : (
        <ChangePlanDialog
          vicUuid={search.change}
          priceId={search.to}
          onChoose={(to) => onSearch({ to })}
          onClose={() => onSearch({ change: undefined, to: undefined })}
        />
      )}
    </>
  );
}
