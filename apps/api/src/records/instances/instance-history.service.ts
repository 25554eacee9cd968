import type { History, HistoryEntry } from '@partyline/contract';
import { can, listRolesCovering } from '@partyline/permissions';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { requireRight } from '../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { readHistory, type HistoryRow } from './history.repository.ts';
import { instanceRefOf, readInstanceFacts } from './instance-facts.repository.ts';
import { subjectOn, targetOf } from './instance-rights.ts';

export interface HistoryRequest {
  readonly caller: MemberCaller;
  /** Row id or vicUuid. [GX-12] */
  readonly id: string;
  readonly limit: number;
  readonly cursor?: number | undefined;
}

/**
 * Returns an instance's history, newest first. Needs the right to list, because it names users; workspaces of a move only with
 * access. [PLUS-12]
 */
export async function instanceHistory(
  database: Database,
  { caller, id, limit, cursor }: HistoryRequest,
): Promise<History> {
  const ref = instanceRefOf(id);
  const instance =
    ref === null ? undefined : await readInstanceFacts(database, caller.account.id, ref, { locked: false });
  const subject = instance === undefined ? undefined : subjectOn(caller, instance);
  if (instance === undefined || subject === undefined) throw new ApiFailure('not-found');
  requireRight(can(subject, 'list', targetOf(instance, Date.now())));
  const page = { instanceId: instance.id, before: cursor ?? null, atMost: limit + 1 };
  const rows = await readHistory(database, page);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    entries: shown.map((row) => historyEntryOf(row, (workspaceId) => isSeen(caller, workspaceId))),
    nextCursor: last === undefined ? null : String(last.id),
  };
}

/** Converts a line without workspace ids and unreadable names. */
export function historyEntryOf(
  row: HistoryRow,
  isShown: (workspaceId: number | null) => boolean,
): HistoryEntry {
  const { fromWorkspaceId, toWorkspaceId, fromWorkspace, toWorkspace, ...entry } = row;
  return {
    ...entry,
    fromWorkspace: isShown(fromWorkspaceId) ? fromWorkspace : null,
    toWorkspace: isShown(toWorkspaceId) ? toWorkspace : null,
  };
}

function isSeen({ account, memberships }: MemberCaller, workspaceId: number | null): boolean {
  if (workspaceId === null) return false;
  return listRolesCovering(memberships, { accountId: account.id, workspaceId }).length > 0;
}
