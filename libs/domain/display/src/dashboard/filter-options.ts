import {
  isPhysical,
  STATE_CLASSES,
  stateClassOf,
  type DeviceFilter as Narrowing,
  type FilteredDevice,
} from '@partyline/device-state';
import { compareNames } from '../order/names.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** All filters but workspaces and favorites. */
export const FILTER_GROUPS = ['states', 'plans', 'dataCenters', 'versions'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export interface FilterOption {
  readonly value: string;
  /** The name as devices carry it; for a state its class. */
  readonly label: string;
  readonly count: number;
}

type OptionDevice = FilteredDevice & { readonly deploymentTarget: string };

/** A device's value and label per group; null for none. */
const PARTS = {
  states: (device) => [stateClassOf(device), stateClassOf(device)],
  plans: ({ subscription }) => (subscription === null ? null : [subscription, subscription]),
  dataCenters: (device) =>
    isPhysical(device) || device.deploymentTargetId === ''
      ? null
      : [device.deploymentTargetId.toLowerCase(), device.deploymentTarget],
  versions: ({ version }) => (version === '' ? null : [version.toLowerCase(), version]),
} as const satisfies Record<FilterGroup, (device: OptionDevice) => readonly [string, string] | null>;

function compare(group: FilterGroup, a: FilterOption, b: FilterOption): number {
  if (group === 'states') {
    const order = STATE_CLASSES.map(String);
    return order.indexOf(a.value) - order.indexOf(b.value);
  }
  return group === 'versions' ? compareNames(b.label, a.label) : compareNames(a.label, b.label);
}

/** Lists a group's values, including chosen ones without devices; newest version first. [PLUS-13] */
export function listFilterOptions(
  views: readonly Pick<WorkspaceView<OptionDevice>, 'devices'>[],
  group: FilterGroup,
  chosen: readonly string[],
): FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const value of chosen) options.set(value, { value, label: value, count: 0 });
  for (const device of views.flatMap(({ devices }) => devices)) {
    const part = PARTS[group](device);
    if (part === null) continue;
    const [value, label] = part;
    options.set(value, { value, label, count: (options.get(value)?.count ?? 0) + 1 });
  }
  return [...options.values()].sort((a, b) => compare(group, a, b));
}

/** Returns the filter after toggling a value. [PLUS-13] */
export function nextNarrowing(
  narrowing: Narrowing,
  group: FilterGroup,
  value: string,
  isOn: boolean,
): Narrowing {
  const others = narrowing[group].filter((one) => one !== value);
  return { ...narrowing, [group]: isOn ? [...others, value] : others };
}

/** Counts the chosen values, workspaces apart. [PLUS-13] */
export function countChosen(narrowing: Narrowing): number {
  const values = FILTER_GROUPS.reduce((sum, group) => sum + narrowing[group].length, 0);
  return values + Number(narrowing.isFavoritesOnly);
}
