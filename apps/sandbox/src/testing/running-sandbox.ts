import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxSettings } from '../config.ts';
import { signHeaders } from '../instance-host/signature.ts';
import { buildSandbox } from '../sandbox.ts';

export const SECRET = 'a secret for the tests only';
export const PAYMENTS_KEY = 'sk_test_for_the_tests_only';
export const PORTAL_ORIGIN = 'http://localhost:4200';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A sandbox on free ports with its own data folder. */
export interface RunningSandbox {
  readonly url: string;
  readonly smtpPort: number;
  readonly dataDir: string;
  /** An unsigned call. */
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  /** A call to the instance host, signed at the given time. */
  signed<T = unknown>(method: string, path: string, body?: unknown, atMs?: number): Promise<Answer<T>>;
  /** Stops it and keeps the data folder. */
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** Starts a sandbox; the simulation runs a hundred times as fast by default. */
export async function startSandbox(overrides: Partial<SandboxSettings> = {}): Promise<RunningSandbox> {
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'sandbox-test-')));
  const sandbox = await buildSandbox({
    port: 0,
    smtpPort: 0,
    dataDir,
    instanceHostSecret: SECRET,
    portalOrigins: [PORTAL_ORIGIN],
    speed: 100,
    projectId: 'demo-partyline',
    paymentsSecretKey: PAYMENTS_KEY,
    paymentsWebhookUrl: '',
    paymentsWebhookSecrets: [],
    ...overrides,
  });
  const { url, smtpPort } = await sandbox.listen();
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= sandbox.close());
  return {
    url,
    smtpPort,
    dataDir,
    ...clientOf(url),
    stop,
    dispose: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function clientOf(url: string): Pick<RunningSandbox, 'call' | 'signed'> {
  const call: RunningSandbox['call'] = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    // The caller names the type it then asserts on.
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as T };
  };
  return {
    call,
    signed: <T>(method: string, path: string, body?: unknown, atMs = Date.now()): Promise<Answer<T>> => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = signHeaders(SECRET, { method, path, body: text }, atMs);
      return call<T>(method, path, body === undefined ? undefined : text, headers);
    },
  };
}
