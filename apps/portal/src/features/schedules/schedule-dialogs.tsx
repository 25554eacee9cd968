import type { ScheduleItem } from '@partyline/contract';
import { screens } from '@partyline/texts';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { DeleteRuleDialog } from '../../workspace-rules/delete-rule-dialog.tsx';
import { useDeleteSchedule } from './mutations.ts';

const words = screens.schedules;

interface DeleteScheduleProps {
  readonly workspaceId: number;
  readonly schedule: ScheduleItem;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'delete-schedule': DeleteScheduleProps;
  }
}

/** Asks before a schedule is deleted. [PLUS-15] */
export function DeleteScheduleDialog({ workspaceId, schedule, onClose }: DeleteScheduleProps & DialogProps) {
  return (
    <DeleteRuleDialog {...{ words, onClose }} rule={schedule} mutation={useDeleteSchedule(workspaceId)} />
  );
}
