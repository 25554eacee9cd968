import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPage } from '../../features/my-account/my-account-page.tsx';
import { parseAccountSearch } from '../../features/my-account/my-account-search.ts';
import { useSession } from '../../session/session-store.ts';

export const Route = createFileRoute('/_app/myaccount')({
  validateSearch: parseAccountSearch,
  component: MyAccountRoute,
});

function MyAccountRoute() {
  const accountId = useSession(({ user }) => user?.accountId);
  return <MyAccountPage key={accountId ?? 0} />;
}
