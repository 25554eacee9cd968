import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/open-database.ts';
import { caller } from '../call.ts';
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

/** What happened to the calls of the clients. */
export interface CallCounts {
  answered: number;
  /** Calls without the answer they should have had, each in words. */
  readonly failed: string[];
  /** Calls that change something and were made again under their idempotency key. */
  repeated: number;
  /** Devices whose start was accepted. */
  readonly accepted: string[];
}

const AGAIN_AFTER_MS = 50;
/** Other tests run beside this one: readers take no more of the machine than they need to notice a gap. */
const READ_EVERY_MS = 10;

/** Reads again and again, and never repeats a call: each must be answered. */
export async function keepReading({ url, token, isOver }: ClientWorld, counts: CallCounts): Promise<void> {
  const call = caller(url);
  for (let turn = 0; !isOver(); turn += 1) {
    const route = turn % 2 === 0 ? 'listInstances' : 'currentUser';
    try {
      const { status } = await call(route, { token });
      if (status === 200) counts.answered += 1;
      else counts.failed.push(`${route} ${status}`);
    } catch (error) {
      counts.failed.push(`${route}: ${String(error)}`);
    }
    await wait(READ_EVERY_MS);
  }
}

/**
 * Starts one new device after the other, each when the host has taken the command of the one before. A call that breaks is made again
 * with its idempotency key, as the portal does: it is done once, whatever became of the first.
 */
export async function keepStarting(world: ClientWorld, counts: CallCounts): Promise<void> {
  const { database, account, host, isOver } = world;
  while (!isOver()) {
    const vicUuid = await insertInstance(database, {
      account_id: account.accountId,
      workspace_id: account.defaultWorkspaceId,
    });
    host.instances.set(vicUuid, snapshotOf(vicUuid));
    await startOnce(world, counts, vicUuid);
    counts.accepted.push(vicUuid);
    await until(
      'the host takes the command',
      () => host.instances.get(vicUuid)?.lastCommandNumber === 1,
      30_000,
    );
    // Lists stay short, whatever the number of rounds.
    await database.query('UPDATE app.instances SET removed_at = now() WHERE vic_uuid = $1', [vicUuid]);
  }
}

async function startOnce({ url, token }: ClientWorld, counts: CallCounts, vicUuid: string): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const call = caller(url);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { status } = await call('commandInstance', {
        token,
        headers,
        body: { action: 'start', vicUuid },
      });
      if (status === 200) {
        counts.answered += 1;
        return;
      }
      counts.failed.push(`commandInstance ${status}`);
    } catch (error) {
      counts.failed.push(`commandInstance: ${String(error)}`);
    }
    if (attempt === 100) throw new Error('A start is refused again and again.');
    counts.repeated += 1;
    await wait(AGAIN_AFTER_MS);
  }
}
