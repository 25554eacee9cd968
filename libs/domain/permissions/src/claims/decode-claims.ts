import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import type { AccountId, Result, WorkspaceId } from '@partyline/kernel';
import { CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import type { Claims } from './claims.ts';
import { decodeTree } from './encoded-tree.ts';
import { isRecord } from './is-record.ts';
import { EMPTY_TREE } from '../table/permission-tree.ts';
import type { PermissionTree } from '../table/permission-tree.ts';

function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Parses an id claim; it must be a JSON number, digits as text are refused. */
function idFrom<Id>(value: unknown, parse: (input: unknown) => Result<Id, unknown>): Id | undefined {
  const parsed = typeof value === 'number' ? parse(value) : null;
  return parsed?.ok === true ? parsed.value : undefined;
}

function textsFrom(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  const texts = items.filter((item) => typeof item === 'string');
  return texts.length === items.length ? [...new Set(texts)] : undefined;
}

interface Place {
  readonly accountId: AccountId;
  readonly workspaceId: WorkspaceId | null;
}

function placeFrom(payload: unknown): Place | undefined {
  const accountId = idFrom(field(payload, 'accountId'), parseAccountId);
  const given = field(payload, 'workspaceId');
  const workspaceId = given === null ? null : idFrom(given, parseWorkspaceId);
  return accountId === undefined || workspaceId === undefined ? undefined : { accountId, workspaceId };
}

/** Reads role and tree; an unknown role has neither. */
function rightsFrom(payload: unknown): Pick<Claims, 'role' | 'permissions'> | undefined {
  const name = field(payload, 'role');
  const permissions: PermissionTree | null = decodeTree(
    field(field(field(payload, 'access'), 'account'), 'permissions'),
  );
  if (typeof name !== 'string' || permissions === null) return undefined;
  const role = STORED_ROLES.find((known) => known === name);
  return role === undefined ? { role: null, permissions: EMPTY_TREE } : { role, permissions };
}

/**
 * Decodes the claims of a payload, or null. Other claims and unknown letters are ignored; an unknown role has no rights. Never
 * throws. [AUTH-18, AUTH-19, GC-2, GC-12]
 */
export function decodeClaims(payload: unknown): Claims | null {
  const rights = rightsFrom(payload);
  const place = placeFrom(payload);
  const subscribedPlans = textsFrom(field(payload, 'subscribedPlans'));
  const hasExpiredSubscription = field(payload, 'hasExpiredSubscription');
  const status = field(payload, 'customerStatus');
  const customerStatus = CUSTOMER_STATUSES.find((known) => known === status);
  if (rights === undefined || place === undefined || subscribedPlans === undefined) return null;
  if (typeof hasExpiredSubscription !== 'boolean' || customerStatus === undefined) return null;
  return { ...rights, ...place, subscribedPlans, hasExpiredSubscription, customerStatus };
}
