/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
  '’': "'",
};

const SPECIAL = /[^\0-\x7f]/gu;

/** One character as it is compared: without accents and letter case; nothing for a mark that stands alone. */
function foldCharacter(character: string): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return PLAIN[plain] ?? plain;
}

/** A text as it is compared while somebody looks for it: without accents and letter case, "Bühne" as "buhne". [PLUS-26] */
export function foldText(text: string): string {
  return text.toLowerCase().replace(SPECIAL, foldCharacter);
}

/** A folded text, and at which position of the text each of its characters comes from; one more for its end. */
export interface FoldedPositions {
  readonly folded: string;
  readonly positions: readonly number[];
}

/** The same, with the way back to the text, so that what was found can be marked in it. [PLUS-26] */
export function foldWithPositions(text: string): FoldedPositions {
  let folded = '';
  const positions: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    for (let index = 0; index < part.length; index += 1) positions.push(at);
    folded += part;
    at += character.length;
  }
  return { folded, positions: [...positions, at] };
}
