/**
 * `npm run test:postgres -- [FILTER …]`: runs API tests on the oldest supported PostgreSQL installed here, with a
 * linguistic default locale, as in managed services. Without filters: the tests that compare and sort most.
 *
 * Exit codes: Vitest's; 0 with a message where none is installed.
 */
import { join } from 'node:path';
import { runProgram } from '@partyline/tools-processes';
import { findSystemPostgres, startSystemPostgres } from './system-postgres.ts';

const API = join(import.meta.dirname, '../../..');
const SELECTION = [
  'src/db/migrate/migrate.test.ts',
  'src/db/migrate/schema.test.ts',
  'src/db/fold-case.test.ts',
  'src/modules/workspace/edit/create-workspace.test.ts',
  'src/modules/invitations/list/list-access.test.ts',
  'src/modules/invitations/send/send-invitation.test.ts',
  'src/modules/vic/list/list-instances.test.ts',
];

const installed = findSystemPostgres();
if (installed === null)
  process.stdout.write('Skipped: no PostgreSQL 15 to 18 is installed on this machine.\n');
else process.exitCode = await runTests();

async function runTests(): Promise<number> {
  if (installed === null) return 0;
  const filters = process.argv.slice(2);
  const server = await startSystemPostgres(installed);
  process.stdout.write(`Tests of the API on PostgreSQL ${installed.version} (${installed.bin})\n`);
  // A separate report: these tests are counted in their usual run.
  const report = `--outputFile.json=${join(API, 'reports/system-postgres.json')}`;
  const { exitCode } = await runProgram(
    'node_modules/vitest/vitest.mjs',
    ['run', report, ...(filters.length > 0 ? filters : SELECTION)],
    { cwd: API, env: { ...process.env, TEST_POSTGRES_URL: server.url }, inTerminal: true },
  );
  await server.stop();
  return exitCode;
}
