import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { computeCoverage, type AreaCoverage } from './coverage.ts';
import { readReports } from './report-files.ts';
import { parseDecisionIds, parseRequirements } from './requirement-list.ts';

const root = join(import.meta.dirname, '../../..');

/** Prints per area what is proved and what is not. `--strict AREA,…` exits 1 if one of them misses an id. */
async function main(): Promise<number> {
  const strict = readStrictAreas();
  const lists = await Promise.all(
    ['requirements.md', 'beyond.md'].map((name) => readFile(join(root, 'docs/requirements', name), 'utf8')),
  );
  const decisions = parseDecisionIds(await readFile(join(root, 'docs/requirements/decisions.md'), 'utf8'));
  const { areas, unknownIds } = computeCoverage(
    lists.flatMap(parseRequirements),
    await readReports(root),
    decisions,
  );
  const unknownAreas = strict.filter((area) => !areas.some((known) => known.area === area));
  if (unknownAreas.length > 0) {
    console.error(
      `There is no area ${unknownAreas.join(', ')}; areas are ${areas.map(({ area }) => area).join(', ')}.`,
    );
    return 2;
  }
  for (const area of areas) console.log(describeArea(area));
  console.log(total(areas));
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

function describeArea({ area, proved, missing }: AreaCoverage): string {
  const of = `${String(proved.length).padStart(3)} of ${String(proved.length + missing.length).padStart(3)}`;
  const numbers = missing.map(({ id }) => id.slice(id.indexOf('-') + 1)).join(' ');
  return `${area.padEnd(6)} ${of}${missing.length > 0 ? `   not proved: ${numbers}` : ''}`;
}

function total(areas: readonly AreaCoverage[]): string {
  const proved = areas.reduce((sum, area) => sum + area.proved.length, 0);
  const all = areas.reduce((sum, area) => sum + area.proved.length + area.missing.length, 0);
  return `${'all'.padEnd(6)} ${proved} of ${all}`;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
