/**
 * `npm run texts -- export LANGUAGE [FILE]` writes a PO file for a translator, `import LANGUAGE FILE` takes it back into the files of
 * the language. Exit codes: 0 done, 1 a bug, 2 it cannot be done, with one sentence and nothing written.
 */
import { join } from 'node:path';
import { Refusal } from './po/read-po.ts';
import { run } from './run.ts';

try {
  const root = join(import.meta.dirname, '../../../libs/texts/src');
  console.log(run(process.argv.slice(2), { root, workingFolder: process.env['INIT_CWD'] ?? process.cwd() }));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
