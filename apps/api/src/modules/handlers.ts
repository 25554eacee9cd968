import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { Handlers } from '../http/routes/route-types.ts';
import type { IdentityAdmin } from '../providers/identity/identity-admin.ts';
import type { InstanceHost } from '../providers/instance-host/instance-host.ts';
import type { PaymentProvider } from '../providers/payments/payment-provider.ts';
import { readDueJobs } from '../worker/due-jobs.ts';
import { announcementHandlers } from './announcements/announcements.handlers.ts';
import { alertsHandlers } from './alerts/alerts.handlers.ts';
import { apiTokensHandlers } from './api-tokens/api-tokens.handlers.ts';
import { auditHandlers } from './audit/audit.handlers.ts';
import { createCaptchas } from './contact/captcha.ts';
import { contactHandlers } from './contact/contact.handlers.ts';
import { deviceHandlers } from './device/device.handlers.ts';
import { invitationsHandlers } from './invitations/invitations.handlers.ts';
import { loginHandlers } from './login/login.handlers.ts';
import { marketingHandlers } from './marketing/marketing.handlers.ts';
import { notificationHandlers } from './notifications/notification.handlers.ts';
import type { NotificationHub } from './notifications/stream/notification-hub.ts';
import { OpenStreams } from './notifications/stream/open-streams.ts';
import { ownDataHandlers } from './own-data/own-data.handlers.ts';
import { createHandoverKeys } from './ownership/handover/handover-ref.ts';
import { ownershipHandlers } from './ownership/ownership.handlers.ts';
import { paymentsHandlers } from './payments/payments.handlers.ts';
import { pingHandlers } from './ping/ping.handlers.ts';
import { profileHandlers } from './profile/profile.handlers.ts';
import { registrationHandlers } from './registration/registration.handlers.ts';
import { schedulesHandlers } from './schedules/schedules.handlers.ts';
import { sessionsHandlers } from './sessions/sessions.handlers.ts';
import { subscriptionsHandlers } from './subscriptions/subscriptions.handlers.ts';
import { supportHandlers } from './support/support.handlers.ts';
import { usersHandlers } from './users/users.handlers.ts';
import { vicHandlers } from './vic/vic.handlers.ts';
import { webhookHandlers } from './webhooks/webhook.handlers.ts';
import { workspaceHandlers } from './workspace/workspace.handlers.ts';

export interface HandlerDeps {
  readonly config: Config;
  readonly database: Database;
  readonly identity: IdentityAdmin;
  readonly host: InstanceHost;
  readonly payments: PaymentProvider;
  readonly hub: NotificationHub;
  readonly version: string;
  readonly isDraining: () => boolean;
  /** The version of the portal that is served now; null without a build. */
  readonly readAppVersion: () => Promise<string | null>;
}

export function createHandlers(deps: HandlerDeps): Handlers {
  const { config, database, identity, host, payments, hub, version } = deps;
  const { publicUrl, trialDays } = config;
  const now = (): Date => new Date();
  return {
    ...vicHandlers({ database, host, instanceOrigins: config.instanceOrigins }),
    ...deviceHandlers({ database, host }),
    ...workspaceHandlers(database),
    ...ownershipHandlers({
      database,
      keyOf: createHandoverKeys(config.invitations.secret),
      linkDays: config.ownershipLinkDays,
      now,
    }),
    ...auditHandlers(database),
    ...apiTokensHandlers({ database, now }),
    ...alertsHandlers({
      database,
      secret: config.invitations.secret,
      localOrigin: config.webhookLocalOrigin,
    }),
    ...schedulesHandlers(database),
    ...invitationsHandlers({ database, publicUrl, ...config.invitations, now }),
    ...webhookHandlers(database),
    ...paymentsHandlers({ database, payments, publicUrl, trialDays, now }),
    ...subscriptionsHandlers({ database, payments, publicUrl, now }),
    ...notificationHandlers({
      database,
      hub,
      openStreams: new OpenStreams(),
      readAppVersion: deps.readAppVersion,
    }),
    ...loginHandlers({ database, identity, now }),
    ...ownDataHandlers({ database, identity, now }),
    ...registrationHandlers({ database, trialDays, now }),
    ...profileHandlers(database),
    ...sessionsHandlers(database),
    ...supportHandlers(database),
    ...marketingHandlers(database),
    ...announcementHandlers({ database, now }),
    ...contactHandlers({ database, captcha: createCaptchas(config.invitations.secret) }),
    ...usersHandlers({ database, identity, now }),
    ...pingHandlers({
      version,
      now,
      checkDatabase: async () => {
        await database.query('SELECT 1');
      },
      readDueJobs: () => readDueJobs(database),
      isDraining: deps.isDraining,
    }),
  };
}
