/**
 * `npm run operate -- announcement add | list | end …` and `npm run operate -- account close EMAIL [--yes]`: what an operator does
 * that no screen offers. Works on DATABASE_URL, or without it on the database of `npm start` in DATA_DIR (`.data`).
 *
 * Exit codes: 0 done, 1 refused or the database could not be used, 2 the command line or a setting is wrong.
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
    applicationName: 'partyline-operate',
    maxConnections: 1,
  });
  try {
    const { isRefused, lines } = await runCall(database, parsed.call);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (isRefused) process.exitCode = 1;
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
