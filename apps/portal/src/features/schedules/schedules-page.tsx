import { canSchedule, type Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { useLoadStatus } from '../../shell/loading/loaded.tsx';
import { RuleList } from '../../workspace-rules/rule-list.tsx';
import { RulesPage, type WorkspaceRulesProps } from '../../workspace-rules/rules-page.tsx';
import type { RulesSearchProps } from '../../workspace-rules/rules-search.ts';
import { schedulesQuery } from './queries.ts';
import { QuietHours } from './quiet-hours.tsx';
import { ScheduleItem } from './schedule-item.tsx';

const words = screens.schedules;
const CALENDAR = <IconCalendarPlus size={24} stroke={1.5} aria-hidden="true" />;

const isManageable = (subject: Subject) => canSchedule(subject).allowed;

/** Renders the screen at /shows. [PLUS-15] */
export function SchedulesPage(props: RulesSearchProps) {
  return <RulesPage {...props} {...{ words, isManageable }} rules={WorkspaceSchedules} />;
}

function WorkspaceSchedules({ workspace, choice, openLog, onLog }: WorkspaceRulesProps) {
  const read = useQuery(schedulesQuery(workspace.id));
  const status = useLoadStatus({ read, words });
  return (
    <RuleList
      {...{ words, choice, status }}
      isEmpty={!read.data?.schedules.length}
      icon={CALENDAR}
      onAdd={() => openDialog('edit-schedule', { workspace, schedule: undefined })}
      settings={read.data && <QuietHours workspaceId={workspace.id} quiet={read.data.quietHours} />}
    >
      {read.data?.schedules.map((schedule) => (
        <ScheduleItem
          key={schedule.id}
          {...{ schedule, onLog }}
          workspaceId={workspace.id}
          isLogOpen={schedule.id === openLog}
          onEdit={() => openDialog('edit-schedule', { workspace, schedule })}
          onDelete={() => openDialog('delete-schedule', { workspaceId: workspace.id, schedule })}
        />
      ))}
    </RuleList>
  );
}
