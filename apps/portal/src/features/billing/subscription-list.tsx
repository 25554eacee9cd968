import { Text, Title } from '@mantine/core';
import type { BillingRow, SubscriptionRow } from '@partyline/contract';
import { foldText } from '@partyline/display';
import { isReleased, listSubscriptionViews, type RequestState } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { DataTable } from '@partyline/ui';
import { useState } from 'react';
import { useCancelSubscription, useDeleteSubscription, useResubscribe } from './mutations.ts';
import { useShortList } from './billing-list.tsx';
import type { ActiveSubscription } from './subscription-actions.tsx';
import { SUBSCRIPTION_COLUMNS } from './subscription-columns.tsx';
import { isWaiting } from '../../subscriptions/pending-change.tsx';
import { usePlanChangeRefusal } from '../../subscriptions/plan-change.tsx';
import { useSubscriptionRefusal } from '../../subscriptions/subscription-store.ts';
import { nameOf } from '../../subscriptions/subscription-name.ts';
import { listOffered, type RowActionName } from './subscription-facts.ts';
import { SubscriptionQuestion } from './subscription-question.tsx';

const words = screens.billing.subscriptions;
const GROUPS = ['intercom', 'skyport', 'customers'] as const;
/** Those with warnings come first. */
const FIRST_ROWS = 10;

interface SubscriptionListProps {
  /** The own ones by product line, then those of customers. [BILL-19, BILL-20, HZ-6] */
  readonly groups: Readonly<Record<(typeof GROUPS)[number], readonly SubscriptionRow[]>>;
  /** A part of a name or workspace; empty for all. */
  readonly search: string;
  /** Newest first; empty until read. */
  readonly invoices: readonly BillingRow[];
  /** When they were read, in ms since 1970. */
  readonly nowMs: number;
}

/** Renders the subscriptions, grouped if there are two product lines, or customers. [BILL-19, BILL-20, HZ-6, PLUS-21] */
export function SubscriptionList({ groups: all, search, invoices, nowMs }: SubscriptionListProps) {
  const refusalOf = useSubscriptionRefusal();
  const changeRefusalOf = usePlanChangeRefusal();
  const [asked, ask] = useState<Asked | null>(null);
  const { stateOf, run } = useRowActions();
  const order = useSteadyOrder(
    GROUPS.flatMap((group) => all[group]),
    nowMs,
  );
  const typed = foldText(search);
  const isFound = (row: SubscriptionRow) =>
    foldText(`${nameOf(row)}\n${row.workSpaceName ?? ''}`).includes(typed);
  const listed = GROUPS.filter((group) => all[group].length > 0);
  const found = listed
    .map((group) => ({ group, rows: all[group].filter(isFound) }))
    .filter(({ rows }) => rows.length > 0);
  const onAction = (action: RowActionName, row: SubscriptionRow) =>
    action === 'resubscribe' ? run(action, row) : ask({ action, row });
  const activeOf = (rows: readonly SubscriptionRow[]) =>
    listSubscriptionViews(rows, invoices, nowMs, order).map((view) => ({
      ...view,
      ...stateOf(view.row),
      // A former partner pays to its end; the account buys what comes after. [HZ-6]
      offered:
        view.row.paidByPartner && refusalOf('buy') === undefined
          ? []
          : listOffered(view.row, nowMs, refusalOf),
      buyRefusal: refusalOf('buy'),
      changeRefusal: changeRefusalOf({
        productKind: view.row.productKind,
        status: view.row.subscriptionStatus,
        isBilled: view.row.isBilled && !view.row.paidByPartner,
        isChangePending: isWaiting(view.row),
        isPayerGone: isReleased(view.row),
      }),
      onAction,
    }));
  return (
    <>
      {found.length === 0 ? (
        <Text c="dimmed" px="md" pb="md">
          {words.noMatch}
        </Text>
      ) : null}
      {found.map(({ group, rows }) => (
        <SubscriptionGroup
          key={group}
          title={listed.length === 1 && group === 'intercom' ? null : words.groups[group]}
          rows={activeOf(rows)}
        />
      ))}
      {asked === null ? null : (
        <SubscriptionQuestion
          asked={asked.action}
          row={asked.row}
          onConfirm={() => {
            ask(null);
            run(asked.action, asked.row);
          }}
          onCancel={() => ask(null)}
        />
      )}
    </>
  );
}

interface SubscriptionGroupProps {
  /** null for the only group */
  readonly title: string | null;
  readonly rows: readonly ActiveSubscription[];
}

function SubscriptionGroup({ title, rows }: SubscriptionGroupProps) {
  const { shown, pages } = useShortList(rows, FIRST_ROWS);
  return (
    <>
      {title === null ? null : (
        <Title order={3} fz="sm" c="dimmed" px="md" py="sm">
          {title}
        </Title>
      )}
      <DataTable
        label={title ?? words.title}
        columns={SUBSCRIPTION_COLUMNS}
        rows={shown}
        rowKey={({ row }) => row.subscriptionId}
      />
      {pages}
    </>
  );
}

/** Returns the ids in the order in which they were first shown, so that a row stays where it is when something happens to it. */
function useSteadyOrder(rows: readonly SubscriptionRow[], nowMs: number): readonly string[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const known = new Set(order);
  if (rows.every(({ subscriptionId }) => known.has(subscriptionId))) return order;
  const next = listSubscriptionViews(rows, [], nowMs, order).map(({ row }) => row.subscriptionId);
  setOrder(next);
  return next;
}

interface Asked {
  readonly action: 'cancel' | 'delete';
  readonly row: SubscriptionRow;
}

/** The last action of a row. [BILL-14] */
interface SentAction {
  readonly requestState: RequestState;
  readonly error: Error | null;
}

const NOT_SENT: SentAction = { requestState: 'pending', error: null };

/** Keeps the state of the last action per row. */
function useRowActions() {
  const [states, setStates] = useState<Readonly<Record<string, SentAction>>>({});
  const mutations = {
    cancel: useCancelSubscription(),
    resubscribe: useResubscribe(),
    delete: useDeleteSubscription(),
  };
  const run = (action: RowActionName, row: SubscriptionRow) => {
    const setState = (requestState: RequestState, error: Error | null = null) =>
      setStates((last) => ({ ...last, [row.subscriptionId]: { requestState, error } }));
    setState('inprogress');
    mutations[action].mutateAsync(row).then(
      () => setState('complete'),
      (error: unknown) => setState('failure', error instanceof Error ? error : new Error(String(error))),
    );
  };
  const stateOf = ({ subscriptionId }: SubscriptionRow) => states[subscriptionId] ?? NOT_SENT;
  return { stateOf, run };
}
