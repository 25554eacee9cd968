import { REFUSAL_REASONS } from '@partyline/permissions';
import type { AccountCircumstances } from '@partyline/permissions';
import type { AccountMember, OwnershipPlace } from './account-member.ts';
import { RECIPIENT_REFUSALS } from './ownership-recipient.ts';
import type { TransferState } from './transfer-state.ts';

/** The owner hands over, or somebody asks for it. */
export type HandoverKind = 'transfer' | 'request';

/** One transfer or request. [OWN-5, OWN-6] */
export interface Handover {
  /** Names it in links, notifications and answers. [GO-1] */
  readonly docId: string;
  readonly kind: HandoverKind;
  readonly place: OwnershipPlace;
  /** Who submitted it. */
  readonly byUserId: string;
  /** Who gets the ownership: the recipient of a transfer, the asker of a request. */
  readonly toUserId: string;
  readonly state: TransferState;
  /** Milliseconds since 1970. [GO-6] */
  readonly endsAtMs: number;
}

/** A workspace of the account, as far as its ownership depends on it. */
export interface BookedWorkspace {
  readonly id: number;
  readonly isDefault: boolean;
  readonly isMoveRunning: boolean;
}

/** All that the ownerships of one account and its workspaces depend on. */
export interface OwnershipBook {
  readonly circumstances: AccountCircumstances;
  readonly workspaces: readonly BookedWorkspace[];
  readonly members: readonly AccountMember[];
  /** Open ones and past ones. */
  readonly handovers: readonly Handover[];
}

/** What happens to the ownerships of an account. */
export type OwnershipEvent =
  | {
      readonly type: 'submit-transfer';
      readonly docId: string;
      readonly place: OwnershipPlace;
      readonly byUserId: string;
      readonly toUserId: string;
      /** Whether the person has signed in recently, which handing over the account takes. [GO-4] */
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
  /** Time passes; links may have ended. */
  | { readonly type: 'tick' };

/** Why something about an ownership is refused, beside missing rights and recipients who are not eligible. */
export const HANDOVER_REFUSALS = [
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

/** Everything an ownership can be refused for. */
export const OWNERSHIP_REFUSALS = [...REFUSAL_REASONS, ...RECIPIENT_REFUSALS, ...HANDOVER_REFUSALS] as const;
/** One of {@link OWNERSHIP_REFUSALS}. */
export type OwnershipRefusal = (typeof OWNERSHIP_REFUSALS)[number];

/** One of {@link HANDOVER_REFUSALS}. */
export type HandoverRefusal = (typeof HANDOVER_REFUSALS)[number];
