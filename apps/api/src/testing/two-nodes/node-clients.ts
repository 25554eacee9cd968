import { ROUTES, type RouteName } from '@partyline/contract';
import { insertInstance, type AccountRow } from '@partyline/rows/testing';
import { nextStepAfterFailure } from '@partyline/session';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/open-database.ts';
import { send, type CallOptions } from '../call.ts';
import { snapshotOf, type TestHost } from '../outside/test-host.ts';
import { until } from '../until.ts';

/** What clients work on. */
export interface ClientWorld {
  readonly url: string;
  readonly token: string;
  readonly database: Database;
  readonly account: AccountRow;
  readonly host: TestHost;
  readonly isOver: () => boolean;
}

/** Results of the clients' calls. A call is accepted when its answer has arrived whole. */
export interface CallCounts {
  answered: number;
  /** Attempts without a node's answer: a broken connection, or the balancer's 502. */
  readonly broken: string[];
  /** Answers that a node cannot serve the call now (503), and when to retry. */
  readonly unavailable: string[];
  /** Unexpected answers of a node, and calls that were given up. */
  readonly wrong: string[];
  /** Devices whose start was accepted. */
  readonly started: string[];
  /** Workspaces whose creation was accepted, by name. */
  readonly created: string[];
}

/** Result of one attempt; no status without a node's answer. */
type Attempt =
  | { readonly isAnswered: true; readonly data: unknown }
  | {
      readonly isAnswered: false;
      readonly as: 'broken' | 'unavailable' | 'wrong';
      readonly status: number | null;
      readonly why: string;
    };

/** Makes the counts of clients that have not begun. */
export function noCalls(): CallCounts {
  return { answered: 0, broken: [], unavailable: [], wrong: [], started: [], created: [] };
}

const AGAIN_AFTER_MS = 50;
/** Leaves processor time to other tests; enough to notice a gap. */
const READ_EVERY_MS = 10;
const CREATE_EVERY_MS = 100;
const MOST_ATTEMPTS = 100;

/** Reads repeatedly, with the portal's retries and delays. [GA-16] */
export async function keepReading(world: ClientWorld, counts: CallCounts): Promise<void> {
  for (let round = 0; !world.isOver(); round += 1) {
    const route = round % 2 === 0 ? 'listInstances' : 'currentUser';
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await callOnce(world, counts, route);
      if (outcome.isAnswered) break;
      const step = nextStepAfterFailure('GET', { status: outcome.status, errorCode: null }, attempt);
      if (step.kind === 'give-up') {
        counts.wrong.push(`${route} was given up: ${outcome.why}`);
        break;
      }
      await wait(step.delayMs);
    }
    await wait(READ_EVERY_MS);
  }
}

/**
 * Starts devices one by one, each after the host took the previous command. A broken call is repeated: while open, it is the same
 * command.
 */
export async function keepStarting(world: ClientWorld, counts: CallCounts): Promise<void> {
  const { database, account, host, isOver } = world;
  while (!isOver()) {
    // The test's statements are retried too: its database may be what fails.
    const vicUuid = await until('a device is there', () =>
      insertInstance(database, { account_id: account.accountId, workspace_id: account.defaultWorkspaceId }),
    );
    host.instances.set(vicUuid, snapshotOf(vicUuid));
    await callUntilAnswered(world, counts, 'commandInstance', { body: { action: 'start', vicUuid } });
    counts.started.push(vicUuid);
    await until(
      'the host takes the command',
      () => host.instances.get(vicUuid)?.lastCommandNumber === 1,
      30_000,
    );
    // Lists stay short for any number of rounds.
    await until('the device is removed', () =>
      database.query('UPDATE app.instances SET removed_at = now() WHERE vic_uuid = $1', [vicUuid]),
    );
  }
}

/**
 * Creates workspaces one by one. Every call is repeated with its idempotency key, and the next node must give the first answer.
 * [GX-14]
 */
export async function keepCreating(world: ClientWorld, counts: CallCounts): Promise<void> {
  while (!world.isOver()) {
    const name = randomUUID().slice(0, 18);
    const options = { headers: { 'idempotency-key': randomUUID() }, body: { action: 'create', name } };
    const first = await callUntilAnswered(world, counts, 'createOrMove', options);
    counts.created.push(name);
    const again = await callUntilAnswered(world, counts, 'createOrMove', options);
    if (!isDeepStrictEqual(again, first))
      counts.wrong.push(`createOrMove: another answer for the same key: ${JSON.stringify(again)}`);
    await wait(CREATE_EVERY_MS);
  }
}

async function callUntilAnswered(
  world: ClientWorld,
  counts: CallCounts,
  route: RouteName,
  options: CallOptions,
): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await callOnce(world, counts, route, options);
    if (outcome.isAnswered) return outcome.data;
    if (attempt === MOST_ATTEMPTS) throw new Error(`${route} fails again and again: ${outcome.why}`);
    await wait(AGAIN_AFTER_MS);
  }
}

async function callOnce(
  { url, token }: ClientWorld,
  counts: CallCounts,
  route: RouteName,
  options: CallOptions = {},
): Promise<Attempt> {
  const outcome = await attemptCall(url, route, { ...options, token });
  if (outcome.isAnswered) counts.answered += 1;
  else counts[outcome.as].push(`${route}: ${outcome.why}`);
  return outcome;
}

async function attemptCall(url: string, route: RouteName, options: CallOptions): Promise<Attempt> {
  const broken = (why: string) => ({ isAnswered: false, as: 'broken', status: null, why }) as const;
  try {
    const response = await send(url, ROUTES[route], options);
    const { status } = response;
    const text = await response.text();
    // The balancer's own answer: no node has given one.
    if (status === 502 && text === '') return broken('502');
    if (response.ok) return { isAnswered: true, data: (JSON.parse(text) as { data: unknown }).data }; // an envelope
    const as = status === 503 && Number(response.headers.get('retry-after')) > 0 ? 'unavailable' : 'wrong';
    return { isAnswered: false, as, status, why: `${status} ${text.slice(0, 200)}` };
  } catch (error) {
    return broken(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
