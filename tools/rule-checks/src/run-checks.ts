import { join } from 'node:path';
import { ACTIONS } from '@partyline/permissions';
import { checkCatalogue } from './catalogue/catalogue-checks.ts';
import { readCatalogues } from './catalogue/catalogue-files.ts';
import { checkTables } from './permissions/check-tables.ts';
import { checkMatrix, readMatrix, writeMatrix } from './permissions/matrix-file.ts';
import { renderMatrix } from './permissions/matrix.ts';
import { HELP, parseOptions } from './options.ts';
import type { Options } from './options.ts';
import { OUR_TABLES } from './permissions/permission-tables.ts';
import { countOnSale, renderReport } from './report.ts';

const root = join(import.meta.dirname, '../../..');

/** Paths are relative to where npm was started; npm runs the script at the root. */
function givenFrom(): string {
  const { npm_lifecycle_event: script, INIT_CWD: started } = process.env;
  return script === 'check:rules' && started !== undefined ? started : process.cwd();
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

/**
 * Checks everything and prints the report: 0 without violations, 1 with violations, 2 if a file cannot be
 * read or written.
 */
async function check({ write, format, catalogs, matrix }: Options): Promise<number> {
  const isOurs = catalogs.length === 0;
  const catalogues = await readCatalogues(isOurs ? root : givenFrom(), isOurs ? ['libs/catalog'] : catalogs);
  if (!catalogues.ok) return refuse(catalogues.error);

  const [base, file] = matrix === null ? [root, 'docs/permission-matrix.md'] : [givenFrom(), matrix];
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
  const report = renderReport(format, violations, {
    catalogues: catalogues.value.map((catalogue) => catalogue.file),
    ...countOnSale(catalogues.value),
    roles: Object.keys(OUR_TABLES.rights).length,
    actions: ACTIONS.length,
    routes: Object.keys(OUR_TABLES.routes).length,
    matrix: file,
  });
  process.stdout.write(report);
  return violations.length === 0 ? 0 : 1;
}

/** Runs the program from its arguments to its exit code. Throws only on a bug. */
export async function runChecks(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (!options.ok) return refuse(options.error);
  if (!options.value.help) return check(options.value);
  process.stdout.write(HELP);
  return 0;
}
