import { Table, Text } from '@mantine/core';
import type { Alert, AlertDelivery } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { Frame, ShowMore } from '@partyline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dateTimeText } from '../../dates.ts';
import { LogTable, TimeCell } from '../../shell/page/log-table.tsx';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { useMorePages, type PagedQuery } from '../../shell/loading/use-more-pages.ts';
import { deliveriesQuery } from './queries.ts';

const words = screens.deviceAlerts;
const COLORS = { delivered: {}, pending: { c: 'dimmed' }, failed: { c: 'var(--pl-bad)' } } as const;

function outcomeText({ state, statusCode, failure, attempts, nextAttemptAt }: AlertDelivery): string {
  if (state === 'delivered') return words.delivered(statusCode);
  if (state === 'failed') return words.failed(failure, statusCode);
  if (failure === null || nextAttemptAt === null) return words.waiting;
  return words.retry(failure, attempts, dateTimeText(Date.parse(nextAttemptAt)));
}

/** Renders the messages of an alert, newest first. [PLUS-16] */
export function DeliveryLog({ workspaceId, alert }: { readonly workspaceId: number; readonly alert: Alert }) {
  const query = useInfiniteQuery(deliveriesQuery(workspaceId, alert.id));
  return (
    <Loaded read={query} words={words} loading={words.logLoading}>
      {({ pages }) => (
        <Deliveries deliveries={pages.flatMap((page) => page.deliveries)} {...{ alert, query }} />
      )}
    </Loaded>
  );
}

interface DeliveriesProps {
  readonly deliveries: readonly AlertDelivery[];
  readonly alert: Alert;
  readonly query: PagedQuery;
}

function Deliveries({ deliveries, alert, query }: DeliveriesProps) {
  const { isBusy, readMore } = useMorePages(query);
  if (deliveries.length === 0) return <Text c="dimmed">{words.logEmpty}</Text>;
  return (
    <Frame>
      <LogTable
        columns={Object.values(words.logColumns)}
        aria-label={words.actionsOf(words.log, alert.name)}
        isLive
      >
        {deliveries.map((delivery) => (
          <Table.Tr key={delivery.id}>
            <TimeCell at={delivery.at} />
            <Table.Td>{words.message(delivery.message, delivery.deviceName)}</Table.Td>
            <Table.Td c="dimmed">{delivery.target}</Table.Td>
            <Table.Td {...COLORS[delivery.state]}>{outcomeText(delivery)}</Table.Td>
          </Table.Tr>
        ))}
      </LogTable>
      {query.hasNextPage ? <ShowMore more={{ label: words.more, isBusy, onClick: readMore }} /> : null}
    </Frame>
  );
}
