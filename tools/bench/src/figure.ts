/** A measurement beside its reference from the same run. */
export interface Figure {
  /** Goal id, such as A1. */
  readonly id: string;
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  readonly result: string;
  readonly goal: string;
  readonly met: boolean;
}

export interface Comparison {
  readonly ours: number;
  readonly reference: number;
  /** Median of ours / reference over all pairs. */
  readonly ratio: number;
}

export function renderTable(figures: readonly Figure[]): string {
  const head = ['id', 'what', 'ours', 'reference', 'result', 'goal', ''];
  const rows = figures.map(({ id, what, ours, reference, result, goal, met }) => [
    id,
    what,
    ours,
    reference,
    result,
    goal,
    met ? 'met' : 'MISSED',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
