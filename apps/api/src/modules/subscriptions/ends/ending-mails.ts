import { purchaseStepOf, subjectFor } from '@partyline/permissions';
import { findEndNotice } from '@partyline/subscriptions';
import { textsFor } from '@partyline/texts/by-language';
import { messageIdOf, type ComposeMail } from '../../mails/mail-context.ts';
import { printMail } from '../../mails/print-mail.ts';
import { markNoticeSent, readNotice, type MailedNotice } from './notices.repository.ts';
import { accountPlanTypeOf } from '@partyline/roles';
import { daysLeftOf } from './notify-subscription.ts';

/** Warns an admin of an end; null when it no longer ends then, or so soon that the later mail covers it. [PLUS-20] */
export const composeSubscriptionEnding: ComposeMail = async (db, wanted, { publicUrl }) => {
  const row = await readNotice(db, wanted.id);
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
    url: `${publicUrl}${step === 'buy' ? '/myaccount' : '/dashboard'}`,
  });
  return {
    mail: { to: row.email, messageId: messageIdOf(wanted, publicUrl), ...printMail(text, row.language) },
    accountId: row.accountId,
    entry: { action: 'subscription.warn', object: { kind: 'subscription', id: String(row.subscriptionId) } },
    onSent: (after) => markNoticeSent(after, wanted.id),
  };
};

/** The next step, depending on the receiver. [GC-10, GP-6] */
function stepOf({ roles, customerStatus, productKind }: MailedNotice) {
  const planType = accountPlanTypeOf([productKind]);
  return purchaseStepOf(subjectFor({ planType, customerStatus, roles }));
}
