import { Button, Group, Stack, Text } from '@mantine/core';
import type { SubscriptionRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dateTimeText } from '../dates.ts';
import { failureText } from '../forms/failure-text.ts';
import { api } from '../session/api.ts';
import { showMessage } from '../shell/messages/show-message.ts';
import { priceText } from './prices.ts';
import { SUBSCRIPTIONS_KEY } from './queries.ts';
import { nameOf } from './subscription-name.ts';
import { useSubscriptionRefusal } from './subscription-store.ts';
import { RightReason } from './right-reason.tsx';

const words = screens.pendingChange;

/** A subscription whose change waits for a confirmation by the bank. */
export type WaitingRow = SubscriptionRow & {
  readonly pendingChange: NonNullable<SubscriptionRow['pendingChange']>;
};

export const isWaiting = (row: SubscriptionRow): row is WaitingRow => row.pendingChange !== null;

/** Finds the subscription of an instance or device whose change waits. */
export function findWaiting(
  rows: readonly SubscriptionRow[],
  vicUuid: string | null,
): WaitingRow | undefined {
  return rows.filter(isWaiting).find((row) => vicUuid !== null && row.vicUuid === vicUuid);
}

/** Returns what the plan changes to, for how much, and until when it waits. */
export function pendingText({ pendingChange }: WaitingRow): string {
  const { subscription, noOfUsers, interval, amountDue, expiresAt } = pendingChange;
  const paid = interval === null ? null : screens.changePlan.intervals[interval];
  return words.waits(
    subscription,
    noOfUsers,
    paid,
    priceText(amountDue),
    dateTimeText(Date.parse(expiresAt)),
  );
}

/** Withdraws a change that waits: nothing is charged. [PLUS-18] */
function useWithdrawChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subscriptionId }: WaitingRow) =>
      api.delete('/api/subscription/{id}/pending-change', { params: { path: { id: subscriptionId } } }),
    onSuccess: (_after, row) => showMessage({ type: 'success', message: words.withdrawn(nameOf(row)) }),
    // Also after a refusal: it was confirmed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY }),
  });
}

/** Leads to the provider's page, where the bank asks, or withdraws the change. [PLUS-7, PLUS-18] */
export function PendingButtons({ row }: { readonly row: WaitingRow }) {
  const refusal = useSubscriptionRefusal()('buy');
  const withdraw = useWithdrawChange();
  const name = nameOf(row);
  const { confirmUrl } = row.pendingChange;
  const reason = refusal ?? (confirmUrl === null ? words.noPage : undefined);
  const failure = failureText(withdraw.error);
  return (
    <Group component="span" gap="sm" display="inline-flex">
      <RightReason reason={reason}>
        <Button
          component="a"
          size="xs"
          variant="filled"
          {...(reason === undefined && confirmUrl !== null
            ? { href: confirmUrl }
            : { role: 'link', tabIndex: 0 })}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.confirmOf(name)}
        >
          {words.confirm}
        </Button>
      </RightReason>
      <RightReason reason={refusal}>
        <BusyButton
          size="xs"
          variant="default"
          aria-label={words.withdrawOf(name)}
          isBusy={withdraw.isPending}
          onClick={() => withdraw.mutate(row)}
        >
          {words.withdraw}
        </BusyButton>
      </RightReason>
      {failure === null ? null : (
        <Text component="small" role="alert" c="var(--pl-bad)" flex="1 0 100%">
          {failure}
        </Text>
      )}
    </Group>
  );
}

/** Renders a waiting change with both of its actions. */
export function PendingChange({ row }: { readonly row: WaitingRow }) {
  return (
    <Stack gap="sm">
      <p role="status">{pendingText(row)}</p>
      <PendingButtons row={row} />
    </Stack>
  );
}
