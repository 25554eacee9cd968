import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeCoverage, parseDecisionIds, parseRequirements, type Coverage } from './coverage.ts';
import { parseIdList, RULE_LEVEL_AT_MOST, type ListedId } from './id-list.ts';
import { readReports, type TestResult } from './test-results.ts';

export interface Judgement extends Coverage {
  /** Not built yet. */
  readonly planned: readonly ListedId[];
}

/** Compares the lists of docs/requirements with test results, by default those of the last runs. [GZ-14] */
export async function judgeRequirements(root: string, results?: readonly TestResult[]): Promise<Judgement> {
  const read = (name: string) => readFile(join(root, 'docs/requirements', name), 'utf8');
  const lists = await Promise.all(['requirements.md', 'beyond.md'].map(read));
  const ruleLevel = parseIdList(await read('rule-level.txt'), RULE_LEVEL_AT_MOST);
  const coverage = computeCoverage(lists.flatMap(parseRequirements), results ?? (await readReports(root)), {
    otherIds: parseDecisionIds(await read('decisions.md')),
    ruleLevelIds: ruleLevel.map(({ id }) => id),
  });
  return { ...coverage, planned: parseIdList(await read('planned.txt')) };
}

/**
 * Returns what contradicts the lists, one sentence each: an id that is not proved and not planned, one that is planned and proved,
 * and one that only a test or the plan knows. `areas`: these alone; empty for all. [GZ-14]
 */
export function listContradictions(
  { areas, unknownIds, planned }: Judgement,
  only: readonly string[] = [],
): readonly string[] {
  const isPlanned = new Set(planned.map(({ id }) => id));
  const judged = areas.filter(({ area }) => only.length === 0 || only.includes(area));
  const missing = judged
    .flatMap((area) => area.missing)
    .filter(({ id }) => !isPlanned.has(id))
    .map(({ id, text }) => `${id} is not proved: ${text}`);
  const built = judged
    .flatMap((area) => area.proved)
    .filter(({ id }) => isPlanned.has(id))
    .map(({ id }) => `${id} is proved. Take it out of planned.txt.`);
  if (only.length > 0) return [...missing, ...built];
  const known = new Set(areas.flatMap((area) => [...area.missing, ...area.proved].map(({ id }) => id)));
  const unknown = [...unknownIds, ...planned.map(({ id }) => id).filter((id) => !known.has(id))];
  return [...missing, ...built, ...unknown.map((id) => `${id} is in no list of requirements.`)];
}
