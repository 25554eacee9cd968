import type { Instance } from '@partyline/contract';
import type { GroupedDevices } from '@partyline/device-state';

/** Devices that took the place of others, by the object they replace. */
export type Replacements = ReadonlyMap<Instance, Instance>;

/** Whether a device stands where the other stood, in the same group and order. */
function isSamePlace(before: Instance, after: Instance): boolean {
  return (
    before.vicUuid === after.vicUuid &&
    before.deviceName === after.deviceName &&
    before.isFavorite === after.isFavorite &&
    before.linkRole === after.linkRole &&
    before.leaderuuid === after.leaderuuid
  );
}

/**
 * What changed between two lists of the same devices in the same places; null when more than that changed, so that they
 * must be grouped and sorted anew.
 */
export function findReplacements(
  before: readonly Instance[],
  after: readonly Instance[],
): Replacements | null {
  if (before.length !== after.length) return null;
  const replacements = new Map<Instance, Instance>();
  for (const [index, old] of before.entries()) {
    const device = after[index];
    if (device === undefined) return null;
    if (device === old) continue;
    if (!isSamePlace(old, device)) return null;
    replacements.set(old, device);
  }
  return replacements;
}

/** The same groups with the replaced devices; a group without any keeps its identity. */
export function replaceInGroups(
  { groups, solo }: GroupedDevices<Instance>,
  replacements: Replacements,
): GroupedDevices<Instance> {
  const next = (device: Instance) => replacements.get(device) ?? device;
  return {
    groups: groups.map((group) => {
      const isTouched =
        replacements.has(group.leader) || group.members.some((member) => replacements.has(member));
      return isTouched ? { leader: next(group.leader), members: group.members.map(next) } : group;
    }),
    solo: solo.map((entry) =>
      replacements.has(entry.device) ? { ...entry, device: next(entry.device) } : entry,
    ),
  };
}
