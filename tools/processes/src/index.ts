export type { CommandOptions, Environment } from './command-options.ts';
export { REPOSITORY } from './command-options.ts';
export { freePort } from './free-port.ts';
export type { CommandResult, RunOptions } from './run-command.ts';
export { outputOf, runCommand, runProgram } from './run-command.ts';
export type { ExitStatus, RunningCommand, StartOptions } from './start-command.ts';
export { startCommand, startProgram } from './start-command.ts';
export type { RunningService } from './start-service.ts';
export {
  missingOfFirestoreEmulator,
  startFirestoreEmulator,
  startPostgres,
  startService,
} from './start-service.ts';
