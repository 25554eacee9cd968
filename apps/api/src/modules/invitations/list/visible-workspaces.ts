import { can } from '@partyline/permissions';
import type { Db } from '../../../db/open-database.ts';
import { accountSubject, forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import {
  isWholeAccount,
  questionedWorkspace,
  rightAt,
  type QuestionedWorkspace,
} from '../../../records/invitations/workspace-question.ts';
import {
  listNamedWorkspaces,
  listSeenWorkspaces,
  type NamedWorkspace,
} from './seen-workspaces.repository.ts';

export interface VisibleWorkspaces {
  readonly accountId: number;
  readonly uid: string;
  /** And account-level roles. */
  readonly isWhole: boolean;
  readonly workspaces: readonly NamedWorkspace[];
}

/** Lists the caller's workspaces by name, with rights. [GC-14] */
export async function listQuestionedWorkspaces(
  db: Db,
  caller: MemberCaller,
): Promise<readonly QuestionedWorkspace[]> {
  const ids = caller.memberships.flatMap(({ workspaceId }) => workspaceId ?? []);
  const facts = await listSeenWorkspaces(db, caller.account.id, isWholeAccount(caller) ? null : ids);
  return facts.flatMap((workspace) => questionedWorkspace(caller, workspace) ?? []);
}

/** Returns the workspaces whose members the caller may list, also in a trial; none: `forbidden`. [GV-24, GW-16] */
export async function visibleWorkspaces(db: Db, caller: MemberCaller): Promise<VisibleWorkspaces> {
  const shared = { accountId: caller.account.id, uid: caller.uid };
  if (isWholeAccount(caller)) {
    // An account-level right is the same in workspaces of every kind.
    const anywhere = { kind: 'workspace', roleType: 'default', isDefault: true, isDirty: false } as const;
    const right = can(accountSubject(caller), 'list', anywhere);
    if (!right.allowed) throw forbidden(right.reason);
    return { ...shared, isWhole: true, workspaces: await listNamedWorkspaces(db, caller.account.id) };
  }
  const seen = await listQuestionedWorkspaces(db, caller);
  const decisions = seen.map((workspace) => ({ workspace, right: rightAt(workspace, 'list') }));
  const workspaces = decisions.flatMap(({ workspace, right }) => (right.allowed ? [workspace] : []));
  if (workspaces.length > 0) return { ...shared, isWhole: false, workspaces };
  const refused = decisions.find(({ right }) => !right.allowed)?.right;
  throw forbidden(refused?.allowed === false ? refused.reason : 'no-right');
}
