import { hash } from 'node:crypto';
import type { MemberCaller } from '../../http/caller.ts';
import { LIST_FORMAT } from './list-instances.sql.ts';

/** Everything an answer of GET vic depends on. */
export interface ListIngredients {
  readonly caller: MemberCaller;
  /** The version of the account's rows and of the caller's stars. */
  readonly version: string;
  /** The filters with their values. */
  readonly filters: Iterable<readonly [string, string]>;
}

/**
 * A strong entity tag: it changes with the account's rows, the caller's stars, the caller's roles (which may end without
 * any row changing), the question, and the shape of the answer.
 */
export function listEtag({ caller, version, filters }: ListIngredients): string {
  const roles = caller.memberships.map(({ workspaceId, role }) => `${String(workspaceId)} ${role}`).sort();
  const all = [LIST_FORMAT, caller.uid, caller.account.id, version, roles, [...filters]];
  return `"${hash('sha256', JSON.stringify(all), 'base64url').slice(0, 27)}"`;
}
