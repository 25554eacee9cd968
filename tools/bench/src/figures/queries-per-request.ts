import pg from 'pg';
import { insertBenchAccount, type AccountSize } from '../bench-account.ts';
import type { Figure } from '../figure.ts';
import { signIn } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

const SMALL: AccountSize = { workspaces: 10, devices: 50, memberships: 50 };
const LARGE: AccountSize = { workspaces: 1000, devices: 10_000, memberships: 50_000 };
const ROUTES = ['vic', 'users'] as const;

/** Measures A3: SQL statements per request, in a small and a very large account. */
export async function measureQueries(stack: Stack): Promise<Figure[]> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  try {
    const small = await countFor(stack, db, SMALL);
    const large = await countFor(stack, db, LARGE);
    return ROUTES.map((route, index) => ({
      id: 'A3',
      what: `queries of GET ${route}`,
      ours: `${large[index] ?? '?'} with 10,000 devices`,
      reference: `${small[index] ?? '?'} with 50`,
      result: large[index] === small[index] ? 'constant' : 'grows',
      goal: 'constant',
      met: large[index] === small[index],
    }));
  } finally {
    await db.end();
  }
}

/** Counts the statements of each route. Other calls may run meanwhile, so the least of several attempts counts. */
async function countFor(stack: Stack, db: pg.Client, size: AccountSize): Promise<number[]> {
  const { proxy } = stack;
  if (!proxy) throw new Error('the stack does not count queries');
  const token = await signIn(stack, await insertBenchAccount(db, size));
  const counts: number[] = [];
  for (const route of ROUTES) {
    const tries: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      proxy.take();
      const answer = await fetch(`${stack.portalUrl}/api/${route}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`GET ${route} answered ${answer.status}`);
      await answer.arrayBuffer();
      tries.push(proxy.take());
    }
    counts.push(Math.min(...tries));
  }
  return counts;
}
