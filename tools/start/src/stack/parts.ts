import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PORTAL_FOLDER, PROGRAMS } from './checkout.ts';
import type { Child, Program } from '../process/child.ts';
import type { PartPlan } from '../process/part.ts';

const NOT_YET_MS = 100;

type Variables = Readonly<Record<string, string>>;

const WITH_PARENT = ['--import', PROGRAMS.stopWithParent];

/** Describes how to run PostgreSQL; `onUrl` gets the URL after every start, and restarts keep the port. */
export function postgresPlan(dataDir: string, env: Variables, onUrl: (url: string) => void): PartPlan {
  const folder = join(dataDir, 'postgres');
  let port = '0';
  return {
    program: () => ({
      name: 'PostgreSQL',
      args: [PROGRAMS.postgres, '--data-dir', folder, '--port', port],
      env,
      logFile: join(dataDir, 'logs/postgres.log'),
      answers: true,
      speaks: true,
    }),
    isReady: async (child) => {
      const url = parseAnswer(await Promise.race([child.firstLine, pause(NOT_YET_MS, '')]));
      if (url === undefined) return false;
      port = new URL(url).port;
      onUrl(url);
      return true;
    },
    readyTimeoutMs: 150_000,
    stopTimeoutMs: 30_000,
  };
}

export function sandboxPlan(dataDir: string, env: Variables): PartPlan {
  return {
    program: () => ({
      name: 'The sandbox',
      args: [...WITH_PARENT, PROGRAMS.sandbox],
      env,
      logFile: join(dataDir, 'logs/sandbox.log'),
    }),
    isReady: (child) => Promise.resolve(saysUrl(child)),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 8_000,
  };
}

/** Describes how to run the API; in development it restarts when a file changes. */
export function apiPlan(dataDir: string, env: () => Variables, port: number, dev: boolean): PartPlan {
  const watch = dev ? ['--watch', '--watch-preserve-output'] : [];
  return {
    program: () => ({
      name: 'The API',
      args: [...WITH_PARENT, ...watch, PROGRAMS.api],
      env: env(),
      logFile: join(dataDir, 'logs/api.log'),
    }),
    isReady: async (child) => saysUrl(child) && (await answersPing(port)),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 12_000,
  };
}

export function devServerPlan(dataDir: string, env: Variables, port: number): PartPlan {
  const program: Program = {
    name: 'The development server',
    args: [...WITH_PARENT, PROGRAMS.vite, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    env,
    cwd: PORTAL_FOLDER,
    logFile: join(dataDir, 'logs/portal.log'),
  };
  return {
    program: () => program,
    isReady: (child) => Promise.resolve(VITE_IS_READY.test(child.readLog())),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 5_000,
  };
}

/** Vite has no other line for it. */
const VITE_IS_READY = /ready in/;

/** Returns whether the program has printed its URL; a busy port may be another program's, which took it after the check. */
function saysUrl(child: Child): boolean {
  return /^\{"url":"/m.test(child.readLog());
}

async function answersPing(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ping`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function parseAnswer(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || !('databaseUrl' in value)) return undefined;
    return typeof value.databaseUrl === 'string' ? value.databaseUrl : undefined;
  } catch {
    return undefined;
  }
}
