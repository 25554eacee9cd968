import { DISPLAY_STATES, displayState, type DisplayState } from './display-state.ts';
import type { DeviceConditions } from './device.ts';

/** What the dashboard is narrowed to; an empty list narrows nothing. [GD-41] */
export interface DeviceFilter {
  readonly states: readonly DisplayState[];
  /** Plan names as rows carry them. */
  readonly plans: readonly string[];
  readonly isFavoritesOnly: boolean;
}

/** Narrows nothing. */
export const NO_FILTER: DeviceFilter = { states: [], plans: [], isFavoritesOnly: false };

/** A filter as it stands in the address, each list separated by commas. */
export interface FilterParameters {
  readonly state?: string;
  readonly plan?: string;
  readonly favorites?: '1';
}

const listOf = (value: unknown): string[] => {
  const words = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : [];
  return [...new Set(words.filter((word) => word !== ''))];
};

/**
 * Reads a filter from an address: states nobody knows are left out, plans are kept as they are named, in any letter case
 * where one of `knownPlans` is meant; anything that cannot be read narrows nothing. [GD-41]
 */
export function parseDeviceFilter(
  parameters: Readonly<Record<string, unknown>>,
  knownPlans: readonly string[],
): DeviceFilter {
  const states = listOf(parameters['state']).map((word) => word.toLowerCase());
  const plans = listOf(parameters['plan']).map((word) => word.toLowerCase());
  const favorites = parameters['favorites'];
  return {
    states: DISPLAY_STATES.filter((state) => states.includes(state)),
    plans: knownPlans.filter((plan) => plans.includes(plan.toLowerCase())),
    isFavoritesOnly: favorites === '1' || favorites === 1,
  };
}

/** A filter as it is written into an address; what narrows nothing is left out. [GD-41] */
export function filterParametersOf({ states, plans, isFavoritesOnly }: DeviceFilter): FilterParameters {
  return {
    ...(states.length === 0 ? {} : { state: states.join(',') }),
    ...(plans.length === 0 ? {} : { plan: plans.join(',') }),
    ...(isFavoritesOnly ? { favorites: '1' } : {}),
  };
}

/** Whether a row is shown under a filter: it has one of the states, one of the plans, and a star where only those are asked for. [GD-41] */
export function isInFilter(
  device: DeviceConditions & { readonly subscription: string | null; readonly isFavorite: boolean },
  { states, plans, isFavoritesOnly }: DeviceFilter,
): boolean {
  if (states.length > 0 && !states.includes(displayState(device))) return false;
  if (plans.length > 0 && (device.subscription === null || !plans.includes(device.subscription)))
    return false;
  return !isFavoritesOnly || device.isFavorite;
}
