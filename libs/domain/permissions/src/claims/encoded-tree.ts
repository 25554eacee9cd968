import { decodeActions, encodeActions } from './action-code.ts';
import { isRecord } from './is-record.ts';
import type { AccountBranch, PermissionTree, WorkspaceKind } from '../table/permission-tree.ts';

/** Each leaf is text with one letter per action. [GC-2] */
export interface EncodedTree {
  readonly account: Readonly<Record<AccountBranch, string>>;
  readonly workspace: Readonly<Record<WorkspaceKind, string>>;
  readonly instance: string;
}

/** Encodes a permission tree for a token. [GC-2] */
export function encodeTree({ account, workspace, instance }: PermissionTree): EncodedTree {
  return {
    account: {
      workspace: encodeActions(account.workspace),
      subscription: encodeActions(account.subscription),
      accountName: encodeActions(account.accountName),
    },
    workspace: {
      default: encodeActions(workspace.default),
      shared: encodeActions(workspace.shared),
      orphanage: encodeActions(workspace.orphanage),
      invited: encodeActions(workspace.invited),
    },
    instance: encodeActions(instance),
  };
}

function hasTexts<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, string> {
  return isRecord(value) && keys.every((key) => Object.hasOwn(value, key) && typeof value[key] === 'string');
}

/**
 * Decodes a tree; null if a branch is missing or not text. Unknown letters and branches are dropped: a newer server may send them.
 * [GC-1, GC-2]
 */
export function decodeTree(value: unknown): PermissionTree | null {
  if (!isRecord(value)) return null;
  const { account, workspace } = value;
  if (!hasTexts(value, ['instance'])) return null;
  if (!hasTexts(account, ['workspace', 'subscription', 'accountName'])) return null;
  if (!hasTexts(workspace, ['default', 'shared', 'orphanage', 'invited'])) return null;
  return {
    account: {
      workspace: decodeActions(account.workspace),
      subscription: decodeActions(account.subscription),
      accountName: decodeActions(account.accountName),
    },
    workspace: {
      default: decodeActions(workspace.default),
      shared: decodeActions(workspace.shared),
      orphanage: decodeActions(workspace.orphanage),
      invited: decodeActions(workspace.invited),
    },
    instance: decodeActions(value.instance),
  };
}
