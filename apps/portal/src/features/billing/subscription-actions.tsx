import { Button } from '@mantine/core';
import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import {
  changeListOf,
  rowStepOf,
  type RequestState,
  type RowStep,
  type SubscriptionView,
} from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { BusyButton, RowMenu } from '@partyline/ui';
import { IconArrowsExchange, IconCalendarX, IconRefresh, IconTrash } from '@tabler/icons-react';
import { nameOf } from '../../subscriptions/subscription-name.ts';
import { type OfferedAction, type RowActionName } from './subscription-facts.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { isWaiting, PendingButtons } from '../../subscriptions/pending-change.tsx';
import { ChangePlanButton, changePlanLink } from '../../subscriptions/plan-change.tsx';
import { RightReason, useInsteadOf } from '../../subscriptions/right-reason.tsx';

const words = screens.billing;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const ICONS = {
  cancel: <IconCalendarX {...ICON} />,
  resubscribe: <IconRefresh {...ICON} />,
  delete: <IconTrash {...ICON} />,
} as const satisfies Record<RowActionName, React.JSX.Element>;

const CHANGE = <IconArrowsExchange {...ICON} />;

/** A row with the state of its last action. */
export interface ActiveSubscription extends SubscriptionView<SubscriptionRow, BillingRow> {
  readonly offered: readonly OfferedAction[];
  /** Why the user may not buy or pay; undefined if they may. */
  readonly buyRefusal: string | undefined;
  /** Why the plan cannot be changed; undefined if it can. */
  readonly changeRefusal: string | undefined;
  /** Of the row's last action. [BILL-14] */
  readonly requestState: RequestState;
  /** Of the last action. */
  readonly error: Error | null;
  readonly onAction: (action: RowActionName, row: SubscriptionRow) => void;
}

/**
 * Pays what is due, else confirms or withdraws a change that waits, resumes the subscription, or buys an ended one again. [BILL-12,
 * BILL-33, GB-22, GB-32, HZ-3, PLUS-18]
 */
export function SubscriptionButton(view: ActiveSubscription) {
  const { row, payUrl, offered, buyRefusal, changeRefusal } = view;
  const canResubscribe = offered.some(isInRow);
  const step = rowStepOf({ row, payUrl, canResubscribe, mayBuy: buyRefusal === undefined });
  switch (step) {
    case null:
      return null;
    case 'pay':
      return <PayNow {...view} />;
    case 'settle-change':
      return isWaiting(row) && <PendingButtons row={row} />;
    case 'resubscribe':
      return <Resubscribe {...view} />;
    case 'change-plan':
      return (
        row.vicUuid !== null && (
          <ChangePlanButton vicUuid={row.vicUuid} name={nameOf(row)} refusal={changeRefusal} />
        )
      );
    case 'choose-plan':
    case 'buy-again':
      return <BuyLink row={row} step={step} />;
  }
}

function Resubscribe({ row, requestState, onAction }: ActiveSubscription) {
  return (
    <BusyButton
      size="xs"
      aria-label={words.actions.resubscribeOf(nameOf(row))}
      isBusy={requestState === 'inprogress'}
      onClick={() => onAction('resubscribe', row)}
    >
      {words.actions.resubscribe}
    </BusyButton>
  );
}

/** Leads to the invoice at the provider; refused with whom to ask, or where the invoice is unknown. [HZ-3, PLUS-7] */
function PayNow({ row, payUrl, buyRefusal }: ActiveSubscription) {
  const { payNow, payNowOf, noInvoice, notBilled } = words.actions;
  const unknown = row.isBilled ? noInvoice : notBilled;
  return (
    <RightReason reason={buyRefusal ?? (payUrl === null ? unknown : undefined)}>
      <Button
        component="a"
        size="xs"
        {...(buyRefusal === undefined && payUrl !== null ? { href: payUrl } : { role: 'link', tabIndex: 0 })}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={payNowOf(nameOf(row))}
      >
        {payNow}
      </Button>
    </RightReason>
  );
}

const BUY_TEXTS = {
  'choose-plan': { label: words.actions.choosePlan, labelOf: words.actions.choosePlanOf },
  'buy-again': { label: words.actions.buyAgain, labelOf: words.actions.buyAgainOf },
} as const satisfies Partial<Record<RowStep, object>>;

interface BuyLinkProps {
  readonly row: SubscriptionRow;
  readonly step: keyof typeof BUY_TEXTS;
}

/** Leads to the plans for an ended subscription or a trial. [GB-32, PLUS-18] */
function BuyLink({ row, step }: BuyLinkProps) {
  const { label, labelOf } = BUY_TEXTS[step];
  const search = { list: changeListOf(row), target: row.vicUuid ?? undefined };
  return (
    <Button
      size="xs"
      aria-label={labelOf(nameOf(row))}
      renderRoot={(props) => <Link {...props} to="/myaccount/plans" search={search} />}
    >
      {label}
    </Button>
  );
}

const isInRow = ({ action, refusal }: OfferedAction) => action === 'resubscribe' && refusal === undefined;

/** Renders the actions; refused ones have a reason. [PLUS-7, BILL-31, BILL-32, BILL-33] */
export function SubscriptionActions({
  row,
  offered,
  changeRefusal,
  requestState,
  onAction,
}: ActiveSubscription) {
  const isBusy = requestState === 'inprogress';
  const navigate = useNavigate();
  const insteadOf = useInsteadOf('buy');
  const { vicUuid } = row;
  return (
    <RowMenu
      label={words.subscriptions.menuOf(nameOf(row))}
      title={words.subscriptions.columns.actions}
      listItems={() => [
        ...(vicUuid === null
          ? []
          : [
              {
                key: 'change-plan',
                icon: CHANGE,
                label: screens.changePlan.open,
                refusal: isBusy ? words.actions.busy : changeRefusal,
                instead: isBusy ? undefined : insteadOf(changeRefusal),
                onPick: () => void navigate(changePlanLink(vicUuid)),
              },
            ]),
        ...offered.map(({ action, refusal }) => ({
          key: action,
          icon: ICONS[action],
          label: words.actions[action],
          refusal: isBusy ? words.actions.busy : refusal,
          onPick: () => onAction(action, row),
        })),
      ]}
    />
  );
}
