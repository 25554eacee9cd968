import { HeldAccessByEmail, type ImportQuestion } from '@partyline/invitations';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { listHeldRows, readEmailOf } from '../../../records/invitations/held-rows.repository.ts';
import { listQuestionedWorkspaces } from '../list/visible-workspaces.ts';
import { rightAt } from '../../../records/invitations/workspace-question.ts';

/** Larger lookups would hold up other calls. */
const ADDRESSES_AT_ONCE = 500;

/**
 * Loads the data to judge rows: all visible workspaces, to distinguish a missing right from an unknown name. Refuses callers who
 * may invite nowhere. [GV-13, GV-14, GV-22]
 */
export async function importQuestionFor(
  db: Db,
  caller: MemberCaller,
  { workspaceId, now }: { readonly workspaceId: number | null; readonly now: Date },
): Promise<ImportQuestion> {
  const workspaces = await listQuestionedWorkspaces(db, caller);
  const decisions = workspaces.map((workspace) => rightAt(workspace, 'invite'));
  const [first] = decisions;
  if (!decisions.some(({ allowed }) => allowed)) {
    throw forbidden(first === undefined || first.allowed ? 'no-right' : first.reason);
  }
  if (workspaceId !== null && !workspaces.some(({ id }) => id === workspaceId))
    throw new ApiFailure('not-found');
  return {
    inviterEmail: await readEmailOf(db, caller.uid),
    workspaces,
    rows: [],
    nowMs: now.getTime(),
    ...(workspaceId === null ? {} : { defaultWorkspaceId: workspaceId }),
  };
}

/** Looks up, in slices, the access of a file's users. [GV-8] */
export async function listHeldInSlices(
  db: Db,
  accountId: number,
  addresses: readonly string[],
): Promise<HeldAccessByEmail> {
  const held = new HeldAccessByEmail();
  for (let at = 0; at < addresses.length; at += ADDRESSES_AT_ONCE) {
    const rows = await listHeldRows(db, accountId, addresses.slice(at, at + ADDRESSES_AT_ONCE));
    for (const row of rows) held.add(row);
  }
  return held;
}
