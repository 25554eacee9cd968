import { API_BASE, ROUTES } from '@partyline/contract';
import type { Config } from '../config.ts';
import { firestoreDocuments } from './documents/firestore-documents.ts';
import type { NotificationDocuments } from './documents/notification-documents.ts';
import { countFailures, type NoteProviderFailure } from './count-failures.ts';
import { firebaseIdentityAdmin } from './identity/firebase-identity-admin.ts';
import type { IdentityAdmin } from './identity/identity-admin.ts';
import { createInstanceHost, type InstanceHost } from './instance-host/instance-host.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { createWebhookSender, type WebhookSender } from './webhooks/webhook-sender.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';

export interface Ports {
  /** null: the feed is only the API's stream. */
  readonly documents: NotificationDocuments | null;
  readonly host: InstanceHost;
  readonly identity: IdentityAdmin;
  readonly mailer: Mailer;
  readonly payments: PaymentProvider;
  readonly webhooks: WebhookSender;
}

const WEBHOOK_PATH = API_BASE + ROUTES.instanceHostWebhook.path;

/** Creates the ports to all providers; API and job worker each have their own. `note` receives their failed calls. */
export function createPorts(config: Config, note: NoteProviderFailure): Ports {
  return {
    documents:
      config.firestore === null
        ? null
        : countFailures('firestore', firestoreDocuments(config.firestore), note),
    host: countFailures(
      'instance-host',
      createInstanceHost(config.instanceHost, config.publicUrl + WEBHOOK_PATH),
      note,
    ),
    identity: countFailures('identity', firebaseIdentityAdmin(config.identity), note),
    mailer: countFailures('mail', smtpMailer(config.mail), note),
    payments: countFailures('payments', stripePayments(config.payments), note),
    webhooks: createWebhookSender({ localOrigin: config.webhookLocalOrigin }),
  };
}
