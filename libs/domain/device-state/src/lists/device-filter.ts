import type { DeviceConditions } from '../device/device.ts';
import { parseStateClass, STATE_CLASSES, stateClassOf, type StateClass } from '../device/state-class.ts';

/** What the dashboard is narrowed to; an empty list narrows nothing. [GD-41] */
export interface DeviceFilter {
  readonly states: readonly StateClass[];
  /** Plan names as rows carry them. */
  readonly plans: readonly string[];
  /** Versions and ids of data centers, in lower case. */
  readonly versions: readonly string[];
  readonly dataCenters: readonly string[];
  readonly isFavoritesOnly: boolean;
}

/** Narrows nothing. */
export const NO_FILTER: DeviceFilter = {
  states: [],
  plans: [],
  versions: [],
  dataCenters: [],
  isFavoritesOnly: false,
};

/** A filter as it stands in the address, each list separated by commas. */
export interface FilterParameters {
  readonly state?: string;
  readonly plan?: string;
  readonly version?: string;
  readonly center?: string;
  readonly favorites?: '1';
}

const listOf = (value: unknown): string[] => {
  const words = typeof value === 'string' ? value.split(',').map((word) => word.trim().toLowerCase()) : [];
  return [...new Set(words.filter((word) => word !== ''))];
};

/**
 * Reads a filter from an address: a single state stands for its class, unknown ones are left out, plans are kept as they are
 * named, in any letter case where one of `knownPlans` is meant, versions and data centers in lower case whether known or not;
 * anything that cannot be read narrows nothing. [GD-41, PLUS-13]
 */
export function parseDeviceFilter(
  parameters: Readonly<Record<string, unknown>>,
  knownPlans: readonly string[],
): DeviceFilter {
  const states = listOf(parameters['state']).map(parseStateClass);
  const plans = listOf(parameters['plan']);
  const favorites = parameters['favorites'];
  return {
    states: STATE_CLASSES.filter((name) => states.includes(name)),
    plans: knownPlans.filter((plan) => plans.includes(plan.toLowerCase())),
    versions: listOf(parameters['version']),
    dataCenters: listOf(parameters['center']),
    isFavoritesOnly: favorites === '1' || favorites === 1,
  };
}

/** A filter as it is written into an address; what narrows nothing is left out. [GD-41, PLUS-13] */
export function filterParametersOf(filter: DeviceFilter): FilterParameters {
  const { states, plans, versions, dataCenters, isFavoritesOnly } = filter;
  return {
    ...(states.length === 0 ? {} : { state: states.join(',') }),
    ...(plans.length === 0 ? {} : { plan: plans.join(',') }),
    ...(versions.length === 0 ? {} : { version: versions.join(',') }),
    ...(dataCenters.length === 0 ? {} : { center: dataCenters.join(',') }),
    ...(isFavoritesOnly ? { favorites: '1' } : {}),
  };
}

/** What a filter reads of a row. */
export type FilteredDevice = DeviceConditions & {
  readonly subscription: string | null;
  readonly version: string;
  readonly deploymentTargetId: string;
  readonly isFavorite: boolean;
};

/**
 * Whether a row is shown under a filter: of every list that names anything it has one, and it has a star where only those
 * are asked for. [GD-41, PLUS-13]
 */
export function isInFilter(device: FilteredDevice, filter: DeviceFilter): boolean {
  const isIn = (wanted: readonly string[], value: string | null) =>
    wanted.length === 0 || (value !== null && wanted.includes(value));
  return (
    isIn(filter.states, filter.states.length === 0 ? null : stateClassOf(device)) &&
    isIn(filter.plans, device.subscription) &&
    isIn(filter.versions, device.version.toLowerCase()) &&
    isIn(filter.dataCenters, device.deploymentTargetId.toLowerCase()) &&
    (!filter.isFavoritesOnly || device.isFavorite)
  );
}
