import { REFUSAL_REASONS } from '@partyline/permissions';
import type { AccountCircumstances, Witnessed } from '@partyline/permissions';
import type { AccountMember, OwnershipScope } from '../account-member.ts';
import { RECIPIENT_REFUSALS } from '../ownership-recipient.ts';
import type { TransferState } from './transfer-state.ts';

/** The owner transfers, or another user requests. */
export type TransferKind = 'transfer' | 'request';

/** A transfer or request. [OWN-5, OWN-6] */
export interface OwnershipTransfer {
  /** Its id in links, notifications and answers. [GO-1] */
  readonly docId: string;
  readonly kind: TransferKind;
  readonly scope: OwnershipScope;
  /** Who submitted it. */
  readonly byUserId: string;
  /** The recipient of a transfer, or the requester. */
  readonly toUserId: string;
  readonly state: TransferState;
  /** Milliseconds since 1970. [GO-6] */
  readonly endsAtMs: number;
}

export interface OwnedWorkspace {
  readonly id: number;
  readonly isDefault: boolean;
  readonly isMoveRunning: boolean;
}

/** Everything that the ownerships of an account depend on. */
export interface OwnershipState {
  /** A listener hears the questions about every member. */
  readonly circumstances: AccountCircumstances & Witnessed;
  readonly workspaces: readonly OwnedWorkspace[];
  readonly members: readonly AccountMember[];
  /** Open and past ones. */
  readonly transfers: readonly OwnershipTransfer[];
}

export type OwnershipEvent =
  | {
      readonly type: 'submit-transfer';
      readonly docId: string;
      readonly scope: OwnershipScope;
      readonly byUserId: string;
      readonly toUserId: string;
      /** Whether the user signed in recently; required for the account. [GO-4] */
      readonly isLoginRecent: boolean;
    }
  | {
      readonly type: 'submit-request';
      readonly docId: string;
      readonly workspaceId: number;
      readonly byUserId: string;
    }
  | {
      readonly type: 'open' | 'apply' | 'reject' | 'cancel' | 'resend';
      readonly docId: string;
      readonly byUserId: string;
    }
  /** Memberships or invitations were accepted, changed, revoked or have ended. */
  | { readonly type: 'members-changed'; readonly members: readonly AccountMember[] }
  /** Time passes; links may expire. */
  | { readonly type: 'tick' };

/** Refusals besides missing rights and ineligible recipients. */
export const TRANSFER_REFUSALS = [
  'unknown-workspace',
  'handover-open',
  'recent-login-required',
  'already-owner',
  'doc-id-taken',
  'unknown-handover',
  'not-addressed',
  'handover-not-open',
  'account-owner-stays',
  'owner-exists',
] as const;

/** All refusals. */
export const OWNERSHIP_REFUSALS = [...REFUSAL_REASONS, ...RECIPIENT_REFUSALS, ...TRANSFER_REFUSALS] as const;
export type OwnershipRefusal = (typeof OWNERSHIP_REFUSALS)[number];

export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number];
