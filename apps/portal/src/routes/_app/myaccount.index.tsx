import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionsPage } from '../../features/billing/subscriptions-page.tsx';
import { ChangePlanDialog } from '../../features/billing/plans/change/change-plan-dialog.tsx';
import {
  subscriptionsSearchSchema,
  type SubscriptionsSearch,
} from '../../features/billing/plans/plans-search.ts';
import { useOpenGate } from '../../profile/open-gate.ts';

export const Route = createFileRoute('/_app/myaccount/')({
  validateSearch: subscriptionsSearchSchema,
  component: SubscriptionsRoute,
});

function SubscriptionsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (change: SubscriptionsSearch) =>
    // A closed dialog gets no history entry.
    void navigate({ search: (last) => ({ ...last, ...change }), resetScroll: false, replace: true });
  const isGated = useOpenGate() !== 'none';
  return (
    <>
      <SubscriptionsPage
        search={search.q ?? ''}
        onSearch={(q) => onSearch({ q: q === '' ? undefined : q })}
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
