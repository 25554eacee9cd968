/**
 * `npm run operate -- announcement add`, `list` or `end …`, `account close EMAIL [--yes]`, `support-token add`, `list` or
 * `revoke …`, `partner add`, `remove` or `list`, `customer-number set` or
 * `clear`, `text check`: operator actions without a screen. Uses DATABASE_URL, else the database of `npm start` in DATA_DIR (`.data`).
 *
 * Exit codes: 0 done, 1 refused or the database was unusable, 2 the command line or a setting is wrong, or the database is
 * newer than this version.
 */
import { parseCall } from './parse-call.ts';
import { runCall } from './run-call.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  applicationName: 'partyline-operate',
  parsed: parseCall(process.argv.slice(2), new Date()),
  run: runCall,
});
