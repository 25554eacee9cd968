import { onAccountDataReset } from '../session/session-store.ts';
import { createStore } from '../store.ts';

/** [OWN-1, OWN-2, PLUS-9] */
export type OwnershipDialog =
  | {
      readonly kind: 'transfer';
      readonly workspaceId: number;
      readonly name: string;
      /** An owner changes roles. [GO-5] */
      readonly isOwner: boolean;
    }
  | {
      readonly kind: 'request';
      readonly workspaceId: number;
      readonly name: string;
      readonly ownerName: string | null;
    }
  | { readonly kind: 'transfer-account'; readonly accountId: number; readonly name: string };

/** At most one is open. */
export const ownershipDialog = createStore<OwnershipDialog | null>(null);

onAccountDataReset(() => ownershipDialog.set(null));
