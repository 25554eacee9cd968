import { parseDeviceFilter, type DeviceFilter } from '@partyline/device-state';
import { useMemo } from 'react';
import { PLANS } from '@partyline/pricing';
import type { DashboardSearch } from './dashboard-search.ts';

/** What the address narrows the dashboard to. [GD-41, PLUS-13] */
export function useNarrowing(search: DashboardSearch): DeviceFilter {
  const { state, plan, version, center, favorites } = search;
  return useMemo(
    () => parseDeviceFilter({ state, plan, version, center, favorites }, PLANS),
    [state, plan, version, center, favorites],
  );
}
