import { hash } from 'node:crypto';
import type { Database } from '../../../db/open-database.ts';
import { NotModified, PackedData, RawData } from '../../../http/answers/handler-result.ts';
import type { TokenIdentity } from '../../../http/authentication/token-identity.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { readMember } from '../../../http/authorization/load-caller.ts';
import { AnswerMemory, type CachedAnswer } from './answer-memory.ts';
import {
  filtersOf,
  mayReadPeople,
  readList,
  readListVersion,
  type ListQuery,
} from './list-instances.repository.ts';
import { LIST_FORMAT } from './list-instances.sql.ts';

export interface ListRequest {
  readonly identity: TokenIdentity;
  readonly query: ListQuery;
  readonly hasEtag: boolean;
  readonly readsBrotli: boolean;
  readonly holds: (etag: string) => boolean;
}

/** In characters of JSON; longer answers are compressed once and cached. */
const PACKED_FROM = 200_000;

/** GET vic: the caller's workspaces with rows. [API-35, GW-18] */
export type ListInstances = (request: ListRequest) => Promise<CachedAnswer | NotModified>;

/**
 * Creates the list of instances: one statement for any account size. With an ETag or a cached question, a small version query comes
 * first, unless the last answer was outdated.
 */
export function createInstanceList(database: Database): ListInstances {
  const memory = new AnswerMemory();
  return async ({ identity, query, hasEtag, readsBrotli, holds }) => {
    const filters = filtersOf(query);
    const tellsPeople = mayReadPeople(identity);
    const question = JSON.stringify([identity.uid, identity.accountId, tellsPeople, readsBrotli, ...filters]);
    if (hasEtag || memory.isLasting(question)) {
      const { caller, version } = await readListVersion(database, identity);
      const etag = listEtag({ caller: readMember(identity, caller), version, tellsPeople, filters });
      if (holds(etag)) return new NotModified(etag);
      const known = memory.get(question, etag);
      if (known !== undefined) return known;
    }
    const { caller, version, json } = await readList(database, identity, filters);
    const etag = listEtag({ caller: readMember(identity, caller), version, tellsPeople, filters });
    const isPacked = readsBrotli && json.length >= PACKED_FROM;
    const answer = isPacked ? await PackedData.of(json, etag) : new RawData(json, etag);
    memory.set(question, answer);
    return answer;
  };
}

export interface ListIngredients {
  readonly caller: MemberCaller;
  /** Version of the account's rows and the caller's favorites. */
  readonly version: string;
  readonly tellsPeople: boolean;
  readonly filters: Iterable<readonly [string, string]>;
}

/** Returns a strong ETag over rows, favorites, roles (which may end by time), the token's scope, query and format. */
function listEtag({ caller, version, tellsPeople, filters }: ListIngredients): string {
  const roles = caller.memberships.map(({ workspaceId, role }) => `${String(workspaceId)} ${role}`).sort();
  const all = [LIST_FORMAT, caller.uid, caller.account.id, version, roles, tellsPeople, [...filters]];
  return `"${hash('sha256', JSON.stringify(all), 'base64url').slice(0, 27)}"`;
}
