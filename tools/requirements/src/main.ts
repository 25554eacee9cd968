import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AreaCoverage } from './coverage.ts';
import { judgeRequirements, listContradictions } from './judge.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Prints what is proved per area. `--strict` exits 1 if an id that is not planned lacks its proof; with areas, such as
 * `--strict WS,OWN`, for these alone. Exit code 2 for an unknown area.
 */
async function main(): Promise<number> {
  const { isStrict, only } = readArguments();
  const judgement = await judgeRequirements(root);
  const { areas, planned } = judgement;
  const unknownAreas = only.filter((area) => !areas.some((known) => known.area === area));
  if (unknownAreas.length > 0) {
    console.error(
      `There is no area ${unknownAreas.join(', ')}; areas are ${areas.map(({ area }) => area).join(', ')}.`,
    );
    return 2;
  }
  console.log(HEADER);
  for (const area of areas) console.log(describeArea(area));
  console.log(describeTotal(areas));
  if (planned.length > 0) console.log(`Planned: ${planned.map(({ id }) => id).join(', ')}`);
  const contradictions = listContradictions(judgement, only);
  for (const sentence of contradictions) console.error(sentence);
  return isStrict && contradictions.length > 0 ? 1 : 0;
}

function readArguments(): { isStrict: boolean; only: readonly string[] } {
  const { values, positionals } = parseArgs({
    options: { strict: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const only = positionals.flatMap((list) => list.split(',')).map((area) => area.trim().toUpperCase());
  return { isStrict: values.strict, only: only.filter((area) => area !== '') };
}

const HEADER = 'area        proved   API or browser   portal unit   rule only';

function describeRow(name: string, proved: number, all: number, levels: AreaCoverage['byLevel']): string {
  const of = `${String(proved).padStart(3)} of ${String(all).padStart(3)}`;
  const columns = [
    String(levels.product).padStart(14),
    String(levels.portal).padStart(11),
    String(levels.rule).padStart(9),
  ];
  return `${name.padEnd(6)}  ${of}   ${columns.join('   ')}`;
}

function describeArea({ area, proved, missing, byLevel }: AreaCoverage): string {
  const numbers = missing.map(({ id }) => id.slice(id.indexOf('-') + 1)).join(' ');
  const row = describeRow(area, proved.length, proved.length + missing.length, byLevel);
  return `${row}${missing.length > 0 ? `   not proved: ${numbers}` : ''}`;
}

function describeTotal(areas: readonly AreaCoverage[]): string {
  const sum = (of: (area: AreaCoverage) => number) => areas.reduce((total, area) => total + of(area), 0);
  return describeRow(
    'all',
    sum(({ proved }) => proved.length),
    sum(({ proved, missing }) => proved.length + missing.length),
    {
      product: sum(({ byLevel }) => byLevel.product),
      portal: sum(({ byLevel }) => byLevel.portal),
      rule: sum(({ byLevel }) => byLevel.rule),
    },
  );
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
