import { Button, Table } from '@mantine/core';
import type { Alert, AlertDelivery } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dateTimeText } from '../../dates.ts';
import { errorText } from '../../shell/error-text.ts';
import { useMorePages } from '../../shell/use-more-pages.ts';
import styles from './alerts-page.module.css';
import { deliveriesQuery } from './queries.ts';

const words = screens.deviceAlerts;
const { logColumns } = words;

/** What became of a message, in words. */
function outcomeText({ state, statusCode, failure, attempts, nextAttemptAt }: AlertDelivery): string {
  if (state === 'delivered') return words.delivered(statusCode);
  if (state === 'failed') return words.failed(failure, statusCode);
  if (failure === null || nextAttemptAt === null) return words.waiting;
  return words.retry(failure, attempts, dateTimeText(Date.parse(nextAttemptAt)));
}

/** The messages of an alert, newest first, a page at a time; the outcome of what is on its way follows by itself. [PLUS-16] */
export function DeliveryLog({ workspaceId, alert }: { readonly workspaceId: number; readonly alert: Alert }) {
  const query = useInfiniteQuery(deliveriesQuery(workspaceId, alert.id));
  const { data, error, refetch, hasNextPage } = query;
  const { isBusy, readMore } = useMorePages(query);
  if (data === undefined) {
    if (error === null) return <p role="status">{words.logLoading}</p>;
    return (
      <ErrorState title={words.failedTitle} retryLabel={words.tryAgain} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  const deliveries = data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) return <p className={styles.text}>{words.logEmpty}</p>;
  return (
    <>
      <Table className={styles.log ?? ''} aria-label={words.actionsOf(words.log, alert.name)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{logColumns.when}</Table.Th>
            <Table.Th scope="col">{logColumns.what}</Table.Th>
            <Table.Th scope="col">{logColumns.to}</Table.Th>
            <Table.Th scope="col">{logColumns.outcome}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody aria-live="polite">
          {deliveries.map((delivery) => (
            <Table.Tr key={delivery.id}>
              <Table.Td className={styles.when ?? ''}>
                <time dateTime={delivery.at}>{dateTimeText(Date.parse(delivery.at))}</time>
              </Table.Td>
              <Table.Td>{words.message(delivery.message, delivery.deviceName)}</Table.Td>
              <Table.Td className={styles.target ?? ''}>{delivery.target}</Table.Td>
              <Table.Td className={styles[delivery.state] ?? ''}>{outcomeText(delivery)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {hasNextPage ? (
        <Button aria-disabled={isBusy || undefined} onClick={readMore}>
          {words.more}
        </Button>
      ) : null}
    </>
  );
}
