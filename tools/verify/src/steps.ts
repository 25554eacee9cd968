/** One check of `npm test`: what it is called and what it runs. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Its tests are counted from report files; a step without reports counts as one check. */
  readonly reports: boolean;
}

/** Every check, in order: the quick ones first. */
export const STEPS: readonly Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '.', '--log-level', 'warn'], reports: false },
  {
    name: 'typecheck',
    command: 'nx',
    args: ['run-many', '-t', 'typecheck', '--output-style=static'],
    reports: false,
  },
  { name: 'lint', command: 'nx', args: ['run-many', '-t', 'lint', '--output-style=static'], reports: false },
  {
    name: 'unit and API tests',
    command: 'nx',
    args: ['run-many', '-t', 'test', '--output-style=static'],
    reports: true,
  },
  {
    name: 'browser tests',
    command: 'nx',
    args: ['run', '@partyline/portal-e2e:e2e', '--output-style=static'],
    reports: true,
  },
];
