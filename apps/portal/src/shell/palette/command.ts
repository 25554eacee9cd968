import type { RefusedAct } from '@partyline/contract';
import type { ReactNode } from 'react';
import { findBest, foldText, type FindTexts, type Query } from '@partyline/display';

export interface Command {
  /** Unique among all commands; also an element id. */
  readonly id: string;
  readonly label: string;
  /** More search text. */
  readonly other?: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** End of the line: its place or meaning. */
  readonly aside?: string | undefined;
  /** Why it is unavailable. */
  readonly refusal?: string | undefined;
  /** What a right refuses: the command leads to who can. [PLUS-35] */
  readonly refusedAct?: RefusedAct | undefined;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly key: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** Number of unlisted commands. */
  readonly more: number;
  /** Best match of the group; smaller is better. */
  readonly rank: number;
  /** Only single letters match. */
  readonly isGuess: boolean;
  /** The group that Tab leads to. */
  readonly leadsTo?: string;
}

/** Commands before a search. */
export type Offer = Pick<CommandGroup, 'key' | 'title' | 'commands'>;

const MOST = 6;

function textsOf({ label, other = '' }: Command): FindTexts {
  return { name: foldText(label), other: foldText(other) };
}

/** Returns an offer's matches; null for none. [PLUS-26] */
export function findCommands({ key, title, commands }: Offer, query: Query): CommandGroup | null {
  const { best, count, rank, isGuess } = findBest(commands, query, textsOf, MOST);
  return count === 0 ? null : { key, title, commands: best, more: count - best.length, rank, isGuess };
}

/** Sorts groups by best match, equals as given; drops letter-only matches if any fits better. [PLUS-26] */
export function orderGroups(groups: readonly (CommandGroup | null)[]): CommandGroup[] {
  const found = groups.filter((group) => group !== null);
  const good = found.filter((group) => !group.isGuess);
  return (good.length > 0 ? good : found).toSorted((a, b) => a.rank - b.rank);
}
