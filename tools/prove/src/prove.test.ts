import { REPOSITORY } from '@partyline/tools-processes';
import { expect, it } from 'vitest';
import { findLaws } from './book/find-laws.ts';
import { comparableBook, renderLaws } from './book/render-book.ts';
import { readBook } from './run.ts';
import { runLaws } from './workers/run-laws.ts';

it('[PLUS-38] proves the quick laws, and the book says of every law what it is', async () => {
  const found = await findLaws(REPOSITORY);
  const quick = found.filter(({ law }) => law.isQuick);
  const outcomes = await runLaws(
    REPOSITORY,
    quick.map(({ source }) => source),
  );
  expect(outcomes.filter(({ verdict }) => verdict.kind !== 'holds')).toEqual([]);
  const proved = new Set(quick.map(({ law }) => law.name));
  const { laws } = await readBook(REPOSITORY);
  expect(comparableBook(laws, proved), 'run npm run prove').toBe(
    comparableBook(renderLaws(found, outcomes).trim(), proved),
  );
}, 900_000);
