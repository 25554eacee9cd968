import type { SubscriptionRow } from '@partyline/contract';
import { DELETION_DAYS, endOf, isPastDue, subscriptionOfListed } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { ConfirmModal } from '@partyline/ui';
import { dateText } from '../../dates.ts';
import { nameOf } from '../../subscriptions/subscription-name.ts';

const words = screens.billing;

interface SubscriptionQuestionProps {
  readonly asked: 'cancel' | 'delete';
  readonly row: SubscriptionRow;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms stopping the renewal, or the end of an unpaid subscription, or deleting. [GB-12, HZ-3] */
export function SubscriptionQuestion({ asked, row, onConfirm, onCancel }: SubscriptionQuestionProps) {
  const { title, confirm } = asked === 'cancel' ? words.cancelQuestion : words.deleteQuestion;
  return (
    <ConfirmModal
      tone="danger"
      title={title(nameOf(row))}
      confirmLabel={confirm}
      cancelLabel={words.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {asked === 'cancel' ? <AfterCancel row={row} /> : <p>{words.deleteQuestion.text}</p>}
    </ConfirmModal>
  );
}

function AfterCancel({ row }: { readonly row: SubscriptionRow }) {
  const { until, untilUnpaid, untilUnknown, after } = words.cancelQuestion;
  const ruled = subscriptionOfListed(row);
  const endMs = endOf(ruled);
  const untilDate = isPastDue(ruled) ? untilUnpaid : until;
  return (
    <>
      <p>{endMs === null ? untilUnknown : untilDate(dateText(endMs))}</p>
      <p>{after(DELETION_DAYS)}</p>
    </>
  );
}
