/** Letters without a decomposition. */
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

/** Removes accents and letter case; empty for a combining mark. */
function foldCharacter(character: string): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return PLAIN[plain] ?? plain;
}

/** Folds a text for searching: "Bühne" becomes "buhne". [PLUS-26] */
export function foldText(text: string): string {
  return text.toLowerCase().replace(SPECIAL, foldCharacter);
}

/** For each folded character its position in the text; one more for the end. */
export interface FoldedPositions {
  readonly folded: string;
  readonly positions: readonly number[];
}

/** Folds a text and returns positions in it, so that matches can be marked. [PLUS-26] */
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
