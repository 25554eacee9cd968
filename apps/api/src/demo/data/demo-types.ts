import type { DeviceType, DnsStatus, LinkRole, State, Status } from '@partyline/device-state';
import type { CustomerStatus, StoredRole } from '@partyline/roles';
import type { Interval, Plan, ProductKind } from '@partyline/pricing';
import type { SubscriptionStatus } from '@partyline/subscriptions';

export interface DemoUser {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}

export interface DemoSeat {
  readonly user: string;
  readonly account: string;
  /** undefined for an account-level role. */
  readonly workspace?: string;
  readonly role: StoredRole;
  /** Removed: stays as history without rights. */
  readonly left?: true;
}

export interface DemoReport {
  readonly state: State;
  readonly status: Status | '';
  readonly DNSStatus: DnsStatus;
  readonly progress?: number;
  readonly failureReason?: string;
  readonly restartRequired?: true;
  /** Minutes since the last change. */
  readonly sinceMin: number;
  /** Running work from this step, each taking `pace` times as long. */
  readonly run?: DemoRun;
}

export interface DemoRun {
  readonly plan: 'start' | 'stop';
  readonly step: number;
  readonly pace: number;
}

export interface DemoSubscription {
  readonly product: ProductKind;
  readonly plan: Plan;
  readonly users: number;
  readonly interval: Interval | null;
  readonly status: SubscriptionStatus;
  readonly cancelled: boolean;
  /** Until the period ends; negative: since it ended. */
  readonly endsInDays: number;
}

export interface DemoDevice {
  readonly name: string;
  readonly kind: DeviceType;
  readonly model: string;
  readonly target: DemoDeploymentTarget;
  readonly report: DemoReport;
  readonly subscription: DemoSubscription | null;
  readonly version: string;
  readonly availableVersion?: string;
  readonly isVersionSupported?: false;
  readonly planUpdateType?: 'upgrade' | 'downgrade' | 'users' | 'interval';
  readonly link?: { readonly role: LinkRole; readonly leader?: string };
  readonly isLq?: true;
  readonly registeredBy?: string;
  readonly favouriteOf?: readonly string[];
}

export interface DemoWorkspace {
  readonly name: string;
  readonly isDefault: boolean;
  readonly devices: readonly DemoDevice[];
}

/** Who pays for an account. [HZ-6] */
export interface DemoPartner {
  readonly account: string;
  readonly owner: string;
  /** The address of the offer that the account was made from. */
  readonly offeredTo: string;
}

export interface DemoAccount {
  readonly name: string;
  readonly customerStatus: CustomerStatus;
  readonly customerNumber: string | null;
  /** Of a partner's customer; a direct one where the partner is none any more. */
  readonly partner?: DemoPartner;
  /** Its owner sees the first steps. [HZ-12] */
  readonly isNew?: true;
  readonly workspaces: readonly DemoWorkspace[];
}

export interface DemoData {
  /** The set's marker in the database. */
  readonly name: 'usual' | 'partner' | 'customers' | 'large';
  readonly users: readonly DemoUser[];
  /** Members without a sign-in: unknown to the identity service. */
  readonly crew: readonly DemoUser[];
  readonly seats: readonly DemoSeat[];
  readonly accounts: readonly DemoAccount[];
}

export interface DemoDeploymentTarget {
  readonly id: string;
  readonly name: string;
}
