import type { AccountId, WorkspaceId } from '@partyline/kernel';
import type { CustomerStatus, StoredRole } from '@partyline/roles';
import { encodeTree } from './encoded-tree.ts';
import type { EncodedTree } from './encoded-tree.ts';
import type { PermissionTree } from '../table/permission-tree.ts';

/** What a token says of its bearer. It lets the portal explain; the server decides without it. [AUTH-18, GC-2] */
export interface Claims {
  /** null: a role that this version does not know, which has no rights. [GC-12] */
  readonly role: StoredRole | null;
  readonly accountId: AccountId;
  /** null for an account-level role. */
  readonly workspaceId: WorkspaceId | null;
  /** The product kinds of the account's subscriptions that are not yet deleted, each once. */
  readonly subscribedPlans: readonly string[];
  readonly hasExpiredSubscription: boolean;
  readonly customerStatus: CustomerStatus;
  readonly permissions: PermissionTree;
}

/** Claims that may be written: their role exists. */
export interface WritableClaims extends Claims {
  readonly role: StoredRole;
}

/** Claims as the identity provider keeps them, at most 900 characters of JSON. [AUTH-18, GC-2] */
export interface EncodedClaims {
  readonly role: StoredRole;
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly subscribedPlans: readonly string[];
  readonly hasExpiredSubscription: boolean;
  readonly customerStatus: CustomerStatus;
  readonly access: { readonly account: { readonly permissions: EncodedTree } };
}

/** What the identity provider is given to keep as a person's custom attributes. [AUTH-18, GC-2] */
export function encodeClaims({ permissions, ...claims }: WritableClaims): EncodedClaims {
  return {
    role: claims.role,
    accountId: claims.accountId,
    workspaceId: claims.workspaceId,
    subscribedPlans: [...new Set(claims.subscribedPlans)],
    hasExpiredSubscription: claims.hasExpiredSubscription,
    customerStatus: claims.customerStatus,
    access: { account: { permissions: encodeTree(permissions) } },
  };
}
