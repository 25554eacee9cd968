import { useRouter } from '@tanstack/react-router';
import { changeSearch } from '../change-search.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

/** Opens the dashboard with changed search parameters. */
export function useOpenDashboard(): (change: DashboardSearch) => void {
  const router = useRouter();
  return (change) => {
    const isHere = router.latestLocation.pathname === '/dashboard';
    if (!isHere) void router.navigate({ to: '/dashboard', search: change });
    else if (Object.keys(change).length > 0) changeSearch(router, change);
  };
}
