import { Switch } from '@mantine/core';
import type { QuietHoursItem } from '@partyline/contract';
import { parseScheduleQuietHours, type ScheduleQuietHours } from '@partyline/schedules';
import { SCHEDULE_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { parsedForm } from '@partyline/validation';
import { useState } from 'react';
import { ownTimeZone, QuietTimeFields } from '../../forms/fields/time-zone-field.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { useSaveQuietHours } from './mutations.ts';

const words = screens.schedules;

const schema = parsedForm(parseScheduleQuietHours);

export interface QuietHoursProps {
  readonly workspaceId: number;
  readonly quiet: QuietHoursItem;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'quiet-hours': QuietHoursProps;
  }
}

function valuesOf({ isOn, quietFrom, quietTo, timeZone }: QuietHoursItem): ScheduleQuietHours {
  return {
    isOn,
    quietFrom: quietFrom || '19:00',
    quietTo: quietTo || '23:00',
    timeZone: timeZone || ownTimeZone(),
  };
}

/** Changes the quiet hours of a workspace. [PLUS-15] */
export function QuietHoursForm({ workspaceId, quiet, onClose }: QuietHoursProps & DialogProps) {
  const mutation = useSaveQuietHours(workspaceId);
  const [initialValues] = useState(() => valuesOf(quiet));
  const { form, ...state } = useMutationForm({
    schema,
    texts: SCHEDULE_ISSUE_TEXTS,
    initialValues,
    mutation,
    row: quiet,
    async submit(written, row) {
      await mutation.mutateAsync({ quiet: written, row });
      onClose();
      showMessage({ type: 'success', message: words.quietSaved });
    },
  });
  return (
    <FormModal
      title={words.quietTitle}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <Switch
        data-autofocus
        label={words.quietIsOn}
        description={words.quietHint}
        {...form.getInputProps('isOn', { type: 'checkbox' })}
      />
      {form.values.isOn ? <QuietTimeFields form={form} words={words} /> : null}
    </FormModal>
  );
}
