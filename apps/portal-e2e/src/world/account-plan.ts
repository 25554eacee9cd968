import type { Association, HostSnapshot, Instance, User } from '@partyline/contract';

/** A user, and the role they have. */
export interface UserPlan {
  readonly role: Association['role'];
  /** The workspace of the role; none for an account-level role. */
  readonly in?: string;
  /** Where the e-mail counts as unconfirmed: in the identity service alone, or in the portal too. */
  readonly unverifiedBy?: 'identity' | 'everywhere';
}

/** An invitation; open for 7 days by default. */
export interface InvitationPlan {
  readonly email: string;
  readonly role: UserPlan['role'];
  /** Workspace of the role; none for an account admin. */
  readonly in?: string;
  /** Expired: a day ago. */
  readonly status?: 'pending' | 'expired' | 'revoked';
}

/** State of a device as its host reports it. */
export type Report = Pick<HostSnapshot, 'state' | 'status' | 'DNSStatus'> &
  Partial<
    Pick<
      HostSnapshot,
      | 'progress'
      | 'failureReason'
      | 'ccmurl'
      | 'deviceName'
      | 'version'
      | 'availableVersion'
      | 'deploymentTargetId'
      | 'connectedUsers'
    >
  >;

/** A device; by default a virtual instance that is offline, healthy and subscribed. */
export interface DevicePlan {
  readonly name: string;
  readonly report?: Report;
  readonly kind?: Instance['deviceType'];
  /** A physical interface (LQ), which has its own routes in the API. */
  readonly isLq?: true;
  readonly leads?: true;
  /** The name of its leader, in the same workspace. */
  readonly follows?: string;
  readonly isSubscriptionOver?: true;
  /** Users of its subscription; 16 by default. */
  readonly users?: number;
}

/** A workspace with its devices. */
export interface WorkspacePlan {
  readonly name: string;
  readonly isDefault?: true;
  readonly devices?: readonly DevicePlan[];
}

/** An account. A default workspace and an owner are added unless the plan names them. */
export interface AccountPlan<Key extends string> {
  readonly name?: string;
  readonly customerStatus?: NonNullable<User['customerStatus']>;
  /** The trial is the account's only subscription. */
  readonly isTrial?: true;
  readonly workspaces?: readonly WorkspacePlan[];
  readonly people?: Readonly<Record<Key, UserPlan>>;
}

/** Running and ready to open. */
export const ONLINE: Report = { state: 'online', status: 'healthy', DNSStatus: 'ready' };
/** Stopped and healthy. */
export const OFFLINE: Report = { state: 'offline', status: 'healthy', DNSStatus: '' };
