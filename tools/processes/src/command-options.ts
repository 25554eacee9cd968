import { resolve } from 'node:path';

/** The root of the repository, where programs run by default. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Variables of a process; an undefined one is not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface CommandOptions {
  /** With PATH and Node's compile cache, its only variables: a test must not depend on its caller's settings. */
  readonly env?: Environment;
  readonly cwd?: string;
  /** Only root can choose the user. */
  readonly uid?: number;
  readonly gid?: number;
}

export function commonOptions({ env, cwd = REPOSITORY, ...user }: CommandOptions) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return {
    ...user,
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    extendEnv: false,
    // Callers judge the exit code.
    reject: false,
    stripFinalNewline: false,
    // The program decides how long an orderly stop takes; execa would kill it after five seconds.
    forceKillAfterDelay: false,
  } as const;
}

/** Returns the arguments that run a file; `file` is relative to the repository. */
export function nodeArguments(file: string, args: readonly string[]): string[] {
  return [resolve(REPOSITORY, file), ...args];
}
