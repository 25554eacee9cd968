import type { WhoCanData, WhoCanPerson } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { nameOf } from './able-section.tsx';
import type { RoleChangeData } from './way-text.ts';

const words = screens.whoCan;
const NAMES_SHOWN = 5;

/** Lists those who may make a change and whose names the reader may see, each once. [PLUS-35, GV-24] */
export function makersSeen(
  { holders }: Pick<WhoCanData, 'holders'>,
  { makers }: Pick<RoleChangeData, 'makers'>,
): readonly WhoCanPerson[] {
  const people = holders.filter(({ role }) => makers.includes(role)).flatMap((holder) => holder.people);
  return [...new Map(people.map((person) => [person.email, person])).values()];
}

/** Names those who may make a change, the first of many; null where the reader sees no name. [PLUS-35] */
export function makersText(data: Pick<WhoCanData, 'holders'>, change: RoleChangeData): string | null {
  const people = makersSeen(data, change);
  if (people.length === 0) return null;
  const shown = people.slice(0, NAMES_SHOWN).map(nameOf);
  const rest = people.length - shown.length;
  return words.makerNames([...shown, ...(rest > 0 ? [words.more(rest)] : [])].join(', '));
}
