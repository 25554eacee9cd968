import type { AccessPage, AccessRow, Workspace } from '@partyline/contract';
import type { InvitationRow } from '@partyline/invitations';
import { emailKey } from '@partyline/validation';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { workspacesQuery } from '../../session/workspaces.ts';
import type { PeopleSearch } from './people-search.ts';

/** Key prefix of every query of the page. */
export const PEOPLE_KEY = ['people'] as const;
/** Key prefix of the list, for any search. */
export const ACCESS_KEY = [...PEOPLE_KEY, 'access'] as const;
const LOOKUP_AT_MOST = 2_000;
const EXPORT_LIMIT = 1_000;

/** One of the two lists of the page. [HZ-8] */
export type AccessKind = AccessRow['kind'];
export const ACCESS_KINDS = ['invitation', 'membership'] as const satisfies readonly AccessKind[];

/** A workspace without its devices. */
export type PeopleWorkspace = Omit<Workspace, 'vicList' | 'lqDevicesList'>;

const NO_DEVICES = { vicList: undefined, lqDevicesList: undefined };

/** The workspaces that the user sees, with their roles there; a change of a device changes none. [GW-18, GC-14] */
export const peopleWorkspacesQuery = queryOptions({
  ...workspacesQuery,
  select: (workspaces): readonly PeopleWorkspace[] =>
    workspaces.map((workspace) => ({ ...workspace, ...NO_DEVICES })),
});

function queryOf({ q, workspace, role, status, email, sort, desc }: PeopleSearch) {
  return {
    ...(q !== undefined && { q }),
    ...(workspace !== undefined && { workspaceId: String(workspace) }),
    ...(role !== undefined && { roleName: role }),
    ...(status !== undefined && { status }),
    ...(email !== undefined && { email }),
    ...(sort !== undefined && { sort }),
    ...(desc === true && { direction: 'desc' as const }),
  };
}

/** Returns the query of the matches of one list, in pages of 50. [INV-27, GV-5, GV-24, HZ-8] */
export function accessQuery(kind: AccessKind, search: PeopleSearch) {
  const query = { kind, ...queryOf(search) };
  return infiniteQueryOptions({
    queryKey: [...ACCESS_KEY, query],
    queryFn: ({ pageParam, signal }): Promise<AccessPage> =>
      api.get('/api/invitation', {
        params: { query: pageParam === null ? query : { ...query, cursor: pageParam } },
        signal,
      }),
    // Its type is that of every cursor.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Reads all matches of one list, 1,000 rows per request. */
export async function readAllAccess(kind: AccessKind, search: PeopleSearch): Promise<readonly AccessRow[]> {
  const query = { kind, ...queryOf(search), limit: String(EXPORT_LIMIT) };
  const rows: AccessRow[] = [];
  let cursor: string | null = null;
  do {
    const page: AccessPage = await api.get('/api/invitation', {
      params: { query: cursor === null ? query : { ...query, cursor } },
    });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

/** Looks up the permissions of these addresses, 2,000 per request. [PLUS-2, GV-14] */
export async function lookUpHeld(
  emails: readonly string[],
  signal?: AbortSignal,
): Promise<readonly InvitationRow[]> {
  const held: InvitationRow[] = [];
  for (let at = 0; at < emails.length; at += LOOKUP_AT_MOST) {
    const { rows } = await api.post('/api/invitation/lookup', {
      body: { emails: emails.slice(at, at + LOOKUP_AT_MOST) },
      ...(signal !== undefined && { signal }),
    });
    held.push(...rows.map(({ roleName, ...row }) => ({ ...row, role: roleName })));
  }
  return held;
}

/** Returns the query of the permissions of these addresses, for the invite dialog. [INV-17, INV-20, GV-10] */
export function heldQuery(emails: readonly string[]) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'held', emails.map(emailKey)],
    queryFn: ({ signal }) => lookUpHeld(emails, signal),
    enabled: emails.length > 0,
  });
}
