import { Button, Group, Switch, Text } from '@mantine/core';
import type { QuietHoursItem } from '@partyline/contract';
import { parseScheduleQuietHours, type ScheduleQuietHours } from '@partyline/schedules';
import { SCHEDULE_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { parsedForm } from '@partyline/validation';
import { useState } from 'react';
import { ownTimeZone, QuietTimeFields } from '../../forms/fields/time-zone-field.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { useSaveQuietHours } from './mutations.ts';

const words = screens.schedules;

const schema = parsedForm(parseScheduleQuietHours);

interface QuietHoursProps {
  readonly workspaceId: number;
  readonly quiet: QuietHoursItem;
}

/** Renders the quiet hours of a workspace. [PLUS-15] */
export function QuietHours({ workspaceId, quiet }: QuietHoursProps) {
  const [isOpen, setOpen] = useState(false);
  const { isOn, quietFrom, quietTo, timeZone } = quiet;
  return (
    <Group gap="sm">
      <Text c="dimmed">{isOn ? words.quietOn(quietFrom, quietTo, timeZone) : words.quietOff}</Text>
      <Button size="compact-md" onClick={() => setOpen(true)}>
        {words.quietEdit}
      </Button>
      {isOpen ? (
        <QuietHoursForm workspaceId={workspaceId} quiet={quiet} onClose={() => setOpen(false)} />
      ) : null}
    </Group>
  );
}

function valuesOf({ isOn, quietFrom, quietTo, timeZone }: QuietHoursItem): ScheduleQuietHours {
  return {
    isOn,
    quietFrom: quietFrom || '19:00',
    quietTo: quietTo || '23:00',
    timeZone: timeZone || ownTimeZone(),
  };
}

function QuietHoursForm({ workspaceId, quiet, onClose }: QuietHoursProps & { readonly onClose: () => void }) {
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
