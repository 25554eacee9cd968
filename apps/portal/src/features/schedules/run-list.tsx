import { Table, Text } from '@mantine/core';
import type { ScheduleItem, ScheduleRun } from '@partyline/contract';
import { runReasonText, screens } from '@partyline/texts';
import { Frame } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { LogTable, TimeCell } from '../../shell/page/log-table.tsx';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { runsQuery } from './queries.ts';

const words = screens.schedules;

interface RunListProps {
  readonly workspaceId: number;
  readonly schedule: ScheduleItem;
}

/** Returns why a whole run failed or was skipped, or null. */
function reasonOf({ outcome, reason }: ScheduleRun): string | null {
  if (reason !== null) return runReasonText(reason);
  return outcome === 'missed' || outcome === 'quiet' ? runReasonText(outcome) : null;
}

/** Renders the runs of a schedule, newest first. [PLUS-15] */
export function RunList({ workspaceId, schedule }: RunListProps) {
  const query = useQuery(runsQuery(workspaceId, schedule));
  return (
    <Loaded read={query} words={words} loading={words.runsLoading}>
      {(runs) =>
        runs.length === 0 ? (
          <Text c="dimmed">{words.runsEmpty}</Text>
        ) : (
          <Frame>
            <LogTable
              columns={Object.values(words.runColumns)}
              aria-label={words.actionsOf(words.runs, schedule.name)}
            >
              {runs.map((run) => (
                <Run key={run.id} run={run} />
              ))}
            </LogTable>
          </Frame>
        )
      }
    </Loaded>
  );
}

function Run({ run }: { readonly run: ScheduleRun }) {
  const { dueAt, outcome, commanded, unchanged, refused } = run;
  const reason = reasonOf(run);
  return (
    <Table.Tr>
      <TimeCell at={dueAt} />
      <Table.Td {...((outcome === 'refused' || outcome === 'missed') && { c: 'var(--pl-bad)' })}>
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
