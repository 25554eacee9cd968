import { join } from 'node:path';
import { ACTIONS } from '@partyline/permissions';
import { checkCatalogue } from './catalogue/catalogue-checks.ts';
import { readCatalogues } from './catalogue/catalogue-files.ts';
import { checkMatrix, readMatrix, writeMatrix } from './permissions/matrix-file.ts';
import { renderMatrix } from './permissions/matrix.ts';
import { HELP, parseOptions } from './options.ts';
import type { Options } from './options.ts';
import { OUR_TABLES, type PermissionTables } from './permissions/permission-tables.ts';
import { countOnSale, renderReport } from './report.ts';
import { checkClaims } from './permissions/claims-checks.ts';
import { checkLetters, checkRights } from './permissions/rights-checks.ts';
import { checkRoutes } from './permissions/route-checks.ts';
import type { Violation } from './violations/rule.ts';
import { checkTrial } from './permissions/trial-checks.ts';

const root = join(import.meta.dirname, '../../..');

export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Lists the violations of the permission tables. [GC-2, GC-3, GC-5] */
export function checkTables(tables: PermissionTables): Violation[] {
  return [checkRights, checkTrial, checkLetters, checkClaims, checkRoutes].flatMap((check) => check(tables));
}

function refuse(sentence: string): Outcome {
  return { exitCode: 2, stdout: '', stderr: `${sentence}\n` };
}

/** Checks the rules; returns exit code 1 with violations, 2 if a file cannot be read or written. */
async function check({ write, format, catalogs, matrix }: Options, folder: string): Promise<Outcome> {
  const isOurs = catalogs.length === 0;
  const catalogues = await readCatalogues(isOurs ? root : folder, isOurs ? ['libs/catalog'] : catalogs);
  if (!catalogues.ok) return refuse(catalogues.error);

  const [base, file] = matrix === null ? [root, 'docs/permission-matrix.md'] : [folder, matrix];
  const wanted = renderMatrix(OUR_TABLES);
  const written = write ? await writeMatrix(base, file, wanted) : null;
  if (written?.ok === false) return refuse(written.error);
  const current = await readMatrix(base, file);
  if (!current.ok) return refuse(current.error);

  const violations = [
    ...catalogues.value.flatMap(checkCatalogue),
    ...checkTables(OUR_TABLES),
    ...checkMatrix(file, current.value, wanted),
  ];
  const stdout = renderReport(format, violations, {
    catalogues: catalogues.value.map((catalogue) => catalogue.file),
    ...countOnSale(catalogues.value),
    roles: Object.keys(OUR_TABLES.rights).length,
    actions: ACTIONS.length,
    routes: Object.keys(OUR_TABLES.routes).length,
    matrix: file,
  });
  return { exitCode: violations.length === 0 ? 0 : 1, stdout, stderr: '' };
}

/** Runs the checks; relative paths are resolved from `folder`. Throws only on a bug. */
export async function runChecks(args: readonly string[], folder: string): Promise<Outcome> {
  const options = parseOptions(args);
  if (!options.ok) return refuse(options.error);
  if (!options.value.help) return check(options.value, folder);
  return { exitCode: 0, stdout: HELP, stderr: '' };
}
