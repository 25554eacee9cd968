import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import type { ScheduleItem } from '@partyline/contract';
import { parseSchedule, RECURRENCES, SCHEDULE_ACTIONS, WEEKDAYS, type Schedule } from '@partyline/schedules';
import { SCHEDULE_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { parsedForm } from '@partyline/validation';
import { useState } from 'react';
import { ownTimeZone, TimeZoneField } from '../../forms/fields/time-zone-field.tsx';
import { useMutationForm, type MutationForm } from '../../forms/use-mutation-form.ts';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import type { RulesWorkspace } from '../../workspace-rules/queries.ts';
import { useSaveSchedule } from './mutations.ts';
import styles from './schedules.module.css';

const words = screens.schedules;

const schema = parsedForm((input) => parseSchedule(input, Date.now()));

const ACTIONS = SCHEDULE_ACTIONS.map((value) => ({ value, label: words.actions[value] }));
const HOW_OFTEN = RECURRENCES.map((value) => ({ value, label: words.recurrences[value] }));

const DAY = { body: styles.day, labelWrapper: styles.dayLabel };

/** An empty value would look unselected. */
const ALL = 'all';

const newSchedule = (): Schedule => ({
  name: '',
  action: 'start',
  vicUuid: '',
  recurrence: 'weekly',
  date: '',
  days: WEEKDAYS.slice(0, 5),
  time: '09:00',
  timeZone: ownTimeZone(),
});

function scheduleOf(item: ScheduleItem): Schedule {
  const { name, action, vicUuid, recurrence, date, days, time, timeZone } = item;
  return { name, action, vicUuid, recurrence, date, days, time, timeZone };
}

/** Lists the devices of the workspace; a device that has left it too, as long as the schedule names it. [PLUS-15] */
function listDeviceChoices({ devices }: RulesWorkspace, schedule: ScheduleItem | undefined) {
  const choices = [
    { value: ALL, label: words.allDevices },
    ...devices.map(({ vicUuid, deviceName }) => ({ value: vicUuid, label: deviceName })),
  ];
  if (schedule === undefined || schedule.deviceName === null) return choices;
  const { vicUuid, deviceName } = schedule;
  if (choices.some(({ value }) => value === vicUuid)) return choices;
  return [{ value: vicUuid, label: words.goneDevice(deviceName) }, ...choices];
}

interface ScheduleFormProps {
  readonly workspace: RulesWorkspace;
  /** undefined: a new one */
  readonly schedule: ScheduleItem | undefined;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'edit-schedule': ScheduleFormProps;
  }
}

/** Adds or changes a schedule. [PLUS-15] */
export function ScheduleForm({ workspace, schedule, onClose }: ScheduleFormProps & DialogProps) {
  const mutation = useSaveSchedule(workspace.id);
  const [initialValues] = useState(() => (schedule === undefined ? newSchedule() : scheduleOf(schedule)));
  const { form, ...state } = useMutationForm({
    schema,
    texts: SCHEDULE_ISSUE_TEXTS,
    initialValues,
    mutation,
    row: schedule,
    async submit(written, row) {
      await mutation.mutateAsync({ schedule: written, row });
      onClose();
      showMessage({ type: 'success', message: words.saved(written.name) });
    },
  });
  return (
    <FormModal
      title={schedule === undefined ? words.addTitle : words.editTitle}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <TextInput label={words.name} data-autofocus {...form.getInputProps('name')} />
      <div className={styles.fields}>
        <NativeSelect label={words.action} data={ACTIONS} {...form.getInputProps('action')} />
        <NativeSelect
          label={words.device}
          data={listDeviceChoices(workspace, schedule)}
          {...form.getInputProps('vicUuid')}
          value={form.values.vicUuid === '' ? ALL : form.values.vicUuid}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('vicUuid', value === ALL ? '' : value)
          }
        />
      </div>
      <TimeFields form={form} />
      <Text c="dimmed">{words.rightsHint}</Text>
    </FormModal>
  );
}

function TimeFields({ form }: Pick<MutationForm<Schedule>, 'form'>) {
  const { recurrence, timeZone } = form.values;
  return (
    <>
      <NativeSelect label={words.recurrence} data={HOW_OFTEN} {...form.getInputProps('recurrence')} />
      {recurrence === 'once' ? (
        <TextInput type="date" label={words.date} {...form.getInputProps('date')} />
      ) : (
        <Checkbox.Group label={words.days} {...form.getInputProps('days')}>
          <div className={styles.days}>
            {WEEKDAYS.map((day) => (
              <Checkbox key={day} value={day} label={words.longDayNames[day]} classNames={DAY} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <div className={styles.fields}>
        <TextInput type="time" label={words.time} {...form.getInputProps('time')} />
        <TimeZoneField label={words.timeZone} first={timeZone} {...form.getInputProps('timeZone')} />
      </div>
      <Text c="dimmed">{words.timeHint}</Text>
    </>
  );
}
