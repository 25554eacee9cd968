import { filterParametersOf, parseStateClass, type DeviceFilter } from '@partyline/device-state';
import type { FilterGroup } from '@partyline/display';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { NO_FILTERS, type DashboardSearch } from '../dashboard-search.ts';

/** Returns the search parameters of a filter; empty ones remove what was set. */
export function searchOf(narrowing: DeviceFilter): DashboardSearch {
  return { ...NO_FILTERS, ...filterParametersOf(narrowing) };
}

/** Returns the text of an option; states have words, other values are names. */
export function optionText(group: FilterGroup, label: string): string {
  const state = group === 'states' ? parseStateClass(label) : null;
  if (state === null) return label;
  return state === 'working' ? screens.dashboardFilters.working : DEVICE_STATE_WORDS[state];
}
