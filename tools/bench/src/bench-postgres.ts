import { startProgram, type RunningCommand } from '@partyline/tools-processes';

/** Starts a PostgreSQL of one measurement. */
export async function startBenchPostgres(
  dataDir: string,
): Promise<{ postgres: RunningCommand; databaseUrl: string }> {
  const args = ['--data-dir', dataDir, '--port', '0'];
  const postgres = startProgram('tools/start/src/postgres.ts', args, { env: process.env });
  const { databaseUrl } = JSON.parse(await postgres.firstLine()) as { databaseUrl: string }; // one line of our own tool
  return { postgres, databaseUrl };
}
