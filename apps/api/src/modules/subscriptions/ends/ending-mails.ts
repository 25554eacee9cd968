import { purchaseStepOf, subjectFor } from '@partyline/permissions';
import { findEndNotice, isPastDue, isPeriodOver } from '@partyline/subscriptions';
import type { MailText } from '@partyline/texts';
import { textsFor } from '@partyline/texts/by-language';
import type { WantedMail } from '../../../jobs/request-mail.ts';
import { messageIdOf, type ComposedMail, type ComposeMail } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';
import {
  markNoticeSent,
  readNotice,
  type MailedNotice,
} from '../../../records/subscriptions/notices.repository.ts';
import { accountPlanTypeOf } from '@partyline/roles';
import { daysLeftOf } from '../../../records/subscriptions/notify-subscription.ts';

/** Warns an admin of an end; null when it no longer ends then, or so soon that the later mail covers it. [PLUS-20] */
export const composeSubscriptionEnding: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readNotice(db, wanted.id, 'subscription-ending');
  if (row === undefined) return null;
  const nowMs = Date.now();
  const due = findEndNotice(row, nowMs);
  if (due === null || due.atMs !== row.endsAt.getTime() || due.days !== row.days) return null;
  const step = stepOf(row);
  const text = textsFor(row.language).subscriptionEndingMail({
    ...row,
    kind: due.kind,
    step,
    daysLeft: daysLeftOf(due, nowMs),
    url: `${publicUrl}${step === 'buy' ? '/myaccount/plans' : '/dashboard'}`,
  });
  return composed(row, wanted, publicUrl, text);
};

/**
 * Tells an owner or admin of a failed payment; null when it is paid, or has ended. Leads those who may pay to the invoice at the
 * provider, where it is known. [PLUS-19, PLUS-27]
 */
export const composePaymentFailed: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readNotice(db, wanted.id, 'payment-failed');
  if (row === undefined || !isPastDue(row)) return null;
  if (Date.parse(row.graceEndsAt ?? '') !== row.endsAt.getTime() || isPeriodOver(row, Date.now()))
    return null;
  const step = stepOf(row);
  const url = step === 'buy' ? (row.payUrl ?? `${publicUrl}/myaccount`) : `${publicUrl}/dashboard`;
  return composed(row, wanted, publicUrl, textsFor(row.language).paymentFailedMail({ ...row, step, url }));
};

function composed(
  { email, language, accountId, subscriptionId }: MailedNotice,
  wanted: WantedMail,
  publicUrl: string,
  text: MailText,
): ComposedMail {
  return {
    mail: { to: email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, language) },
    accountId,
    entry: { action: 'subscription.warn', object: { kind: 'subscription', id: String(subscriptionId) } },
    onSent: (after) => markNoticeSent(after, wanted.id),
  };
}

/** Returns the next step, depending on the receiver. [GC-10, GP-6] */
function stepOf({ roles, customerStatus, productKind }: MailedNotice) {
  const planType = accountPlanTypeOf([productKind]);
  return purchaseStepOf(subjectFor({ planType, customerStatus, roles }));
}
