import { can } from '@partyline/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { hasFailed } from '../../query-client.ts';
import { accountSubjectIn } from '../../session/rights.ts';
import { getSession } from '../../session/session-store.ts';
import type { PeopleSearch } from './people-search.ts';
import { ACCESS_KINDS, accessQuery } from './queries.ts';

/** A workspace as account-level roles see it, and as others do: a role lists people in every kind it sees, or in none. [ROLE-18, ROLE-19] */
const ANY_WORKSPACE = [
  { kind: 'workspace', roleType: 'default', isDefault: true, isDirty: false },
  { kind: 'workspace', roleType: 'invited', isDefault: false, isDirty: false },
] as const;

/**
 * Starts fetching the list if the session's role may list people. The user's other roles come with the workspaces, after which the
 * page fetches it. [GW-16]
 */
export function prefetchAccess(client: QueryClient, search: PeopleSearch): void {
  const subject = accountSubjectIn(getSession());
  if (!ANY_WORKSPACE.some((workspace) => can(subject, 'list', workspace).allowed)) return;
  for (const kind of ACCESS_KINDS) {
    const query = accessQuery(kind, search);
    if (!hasFailed(client, query.queryKey)) client.infiniteQuery(query).catch(() => undefined);
  }
}
