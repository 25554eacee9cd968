import { canTokenCall } from '@partyline/permissions';
import type { Db } from '../../../db/open-database.ts';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import { LIST_FILTERS, LIST_VERSION_SQL, listSql, type ListFilter } from './list-instances.sql.ts';

/** [GD-16] */
export interface ListQuery {
  readonly workspaceId?: string | undefined;
  readonly state?: 'online' | 'offline' | undefined;
  readonly q?: string | undefined;
}

/** The caller for `readMember`, and the list's version. */
export interface ListVersion {
  readonly caller: unknown;
  readonly version: string;
}

/** Also the `data` of GET vic as JSON text. */
export interface InstanceList extends ListVersion {
  readonly json: string;
}

/** Returns the set filters and their values, in the statement's order. */
export function filtersOf(query: ListQuery): ReadonlyMap<ListFilter, string> {
  const values: Partial<Record<ListFilter, string>> = {
    ...(query.workspaceId === undefined ? {} : { workspaceId: query.workspaceId }),
    ...(query.state === undefined ? {} : { state: query.state }),
    ...(query.q === undefined ? {} : { q: query.q.trim() }),
  };
  return new Map(
    LIST_FILTERS.flatMap((filter) => {
      const value = values[filter];
      return value === undefined || value === '' ? [] : [[filter, value] as const];
    }),
  );
}

export async function readListVersion(db: Db, identity: TokenIdentity): Promise<ListVersion> {
  const { rows } = await db.query<ListVersion>({
    name: 'list-version',
    text: LIST_VERSION_SQL,
    values: [identity.uid, identity.accountId],
  });
  return onlyRow(rows);
}

/** Returns whether the caller may read of people at all: sign-ins, and API tokens with the scope. [PLUS-25] */
export function mayReadPeople({ apiToken }: Pick<TokenIdentity, 'apiToken'>): boolean {
  return apiToken === undefined || canTokenCall(apiToken.scopes, 'people:read').allowed;
}

const texts = new Map<string, string>();

export async function readList(
  db: Db,
  identity: TokenIdentity,
  filters: ReadonlyMap<ListFilter, string>,
): Promise<InstanceList> {
  const names = [...filters.keys()];
  const name = ['list', ...names].join('-');
  const text = texts.get(name) ?? listSql(names);
  texts.set(name, text);
  const { rows } = await db.query<InstanceList>({
    name,
    text,
    values: [identity.uid, identity.accountId, mayReadPeople(identity), ...filters.values()],
  });
  return onlyRow(rows);
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement that always returns one row returned none.');
  return row;
}
