import { checkClaims } from './claims-checks.ts';
import type { PermissionTables } from './permission-tables.ts';
import { checkLetters, checkRights } from './rights-checks.ts';
import { checkRoutes } from './route-checks.ts';
import type { Violation } from '../violations/rule.ts';
import { checkTrial } from './trial-checks.ts';

/** [GC-2, GC-3, GC-5] */
export function checkTables(tables: PermissionTables): Violation[] {
  return [checkRights, checkTrial, checkLetters, checkClaims, checkRoutes].flatMap((check) => check(tables));
}
