import type { ScheduleItem as Item } from '@partyline/contract';
import { canSchedule, type Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoadStatus } from '../../shell/loading/loaded.tsx';
import { DeleteRuleDialog } from '../../workspace-rules/delete-rule-dialog.tsx';
import { RuleList } from '../../workspace-rules/rule-list.tsx';
import { RulesPage, type WorkspaceRulesProps } from '../../workspace-rules/rules-page.tsx';
import type { RulesSearchProps } from '../../workspace-rules/rules-search.ts';
import { useDeleteSchedule } from './mutations.ts';
import { schedulesQuery } from './queries.ts';
import { QuietHours } from './quiet-hours.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleItem } from './schedule-item.tsx';

const words = screens.schedules;
const CALENDAR = <IconCalendarPlus size={24} stroke={1.5} aria-hidden="true" />;

const isManageable = (subject: Subject) => canSchedule(subject).allowed;

/** Renders the screen at /shows. [PLUS-15] */
export function SchedulesPage(props: RulesSearchProps) {
  return <RulesPage {...props} {...{ words, isManageable }} rules={WorkspaceSchedules} />;
}

type Asked =
  | { readonly dialog: 'form'; readonly schedule: Item | undefined }
  | { readonly dialog: 'delete'; readonly schedule: Item };

function WorkspaceSchedules({ workspace, choice, openLog, onLog }: WorkspaceRulesProps) {
  const read = useQuery(schedulesQuery(workspace.id));
  const status = useLoadStatus({ read, words });
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  return (
    <>
      <RuleList
        {...{ words, choice, status }}
        isEmpty={!read.data?.schedules.length}
        icon={CALENDAR}
        onAdd={() => ask({ dialog: 'form', schedule: undefined })}
        settings={read.data && <QuietHours workspaceId={workspace.id} quiet={read.data.quietHours} />}
      >
        {read.data?.schedules.map((schedule) => (
          <ScheduleItem
            key={schedule.id}
            {...{ schedule, onLog }}
            workspaceId={workspace.id}
            isLogOpen={schedule.id === openLog}
            onEdit={() => ask({ dialog: 'form', schedule })}
            onDelete={() => ask({ dialog: 'delete', schedule })}
          />
        ))}
      </RuleList>
      {asked?.dialog === 'form' ? (
        <ScheduleForm workspace={workspace} schedule={asked.schedule} onClose={close} />
      ) : null}
      {asked?.dialog === 'delete' ? (
        <DeleteDialog workspaceId={workspace.id} schedule={asked.schedule} onClose={close} />
      ) : null}
    </>
  );
}

interface DeleteDialogProps {
  readonly workspaceId: number;
  readonly schedule: Item;
  readonly onClose: () => void;
}

function DeleteDialog({ workspaceId, schedule, onClose }: DeleteDialogProps) {
  return (
    <DeleteRuleDialog {...{ words, onClose }} rule={schedule} mutation={useDeleteSchedule(workspaceId)} />
  );
}
