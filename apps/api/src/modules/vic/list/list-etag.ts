import { hash } from 'node:crypto';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { LIST_FORMAT } from './list-instances.sql.ts';

export interface ListIngredients {
  readonly caller: MemberCaller;
  /** Version of the account's rows and the caller's favorites. */
  readonly version: string;
  readonly filters: Iterable<readonly [string, string]>;
}

/** Returns a strong ETag over rows, favorites, roles (which may end by time), query and format. */
export function listEtag({ caller, version, filters }: ListIngredients): string {
  const roles = caller.memberships.map(({ workspaceId, role }) => `${String(workspaceId)} ${role}`).sort();
  const all = [LIST_FORMAT, caller.uid, caller.account.id, version, roles, [...filters]];
  return `"${hash('sha256', JSON.stringify(all), 'base64url').slice(0, 27)}"`;
}
