import { Table } from '@mantine/core';
import type { ScheduleItem, ScheduleRun } from '@partyline/contract';
import { runReasonText, screens } from '@partyline/texts';
import { ErrorState } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from '../../dates.ts';
import { errorText } from '../../shell/error-text.ts';
import { runsQuery } from './queries.ts';
import styles from './schedules-page.module.css';

const words = screens.schedules;
const { runColumns } = words;

interface RunListProps {
  readonly workspaceId: number;
  readonly schedule: ScheduleItem;
}

/** Why a whole run came to nothing; null where it did not. */
function reasonOf({ outcome, reason }: ScheduleRun): string | null {
  if (reason !== null) return runReasonText(reason);
  return outcome === 'missed' || outcome === 'quiet' ? runReasonText(outcome) : null;
}

/** What became of the last times that a schedule was due, newest first. [PLUS-15] */
export function RunList({ workspaceId, schedule }: RunListProps) {
  const { data: runs, error, refetch } = useQuery(runsQuery(workspaceId, schedule));
  if (runs === undefined) {
    if (error === null) return <p role="status">{words.runsLoading}</p>;
    return (
      <ErrorState title={words.failedTitle} retryLabel={words.tryAgain} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (runs.length === 0) return <p className={styles.text}>{words.runsEmpty}</p>;
  return (
    <Table className={styles.runs ?? ''} aria-label={words.actionsOf(words.runs, schedule.name)}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{runColumns.when}</Table.Th>
          <Table.Th scope="col">{runColumns.outcome}</Table.Th>
          <Table.Th scope="col">{runColumns.devices}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Run({ run }: { readonly run: ScheduleRun }) {
  const { dueAt, outcome, commanded, unchanged, refused } = run;
  const reason = reasonOf(run);
  return (
    <Table.Tr>
      <Table.Td className={styles.when ?? ''}>
        <time dateTime={dueAt}>{dateTimeText(Date.parse(dueAt))}</time>
      </Table.Td>
      <Table.Td className={outcome === 'refused' || outcome === 'missed' ? (styles.failed ?? '') : ''}>
        {words.outcomes[outcome]}
        {reason === null ? null : <p>{reason}</p>}
      </Table.Td>
      <Table.Td>
        {words.counts(commanded, unchanged, refused.length)}
        {refused.map((device) => (
          <p key={device.deviceName}>
            {words.refusedDevice(device.deviceName, runReasonText(device.reason))}
          </p>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
