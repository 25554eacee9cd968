import type { Command, DeviceType, DnsStatus, State, Status } from './vocabulary.ts';

/** Empty until the host reports one. */
export type ReportedStatus = Status | '';

/** `since` is an ISO 8601 instant. [GD-11] */
export interface OpenCommand {
  readonly action: Command;
  readonly since: string;
}

export interface DeviceConditions {
  readonly deviceType: DeviceType;
  readonly state: State;
  readonly status: ReportedStatus;
  readonly DNSStatus: DnsStatus;
  readonly openCommand: OpenCommand | null;
}
