import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { computeCoverage, type AreaCoverage, parseDecisionIds, parseRequirements } from './coverage.ts';
import { readReports } from './test-results.ts';
import { parseRuleLevel } from './rule-level.ts';

const root = join(import.meta.dirname, '../../..');

/** Prints what is proved per area. `--strict AREA,…` exits 1 if one of them misses an id. */
async function main(): Promise<number> {
  const strict = readStrictAreas();
  const lists = await Promise.all(
    ['requirements.md', 'beyond.md'].map((name) => readFile(join(root, 'docs/requirements', name), 'utf8')),
  );
  const decisions = parseDecisionIds(await readFile(join(root, 'docs/requirements/decisions.md'), 'utf8'));
  const ruleLevel = parseRuleLevel(await readFile(join(root, 'docs/requirements/rule-level.txt'), 'utf8'));
  const { areas, unknownIds } = computeCoverage(lists.flatMap(parseRequirements), await readReports(root), {
    otherIds: decisions,
    ruleLevelIds: ruleLevel.map(({ id }) => id),
  });
  const unknownAreas = strict.filter((area) => !areas.some((known) => known.area === area));
  if (unknownAreas.length > 0) {
    console.error(
      `There is no area ${unknownAreas.join(', ')}; areas are ${areas.map(({ area }) => area).join(', ')}.`,
    );
    return 2;
  }
  console.log(HEADER);
  for (const area of areas) console.log(describeArea(area));
  console.log(describeTotal(areas));
  if (unknownIds.length > 0) console.log(`Claimed by tests but in no list: ${unknownIds.join(', ')}`);
  const incomplete = areas.filter(({ area, missing }) => strict.includes(area) && missing.length > 0);
  for (const { area, missing } of incomplete) {
    console.error(`${area} is not complete:`);
    for (const { id, text } of missing) console.error(`  ${id} ${text}`);
  }
  return incomplete.length > 0 ? 1 : 0;
}

function readStrictAreas(): string[] {
  const { values } = parseArgs({ options: { strict: { type: 'string' } }, allowPositionals: true });
  return (values.strict ?? '')
    .split(',')
    .map((area) => area.trim().toUpperCase())
    .filter((area) => area !== '');
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
