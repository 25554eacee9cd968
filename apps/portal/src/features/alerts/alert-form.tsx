import { NativeSelect, Switch, TextInput } from '@mantine/core';
import {
  ALERT_DELAYS_MINUTES,
  DEFAULT_DELAY_MINUTES,
  MAIL_AUDIENCES,
  parseAlertRule,
  type AlertRule,
} from '@partyline/alerts';
import type { Alert } from '@partyline/contract';
import { ALERT_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { parsedForm } from '@partyline/validation';
import { useState } from 'react';
import { ownTimeZone, QuietTimeFields } from '../../forms/fields/time-zone-field.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { openDialog, type DialogProps } from '../../shell/dialogs/dialogs.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { useSaveAlert } from './mutations.ts';

const words = screens.deviceAlerts;

/** Only the server checks webhook addresses: development allows local ones. */
const schema = parsedForm((input) => parseAlertRule(input, () => null));

const DELAYS = ALERT_DELAYS_MINUTES.map((delay) => ({ value: String(delay), label: words.delay(delay) }));
const AUDIENCES = MAIL_AUDIENCES.map((value) => ({ value, label: words.audiences[value] }));

const newRule = (): AlertRule => ({
  name: '',
  isOn: true,
  delayMinutes: DEFAULT_DELAY_MINUTES,
  tellsRecovery: true,
  mailTo: 'managers',
  webhookUrl: '',
  hasQuietHours: false,
  quietFrom: '22:00',
  quietTo: '07:00',
  timeZone: ownTimeZone(),
});

function ruleOf(alert: Alert): AlertRule {
  const { name, isOn, delayMinutes, tellsRecovery, mailTo, webhookUrl } = alert;
  const { hasQuietHours, quietFrom, quietTo, timeZone } = alert;
  return {
    name,
    isOn,
    delayMinutes,
    tellsRecovery,
    mailTo,
    webhookUrl,
    hasQuietHours,
    quietFrom,
    quietTo,
    timeZone,
  };
}

interface AlertFormProps {
  readonly workspaceId: number;
  /** undefined: a new one */
  readonly alert: Alert | undefined;
}

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'edit-alert': AlertFormProps;
  }
}

/** Adds or changes an alert. [PLUS-16] */
export function AlertForm({ workspaceId, alert, onClose }: AlertFormProps & DialogProps) {
  const mutation = useSaveAlert(workspaceId);
  const [initialValues] = useState(() => (alert === undefined ? newRule() : ruleOf(alert)));
  const { form, ...state } = useMutationForm({
    schema,
    texts: ALERT_ISSUE_TEXTS,
    initialValues,
    mutation,
    row: alert,
    async submit(rule, row) {
      const secret = await mutation.mutateAsync({ rule, row });
      showMessage({ type: 'success', message: words.saved(rule.name) });
      onClose();
      if (secret !== null) openDialog('alert-secret', { secret });
    },
  });
  return (
    <FormModal
      title={alert === undefined ? words.addTitle : words.editTitle}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <TextInput label={words.name} data-autofocus {...form.getInputProps('name')} />
      <NativeSelect
        label={words.delayLabel}
        description={words.delayHint}
        data={DELAYS}
        {...form.getInputProps('delayMinutes')}
        value={String(form.values.delayMinutes)}
        onChange={({ currentTarget }) => form.setFieldValue('delayMinutes', Number(currentTarget.value))}
      />
      <NativeSelect
        label={words.mailTo}
        description={words.mailHint}
        data={AUDIENCES}
        {...form.getInputProps('mailTo')}
      />
      <TextInput
        type="url"
        inputMode="url"
        label={words.webhookUrl}
        description={words.webhookHint}
        {...form.getInputProps('webhookUrl')}
      />
      <Switch
        label={words.hasQuietHours}
        description={words.quietHint}
        {...form.getInputProps('hasQuietHours', { type: 'checkbox' })}
      />
      {form.values.hasQuietHours ? <QuietTimeFields form={form} words={words} /> : null}
      <Switch label={words.tellsRecovery} {...form.getInputProps('tellsRecovery', { type: 'checkbox' })} />
      <Switch label={words.isOn} {...form.getInputProps('isOn', { type: 'checkbox' })} />
    </FormModal>
  );
}
