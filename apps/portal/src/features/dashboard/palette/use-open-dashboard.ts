import { useLocation, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { dashboardSearchSchema, nextSearch, type DashboardSearch } from '../dashboard-search.ts';

/** Opens the dashboard with a change of its search parameters; the others stay. */
export function useOpenDashboard(): (change: DashboardSearch) => void {
  const navigate = useNavigate();
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/dashboard' });
  const search = useLocation({ select: (location): unknown => location.search });
  return (change) => {
    if (isHere && Object.keys(change).length === 0) return;
    const last = isHere ? v.parse(dashboardSearchSchema, search) : {};
    void navigate({
      to: '/dashboard',
      search: nextSearch(last, change),
      replace: isHere,
      resetScroll: false,
    });
  };
}
