import type { Db } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { seenBy, type SeenPlace } from './place-rights.ts';
import { readPlaces } from './places.repository.ts';

/** Reads one workspace as the caller sees it, else undefined. `locked`: see `readPlaces`. [GC-14] */
export async function readSeenPlace(
  db: Db,
  caller: MemberCaller,
  workspaceId: number,
  { locked }: { readonly locked: boolean } = { locked: false },
): Promise<SeenPlace | undefined> {
  const [place] = await readPlaces(db, caller.account.id, [workspaceId], { locked });
  return place === undefined ? undefined : seenBy(caller, place);
}
