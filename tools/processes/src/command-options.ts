import { resolve } from 'node:path';

/** The root of the repository; programs run there unless `cwd` says otherwise. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Variables of a process; an undefined one is not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface CommandOptions {
  /** The only variables of the process besides PATH and Node's compile cache: a test must not depend on its caller's settings. */
  readonly env?: Environment;
  readonly cwd?: string;
  /** The user that it runs as; only root can choose. */
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns execa's options that every process of ours has. */
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
    // How long an orderly stop takes is the program's decision; execa would kill it after five seconds.
    forceKillAfterDelay: false,
  } as const;
}

/** Returns Node's arguments that run a TypeScript file; `file` is relative to the repository. */
export function nodeArguments(file: string, args: readonly string[]): string[] {
  return [resolve(REPOSITORY, file), ...args];
}
