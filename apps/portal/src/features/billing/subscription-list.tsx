import type { SubscriptionRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './billing.module.css';
import { useCancelSubscription, useDeleteSubscription, useResubscribe } from './mutations.ts';
import { listOffered, useSubscriptionRights, type RowActionName } from './subscription-facts.ts';
import { SubscriptionItem } from './subscription-item.tsx';
import { SubscriptionQuestion } from './subscription-question.tsx';

const words = screens.billing.subscriptions;
const RECEIPT = <IconReceipt size={24} stroke={1.5} aria-hidden="true" />;
const LINES = ['intercom', 'skyport'] as const;

interface SubscriptionListProps {
  /** By product line. [BILL-19, BILL-20] */
  readonly groups: Readonly<Record<(typeof LINES)[number], readonly SubscriptionRow[]>>;
  /** When they were read, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** Every subscription of the account; with the second product line, under the names of both. [BILL-19, BILL-20, PLUS-21] */
export function SubscriptionList({ groups, nowMs }: SubscriptionListProps) {
  const filled = LINES.filter((line) => groups[line].length > 0);
  if (filled.length === 0) {
    return (
      <EmptyState level={3} icon={RECEIPT} title={words.noneTitle}>
        {words.noneText}
      </EmptyState>
    );
  }
  return filled.map((line) => (
    <div key={line} className={styles.part}>
      {groups.skyport.length === 0 ? null : <h4 className={styles.text}>{words.groups[line]}</h4>}
      <ul className={styles.list} aria-label={groups.skyport.length === 0 ? words.title : words.groups[line]}>
        {groups[line].map((row) => (
          <ActiveItem key={row.subscriptionId} row={row} nowMs={nowMs} />
        ))}
      </ul>
    </div>
  ));
}

/** One subscription with its actions: two of them ask first, and how one failed stands in its row. */
function ActiveItem({ row, nowMs }: { readonly row: SubscriptionRow; readonly nowMs: number }) {
  const refusalOf = useSubscriptionRights();
  const [asked, ask] = useState<'cancel' | 'delete' | null>(null);
  const mutations = {
    cancel: useCancelSubscription(),
    resubscribe: useResubscribe(),
    delete: useDeleteSubscription(),
  };
  const all = Object.values(mutations);
  const isBusy = all.some(({ isPending }) => isPending);
  const run = (action: RowActionName) => {
    ask(null);
    for (const mutation of all) mutation.reset();
    mutations[action].mutate(row);
  };
  return (
    <>
      <SubscriptionItem
        row={row}
        nowMs={nowMs}
        offered={listOffered(row, nowMs, refusalOf)}
        isBusy={isBusy}
        error={all.find(({ error }) => error !== null)?.error ?? null}
        onAction={(action) => (action === 'resubscribe' ? run(action) : ask(action))}
      />
      {asked === null ? null : (
        <SubscriptionQuestion
          asked={asked}
          row={row}
          onConfirm={() => run(asked)}
          onCancel={() => ask(null)}
        />
      )}
    </>
  );
}
