import type { Association, HostSnapshot, Instance, User } from '@partyline/contract';

/** A user, and the role they have. */
export interface UserPlan {
  readonly role: Association['role'];
  /** The workspace the role holds in; left out for an account-level role. */
  readonly in?: string;
  /** Who holds the e-mail for unconfirmed: the identity service alone, or the portal too. */
  readonly unverifiedBy?: 'identity' | 'everywhere';
}

/** What its host reports of a device. */
export type Report = Pick<HostSnapshot, 'state' | 'status' | 'DNSStatus'> &
  Partial<
    Pick<
      HostSnapshot,
      'progress' | 'failureReason' | 'deviceName' | 'version' | 'availableVersion' | 'deploymentTargetId'
    >
  >;

/** A device. Left alone it is a virtual instance that is offline, healthy and subscribed. */
export interface DevicePlan {
  readonly name: string;
  readonly report?: Report;
  readonly kind?: Instance['deviceType'];
  /** A physical interface, delivered apart from the other devices. */
  readonly isLq?: true;
  readonly leads?: true;
  /** The name of its leader, in the same workspace. */
  readonly follows?: string;
  readonly isSubscriptionOver?: true;
  /** For how many its subscription is; 16 when left out. */
  readonly users?: number;
}

/** A workspace with its devices. */
export interface WorkspacePlan {
  readonly name: string;
  readonly isDefault?: true;
  readonly devices?: readonly DevicePlan[];
}

/** An account. A default workspace and an owner are added where none is named: no account is without. */
export interface AccountPlan<Who extends string> {
  readonly name?: string;
  readonly customerStatus?: NonNullable<User['customerStatus']>;
  /** The account has nothing but its trial. */
  readonly isTrial?: true;
  readonly workspaces?: readonly WorkspacePlan[];
  readonly people?: Readonly<Record<Who, UserPlan>>;
}

/** Runs, and can be opened. */
export const ONLINE: Report = { state: 'online', status: 'healthy', DNSStatus: 'ready' };
/** Stopped in good order. */
export const OFFLINE: Report = { state: 'offline', status: 'healthy', DNSStatus: '' };
