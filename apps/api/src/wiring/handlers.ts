import { isCustomerKey } from '@partyline/roles';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { Handlers } from '../http/routes/route-types.ts';
import type { IdentityAdmin } from '../providers/identity/identity-admin.ts';
import type { InstanceHost } from '../providers/instance-host/instance-host.ts';
import type { PaymentProvider } from '../providers/payments/payment-provider.ts';
import { readDueJobs } from '../worker/due-jobs.ts';
import { accessRequestsHandlers } from '../modules/access-requests/access-requests.handlers.ts';
import { announcementHandlers } from '../modules/announcements/announcements.handlers.ts';
import { alertsHandlers } from '../modules/alerts/alerts.handlers.ts';
import { apiTokensHandlers } from '../modules/api-tokens/api-tokens.handlers.ts';
import { auditHandlers } from '../modules/audit/audit.handlers.ts';
import { createCaptchas } from '../modules/contact/captcha.ts';
import { contactHandlers } from '../modules/contact/contact.handlers.ts';
import { deviceHandlers } from '../modules/device/device.handlers.ts';
import { invitationsHandlers } from '../modules/invitations/invitations.handlers.ts';
import { loginHandlers } from '../modules/login/login.handlers.ts';
import { marketingHandlers } from '../modules/marketing/marketing.handlers.ts';
import { notificationHandlers } from '../modules/notifications/notification.handlers.ts';
import type { NotificationHub } from '../modules/notifications/stream/notification-hub.ts';
import { OpenStreams } from '../modules/notifications/stream/open-streams.ts';
import { ownDataHandlers } from '../modules/own-data/own-data.handlers.ts';
import { createTransferKeys } from '../modules/ownership/lookup/transfer-ref.ts';
import { ownershipHandlers } from '../modules/ownership/ownership.handlers.ts';
import { acceptOfferHandler, partnersHandlers } from '../modules/partners/partners.handlers.ts';
import { paymentsHandlers } from '../modules/payments/payments.handlers.ts';
import { pingHandlers } from '../modules/ping/ping.handlers.ts';
import { profileHandlers } from '../modules/profile/profile.handlers.ts';
import { registrationHandlers } from '../modules/registration/registration.handlers.ts';
import { schedulesHandlers } from '../modules/schedules/schedules.handlers.ts';
import { sessionsHandlers } from '../modules/sessions/sessions.handlers.ts';
import { subscriptionsHandlers } from '../modules/subscriptions/subscriptions.handlers.ts';
import { supportHandlers } from '../modules/support/support.handlers.ts';
import { usersHandlers } from '../modules/users/users.handlers.ts';
import { vicHandlers } from '../modules/vic/vic.handlers.ts';
import { webhookHandlers } from '../modules/webhooks/webhook.handlers.ts';
import { whoCanHandlers } from '../modules/who-can/who-can.handlers.ts';
import { workspaceHandlers } from '../modules/workspace/workspace.handlers.ts';

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
  const isAnalyticsConfigured = config.analytics !== null;
  const now = (): Date => new Date();
  const invitations = invitationsHandlers({ database, publicUrl, ...config.invitations, now });
  return {
    ...vicHandlers({
      database,
      host,
      instanceOrigins: config.instanceOrigins,
      stopHoldMs: config.stopHoldMs,
    }),
    ...deviceHandlers({ database, host }),
    ...workspaceHandlers(database),
    ...whoCanHandlers(database),
    ...accessRequestsHandlers({ database, publicUrl, ...config.invitations, now }),
    ...ownershipHandlers({
      database,
      keyOf: createTransferKeys(config.invitations.secret),
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
    ...invitations,
    // A link's key is that of an invitation, or of a partner's offer. [HZ-6]
    acceptInvitation: (context) =>
      isCustomerKey(context.body.inviteId)
        ? acceptOfferHandler(database)(context)
        : invitations.acceptInvitation(context),
    ...webhookHandlers(database),
    ...paymentsHandlers({ database, payments, publicUrl, trialDays, now }),
    ...partnersHandlers({ database, ...config.invitations, now }),
    ...subscriptionsHandlers({ database, payments, publicUrl, now }),
    ...notificationHandlers({
      database,
      hub,
      openStreams: new OpenStreams(),
      readAppVersion: deps.readAppVersion,
    }),
    ...loginHandlers({ database, identity, isAnalyticsConfigured, now }),
    ...ownDataHandlers({ database, identity, now }),
    ...registrationHandlers({ database, trialDays, now }),
    ...profileHandlers(database),
    ...sessionsHandlers(database),
    ...supportHandlers(database),
    ...marketingHandlers(database, config.consentOptInCountries),
    ...announcementHandlers({ database, now }),
    ...contactHandlers({ database, captcha: createCaptchas(config.invitations.secret) }),
    ...usersHandlers({ database, identity, isAnalyticsConfigured, now }),
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
