import type { AccountId, WorkspaceId } from '@partyline/kernel';
import type { CustomerStatus, StoredRole } from '@partyline/roles';
import { encodeTree } from './encoded-tree.ts';
import type { EncodedTree } from './encoded-tree.ts';
import type { PermissionTree } from '../table/permission-tree.ts';

/** For display in the portal: the server decides without them. [AUTH-18, GC-2] */
export interface Claims {
  /** null: unknown to this version, without rights. [GC-12] */
  readonly role: StoredRole | null;
  readonly accountId: AccountId;
  /** null for an account-level role. */
  readonly workspaceId: WorkspaceId | null;
  /** Product kinds of the subscriptions not yet deleted, without duplicates. */
  readonly subscribedPlans: readonly string[];
  readonly hasExpiredSubscription: boolean;
  readonly customerStatus: CustomerStatus;
  readonly permissions: PermissionTree;
}

/** Their role exists. */
export interface WritableClaims extends Claims {
  readonly role: StoredRole;
}

/** Claims at the identity provider, at most 900 characters of JSON. [AUTH-18, GC-2] */
export interface EncodedClaims {
  readonly role: StoredRole;
  readonly accountId: number;
  readonly workspaceId: number | null;
  readonly subscribedPlans: readonly string[];
  readonly hasExpiredSubscription: boolean;
  readonly customerStatus: CustomerStatus;
  readonly access: { readonly account: { readonly permissions: EncodedTree } };
}

/** Encodes claims as a user's custom attributes. [AUTH-18, GC-2] */
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
