import { composePaymentConfirmation } from '../modules/payments/confirmations/confirmation-mail.ts';
import type { MailKind } from '../jobs/job-payloads.ts';
import { composeAccessRequested } from '../modules/access-requests/access-request-mail.ts';
import { composeDeviceAlert } from '../modules/alerts/alert-mails.ts';
import { composeApiTokenMade } from '../modules/api-tokens/api-token-mail.ts';
import {
  composeAccessChanged,
  composeAccessEnding,
  composeAccessResumed,
  composeAccessSuspended,
} from '../modules/invitations/mails/access-mails.ts';
import { composeContactRequest, composeFeedback } from '../modules/contact/contact.service.ts';
import { composeAskedAgain } from '../modules/invitations/mails/asked-again-mail.ts';
import { composeInvitation } from '../modules/invitations/mails/invitation-mails.ts';
import {
  composeAnswered,
  composeReceived,
  composeSubmitted,
} from '../modules/ownership/mails/ownership-mails.ts';
import {
  composePaymentFailed,
  composeSubscriptionEnding,
} from '../modules/subscriptions/ends/ending-mails.ts';
import {
  composeCustomerOffer,
  composeReleaseAsked,
  composeReleased,
} from '../modules/partners/customer-mails.ts';
import { composeTaxChanged } from '../modules/payments/tax/tax-mail.ts';
import type { ComposeMail } from '../modules/mails/mail-context.ts';

export const COMPOSERS: Readonly<Record<MailKind, ComposeMail>> = {
  invitation: composeInvitation,
  'invitation-asked-again': composeAskedAgain,
  'access-ending': composeAccessEnding,
  'access-requested': composeAccessRequested,
  'access-changed': composeAccessChanged,
  'access-suspended': composeAccessSuspended,
  'access-resumed': composeAccessResumed,
  'ownership-submitted': composeSubmitted,
  'ownership-answered': composeAnswered,
  'ownership-received': composeReceived,
  'subscription-ending': composeSubscriptionEnding,
  'payment-failed': composePaymentFailed,
  'payment-confirmation': composePaymentConfirmation,
  'tax-changed': composeTaxChanged,
  'customer-offer': composeCustomerOffer,
  'customer-release-asked': composeReleaseAsked,
  'customer-released': composeReleased,
  'contact-request': composeContactRequest,
  feedback: composeFeedback,
  'device-alert': composeDeviceAlert,
  'api-token-made': composeApiTokenMade,
};
