/**
 * The floors of `apps/api/src`, from top to bottom. What stands on a floor imports from its own and from those below. Paths are
 * regular expressions below that folder.
 */
export const FLOORS = [
  { name: 'tests', paths: ['testing/.*'] },
  { name: 'programs', paths: ['(main|server|app|config)[^/]*', 'demo/.*', 'operate/.*'] },
  { name: 'wiring', paths: ['wiring/.*'] },
  { name: 'modules', paths: ['modules/.*'] },
  { name: 'records', paths: ['records/.*'] },
  { name: 'worker', paths: ['worker/.*'] },
  { name: 'monitoring', paths: ['monitoring/.*'] },
  { name: 'maintenance', paths: ['maintenance/.*'] },
  { name: 'jobs', paths: ['jobs/.*'] },
  { name: 'providers', paths: ['providers/.*'] },
  { name: 'http', paths: ['http/.*'] },
  { name: 'db', paths: ['db/.*'] },
] as const;

export type Floor = (typeof FLOORS)[number]['name'];

/** Arrows up that only types take: below, above. Only to become fewer. */
export const TYPE_ARROWS: readonly (readonly [Floor, Floor])[] = [
  ['wiring', 'programs'],
  ['modules', 'programs'],
  ['worker', 'programs'],
  ['providers', 'programs'],
  ['http', 'programs'],
  ['monitoring', 'worker'],
  ['http', 'monitoring'],
  ['http', 'maintenance'],
  ['http', 'providers'],
];
