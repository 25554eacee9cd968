import { ROUTES, type RouteName } from '@partyline/contract';
import { nextStepAfterFailure } from '@partyline/session';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/open-database.ts';
import { send, type CallWish } from '../call.ts';
import { insertInstance, type AccountRow } from '../rows.ts';
import { snapshotOf, type TestHost } from '../test-host.ts';
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

/** What happened to the calls of the clients. A call is accepted when its answer has come whole. */
export interface CallCounts {
  answered: number;
  /** Attempts without an answer of a node: a broken connection, or the balancer's 502. Each in words. */
  readonly broken: string[];
  /** Answers of a node that it cannot serve the call right now, and when to come again (503). Each in words. */
  readonly unavailable: string[];
  /** Answers of a node that a call should not have had, and calls that were given up. Each in words. */
  readonly wrong: string[];
  /** Devices whose start was accepted. */
  readonly started: string[];
  /** Workspaces whose creation was accepted, by name. */
  readonly created: string[];
}

/** What one attempt came to; without an answer of a node there is no status. */
type Attempt =
  | { readonly isAnswered: true; readonly data: unknown }
  | {
      readonly isAnswered: false;
      readonly as: 'broken' | 'unavailable' | 'wrong';
      readonly status: number | null;
      readonly why: string;
    };

/** Counts of clients that have not begun. */
export function noCalls(): CallCounts {
  return { answered: 0, broken: [], unavailable: [], wrong: [], started: [], created: [] };
}

const AGAIN_AFTER_MS = 50;
/** Other tests run beside this one: clients take no more of the machine than they need to notice a gap. */
const READ_EVERY_MS = 10;
const CREATE_EVERY_MS = 100;
const MOST_ATTEMPTS = 100;

/** Reads again and again. What breaks is read again as often, and as late, as the portal does. [GA-16] */
export async function keepReading(world: ClientWorld, counts: CallCounts): Promise<void> {
  for (let turn = 0; !world.isOver(); turn += 1) {
    const route = turn % 2 === 0 ? 'listInstances' : 'currentUser';
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
 * Starts one new device after the other, each when the host has taken the command of the one before. A call that breaks is made again,
 * as a user does: the same command, while it is open, is the same command.
 */
export async function keepStarting(world: ClientWorld, counts: CallCounts): Promise<void> {
  const { database, account, host, isOver } = world;
  while (!isOver()) {
    // The test's own statements come again, too: its database may be what fails.
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
    // Lists stay short, whatever the number of rounds.
    await until('the device is removed', () =>
      database.query('UPDATE app.instances SET removed_at = now() WHERE vic_uuid = $1', [vicUuid]),
    );
  }
}

/**
 * Creates one workspace after the other. Every call is made again with its idempotency key, broken or not, and the next node gives the
 * answer of the first. [GX-14]
 */
export async function keepCreating(world: ClientWorld, counts: CallCounts): Promise<void> {
  while (!world.isOver()) {
    const name = randomUUID().slice(0, 18);
    const wish = { headers: { 'idempotency-key': randomUUID() }, body: { action: 'create', name } };
    const first = await callUntilAnswered(world, counts, 'createOrMove', wish);
    counts.created.push(name);
    const again = await callUntilAnswered(world, counts, 'createOrMove', wish);
    if (!isDeepStrictEqual(again, first))
      counts.wrong.push(`createOrMove: another answer for the same key: ${JSON.stringify(again)}`);
    await wait(CREATE_EVERY_MS);
  }
}

async function callUntilAnswered(
  world: ClientWorld,
  counts: CallCounts,
  route: RouteName,
  wish: CallWish,
): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await callOnce(world, counts, route, wish);
    if (outcome.isAnswered) return outcome.data;
    if (attempt === MOST_ATTEMPTS) throw new Error(`${route} fails again and again: ${outcome.why}`);
    await wait(AGAIN_AFTER_MS);
  }
}

async function callOnce(
  { url, token }: ClientWorld,
  counts: CallCounts,
  route: RouteName,
  wish: CallWish = {},
): Promise<Attempt> {
  const outcome = await attemptCall(url, route, { ...wish, token });
  if (outcome.isAnswered) counts.answered += 1;
  else counts[outcome.as].push(`${route}: ${outcome.why}`);
  return outcome;
}

async function attemptCall(url: string, route: RouteName, wish: CallWish): Promise<Attempt> {
  const broken = (why: string) => ({ isAnswered: false, as: 'broken', status: null, why }) as const;
  try {
    const response = await send(url, ROUTES[route], wish);
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
