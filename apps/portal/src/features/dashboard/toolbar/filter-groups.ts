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

/** The filters, besides the one for favourites. */
export const FILTER_GROUPS = ['states', 'plans', 'dataCenters', 'versions'] as const;
/** One of {@link FILTER_GROUPS}. */
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** The name of each group. */
export const GROUP_NAMES = {
  states: words.state,
  plans: words.plan,
  dataCenters: words.center,
  versions: words.version,
} as const satisfies Record<FilterGroup, string>;

/** A value of a group, its label, and how many devices have it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The word of a class. */
const labelOf = (name: StateClass) => (name === 'working' ? words.working : DEVICE_STATE_WORDS[name]);

/** A device's value of a group and its label; null for none. */
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

/** The label of a chosen value that no device has. */
function labelOfChosen(group: FilterGroup, value: string): string {
  const name = group === 'states' ? parseStateClass(value) : null;
  return name === null ? value : labelOf(name);
}

/** The values of all devices in a group, and chosen values that no device has any more; newest version first. [PLUS-13] */
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

/** No filter at all. */
const NOTHING = { state: '', plan: '', version: '', center: '', favorites: '' } satisfies DashboardSearch;

/** The search parameters of a filter. */
export function searchOf(narrowing: Narrowing): DashboardSearch {
  return { ...NOTHING, ...filterParametersOf(narrowing) };
}

/** The filter after one value was checked or unchecked. */
export function nextNarrowing(
  narrowing: Narrowing,
  group: FilterGroup,
  value: string,
  isOn: boolean,
): Narrowing {
  const others = narrowing[group].filter((one) => one !== value);
  return { ...narrowing, [group]: isOn ? [...others, value] : others };
}

/** How many values are chosen in all. */
export function countChosen(narrowing: Narrowing): number {
  const values = FILTER_GROUPS.reduce((sum, group) => sum + narrowing[group].length, 0);
  return values + Number(narrowing.isFavoritesOnly);
}
