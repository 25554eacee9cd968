import { findBest, foldText, type FindTexts, type Query } from '@partyline/display';
import type { Command, CommandGroup } from './command.ts';

/** Commands under one heading, before anything is looked for. */
export type Offer = Pick<CommandGroup, 'key' | 'title' | 'commands'>;

const MOST = 6;

function textsOf({ label, other = '' }: Command): FindTexts {
  return { name: foldText(label), other: foldText(other) };
}

/** What of an offer fits what was typed; null for nothing. [PLUS-26] */
export function findCommands({ key, title, commands }: Offer, query: Query): CommandGroup | null {
  const { best, count, rank, isGuess } = findBest(commands, query, textsOf, MOST);
  return count === 0 ? null : { key, title, commands: best, more: count - best.length, rank, isGuess };
}

/**
 * The groups in the order of the palette: whose best fits better comes first, equals as given; what only has the letters is
 * left out where anything fits better. [PLUS-26]
 */
export function orderGroups(groups: readonly (CommandGroup | null)[]): CommandGroup[] {
  const found = groups.filter((group) => group !== null);
  const good = found.filter((group) => !group.isGuess);
  return (good.length > 0 ? good : found).toSorted((a, b) => a.rank - b.rank);
}
