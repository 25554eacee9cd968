import type { HostSnapshot } from '@partyline/contract';

/**
 * What a report says of an instance, by column: the one place where the protocol's names meet the table's. Its counters
 * and times are kept apart, because they decide and are not compared.
 */
export const REPORTED_COLUMNS = {
  state: 'state',
  status: 'status',
  progress: 'progress',
  DNSStatus: 'dns_status',
  deviceName: 'device_name',
  deploymentTargetId: 'deployment_target_id',
  deploymentTarget: 'deployment_target',
  dnsHost: 'dns_host',
  hostName: 'host_name',
  ip: 'ip',
  deviceEndPoint: 'device_end_point',
  port: 'port',
  ccmurl: 'ccmurl',
  version: 'version',
  availableVersion: 'available_version',
  restartRequired: 'restart_required',
  failureReason: 'failure_reason',
  connectedUsers: 'connected_users',
} as const satisfies Partial<Record<keyof HostSnapshot, string>>;

/** A field of a report that is shown. */
export type ReportedField = keyof typeof REPORTED_COLUMNS;

/** The fields of a report that are shown, in the order of {@link REPORTED_COLUMNS}. */
// Object.keys knows only strings; the table's keys are exactly the fields.
export const REPORTED_FIELDS = Object.keys(REPORTED_COLUMNS) as readonly ReportedField[];
