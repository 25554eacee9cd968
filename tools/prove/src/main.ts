import { REPOSITORY } from '@partyline/tools-processes';
import { run } from './run.ts';

// A closed pipe (such as `head`) is no error.
process.stdout.on('error', () => undefined);
// Threads end with this process, and a copy of the rules is deleted at its end.
process.once('SIGINT', () => process.exit(130));
try {
  process.exitCode = await run(REPOSITORY, process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
