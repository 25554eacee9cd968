import { Text } from '@mantine/core';
import type { ScheduleItem as Item } from '@partyline/contract';
import { formatInstant } from '@partyline/display';
import { runReasonText, screens, TEXTS_LOCALE } from '@partyline/texts';
import { dateTimeText } from '../../dates.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { showFailure } from '../../shell/messages/error-text.ts';
import { RuleItem } from '../../workspace-rules/rule-item.tsx';
import { usePauseSchedule } from './mutations.ts';
import { RunList } from './run-list.tsx';

const words = screens.schedules;

interface ScheduleItemProps {
  readonly workspaceId: number;
  readonly schedule: Item;
  readonly isLogOpen: boolean;
  readonly onLog: (scheduleId: number | undefined) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function listFacts({ action, deviceName, recurrence, ...schedule }: Item): readonly string[] {
  const { date, days, time, timeZone, ownerName } = schedule;
  const day = formatInstant(Date.parse(`${date}T00:00:00Z`), 'date', {
    locale: TEXTS_LOCALE,
    timeZone: 'UTC',
  });
  return [
    words.what(action, deviceName),
    recurrence === 'once' ? words.once(`${day}, ${time}`, timeZone) : words.weekly(days, time, timeZone),
    words.owner(ownerName),
  ];
}

/** Formats the next run in the schedule's time zone and, if different, the user's. */
function nextText(nextRunAt: string, timeZone: string): string {
  const ms = Date.parse(nextRunAt);
  const context = { locale: TEXTS_LOCALE, timeZone };
  const at = `${formatInstant(ms, 'weekday', context)} ${formatInstant(ms, 'date-time', context)}`;
  const here = dateTimeText(ms);
  const isSame = here === formatInstant(ms, 'day-time', context);
  return [words.next(at, timeZone), ...(isSame ? [] : [words.forYou(here)])].join(' · ');
}

/** Renders a schedule with its next and last run, and actions. [PLUS-15] */
export function ScheduleItem(props: ScheduleItemProps) {
  const { workspaceId, schedule, isLogOpen, onLog, onEdit, onDelete } = props;
  const pause = usePauseSchedule(workspaceId);
  const { id, name, pauseReason, nextRunAt } = schedule;
  const isPaused = pauseReason !== null;
  const isOver = nextRunAt === null && !isPaused;
  const changePause = () => {
    if (pause.isPending) return;
    const message = isPaused ? words.resumedNow(name) : words.pausedNow(name);
    pause.mutate(schedule, {
      onSuccess: () => showMessage({ type: 'success', message }),
      onError: showFailure,
    });
  };
  return (
    <RuleItem
      name={name}
      tag={isPaused ? words.paused : isOver ? words.over : null}
      facts={listFacts(schedule)}
      state={<ScheduleState schedule={schedule} />}
      actionsOf={words.actionsOf}
      actions={[
        isOver ? null : [isPaused ? words.resume : words.pause, changePause, pause.isPending],
        [words.edit, onEdit],
        [isLogOpen ? words.hideRuns : words.runs, () => onLog(isLogOpen ? undefined : id)],
        [words.delete, onDelete],
      ]}
    >
      {isLogOpen ? <RunList workspaceId={workspaceId} schedule={schedule} /> : null}
    </RuleItem>
  );
}

function ScheduleState({ schedule }: { readonly schedule: Item }) {
  const { action, pauseReason, nextRunAt, timeZone, isNextQuiet, lastRun } = schedule;
  return (
    <div aria-live="polite">
      {pauseReason === null ? null : (
        <Text c={pauseReason === 'user' ? 'dimmed' : 'var(--pl-bad)'}>
          {words.pauseText(pauseReason, action)}
        </Text>
      )}
      {nextRunAt === null ? null : (
        <p>
          <time dateTime={nextRunAt}>{nextText(nextRunAt, timeZone)}</time>
        </p>
      )}
      {nextRunAt === null && pauseReason === null ? <Text c="dimmed">{words.overHint}</Text> : null}
      {isNextQuiet ? <Text c="var(--pl-warn)">{words.nextQuiet}</Text> : null}
      {lastRun === null ? null : (
        <Text c="dimmed">
          {words.last(lastRun.outcome, dateTimeText(Date.parse(lastRun.dueAt)))}
          {lastRun.reason === null ? '' : `. ${runReasonText(lastRun.reason)}`}
        </Text>
      )}
    </div>
  );
}
