import type { HostSnapshot } from '@partyline/contract';
import { IN_PROGRESS_STATUSES, isNewerUpdate, SILENCE_LIMIT_MS } from '@partyline/device-state';
import { inTransaction } from '../../db/in-transaction.ts';
import type { RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import { sqlList } from '../../db/columns.ts';
import { HostFailure } from '../../providers/instance-host/host-failure.ts';
import { applySnapshot } from '../host-reports/apply-snapshot.ts';
import type { DeliveryDeps } from './deliver-commands.ts';
import { isHostSilent, noteAnswer, noteReadBack, noteSilence } from './host-silence.repository.ts';

const SILENT_AT_MOST = 500;

/** Repairs lost events within a minute: reads busy silent instances, or all after a silence of the host. */
export async function readBack(
  deps: DeliveryDeps,
  { scope }: { readonly scope: 'silent' | 'all' },
): Promise<void> {
  try {
    if (scope === 'all' || (await isHostSilent(deps.database))) await readAll(deps);
    else await readSilent(deps);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    deps.log.warn({ err: error }, 'the host could not be read back');
    if (error.kind === 'unreachable') await noteSilence(deps.database);
  }
}

async function readAll({ database, host, log }: DeliveryDeps): Promise<void> {
  for await (const { snapshots, improper } of host.readAll()) {
    if (improper > 0) log.warn({ instances: improper }, 'instances could not be read back');
    const outdated = await listNewer(database, snapshots);
    for (const snapshot of outdated) await inTransaction(database, (tx) => applySnapshot(tx, snapshot));
  }
  await noteAnswer(database);
  await noteReadBack(database);
}

async function readSilent({ database, host, log }: DeliveryDeps): Promise<void> {
  for (const vicUuid of await listSilent(database)) {
    const snapshot = await readOne({ host, log }, vicUuid);
    if (snapshot !== undefined) await inTransaction(database, (tx) => applySnapshot(tx, snapshot));
  }
}

/** Reads one instance; undefined if unknown or invalid, so that others are still read. Throws when the host is unavailable. */
async function readOne(
  { host, log }: Pick<DeliveryDeps, 'host' | 'log'>,
  vicUuid: string,
): Promise<HostSnapshot | undefined> {
  try {
    return await host.read(vicUuid);
  } catch (error) {
    if (!(error instanceof HostFailure) || error.kind === 'unreachable') throw error;
    if (error.kind !== 'unknown-instance')
      log.warn({ err: error, vicUuid }, 'an instance could not be read back');
    return undefined;
  }
}

async function listNewer(db: Db, page: readonly HostSnapshot[]): Promise<readonly HostSnapshot[]> {
  const { rows } = await db.query<
    RowOf<'instances', { vicUuid: 'vic_uuid'; epoch: 'epoch'; sequence: 'sequence' }>
  >({
    name: 'list-known-marks',
    text: `SELECT vic_uuid AS "vicUuid", epoch, sequence FROM app.instances
      WHERE vic_uuid = ANY ($1::uuid[]) AND removed_at IS NULL`,
    values: [page.map(({ vicUuid }) => vicUuid)],
  });
  const known = new Map(rows.map((row) => [row.vicUuid, row]));
  return page.filter((snapshot) => {
    const mark = known.get(snapshot.vicUuid.toLowerCase());
    return mark !== undefined && isNewerUpdate(mark, snapshot);
  });
}

/**
 * Whether instance `i` is busy and silent for $1 ms: every device of `findSilence`, and open commands without work, such as
 * upgrades; compared in sql-rules.test.ts. [GD-11]
 */
export const SILENT = `(i.open_command IS NOT NULL OR i.status IN ${sqlList(IN_PROGRESS_STATUSES)})
        AND greatest(i.last_seen, i.open_command_since, i.created_at) < now() - $1 * interval '1 millisecond'`;

async function listSilent(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<RowOf<'instances', { vicUuid: 'vic_uuid' }>>({
    name: 'list-silent',
    text: `SELECT vic_uuid AS "vicUuid" FROM app.instances i
      WHERE removed_at IS NULL AND ${SILENT}
      ORDER BY last_seen NULLS FIRST LIMIT $2`,
    values: [SILENCE_LIMIT_MS, SILENT_AT_MOST],
  });
  return rows.map(({ vicUuid }) => vicUuid);
}
