import { TEST_LEVELS, type TestLevel, type TestResult } from './test-results.ts';

const BRACKETS = /\[([^\]]*)\]/g;
const ID = /^[A-Z]+-\d+$/;

export interface AreaCoverage {
  readonly area: string;
  readonly proved: readonly Requirement[];
  readonly missing: readonly Requirement[];
  /** Ids by their highest passing level; none with a failing test. */
  readonly byLevel: Readonly<Record<TestLevel, number>>;
}

/** `unknownIds` appear in titles but on no list. */
export interface Coverage {
  readonly areas: readonly AreaCoverage[];
  readonly unknownIds: readonly string[];
}

export interface CoverageRules {
  /** Ids that tests may name without being counted. */
  readonly otherIds?: readonly string[];
  /** Ids that a rule test proves: they describe no screen, call, mail or stored data. [GZ-14] */
  readonly ruleLevelIds?: readonly string[];
}

interface Outcomes {
  readonly passedAt: ReadonlyMap<string, ReadonlySet<TestLevel>>;
  readonly failed: ReadonlySet<string>;
}

/**
 * Computes which ids are proved: those with a passed test with the id in its title at the API or in the browser (`ruleLevelIds`: at
 * any level) that runs on every machine and reaches its state as the product does, and no failed one. Areas keep the order of the lists. [GZ-14]
 */
export function computeCoverage(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  { otherIds = [], ruleLevelIds = [] }: CoverageRules = {},
): Coverage {
  const outcomes = outcomesOf(results);
  const known = new Set([...requirements.map(({ id }) => id), ...otherIds]);
  const ruleLevel = new Set(ruleLevelIds);
  const isProved = ({ id }: Requirement): boolean => {
    const level = highestLevel(outcomes, id);
    return level === 'product' || (level !== undefined && ruleLevel.has(id));
  };
  const areas = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const own = requirements.filter((requirement) => requirement.area === area);
    return {
      area,
      proved: own.filter(isProved),
      missing: own.filter((requirement) => !isProved(requirement)),
      byLevel: countLevels(outcomes, own),
    };
  });
  const unknownIds = [...outcomes.passedAt.keys(), ...outcomes.failed].filter((id) => !known.has(id));
  return { areas, unknownIds: [...new Set(unknownIds)].sort() };
}

function outcomesOf(results: readonly TestResult[]): Outcomes {
  const passedAt = new Map<string, Set<TestLevel>>();
  const failed = new Set<string>();
  for (const { title, status, level, isNoProof = false } of results) {
    for (const id of idsInTitle(title)) {
      if (status === 'failed') failed.add(id);
      if (status !== 'passed' || isNoProof) continue;
      const levels = passedAt.get(id) ?? new Set();
      passedAt.set(id, levels.add(level));
    }
  }
  return { passedAt, failed };
}

function highestLevel({ passedAt, failed }: Outcomes, id: string): TestLevel | undefined {
  if (failed.has(id)) return undefined;
  return TEST_LEVELS.find((level) => passedAt.get(id)?.has(level));
}

function countLevels(outcomes: Outcomes, requirements: readonly Requirement[]): Record<TestLevel, number> {
  const counts = { product: 0, portal: 0, rule: 0 };
  for (const { id } of requirements) {
    const level = highestLevel(outcomes, id);
    if (level !== undefined) counts[level] += 1;
  }
  return counts;
}

/** Lists the ids of a test title such as `[WS-18, ERR-32]`; other forms yield none. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => {
    const parts = inside.split(',').map((part) => part.trim());
    return parts.every((part) => ID.test(part)) ? parts : [];
  });
}

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

const LINE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/;

/** Reads the lines that begin with `- **ID**`. */
export function parseRequirements(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text] = LINE.exec(line) ?? [];
    return id && text ? [{ id, area: id.slice(0, id.indexOf('-')), text }] : [];
  });
}

const DECISION = /^\| ([A-Z]+-\d+) \|/gm;

/** Reads the table of decisions.md, whose ids tests may name without being counted. */
export function parseDecisionIds(markdown: string): string[] {
  return [...markdown.matchAll(DECISION)].flatMap(([, id]) => (id ? [id] : []));
}
