import type { DeviceConditions, OpenCommand } from '../device/device.ts';

/** Absent and null keep a value; the empty text sets it. [GN-5, GN-6] */
export interface DeviceUpdate {
  readonly vicUuid: string;
  readonly epoch: number;
  readonly sequence: number;
  readonly state?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly progress?: number | null | undefined;
  readonly DNSStatus?: string | null | undefined;
  readonly deviceEndPoint?: string | null | undefined;
  readonly port?: number | null | undefined;
  readonly deviceName?: string | null | undefined;
  readonly deploymentTarget?: string | null | undefined;
  readonly deploymentTargetId?: string | null | undefined;
  readonly ccmurl?: string | null | undefined;
  readonly version?: string | null | undefined;
  readonly dnsHost?: string | null | undefined;
  readonly hostName?: string | null | undefined;
  readonly ip?: string | null | undefined;
  readonly restartRequired?: boolean | null | undefined;
  /** The empty text clears it. */
  readonly failureReason?: string | null | undefined;
  /** The host no longer reports it. */
  readonly connectedUsers?: number | null | undefined;
  readonly stateSince?: string | null | undefined;
  readonly lastSeen?: string | null | undefined;
  /** null: none. */
  readonly openCommand?: OpenCommand | null | undefined;
}

/** With the mark of the last update applied. */
export interface UpdatableDevice extends Pick<
  DeviceConditions,
  'state' | 'status' | 'DNSStatus' | 'openCommand'
> {
  readonly vicUuid: string;
  readonly epoch: number;
  readonly sequence: number;
  readonly progress: number | null;
  readonly deviceEndPoint: string;
  readonly port: number | null;
  readonly deviceName: string;
  readonly deploymentTarget: string;
  readonly deploymentTargetId: string;
  readonly ccmurl: string;
  readonly version: string;
  readonly dnsHost: string;
  readonly hostName: string;
  readonly ip: string;
  readonly restartRequired: boolean;
  readonly failureReason: string | null;
  readonly connectedUsers: number | null;
  readonly stateSince: string | null;
  readonly lastSeen: string | null;
  readonly hasUpgradeAvailable: boolean;
  readonly isLoading?: boolean;
  readonly movable?: boolean;
}
