import { findBest, foldText, parseQuery, type Query } from '@partyline/display';
import { screens } from '@partyline/texts';
import type { ShownDevice } from '../model/find-shown.ts';
import type { Deed, DeedName } from './list-deeds.ts';
import { textsOfDevice } from './palette-devices.ts';

/** A deed and the device it is for. */
export interface FoundDeed {
  readonly found: ShownDevice;
  readonly deed: Deed;
}

/** The deeds that were asked for by name. */
export interface FoundDeeds {
  readonly deeds: readonly FoundDeed[];
  /** As that of what is found by its name: with a device beside the verb better than with the verb alone. */
  readonly rank: number;
  readonly isGuess: boolean;
}

const MOST = 5;
/** So many devices are looked at: asking for each of thousands what it allows would be felt. */
const MOST_LOOKED_AT = 300;
const MOST_FOUND = 30;
const SHORTEST_VERB = 2;

const DEED_TEXTS = screens.commandPalette.deeds;
const VERBS = (Object.keys(DEED_TEXTS) as DeedName[]) // the keys of a table over all names
  .map((name) => [foldText(DEED_TEXTS[name]('')).trim().split(' ')[0] ?? '', name] as const);

/** The deeds that a word is the beginning of: "st" of start and stop. */
export function listVerbs(word: string): readonly DeedName[] {
  if (word.length < SHORTEST_VERB) return [];
  return VERBS.filter(([verb]) => verb.startsWith(word)).map(([, name]) => name);
}

/**
 * What was asked for with a verb: "start main" is the start of every device that "main" finds, refused ones too; "start"
 * alone is what can be started now. null where the first word is no verb. [PLUS-26]
 */
export function findDeeds(
  devices: readonly ShownDevice[],
  { words }: Query,
  deedsOf: (found: ShownDevice) => readonly Deed[],
): FoundDeeds | null {
  const [verb = '', ...rest] = words;
  const names = listVerbs(verb);
  if (names.length === 0) return null;
  const isNamed = rest.length > 0;
  const { best, isGuess } = isNamed
    ? findBest(devices, parseQuery(rest.join(' ')), textsOfDevice, MOST_FOUND)
    : { best: devices.slice(0, MOST_LOOKED_AT), isGuess: false };
  const deeds: FoundDeed[] = [];
  for (const found of best) {
    if (deeds.length >= MOST) break;
    for (const deed of deedsOf(found)) {
      const isAsked = names.includes(deed.name) && (isNamed || deed.refusal === undefined);
      if (isAsked && deeds.length < MOST) deeds.push({ found, deed });
    }
  }
  return deeds.length === 0 ? null : { deeds, rank: isNamed ? 1 : 3, isGuess };
}
