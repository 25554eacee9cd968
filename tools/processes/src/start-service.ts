import { runProgram } from './run-command.ts';
import { type RunningCommand, type StartOptions, startProgram } from './start-command.ts';

/** A program that answers at an address. */
export interface RunningService extends RunningCommand {
  readonly url: string;
}

/** Starts a TypeScript file that prints one line of JSON when it is ready; `name` is the line's field with the address. */
export async function startService(
  file: string,
  name: string,
  options: StartOptions = {},
  args: readonly string[] = [],
): Promise<RunningService> {
  const running = startProgram(file, args, options);
  const { [name]: url } = JSON.parse(await running.firstLine()) as Record<string, unknown>; // our own program's line
  if (typeof url !== 'string') throw new Error(`${file} printed no ${name}.`);
  return { ...running, url };
}

export interface PostgresOptions extends StartOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** For data that may be lost in a power failure. */
  readonly isThrowaway?: boolean;
}

/** Starts PostgreSQL on a data folder, created if absent; `url` is that of the database. */
export function startPostgres(
  dataDir: string,
  { port = 0, isThrowaway = false, ...options }: PostgresOptions = {},
): Promise<RunningService> {
  const args = ['--data-dir', dataDir, '--port', String(port), ...(isThrowaway ? ['--throwaway'] : [])];
  return startService('tools/start/src/postgres.ts', 'databaseUrl', options, args);
}

const EMULATOR = 'tools/start/src/firestore-emulator.ts';

/** Returns what Google's Firestore emulator lacks on this machine; null if it can run. */
export async function missingOfFirestoreEmulator(): Promise<string | null> {
  const { stdout } = await runProgram(EMULATOR, ['--check'], { env: process.env });
  return (JSON.parse(stdout) as { missing: string | null }).missing; // our own program's line
}

/** Starts Google's Firestore emulator with the shipped security rules. */
export function startFirestoreEmulator(): Promise<RunningService> {
  return startService(EMULATOR, 'firestoreUrl', { env: process.env });
}
