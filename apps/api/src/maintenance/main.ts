/**
 * `npm run maintenance -- on [--message TEXT] [--until TIME] | off | status`: an operator closes the API of every node, opens it
 * again, or asks. Works on DATABASE_URL, or without it on the database of `npm start` in DATA_DIR (`.data`).
 *
 * Exit codes: 0 done, 1 the database refused or could not be reached, 2 the command line or a setting is wrong.
 */
import { runCommand } from '../operate/run-command.ts';
import { parseCall } from './parse-call.ts';
import { runCall } from './run-call.ts';

await runCommand({
  applicationName: 'partyline-maintenance',
  parsed: parseCall(process.argv.slice(2), new Date()),
  run: async (database, call) => ({ isRefused: false, lines: [await runCall(database, call)] }),
});
