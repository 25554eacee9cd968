import type { AccessSort } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { ACCESS_COUNT_LIMIT } from '@partyline/invitations';
import type { Database } from '../../../db/open-database.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import type { BodyOf, DataOf, QueryOf } from '../../../http/routes/route-types.ts';
import { decodeCursor, encodeCursor, workspaceKey } from './access-cursor.ts';
import { countAccessRows, listAccessRows, type ListedRow } from './access-page.repository.ts';
import { lookUpRows } from './look-up.repository.ts';
import { visibleWorkspaces } from './visible-workspaces.ts';

/**
 * Lists a page of invitations and memberships of the workspaces whose members the caller may list; account roles only for callers
 * with one. Search uses names in the reader's language. [API-47, INV-27, GV-21, GV-24, GW-16, GX-15, PLUS-3, PLUS-30]
 */
export async function listAccess(
  database: Database,
  caller: MemberCaller,
  { limit, cursor, sort, direction, ...asked }: QueryOf<'listAccess'>,
  language: Language,
): Promise<DataOf<'listAccess'>> {
  const filter = { ...asked, language };
  const start = cursor === undefined ? null : decodeCursor(sort, direction, cursor);
  const visible = await visibleWorkspaces(database, caller);
  const [listed, total] = await Promise.all([
    listAccessRows(database, visible, filter, { sort, direction, cursor: start, limit: limit + 1 }),
    countAccessRows(database, visible, filter, ACCESS_COUNT_LIMIT),
  ]);
  const shown = listed.slice(0, limit);
  const last = listed.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ row }) => row),
    total,
    nextCursor:
      last === undefined
        ? null
        : encodeCursor(sort, direction, { key: keyOf(last, sort), email: last.emailKey, id: last.row.id }),
  };
}

function keyOf({ key, row }: ListedRow, sort: AccessSort): string {
  return sort === 'workspace' ? workspaceKey(key, row.workspaceName) : key;
}

/** Lists the access of these addresses in the workspaces that the caller may list. [GV-14, PLUS-2] */
export async function lookUpAccess(
  database: Database,
  caller: MemberCaller,
  { emails }: BodyOf<'lookUpAccess'>,
): Promise<DataOf<'lookUpAccess'>> {
  const visible = await visibleWorkspaces(database, caller);
  return { rows: [...(await lookUpRows(database, visible, emails))] };
}
