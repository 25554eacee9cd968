import pg from 'pg';
import { insertBenchAccount, type AccountSize } from '../bench-account.ts';
import { median, type Figure } from '../figure.ts';
import { slowestMs, type Target } from '../load.ts';
import { signIn } from '../sign-in.ts';
import type { Stack } from '../stack.ts';

const ROUNDS = 3;
const GOAL = 3;
const SMALL: AccountSize = { workspaces: 10, devices: 50, memberships: 50 };
const LARGE: AccountSize = { workspaces: 1_000, devices: 10_000, memberships: 50_000 };

const CALLS = [
  'GET vic, unchanged (304)',
  'GET vic, whole',
  'GET users',
  'GET invitation',
  'GET invitation, searched',
  'GET invitation, by workspace',
] as const;

type Calls = Readonly<Record<(typeof CALLS)[number], Target>>;

/** Measures A4: p99 of every list call, for a large account beside a small one. */
export async function measureLargeAccount(stack: Stack): Promise<Figure[]> {
  const large = await callsOf(stack, LARGE);
  const small = await callsOf(stack, SMALL);
  const figures: Figure[] = [];
  for (const what of CALLS) {
    await slowestMs(large[what], 1);
    await slowestMs(small[what], 1);
    const pairs: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      pairs.push([await slowestMs(large[what]), await slowestMs(small[what])]);
    const ratio = median(pairs.map(([ours, reference]) => ours / reference));
    figures.push({
      id: 'A4',
      what: `p99 of ${what}, 10,000 devices, 50,000 members`,
      ours: `${median(pairs.map(([ours]) => ours)).toFixed(1)} ms`,
      reference: `${median(pairs.map(([, reference]) => reference)).toFixed(1)} ms with 50`,
      result: `${ratio.toFixed(2)} x`,
      goal: `<= ${GOAL.toFixed(1)} x`,
      met: ratio <= GOAL,
    });
  }
  return figures;
}

async function callsOf(stack: Stack, size: AccountSize): Promise<Calls> {
  const db = new pg.Client(stack.databaseUrl);
  await db.connect();
  const account = await insertBenchAccount(db, size);
  await db.end();
  const token = await signIn(stack, account);
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
  const url = `${stack.portalUrl}/api/vic`;
  const people = `${stack.portalUrl}/api/invitation`;
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? '';
  return {
    'GET vic, unchanged (304)': { url, headers: { ...headers, 'if-none-match': etag }, status: 304 },
    'GET vic, whole': { url, headers, status: 200 },
    'GET users': { url: `${stack.portalUrl}/api/users`, headers, status: 200 },
    'GET invitation': { url: people, headers, status: 200 },
    'GET invitation, searched': { url: `${people}?q=7bench`, headers, status: 200 },
    'GET invitation, by workspace': { url: `${people}?sort=workspace`, headers, status: 200 },
  };
}
