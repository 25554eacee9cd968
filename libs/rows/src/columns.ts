import type { HostSnapshot } from '@partyline/contract';
import { ROLES, type StoredRole } from '@partyline/roles';
import { EULA } from '@partyline/texts';
import type { Columns } from './insert-rows.ts';

/** Returns the columns of a registered user with a verified address who accepted the current license agreement. */
export function userColumns(
  { uid, email, name }: { readonly uid: string; readonly email: string; readonly name: string },
  at: Date,
): Columns {
  return {
    uid,
    email,
    name,
    register_state: 'done',
    email_proved_at: at,
    eula_version: EULA.version,
    eula_accepted_at: at,
  };
}

/** A user's role in an account, or in one of its workspaces. */
export interface MembershipPlan {
  readonly uid: string;
  readonly accountId: number;
  /** None for an account-level role. */
  readonly workspaceId?: number | null | undefined;
  readonly role: StoredRole;
}

export function membershipColumns({ uid, accountId, workspaceId, role }: MembershipPlan): Columns {
  return {
    user_uid: uid,
    account_id: accountId,
    workspace_id: workspaceId ?? null,
    role_id: ROLES[role].id,
  };
}

/** Returns the columns of an instance that its host reports. */
export function reportedColumns(snapshot: HostSnapshot): Columns {
  return {
    vic_uuid: snapshot.vicUuid,
    device_name: snapshot.deviceName,
    deployment_target_id: snapshot.deploymentTargetId,
    deployment_target: snapshot.deploymentTarget,
    epoch: snapshot.epoch,
    sequence: snapshot.sequence,
    taken_command_number: snapshot.lastCommandNumber,
    running_command: snapshot.runningCommand,
    state: snapshot.state,
    status: snapshot.status,
    progress: snapshot.progress,
    dns_status: snapshot.DNSStatus,
    dns_host: snapshot.dnsHost,
    host_name: snapshot.hostName,
    ip: snapshot.ip,
    device_end_point: snapshot.deviceEndPoint,
    port: snapshot.port,
    ccmurl: snapshot.ccmurl,
    version: snapshot.version,
    available_version: snapshot.availableVersion,
    restart_required: snapshot.restartRequired,
    failure_reason: snapshot.failureReason,
    connected_users: snapshot.connectedUsers ?? null,
  };
}

/** Returns the columns of what follows a period: a subscription renews, or it expires if it is cancelled. */
export function renewalColumns(periodEnd: Date, isCancelled: boolean): Columns {
  return {
    current_period_end: periodEnd,
    cancel_status: isCancelled,
    auto_renewal_date: isCancelled ? null : periodEnd,
    expiration_date: isCancelled ? periodEnd : null,
  };
}
