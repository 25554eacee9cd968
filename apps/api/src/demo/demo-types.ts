import type { DeviceType, DnsStatus, LinkRole, State, Status } from '@partyline/device-state';
import type { CustomerStatus, StoredRole } from '@partyline/roles';

/** A person who can sign in. */
export interface DemoUser {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}

/** A seat of a person: in an account, or in one workspace of it. */
export interface DemoSeat {
  readonly user: string;
  readonly account: string;
  /** undefined for an account-level role. */
  readonly workspace?: string;
  readonly role: StoredRole;
  /** The seat was given up: it stays as history and gives no rights. */
  readonly left?: true;
}

/** What a device's host reports. */
export interface DemoReport {
  readonly state: State;
  readonly status: Status | '';
  readonly DNSStatus: DnsStatus;
  readonly progress?: number;
  readonly failureReason?: string;
  readonly restartRequired?: true;
  /** Minutes since it is so. */
  readonly sinceMin: number;
  /** What is under way: the host goes on from this step of its plan, each taking `pace` times as long as usual. */
  readonly run?: DemoRun;
}

/** Work that the instance host goes on with. */
export interface DemoRun {
  readonly plan: 'start' | 'stop';
  readonly step: number;
  readonly pace: number;
}

/** A subscription, by what matters of it. */
export interface DemoSubscription {
  readonly product: 'intercom' | 'skyport' | 'trial';
  readonly plan: 'Essential' | 'Pro' | 'Premium' | 'Trial';
  readonly users: number;
  readonly interval: 'week' | 'month' | 'year' | null;
  readonly status: 'Not Subscribed' | 'Subscribed' | 'Past-Due';
  /** It will not be renewed. */
  readonly cancelled: boolean;
  /** Days until the period ends; negative: days since it ended. */
  readonly endsInDays: number;
}

/** A row of the dashboard. */
export interface DemoDevice {
  readonly name: string;
  readonly kind: DeviceType;
  readonly model: string;
  readonly place: DemoPlace;
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

/** A workspace with its devices. */
export interface DemoWorkspace {
  readonly name: string;
  readonly isDefault: boolean;
  readonly devices: readonly DemoDevice[];
}

/** An account. */
export interface DemoAccount {
  readonly name: string;
  readonly customerStatus: CustomerStatus;
  readonly customerNumber: string | null;
  readonly workspaces: readonly DemoWorkspace[];
}

/** One set of demo data. */
export interface DemoData {
  /** Under this name the database remembers that it holds the set. */
  readonly name: 'usual' | 'large';
  /** Everybody who can sign in. */
  readonly users: readonly DemoUser[];
  /** People who hold seats and never sign in: the identity service does not know them. */
  readonly crew: readonly DemoUser[];
  readonly seats: readonly DemoSeat[];
  readonly accounts: readonly DemoAccount[];
}

/** Where a device runs. */
export interface DemoPlace {
  readonly id: string;
  readonly name: string;
}
