import { randomUUID } from 'node:crypto';
import { freePort, startProgram } from '@partyline/tools-processes';
import pg from 'pg';
import { insertBenchAccount } from '../bench-account.ts';
import type { Comparison, Figure } from '../figure.ts';
import { compare } from '../load.ts';
import { signIn } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

const rate = (value: number) => `${value.toFixed(0)} req/s`;

/**
 * Measures A1: GET vic with 50 devices beside a hand-written route, unchanged and with a change before every call; and A2: an
 * unchanged response (ETag) beside a new one.
 */
export async function measureListInstances(stack: Stack): Promise<Figure[]> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  const account = await insertBenchAccount(db, { workspaces: 5, devices: 50, memberships: 50 });
  const token = await signIn(stack, account);
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: stack.databaseUrl, PORT: String(port) };
  const reference = startProgram('tools/bench/src/reference/session-route.ts', [], { env });
  await reference.waitForOutput(/reference ready/);
  try {
    const session = randomUUID();
    await db.query('INSERT INTO bench.sessions VALUES ($1, $2, $3)', [
      session,
      account.uid,
      account.accountId,
    ]);
    const headers = { authorization: `Bearer ${token}` };
    const url = `${stack.portalUrl}/api/vic`;
    const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
    const full = { url, headers, status: 200 };
    const byHand = {
      url: `http://localhost:${port}/vic`,
      headers: { authorization: `Bearer ${session}` },
      status: 200,
    };
    const unchanged = { url, headers: { ...headers, 'if-none-match': etag }, status: 304 };
    const again = await compare(full, byHand);
    const unchangedRate = await compare(unchanged, byHand);
    const changing = await whileChanging(db, account.accountId, () => compare(full, byHand));
    const a2 = unchangedRate.ratio / changing.ratio;
    return [
      besideByHand('GET vic, 50 devices, asked again', again),
      besideByHand('GET vic, 50 devices, changed every time', changing),
      {
        id: 'A2',
        what: 'GET vic, unchanged (304)',
        ours: rate(unchangedRate.ours),
        reference: `${rate(changing.ours)} changed`,
        result: `${a2.toFixed(2)} x`,
        goal: '>= 3 x',
        met: a2 >= 3,
      },
    ];
  } finally {
    await reference.stop();
    await db.end();
  }
}

function besideByHand(what: string, { ours, reference, ratio }: Comparison): Figure {
  return {
    id: 'A1',
    what,
    ours: rate(ours),
    reference: `${rate(reference)} by hand`,
    result: `${ratio.toFixed(2)} x`,
    goal: '>= 1.0 x',
    met: ratio >= 1,
  };
}

async function whileChanging<T>(db: pg.Client, accountId: number, measure: () => Promise<T>): Promise<T> {
  const measuring = new AbortController();
  const changes = (async () => {
    while (!measuring.signal.aborted) {
      await db.query('UPDATE app.account_versions SET version = version + 1 WHERE account_id = $1', [
        accountId,
      ]);
    }
  })();
  try {
    return await measure();
  } finally {
    measuring.abort();
    await changes;
  }
}
