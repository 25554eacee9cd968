import { findWordStart, type Query } from './find-best.ts';
import { foldWithPositions } from './fold-text.ts';

export interface MarkedPiece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Marks the place of the phrase, else of each word: where a word begins with it, else anywhere. */
function marksOf(text: string, { phrase, words }: Query): boolean[] {
  const { folded, positions } = foldWithPositions(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const part of folded.includes(phrase) ? [phrase] : words) {
    const start = findWordStart(folded, part);
    const at = start === -1 ? folded.indexOf(part) : start;
    if (at === -1) continue;
    const last = positions[at + part.length - 1] ?? 0;
    marks.fill(
      true,
      positions[at],
      positions.find((position) => position > last),
    );
  }
  return marks;
}

/** Splits a text into matches and the rest, in order. [PLUS-26] */
export function markFound(text: string, query: Query): MarkedPiece[] {
  if (query.phrase === '') return [{ text, isFound: false }];
  const marks = marksOf(text, query);
  const ends = marks.flatMap((isFound, index) => (isFound === marks[index + 1] ? [] : [index + 1]));
  return ends.map((end, index) => ({
    text: text.slice(ends[index - 1] ?? 0, end),
    isFound: marks[end - 1] === true,
  }));
}
