import type { WayData, WhoCanData, WhoCanPerson } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { addsText, changeText, type RoleChangeData } from './way-text.ts';

const words = screens.whoCan;
/** In the address: a user without access. */
export const NEWCOMER = '';

/** Whose ways are shown; null for a user without access. */
export interface Asked {
  readonly person: WhoCanPerson | null;
  readonly group: WhoCanData['unable'][number] | null;
  readonly ways: readonly WayData[];
}

/** Returns the member of the address, else the reader, else the first who cannot, else a user without access. */
export function askedIn(
  { unable, newcomerWays, sight }: WhoCanData,
  email: string | undefined,
): Asked | null {
  const all = unable.flatMap((group) => group.people.map((person) => ({ person, group, ways: group.ways })));
  const none = sight === 'self' ? null : { person: null, group: null, ways: newcomerWays };
  if (email === NEWCOMER && none !== null) return none;
  return (
    all.find(({ person }) => person.email === email) ??
    all.find(({ person }) => person.isSelf) ??
    all[0] ??
    none
  );
}

/** A way that can be chosen. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly way: WayData;
  readonly change: RoleChangeData;
  readonly adds: string;
  readonly isTemporary: boolean;
}

/** Returns what an end date ends: a replaced role does not come back, a role in another place stays. */
export const endText = ({ replaces }: RoleChangeData) =>
  replaces === null ? words.endsAlone : words.endsAccess;

/**
 * Lists the roles from the smallest, and the smallest again with an end date: not for a resumed access, since setting an end takes
 * access away and so needs more than the right to resume. [HZ-4]
 */
export function optionsOf({ ways }: Asked): readonly Option[] {
  const options = ways.flatMap((way, index): Option[] => {
    const { change } = way;
    if (change === null) return [];
    const before = ways[index - 1]?.change?.adds ?? [];
    const label = changeText(change);
    return [{ value: String(index), label, way, change, adds: addsText(change, before), isTemporary: false }];
  });
  const [smallest] = options;
  if (smallest === undefined || smallest.change.isResumed) return options;
  const label = words.onlyUntil(changeText(smallest.change));
  return [...options, { ...smallest, value: 'until', label, isTemporary: true }];
}
