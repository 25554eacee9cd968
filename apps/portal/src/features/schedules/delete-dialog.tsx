import type { ScheduleItem } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { failureText } from '../../forms/failure-text.ts';
import { raiseAlert } from '../../shell/alerts.ts';
import { useDeleteSchedule } from './mutations.ts';

const words = screens.schedules;

interface DeleteDialogProps {
  readonly workspaceId: number;
  readonly schedule: ScheduleItem;
  readonly onClose: () => void;
}

/** Asks before a schedule is deleted with its runs. [PLUS-15] */
export function DeleteDialog({ workspaceId, schedule, onClose }: DeleteDialogProps) {
  const { mutate, isPending, error } = useDeleteSchedule(workspaceId);
  return (
    <FormModal
      title={words.deleteTitle(schedule.name)}
      tone="danger"
      submitLabel={words.delete}
      cancelLabel={words.cancel}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        mutate(schedule, {
          onSuccess: () => {
            onClose();
            raiseAlert({ type: 'success', message: words.deleted(schedule.name) });
          },
        });
      }}
      onClose={onClose}
    >
      <p>{words.deleteText}</p>
    </FormModal>
  );
}
