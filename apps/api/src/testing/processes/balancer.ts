import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A node behind the balancer. */
export interface Backend {
  /** May change while the node is away. */
  port: number;
  /** Answers 200 while the node may be sent calls. */
  readyUrl: string;
}

/** One address for several nodes, as a common load balancer gives. */
export interface Balancer {
  readonly url: string;
  /** How many nodes it sends calls to now. */
  readonly readyCount: () => number;
  /** Calls moved to another node because the first was unreachable. */
  readonly retried: () => number;
  /** Why calls were answered 502, each in words. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 100;
/** Headers of the connection to the node, not to the caller. */
const OF_THE_HOP = new Set(['connection', 'keep-alive']);
const LOOK_TIMEOUT_MS = 2_000;

/**
 * Starts a balancer with kept connections that asks each node every 100 ms for readiness and takes turns. A call that a node cannot
 * have read, or an unanswered GET, goes to another node; others that break are answered 502.
 */
export async function startBalancer(backends: readonly Backend[]): Promise<Balancer> {
  const ready = new Set<Backend>();
  const stopping = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const troubles: string[] = [];
  let served = 0;
  let retried = 0;
  const server = createServer((incoming, response) => void serve(incoming, response));
  const looking = backends.map(keepLooking);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}`,
    readyCount: () => ready.size,
    retried: () => retried,
    troubles,
    async close() {
      stopping.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await Promise.all(looking);
    },
  };

  async function keepLooking(backend: Backend): Promise<void> {
    while (!stopping.signal.aborted) {
      const found = await isReady(backend);
      if (found === true) ready.add(backend);
      if (found === false) ready.delete(backend);
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer); // a request without an encoding yields buffers
    const body = Buffer.concat(chunks);
    const tried = new Set<Backend>();
    for (;;) {
      const backend = next(tried);
      if (backend === undefined) {
        troubles.push(`${incoming.method} ${incoming.url}: ${ready.size} nodes ready, ${tried.size} tried`);
        break;
      }
      tried.add(backend);
      const outcome = await forward({ backend, agent, incoming, body, response });
      if (outcome === 'answered') return;
      if (outcome !== 'unread') {
        troubles.push(`${incoming.method} ${incoming.url}: ${outcome}`);
        break;
      }
      retried += 1;
    }
    response.writeHead(502).end();
  }

  function next(tried: ReadonlySet<Backend>): Backend | undefined {
    const left = [...ready].filter((backend) => !tried.has(backend));
    served += 1;
    return left[served % Math.max(left.length, 1)];
  }
}

/** Returns whether a node is ready; null without an answer in time: a busy machine is no reason to remove a node. */
async function isReady({ readyUrl }: Backend): Promise<boolean | null> {
  try {
    const response = await fetch(readyUrl, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? null : false;
  }
}

interface Forwarded {
  readonly backend: Backend;
  readonly agent: Agent;
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

/** Gives a call to a node: `unread` when another may take it, the error's code when the node may have begun it. */
function forward({
  backend: { port },
  agent,
  incoming: { method, url, headers },
  body,
  response,
}: Forwarded): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) => {
      const ofCaller = Object.entries(answer.headers).filter(([name]) => !OF_THE_HOP.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(ofCaller));
      answer.pipe(response);
      // A node that dies in an answer ends the caller's connection too.
      answer.on('error', () => response.destroy());
      response.on('close', () => answer.destroy());
      resolve('answered');
    });
    response.on('close', () => outgoing.destroy());
    outgoing.on('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message;
      resolve(code === 'ECONNREFUSED' || method === 'GET' ? 'unread' : code);
    });
    outgoing.end(body);
  });
}
