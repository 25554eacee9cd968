import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { watchMaintenance } from '../maintenance/watch-maintenance.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { NodeState } from '../monitoring/node-state.ts';
import type { Handlers } from '../http/routes/route-types.ts';
import { routeNames } from '../wiring/register-routes.ts';
import { TEST_HOST_SECRET, TEST_INVITATION_SECRET } from './start-api.ts';

/** Handlers replaced by a test; undefined removes one. */
export type HandlerChanges = Partial<{ [Name in keyof Handlers]: Handlers[Name] | undefined }>;

/** Builds the application with a test's handlers and no database; other routes fail. */
export function bareApp(
  changes: HandlerChanges = {},
  settings: Readonly<Record<string, string>> = {},
): { readonly app: FastifyInstance; readonly logLines: readonly string[] } {
  const parsed = parseConfig({
    PARTYLINE_MODE: 'sandbox',
    DATABASE_URL: 'postgres://unknown@127.0.0.1:9/nothing',
    IDENTITY_PROJECT_ID: 'demo-partyline',
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: 'http://127.0.0.1:9',
    INSTANCE_HOST_URL: 'http://127.0.0.1:9',
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    INVITATION_SECRET: TEST_INVITATION_SECRET,
    ...settings,
  });
  if (!parsed.ok) throw new Error(parsed.mistakes.join('\n'));
  const { config } = parsed;
  const logLines: string[] = [];
  const database = openDatabase({ url: config.databaseUrl });
  const shutdown = new AbortController().signal;
  const state = new NodeState();
  const app = buildApp({
    config,
    database,
    handlers: handlersWith(changes),
    verifyToken: () => Promise.reject(new Error('no token counts here')),
    noteUse: () => undefined,
    shutdown,
    feedCursor: () => null,
    state,
    metrics: createMetrics('0.0.0', state),
    maintenance: watchMaintenance({
      database,
      isForced: config.maintenance,
      shutdown,
      log: { info: () => undefined },
    }),
    version: '0.0.0',
    logStream: { write: (line) => logLines.push(line) },
  });
  return { app, logLines };
}

function handlersWith(changes: HandlerChanges): Handlers {
  const unexpected = () => Promise.reject(new Error('an unexpected error'));
  const all = Object.fromEntries(routeNames().map((name) => [name, unexpected]));
  return { ...all, ...changes } as unknown as Handlers; // a test may well take one away
}
