import type { Command, DeviceType, DnsStatus, State, Status } from './vocabulary.ts';

/** A status as a row carries it: the empty text says that the host has not reported one yet. */
export type ReportedStatus = Status | '';

/** The command that is being carried out, and since when (an ISO 8601 instant). [GD-11] */
export interface OpenCommand {
  readonly action: Command;
  readonly since: string;
}

/** What every rule about a device's condition reads; a row of the dashboard has these fields and more. */
export interface DeviceConditions {
  readonly deviceType: DeviceType;
  readonly state: State;
  readonly status: ReportedStatus;
  readonly DNSStatus: DnsStatus;
  readonly openCommand: OpenCommand | null;
}
