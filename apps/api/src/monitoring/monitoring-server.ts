import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';
import type { NodeState } from './node-state.ts';

/** Serves health checks and metrics, never on the public port. */
export interface MonitoringServer {
  readonly port: number;
  close(): Promise<void>;
}

export interface MonitoringDeps {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly state: NodeState;
  readonly metrics: Metrics;
}

interface PlainAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Starts the monitoring port: GET /live (200 while the process runs, migrations included), GET /ready (200, or 503 with the
 * reason), GET /metrics.
 */
export async function startMonitoring({
  host,
  port,
  state,
  metrics,
}: MonitoringDeps): Promise<MonitoringServer> {
  const server = createServer((request, response) => {
    answer(request).then(
      (plain) => send(response, plain),
      () => send(response, { status: 500, type: JSON_TYPE, body: '{}' }),
    );
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.listen(port, host);
  await once(server, 'listening');
  return { port: portOf(server), close: () => close(server) };

  async function answer({ method, url }: IncomingMessage): Promise<PlainAnswer> {
    if (method !== 'GET') return { status: 405, type: JSON_TYPE, body: '{}' };
    if (url === '/live')
      return { status: 200, type: JSON_TYPE, body: JSON.stringify({ phase: state.phase }) };
    if (url === '/ready') return readiness(await state.notReady());
    if (url === '/metrics') return { status: 200, ...(await metrics.read()) };
    return { status: 404, type: JSON_TYPE, body: '{}' };
  }
}

function readiness(reason: Awaited<ReturnType<NodeState['notReady']>>): PlainAnswer {
  if (reason === null) return { status: 200, type: JSON_TYPE, body: '{"ready":true}' };
  return { status: 503, type: JSON_TYPE, body: JSON.stringify({ ready: false, reason }) };
}

function send(response: ServerResponse, { status, type, body }: PlainAnswer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

function portOf(server: Server): number {
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return port;
}
