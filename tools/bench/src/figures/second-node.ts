import { startService } from '@partyline/tools-processes';
import autocannon from 'autocannon';
import pg from 'pg';
import { insertBenchAccount } from '../bench-account.ts';
import { median, type Figure } from '../figure.ts';
import { startNodeStack, type BenchNode } from '../node-stack.ts';
import { signIn } from '../sign-in.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 3;
/** From docs/operations.md. */
const DATABASE_CONNECTIONS = 35;

/** Answers a second, and their milliseconds. */
interface Speed {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Measures a second node behind the balancer of the tests. N3: the list of devices. N4: a mixed load, every fourth call a write.
 * N5: connections and memory of each node. All share this machine, so the goals only say that a second node costs nothing.
 */
export async function measureSecondNode(): Promise<Figure[]> {
  const stack = await startNodeStack(2, 'speed');
  const balancers = [await balance(stack.nodes.slice(0, 1)), await balance(stack.nodes)] as const;
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  try {
    const account = await insertBenchAccount(db, { workspaces: 5, devices: 50, memberships: 50 });
    const portalUrl = stack.nodes[0]?.portalUrl ?? '';
    const authorization = `Bearer ${await signIn({ ...stack, portalUrl }, account)}`;
    const { rows } = await db.query<{ vic: string }>(
      'SELECT vic_uuid AS vic FROM app.instances WHERE account_id = $1 LIMIT 1',
      [account.accountId],
    );
    const read = [{ path: '/api/vic' }];
    const mixed = [
      { path: '/api/vic' },
      { path: '/api/users' },
      { path: '/api/users/notification' },
      { method: 'PUT', path: `/api/vic/favorite/${rows[0]?.vic}`, body: '{"isFavorite":1}' },
    ] as const;
    return [
      besideOne('N3', 'GET vic, 50 devices', await compare(balancers, authorization, read)),
      besideOne('N4', 'reads, every fourth a write', await compare(balancers, authorization, mixed)),
      await costs(db, stack.nodes),
    ];
  } finally {
    await db.end();
    for (const balancer of balancers) await balancer.stop();
    await stack.stop();
  }
}

async function balance(nodes: readonly BenchNode[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const ports = nodes.map((node) => node.ports.join('/'));
  const file = 'apps/api/src/testing/processes/run-balancer.ts';
  const { url, stop } = await startService(file, 'url', {}, ports);
  return { url, stop: async () => void (await stop()) };
}

type Requests = readonly autocannon.Request[];

async function load(url: string, authorization: string, requests: Requests): Promise<Speed> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization, 'content-type': 'application/json' },
    requests: [...requests],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  const { p50, p99 } = result.latency;
  return { rate: result.requests.average, p50, p99 };
}

/** Measures one node and two in turn, after a warm-up round. */
async function compare(
  [one, two]: readonly [{ url: string }, { url: string }],
  authorization: string,
  requests: Requests,
): Promise<readonly [Speed, Speed][]> {
  const pairs: [Speed, Speed][] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair: [Speed, Speed] = [
      await load(one.url, authorization, requests),
      await load(two.url, authorization, requests),
    ];
    if (round >= 0) pairs.push(pair);
  }
  return pairs;
}

function besideOne(id: string, what: string, pairs: readonly [Speed, Speed][]): Figure {
  const text = (speeds: readonly Speed[]) => {
    const of = (key: keyof Speed) => median(speeds.map((speed) => speed[key]));
    return `${of('rate').toFixed(0)} req/s, p50 ${of('p50').toFixed(0)} ms, p99 ${of('p99').toFixed(0)} ms`;
  };
  const ratio = median(pairs.map(([one, two]) => two.rate / one.rate));
  return {
    id,
    what: `two nodes: ${what}`,
    ours: text(pairs.map(([, two]) => two)),
    reference: `${text(pairs.map(([one]) => one))} with one`,
    result: `${ratio.toFixed(2)} x`,
    goal: '>= 0.9 x',
    met: ratio >= 0.9,
  };
}

async function costs(db: pg.Client, nodes: readonly BenchNode[]): Promise<Figure> {
  const { rows } = await db.query<{ open: number }>(
    'SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const each = (rows[0]?.open ?? Number.NaN) / nodes.length;
  const memory = await Promise.all(nodes.map(residentMb));
  return {
    id: 'N5',
    what: 'each of two nodes after the load: connections, memory',
    ours: `${each.toFixed(1)} connections, ${memory.map((mb) => mb.toFixed(0)).join(' and ')} MB`,
    reference: `${DATABASE_CONNECTIONS} as documented`,
    result: `${(each / DATABASE_CONNECTIONS).toFixed(2)} x`,
    goal: '<= 1 x',
    met: each <= DATABASE_CONNECTIONS,
  };
}

async function residentMb({ metricsUrl }: BenchNode): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
}
