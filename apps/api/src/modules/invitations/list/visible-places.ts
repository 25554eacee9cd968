import { can } from '@partyline/permissions';
import type { Db } from '../../../db/open-database.ts';
import { accountSubject, forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import {
  isWholeAccount,
  questionedPlace,
  rightAt,
  type QuestionedPlace,
} from '../../../records/invitations/place-question.ts';
import { listNamedPlaces, listSeenPlaces, type NamedPlace } from './seen-places.repository.ts';

export interface VisiblePlaces {
  readonly accountId: number;
  readonly uid: string;
  /** And account-level roles. */
  readonly isWhole: boolean;
  readonly places: readonly NamedPlace[];
}

/** Lists the caller's workspaces by name, with rights. [GC-14] */
export async function listQuestionedPlaces(
  db: Db,
  caller: MemberCaller,
): Promise<readonly QuestionedPlace[]> {
  const ids = caller.memberships.flatMap(({ workspaceId }) => workspaceId ?? []);
  const facts = await listSeenPlaces(db, caller.account.id, isWholeAccount(caller) ? null : ids);
  return facts.flatMap((place) => questionedPlace(caller, place) ?? []);
}

/** Returns the workspaces whose members the caller may list, also in a trial; none: `forbidden`. [GV-24, GW-16] */
export async function visiblePlaces(db: Db, caller: MemberCaller): Promise<VisiblePlaces> {
  const shared = { accountId: caller.account.id, uid: caller.uid };
  if (isWholeAccount(caller)) {
    // An account-level right is the same in workspaces of every kind.
    const anywhere = { kind: 'workspace', roleType: 'default', isDefault: true, isDirty: false } as const;
    const right = can(accountSubject(caller), 'list', anywhere);
    if (!right.allowed) throw forbidden(right.reason);
    return { ...shared, isWhole: true, places: await listNamedPlaces(db, caller.account.id) };
  }
  const seen = await listQuestionedPlaces(db, caller);
  const decisions = seen.map((place) => ({ place, right: rightAt(place, 'list') }));
  const places = decisions.flatMap(({ place, right }) => (right.allowed ? [place] : []));
  if (places.length > 0) return { ...shared, isWhole: false, places };
  const refused = decisions.find(({ right }) => !right.allowed)?.right;
  throw forbidden(refused?.allowed === false ? refused.reason : 'no-right');
}
