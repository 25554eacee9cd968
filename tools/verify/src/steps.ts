/** One check of `npm test`: what it is called and what it runs. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Its tests are counted from report files; a step without reports counts as one check. */
  readonly reports: boolean;
}

const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  command,
  args,
  reports: false,
});

/** The native compiler, which has a folder of its own beside the one that ESLint needs: docs/decisions/0009. */
const TSC = 'tools/typecheck/node_modules/.bin/tsc';

/**
 * Types go by the groups of projects that the tsconfig files at the root name: what thirty projects import is then looked
 * at four times and not thirty. What ESLint is left with needs no types; two of it fill two cores.
 */
const STATIC_CHECKS: readonly Step[] = [
  check('lint of the screens', 'eslint', 'apps/portal', 'apps/portal-e2e', 'libs/ui'),
  check('lint of the rest', 'eslint', '.', '--ignore-pattern', 'apps/portal*', '--ignore-pattern', 'libs/ui'),
  check('lint by types', 'oxlint', '--deny-warnings', '--report-unused-disable-directives'),
  check('format', 'oxfmt', '--check'),
  check('types of the servers', TSC, '-p', 'tsconfig.servers.json'),
  check('types of the portal', TSC, '-p', 'tsconfig.portal.json'),
  check('types of the browser tests', TSC, '-p', 'tsconfig.browser-tests.json'),
  check('types of the rules', TSC, '-p', 'tsconfig.rules.json'),
];

const tests = (name: string, command: string, ...args: string[]): Step => ({
  name,
  command,
  args,
  reports: true,
});

const target = (project: string, name: string): readonly string[] => [
  'run',
  `@partyline/${project}:${name}`,
  '--output-style=static',
];

/** The rule of who may import whom reads the graph that this keeps, and lets everything pass where there is none. */
export const PROJECT_GRAPH = check('project graph', 'nx', 'show', 'projects');

export const BROWSER_TESTS = tests('browser tests', 'nx', ...target('portal-e2e', 'e2e'));

/** Every check: one stage after the other, the steps of a stage side by side, the long ones first. */
export const STAGES: readonly (readonly Step[])[] = [
  [PROJECT_GRAPH],
  [
    tests('API tests', 'nx', ...target('api', 'test')),
    tests('unit tests', 'vitest', 'run', '--config', 'vitest.units.ts'),
    ...STATIC_CHECKS,
  ],
  [BROWSER_TESTS],
];
