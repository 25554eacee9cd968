import type { Association, HostSnapshot, Instance, User } from '@partyline/contract';

export interface UserPlan {
  readonly role: Association['role'];
  /** None for an account-level role. */
  readonly in?: string;
  /** The e-mail is unconfirmed in the identity service alone, or in the portal too. */
  readonly unverifiedBy?: 'identity' | 'everywhere';
}

/** Open for 7 days by default. */
export interface InvitationPlan {
  readonly email: string;
  readonly role: UserPlan['role'];
  /** None for an account admin. */
  readonly in?: string;
  /** Expired: a day ago. */
  readonly status?: 'pending' | 'expired' | 'revoked';
}

/** As its host reports it. */
export type Report = Pick<HostSnapshot, 'state' | 'status' | 'DNSStatus'> &
  Partial<
    Pick<
      HostSnapshot,
      | 'progress'
      | 'failureReason'
      | 'ccmurl'
      | 'deviceEndPoint'
      | 'port'
      | 'deviceName'
      | 'version'
      | 'availableVersion'
      | 'deploymentTargetId'
      | 'connectedUsers'
      | 'restartRequired'
    >
  >;

/** By default a virtual instance that is offline, healthy and subscribed. */
export interface DevicePlan {
  readonly name: string;
  readonly report?: Report;
  readonly kind?: Instance['deviceType'];
  /** It has its own routes in the API. */
  readonly isLq?: true;
  readonly leads?: true;
  /** Its leader in the same workspace. */
  readonly follows?: string;
  readonly isSubscriptionOver?: true;
  /** 16 by default. */
  readonly users?: number;
}

export interface WorkspacePlan {
  readonly name: string;
  readonly isDefault?: true;
  readonly devices?: readonly DevicePlan[];
}

/** A default workspace and an owner are added unless named. */
export interface AccountPlan<Key extends string> {
  readonly name?: string;
  readonly customerStatus?: NonNullable<User['customerStatus']>;
  /** As its only subscription. */
  readonly isTrial?: true;
  readonly workspaces?: readonly WorkspacePlan[];
  readonly people?: Readonly<Record<Key, UserPlan>>;
}

/** Ready to open. */
export const ONLINE: Report = { state: 'online', status: 'healthy', DNSStatus: 'ready' };
export const OFFLINE: Report = { state: 'offline', status: 'healthy', DNSStatus: '' };
