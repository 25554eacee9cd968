import { Button } from '@mantine/core';
import type { SubscriptionRow } from '@partyline/contract';
import { isActive } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { RowMenu } from '@partyline/ui';
import { IconCalendarX, IconRefresh, IconTrash } from '@tabler/icons-react';
import { nameOf, type OfferedAction, type RowActionName } from './subscription-facts.ts';
import type { SubscriptionView } from './subscription-view.ts';
import { Link } from '@tanstack/react-router';

const words = screens.billing;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const ICONS = {
  cancel: <IconCalendarX {...ICON} />,
  resubscribe: <IconRefresh {...ICON} />,
  delete: <IconTrash {...ICON} />,
} as const satisfies Record<RowActionName, React.JSX.Element>;

/** A row with the state of its last action. */
export interface ActiveSubscription extends SubscriptionView {
  readonly offered: readonly OfferedAction[];
  readonly mayBuy: boolean;
  readonly isBusy: boolean;
  /** Of the last action. */
  readonly error: Error | null;
  readonly onAction: (action: RowActionName, row: SubscriptionRow) => void;
}

/** Pays what is due, else resumes the subscription, or buys an ended one again. [BILL-12, BILL-33, GB-22, GB-32] */
export function SubscriptionButton(view: ActiveSubscription) {
  const { row, payUrl, offered, isBusy, onAction } = view;
  const name = nameOf(row);
  if (payUrl !== null) {
    return (
      <Button
        component="a"
        size="xs"
        href={payUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.actions.payNowOf(name)}
      >
        {words.actions.payNow}
      </Button>
    );
  }
  if (!offered.some(isInRow)) return <BuyAgain {...view} />;
  return (
    <Button
      size="xs"
      aria-label={words.actions.resubscribeOf(name)}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onAction('resubscribe', row)}
    >
      {words.actions.resubscribe}
    </Button>
  );
}

/** Leads to the plans for the instance or device of an ended subscription. [GB-32] */
function BuyAgain({ row, mayBuy }: ActiveSubscription) {
  const { vicUuid: target, productKind, subscriptionStatus: status } = row;
  if (!mayBuy || target === null || isActive({ status })) return null;
  const search = { list: productKind === 'skyport' ? 'skyport' : 'upgrade', target } as const;
  const { buyAgain, buyAgainOf, choosePlan, choosePlanOf } = words.actions;
  const [label, labelOf] = productKind === 'trial' ? [choosePlan, choosePlanOf] : [buyAgain, buyAgainOf];
  return (
    <Button
      size="xs"
      aria-label={labelOf(nameOf(row))}
      renderRoot={(props) => <Link {...props} to="/myaccount" search={search} hash="plans" />}
    >
      {label}
    </Button>
  );
}

const isInRow = ({ action, refusal }: OfferedAction) => action === 'resubscribe' && refusal === undefined;

/** The actions; refused ones have a reason. [PLUS-7, BILL-31, BILL-32, BILL-33] */
export function SubscriptionActions({ row, offered, isBusy, onAction }: ActiveSubscription) {
  return (
    <RowMenu
      label={words.subscriptions.menuOf(nameOf(row))}
      title={words.subscriptions.columns.actions}
      listItems={() =>
        offered.map(({ action, refusal }) => ({
          key: action,
          icon: ICONS[action],
          label: words.actions[action],
          refusal: isBusy ? words.actions.busy : refusal,
          onPick: () => onAction(action, row),
        }))
      }
    />
  );
}
