import type { Database } from '../../db/open-database.ts';
import { NotModified, PackedData, RawData } from '../../http/handler-result.ts';
import { readMember } from '../../http/load-caller.ts';
import type { TokenIdentity } from '../../http/token-identity.ts';
import { AnswerMemory, type KeptAnswer } from './answer-memory.ts';
import { listEtag } from './list-etag.ts';
import { filtersOf, readList, readListVersion, type ListQuery } from './list-instances.repository.ts';

/** Who asks for the list, what they narrow it by, and which version they hold. */
export interface ListRequest {
  readonly identity: TokenIdentity;
  readonly query: ListQuery;
  readonly hasEtag: boolean;
  /** Whether the answer may be packed with brotli. */
  readonly readsBrotli: boolean;
  readonly holds: (etag: string) => boolean;
}

/** From this many characters of JSON on an answer is packed once and kept so. */
const PACKED_FROM = 200_000;

/** GET vic: every workspace the caller sees, with its rows. [API-35, GW-18] */
export type ListInstances = (request: ListRequest) => Promise<KeptAnswer | NotModified>;

/**
 * Answers in one statement, whatever the size of the account. Whoever sends the tag of an earlier answer, or asked the
 * same before, costs a small statement first; nothing more is read if nothing has changed. Where the answer before was
 * outdated this one may be too, and the small statement is spared.
 */
export function createInstanceList(database: Database): ListInstances {
  const memory = new AnswerMemory();
  return async ({ identity, query, hasEtag, readsBrotli, holds }) => {
    const filters = filtersOf(query);
    const question = JSON.stringify([identity.uid, identity.accountId, readsBrotli, ...filters]);
    if (hasEtag || memory.isLasting(question)) {
      const { caller, version } = await readListVersion(database, identity);
      const etag = listEtag({ caller: readMember(identity, caller), version, filters });
      if (holds(etag)) return new NotModified(etag);
      const known = memory.get(question, etag);
      if (known !== undefined) return known;
    }
    const { caller, version, json } = await readList(database, identity, filters);
    const etag = listEtag({ caller: readMember(identity, caller), version, filters });
    const isPacked = readsBrotli && json.length >= PACKED_FROM;
    const answer = isPacked ? await PackedData.of(json, etag) : new RawData(json, etag);
    memory.set(question, answer);
    return answer;
  };
}
