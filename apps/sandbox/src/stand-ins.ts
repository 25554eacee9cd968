import { SandboxClock } from './clock/sandbox-clock.ts';
import type { SandboxSettings } from './config.ts';
import { RequestLog } from './control/request-log.ts';
import { FaultList } from './faults/fault-list.ts';
import { openIdentityService, type IdentityService } from './identity/identity-service.ts';
import { Mailbox } from './inbox/mailbox.ts';
import { InstanceHost } from './instance-host/instance-host.ts';
import { ManagerSessions } from './instance-host/manager-sessions.ts';
import { Payments } from './payments/provider/payments.ts';
import type { DataFolder } from './storage/data-folder.ts';

/** Addresses, known after listen. */
export interface SandboxAddress {
  readonly url: string;
  readonly smtpPort: number;
}

export interface StandIns {
  readonly clock: SandboxClock;
  readonly faults: FaultList;
  readonly log: RequestLog;
  readonly sessions: ManagerSessions;
  readonly identity: IdentityService;
  readonly mailbox: Mailbox;
  readonly host: InstanceHost;
  readonly payments: Payments;
  readonly address: () => SandboxAddress;
  readonly now: () => number;
}

/** Opens all stand-ins on one data folder; nothing runs or listens yet. */
export async function openStandIns(
  settings: SandboxSettings,
  folder: DataFolder,
  address: () => SandboxAddress,
  now: () => number,
): Promise<StandIns> {
  const clock = new SandboxClock(settings.speed);
  const faults = new FaultList();
  const log = new RequestLog();
  const publicUrl = (): string => address().url;
  const host = await InstanceHost.open({
    dataFolder: folder.path,
    firstEpoch: folder.bornAt,
    secret: settings.instanceHostSecret,
    clock,
    faults,
    now,
    publicUrl,
    onAttempt: ({ instance }, callbackUrl, status) =>
      log.add({
        at: new Date(now()).toISOString(),
        target: 'events',
        method: 'POST',
        path: callbackUrl,
        status,
        vicUuid: instance.vicUuid,
        sequence: instance.sequence,
      }),
  });
  const payments = await Payments.open({
    dataFolder: folder.path,
    secretKey: settings.paymentsSecretKey,
    webhookUrl: settings.paymentsWebhookUrl,
    webhookSecrets: settings.paymentsWebhookSecrets,
    faults,
    now,
    publicUrl,
    onAttempt: (event, url, status) =>
      log.add({
        at: new Date(now()).toISOString(),
        target: 'payment-events',
        method: 'POST',
        path: `${url}#${event.type}`,
        status,
        vicUuid: null,
        sequence: null,
      }),
  });
  const mailbox = await Mailbox.open(folder.path, now);
  const identity = await openIdentityService({
    dataFolder: folder.path,
    projectId: settings.projectId,
    portalOrigins: settings.portalOrigins,
    mailbox,
    publicUrl,
    now,
  });
  return {
    clock,
    faults,
    log,
    host,
    payments,
    address,
    now,
    sessions: new ManagerSessions(now),
    identity,
    mailbox,
  };
}
