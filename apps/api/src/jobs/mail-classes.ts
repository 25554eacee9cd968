import type { MailKind } from './job-payloads.ts';

/** Classes of waiting mails, the first to be sent first. */
export const MAIL_CLASSES = ['urgent', 'usual', 'bulk'] as const;
export type MailClass = (typeof MAIL_CLASSES)[number];

/** Gives each kind of mail its class. Invitations of an import are requested as `bulk`. */
export const CLASS_OF_KIND: Readonly<Record<MailKind, MailClass>> = {
  'device-alert': 'urgent',
  'ownership-submitted': 'urgent',
  'ownership-answered': 'urgent',
  'ownership-received': 'urgent',
  'subscription-ending': 'urgent',
  'payment-failed': 'urgent',
  'payment-confirmation': 'urgent',
  'api-token-made': 'urgent',
  'tax-changed': 'usual',
  'customer-offer': 'usual',
  'customer-release-asked': 'usual',
  'customer-released': 'urgent',
  'access-changed': 'usual',
  'access-suspended': 'usual',
  'access-resumed': 'usual',
  'access-ending': 'usual',
  'access-requested': 'usual',
  invitation: 'usual',
  'invitation-asked-again': 'usual',
  'contact-request': 'usual',
  feedback: 'usual',
};

const URGENT_FIRST = MAIL_CLASSES;
const USUAL_FIRST = ['usual', 'urgent', 'bulk'] as const;
const BULK_FIRST = ['bulk', 'usual', 'urgent'] as const;
/** Of ten mails one is the first of each lower class, so that a flood of urgent mails never holds the others back for good. */
const ORDERS: readonly (readonly MailClass[])[] = [
  ...Array.from({ length: 4 }, () => URGENT_FIRST),
  USUAL_FIRST,
  ...Array.from({ length: 4 }, () => URGENT_FIRST),
  BULK_FIRST,
];

/** Returns the order in which the classes are asked for the next mail, after so many mails. */
export function classOrderOf(handedCount: number): readonly MailClass[] {
  return ORDERS[handedCount % ORDERS.length] ?? URGENT_FIRST;
}
