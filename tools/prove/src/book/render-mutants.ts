import type { MutantOutcome } from '../mutants/run-mutants.ts';
import type { PlantedMutant } from '../mutants/mutant-list.ts';

export const MUTANTS_HEADING = '## Planted mutants';

/** Returns the part of the book that says which planted faults a law refutes. */
export function renderMutants(outcomes: readonly MutantOutcome[]): string {
  const refuted = outcomes.filter(({ refutedBy }) => refutedBy !== null).length;
  const rows = outcomes.map((outcome) => [
    `\`${outcome.mutant.file}\``,
    mutantCell(outcome.mutant),
    outcome.refutedBy === null
      ? `**survives**: ${outcome.mutant.survives ?? 'not explained'}`
      : `refuted by ${outcome.refutedBy}`,
  ]);
  return [
    MUTANTS_HEADING,
    '',
    `\`npm run prove -- --mutants\` plants each of these one-token faults into a copy of the rules and runs the laws: **${refuted} of`,
    `${outcomes.length}** are refuted. The lists are [mutants.json](../tools/prove/src/mutants/mutants.json) and [table-mutants.json](../tools/prove/src/mutants/table-mutants.json).`,
    '',
    ...tableOf([['rule', 'fault', 'outcome'], ...rows]),
    '',
  ].join('\n');
}

/** Returns the change of a mutant as a table has it. */
export function mutantCell({ text, replacement }: PlantedMutant): string {
  const code = (part: string): string => {
    const escaped = part.replaceAll('|', '\\|');
    return part.includes('`') ? `\`\`${escaped}\`\`` : `\`${escaped}\``;
  };
  return `${code(text)} → ${code(replacement)}`;
}

/** Returns what came of a mutant, in one line. */
export function tellMutant({ mutant, refutedBy }: MutantOutcome): string {
  const outcome = refutedBy === null ? 'SURVIVES' : 'refuted ';
  return `${outcome} ${mutant.file}: ${mutant.text} -> ${mutant.replacement}${refutedBy === null ? '' : ` (${refutedBy})`}`;
}

/** Returns the lines of a table whose columns are as wide as their widest cell, as the formatter has them. */
function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))];
}
