import { API_BASE, ROUTES } from '@partyline/contract';
import type { Config } from '../config.ts';
import { firestoreDocuments } from './documents/firestore-documents.ts';
import type { NotificationDocuments } from './documents/notification-documents.ts';
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

/** API and job worker each have their own. */
export function createPorts(config: Config): Ports {
  return {
    documents: config.firestore === null ? null : firestoreDocuments(config.firestore),
    host: createInstanceHost(config.instanceHost, config.publicUrl + WEBHOOK_PATH),
    identity: firebaseIdentityAdmin(config.identity),
    mailer: smtpMailer(config.mail),
    payments: stripePayments(config.payments),
    webhooks: createWebhookSender({ localOrigin: config.webhookLocalOrigin }),
  };
}
