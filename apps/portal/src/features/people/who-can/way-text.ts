import type { WayData, WhoCanData } from '@partyline/contract';
import type { ActCode } from '@partyline/permissions';
import { roleNameText, screens, WHO_CAN_ACTS } from '@partyline/texts';

const words = screens.whoCan;
const ADDS_SHOWN = 6;
/** Rights that only the portal's own controls ask for. */
export const INTERNAL_ACTS: ReadonlySet<ActCode> = new Set(['workspace.create', 'instance.playPause']);

export type RoleChangeData = NonNullable<WayData['change']>;

/** Returns the name of a change of roles. */
export function changeText({ role, replaces, isResumed }: RoleChangeData): string {
  const name = roleNameText(role);
  if (!isResumed) return name;
  return replaces === null ? words.resume(name) : words.resumeAs(name);
}

/** Returns what a role adds to the one before it in the list, and to none for the first. */
export function addsText(change: RoleChangeData, before: readonly ActCode[]): string {
  const adds = change.adds.filter((act) => !INTERNAL_ACTS.has(act));
  const isMore = before.length > 0 && before.every((act) => change.adds.includes(act));
  const own = isMore ? adds.filter((act) => !before.includes(act)) : adds;
  const shown = own.slice(0, ADDS_SHOWN).map((act) => WHO_CAN_ACTS[act]);
  const rest = own.length - shown.length;
  const all = [...(isMore ? [words.allOfThat] : []), ...shown, ...(rest > 0 ? [words.more(rest)] : [])];
  return words.adds(all.join(', '));
}

/** Returns what has to change besides, and who may do it. */
export function needTexts(needs: WayData['needs'], { needMakers }: Pick<WhoCanData, 'needMakers'>): string[] {
  return needs.map((need) => {
    const makers = needMakers.find((each) => each.need === need);
    const by =
      makers === undefined || makers.roles.length === 0
        ? makers?.isPartner === true
          ? words.needPartner
          : ''
        : words.needMakers(makers.roles);
    return by === '' ? words.needs[need] : `${words.needs[need]}, ${by}`;
  });
}
