import type { DeviceConditions } from '../device/device.ts';
import { parseStateClass, STATE_CLASSES, stateClassOf, type StateClass } from '../state/state-class.ts';

/** An empty list filters nothing. [GD-41] */
export interface DeviceFilter {
  /** Ids of workspaces; their devices do not know them, so that the list of workspaces applies them. */
  readonly workspaceIds: readonly number[];
  readonly states: readonly StateClass[];
  /** Plan names as rows carry them. */
  readonly plans: readonly string[];
  /** In lower case. */
  readonly versions: readonly string[];
  readonly dataCenters: readonly string[];
  readonly isFavoritesOnly: boolean;
}

/** Narrows nothing. */
export const NO_FILTER: DeviceFilter = {
  workspaceIds: [],
  states: [],
  plans: [],
  versions: [],
  dataCenters: [],
  isFavoritesOnly: false,
};

/** Search parameters, lists separated by commas. */
export interface FilterParameters {
  readonly workspaces?: string;
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

/** The values of a filter that exist. */
export interface KnownValues {
  readonly plans: readonly string[];
  /** The workspaces that the user sees. */
  readonly workspaceIds: readonly number[];
}

/** Parses a filter from search parameters. A state means its class; unreadable and unknown values filter nothing. [GD-41, PLUS-13] */
export function parseDeviceFilter(
  parameters: Readonly<Record<string, unknown>>,
  known: KnownValues,
): DeviceFilter {
  const states = listOf(parameters['state']).map(parseStateClass);
  const plans = listOf(parameters['plan']);
  const workspaces = listOf(parameters['workspaces']);
  const favorites = parameters['favorites'];
  return {
    workspaceIds: known.workspaceIds.filter((id) => workspaces.includes(String(id))),
    states: STATE_CLASSES.filter((name) => states.includes(name)),
    plans: known.plans.filter((plan) => plans.includes(plan.toLowerCase())),
    versions: listOf(parameters['version']),
    dataCenters: listOf(parameters['center']),
    isFavoritesOnly: favorites === '1' || favorites === 1,
  };
}

/** Returns the parameters of a filter without those that filter nothing. [GD-41, PLUS-13] */
export function filterParametersOf(filter: DeviceFilter): FilterParameters {
  const { workspaceIds, states, plans, versions, dataCenters, isFavoritesOnly } = filter;
  return {
    ...(workspaceIds.length === 0 ? {} : { workspaces: workspaceIds.join(',') }),
    ...(states.length === 0 ? {} : { state: states.join(',') }),
    ...(plans.length === 0 ? {} : { plan: plans.join(',') }),
    ...(versions.length === 0 ? {} : { version: versions.join(',') }),
    ...(dataCenters.length === 0 ? {} : { center: dataCenters.join(',') }),
    ...(isFavoritesOnly ? { favorites: '1' } : {}),
  };
}

export type FilteredDevice = DeviceConditions & {
  readonly subscription: string | null;
  readonly version: string;
  readonly deploymentTargetId: string;
  readonly isFavorite: boolean;
};

/** Returns whether a device matches one value of every list that has any, workspaces apart. [GD-41, PLUS-13] */
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
