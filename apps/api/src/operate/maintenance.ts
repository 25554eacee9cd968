/**
 * `npm run maintenance -- on [--message TEXT] [--until TIME]`, `off` or `status`: closes or opens the API of all nodes, or prints
 * its state. Uses DATABASE_URL, else the database of `npm start` in DATA_DIR (`.data`).
 *
 * Exit codes: 0 done, 1 the database refused or was unreachable, 2 the command line or a setting is wrong, or the database is
 * newer than this version.
 */
import { runCommand } from './run-command.ts';
import { parseCall, runCall } from './maintenance-call.ts';

await runCommand({
  applicationName: 'partyline-maintenance',
  parsed: parseCall(process.argv.slice(2), new Date()),
  run: async (database, call) => ({ isRefused: false, lines: [await runCall(database, call)] }),
});
