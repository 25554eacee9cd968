import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startProgram } from '@partyline/tools-processes';
import pg from 'pg';
import { insertBenchAccount, type BenchAccount } from '../bench-account.ts';
import type { Figure } from '../figure.ts';
import { startNodeStack, type BenchNode } from '../node-stack.ts';
import { signIn } from '../sign-in.ts';

const ACCOUNTS = 100;
const STREAMS_EACH = 20;
const STREAMS = ACCOUNTS * STREAMS_EACH;
const EVENTS = 10_000;
const WARM_UP_EVENTS = 1_000;
/** Longer than two garbage collections. */
const SETTLE_MS = 3_000;

/** Bytes: heap and external, and resident set. */
interface Memory {
  readonly used: number;
  readonly rss: number;
}

/** Measures N1: memory per open stream, beside a bare one; and N2: memory retained after 10,000 events. */
export async function measureOpenStreams(): Promise<Figure[]> {
  const stack = await startNodeStack(1, 'memory');
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  try {
    const [node] = stack.nodes;
    if (node === undefined) throw new Error('no node was started');
    const accounts: BenchAccount[] = [];
    const tokens: string[] = [];
    for (let made = 0; made < ACCOUNTS; made += 1) {
      const account = await insertBenchAccount(db, { workspaces: 1, devices: 1, memberships: 0 });
      accounts.push(account);
      tokens.push(await signIn({ ...stack, portalUrl: node.portalUrl }, account));
    }
    const before = await memoryOfNode(node);
    const url = `${node.portalUrl}/api/users/notification/stream`;
    const streams = await openStreams(
      tokens.flatMap((token) => Array.from({ length: STREAMS_EACH }, () => ({ url, token }))),
    );
    const open = await memoryOfNode(node);
    await tell(db, accounts, streams, WARM_UP_EVENTS);
    const warm = await memoryOfNode(node);
    await tell(db, accounts, streams, EVENTS);
    const after = await memoryOfNode(node);
    streams.close();
    return [perStream(difference(open, before), await memoryPerBareStream()), growth(warm, after)];
  } finally {
    await db.end();
    await stack.stop();
  }
}

function perStream(ours: Memory, bare: Memory): Figure {
  const text = ({ used, rss }: Memory) =>
    `${(used / STREAMS / 1024).toFixed(1)} kB retained, ${(rss / STREAMS / 1024).toFixed(1)} kB RSS`;
  const ratio = ours.used / bare.used;
  return {
    id: 'N1',
    what: `${STREAMS} open streams on one node, each`,
    ours: text(ours),
    reference: `${text(bare)} bare`,
    result: `${ratio.toFixed(2)} x`,
    goal: '<= 4 x',
    met: ratio <= 4,
  };
}

function growth(before: Memory, after: Memory): Figure {
  const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const ratio = after.used / before.used;
  return {
    id: 'N2',
    what: `memory retained after ${EVENTS} events to ${STREAMS} streams`,
    ours: `${mb(after.used)}, ${mb(after.rss)} RSS`,
    reference: `${mb(before.used)}, ${mb(before.rss)} RSS before`,
    result: `${ratio.toFixed(2)} x`,
    goal: '<= 1.05 x',
    met: ratio <= 1.05,
  };
}

async function memoryOfNode({ metricsUrl }: BenchNode): Promise<Memory> {
  await wait(SETTLE_MS);
  const text = await (await fetch(metricsUrl)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    used: value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes'),
    rss: value('process_resident_memory_bytes'),
  };
}

async function memoryPerBareStream(): Promise<Memory> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const server = startProgram('tools/bench/src/reference/bare-streams.ts', [], { env });
  await server.waitForOutput(/reference ready/);
  const read = async () => {
    await wait(SETTLE_MS);
    return (await (await fetch(`http://127.0.0.1:${port}/memory`)).json()) as Memory; // our own reference
  };
  try {
    const before = await read();
    const url = `http://127.0.0.1:${port}/stream`;
    const streams = await openStreams(Array.from({ length: STREAMS }, () => ({ url, token: 'any' })));
    const memory = difference(await read(), before);
    streams.close();
    return memory;
  } finally {
    await server.stop();
  }
}

function difference(after: Memory, before: Memory): Memory {
  return { used: after.used - before.used, rss: after.rss - before.rss };
}

interface OpenedStreams {
  readonly received: () => number;
  close(): void;
}

/** Below a node's pool size: the figure is not about opening. */
const AT_ONCE = 10;

async function openStreams(wanted: readonly { url: string; token: string }[]): Promise<OpenedStreams> {
  const agent = new Agent({ maxSockets: Infinity });
  const calls: ClientRequest[] = [];
  let received = 0;
  const open = async ({ url, token }: { url: string; token: string }) => {
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}` } });
    calls.push(call);
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage]; // the event's one argument
    if (response.statusCode !== 200) throw new Error(`A stream was answered ${String(response.statusCode)}.`);
    response.setEncoding('utf8').on('data', (text: string) => {
      received += text.split('event: notification').length - 1;
    });
    call.on('error', () => undefined);
    response.on('error', () => undefined);
  };
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    await Promise.all(wanted.slice(first, first + AT_ONCE).map(open));
  }
  return { received: () => received, close: () => calls.forEach((call) => call.destroy()) };
}

/** Writes events evenly and waits until all streams have received theirs. */
async function tell(
  db: pg.Client,
  accounts: readonly BenchAccount[],
  streams: OpenedStreams,
  events: number,
): Promise<void> {
  const goal = streams.received() + events * STREAMS_EACH;
  for (let round = 0; round < events / ACCOUNTS; round += 1) {
    await db.query(
      `INSERT INTO app.notifications (account_id, silent, event, data)
       SELECT id, true, 'instance update', jsonb_build_object('vicUuid', gen_random_uuid(), 'state', 'online')
       FROM unnest($1::bigint[]) id`,
      [accounts.map(({ accountId }) => accountId)],
    );
  }
  const deadline = Date.now() + 300_000;
  while (streams.received() < goal) {
    if (Date.now() > deadline) throw new Error(`${streams.received()} of ${goal} notifications came.`);
    await wait(100);
  }
}
