/**
 * `node tools/start/src/postgres.ts --data-dir DIR --port N|0 [--throwaway]` runs PostgreSQL 18 from npm and prints
 * {"databaseUrl": "…"} when it accepts connections. `--throwaway` does not wait for the disk: a power failure may lose the data.
 * Exit codes: 0 stopped on request, 1 it ended unexpectedly, 2 it cannot start, with a sentence on stderr.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runPostgres } from './postgres/run-postgres.ts';
import { Refusal } from './process/refusal.ts';
import { untilStopRequested } from './process/until-stop-requested.ts';

const say = (line: string): void => console.error(line);

async function main(): Promise<number> {
  const stop = { asked: false };
  const toldToStop = untilStopRequested({ withStdin: true }).then(() => (stop.asked = true));
  const { folder, port, durable } = readArguments();
  const postgres = await runPostgres({ folder, port, durable, say }).catch((error: unknown) => {
    // The stop interrupted the start.
    if (stop.asked) return undefined;
    throw error;
  });
  if (!postgres) return 0;
  if (!stop.asked) console.log(JSON.stringify({ databaseUrl: postgres.databaseUrl }));
  await Promise.race([toldToStop, postgres.ended]);
  await postgres.stop();
  if (stop.asked) return 0;
  say('PostgreSQL ended unexpectedly.');
  return 1;
}

function readArguments(): { folder: string; port: number; durable: boolean } {
  const usage = 'Usage: postgres.ts --data-dir FOLDER --port PORT [--throwaway]';
  try {
    const { values } = parseArgs({
      options: {
        'data-dir': { type: 'string' },
        port: { type: 'string', default: '0' },
        throwaway: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!values['data-dir'] || !/^\d{1,5}$/.test(values.port) || port > 65535) throw new Refusal(usage);
    return { folder: resolve(values['data-dir']), port, durable: !values.throwaway };
  } catch {
    throw new Refusal(usage);
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Refusal ? error.message : `PostgreSQL could not be started: ${String(error)}`);
    process.exit(2);
  },
);
