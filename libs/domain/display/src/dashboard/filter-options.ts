import {
  filterParametersOf,
  isPhysical,
  parseStateClass,
  STATE_CLASSES,
  stateClassOf,
  type DeviceFilter as Narrowing,
  type StateClass,
} from '@partyline/device-state';
import { compareNames } from '@partyline/display';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import type { Instance } from '@partyline/contract';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

const words = screens.dashboardFilters;

/** All filters but favorites. */
export const FILTER_GROUPS = ['states', 'plans', 'dataCenters', 'versions'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export const GROUP_NAMES = {
  states: words.state,
  plans: words.plan,
  dataCenters: words.center,
  versions: words.version,
} as const satisfies Record<FilterGroup, string>;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const labelOf = (name: StateClass) => (name === 'working' ? words.working : DEVICE_STATE_WORDS[name]);

/** A device's value and label per group; null for none. */
const PARTS = {
  states: (device) => [stateClassOf(device), labelOf(stateClassOf(device))],
  plans: ({ subscription }) => subscription && [subscription, subscription],
  dataCenters: (device) =>
    isPhysical(device) || device.deploymentTargetId === ''
      ? null
      : [device.deploymentTargetId.toLowerCase(), device.deploymentTarget],
  versions: ({ version }) => (version === '' ? null : [version.toLowerCase(), version]),
} as const satisfies Record<FilterGroup, (device: Instance) => readonly [string, string] | null>;

function compare(group: FilterGroup, a: FilterOption, b: FilterOption): number {
  if (group === 'states') {
    const order = STATE_CLASSES.map(String);
    return order.indexOf(a.value) - order.indexOf(b.value);
  }
  return group === 'versions' ? compareNames(b.label, a.label) : compareNames(a.label, b.label);
}

/** Label of a chosen value without devices. */
function labelOfChosen(group: FilterGroup, value: string): string {
  const name = group === 'states' ? parseStateClass(value) : null;
  return name === null ? value : labelOf(name);
}

/** A group's values, including chosen ones without devices; newest version first. [PLUS-13] */
export function listOptions(
  views: readonly WorkspaceView[],
  group: FilterGroup,
  chosen: readonly string[],
): FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const value of chosen) options.set(value, { value, label: labelOfChosen(group, value), count: 0 });
  for (const device of views.flatMap(({ devices }) => devices)) {
    const part = PARTS[group](device);
    if (part === null) continue;
    const [value, label] = part;
    options.set(value, { value, label, count: (options.get(value)?.count ?? 0) + 1 });
  }
  return [...options.values()].sort((a, b) => compare(group, a, b));
}

const NOTHING = { state: '', plan: '', version: '', center: '', favorites: '' } satisfies DashboardSearch;

/** The search parameters of a filter. */
export function searchOf(narrowing: Narrowing): DashboardSearch {
  return { ...NOTHING, ...filterParametersOf(narrowing) };
}

/** The filter after toggling a value. */
export function nextNarrowing(
  narrowing: Narrowing,
  group: FilterGroup,
  value: string,
  isOn: boolean,
): Narrowing {
  const others = narrowing[group].filter((one) => one !== value);
  return { ...narrowing, [group]: isOn ? [...others, value] : others };
}

/** The number of chosen values. */
export function countChosen(narrowing: Narrowing): number {
  const values = FILTER_GROUPS.reduce((sum, group) => sum + narrowing[group].length, 0);
  return values + Number(narrowing.isFavoritesOnly);
}
