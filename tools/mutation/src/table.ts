import { computePercentage, type LibraryScore } from './score.ts';

const HEAD = [
  'library',
  'killed',
  'timeout',
  'survived',
  'no coverage',
  'equivalent',
  'did not run',
  'score',
];

export function renderScores(scores: readonly LibraryScore[]): string {
  const sum = (of: (score: LibraryScore) => number) => scores.reduce((all, score) => all + of(score), 0);
  const rows = [
    HEAD,
    ...scores.map((score) => cells(score.library, (of) => of(score), computePercentage([score]))),
    cells('all', sum, computePercentage(scores)),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function cells(name: string, value: (of: (score: LibraryScore) => number) => number, percentage: number) {
  const counts = [
    value(({ killed }) => killed),
    value(({ timeout }) => timeout),
    value(({ survived }) => survived),
    value(({ noCoverage }) => noCoverage),
    value(({ equivalent }) => equivalent),
    value(({ errors }) => errors),
  ];
  return [name, ...counts.map(String), percentage.toFixed(2)];
}
