/**
 * `npm run maintenance -- on [--message TEXT] [--until TIME] | off | status`: an operator closes the API of every node, opens it
 * again, or asks. Works on DATABASE_URL, or without it on the database of `npm start` in DATA_DIR (`.data`).
 *
 * Exit codes: 0 done, 1 the database refused or could not be reached, 2 the command line or a setting is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/open-database.ts';
import { parseCall } from './parse-call.ts';
import { runCall } from './run-call.ts';

const parsed = parseCall(process.argv.slice(2), new Date());
const databaseUrl = readDatabaseUrl();
if (!parsed.ok) stop(parsed.mistake);
else if (databaseUrl === null) stop('DATABASE_URL is not set, and `npm start` has made no database here.');
else {
  const database = openDatabase({
    url: databaseUrl,
    applicationName: 'partyline-maintenance',
    maxConnections: 1,
  });
  try {
    process.stdout.write(`${await runCall(database, parsed.call)}\n`);
  } catch (error) {
    process.stderr.write(`The database could not be used: ${error instanceof Error ? error.message : ''}\n`);
    process.exitCode = 1;
  } finally {
    await database.end();
  }
}

function stop(mistake: string): void {
  process.stderr.write(`${mistake}\n`);
  process.exitCode = 2;
}

/** The address of the database; null when there is none. */
function readDatabaseUrl(): string | null {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  const folder = join(DATA_DIR || join(import.meta.dirname, '../../../../.data'), 'postgres');
  try {
    const [password, port] = ['password', 'port'].map((name) =>
      readFileSync(join(folder, name), 'utf8').trim(),
    );
    return `postgres://partyline:${password ?? ''}@127.0.0.1:${port ?? ''}/partyline`;
  } catch {
    return null;
  }
}
