import type { HostSnapshot } from '@partyline/contract';
import type { ColumnOf } from '../../db/columns.ts';

/** Columns by reported field, the only mapping of protocol to table. Counters and times are not compared. */
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
} as const satisfies Partial<Record<keyof HostSnapshot, ColumnOf<'instances'>>>;

export type ReportedField = keyof typeof REPORTED_COLUMNS;

/** In the order of {@link REPORTED_COLUMNS}. */
// Object.keys returns strings; the table's keys are exactly the fields.
export const REPORTED_FIELDS = Object.keys(REPORTED_COLUMNS) as readonly ReportedField[];
