import { NativeSelect, TextInput, type NativeSelectProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import styles from './time-zone-field.module.css';

interface TimeZoneFieldProps extends Omit<NativeSelectProps, 'data'> {
  /** The zone that is chosen when the form opens: it comes first, also where the browser does not know it. */
  readonly first: string;
}

/** The names of the browser's time zones, and the one that is chosen. */
function listTimeZones(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone !== '');
}

/** The time zone of the browser, by its IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A choice of a time zone by its IANA name. The list does not change while the form is open. */
export function TimeZoneField({ first, ...props }: TimeZoneFieldProps) {
  const [zones] = useState(() => listTimeZones(first));
  return <NativeSelect data={zones} {...props} />;
}

interface QuietTimes {
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly timeZone: string;
}

interface QuietTimeFieldsProps<Values extends QuietTimes> {
  readonly form: Pick<UseFormReturnType<Values>, 'values' | 'getInputProps'>;
  readonly words: Readonly<Record<keyof QuietTimes, string>>;
}

/** The fields of quiet hours: when they begin and end each day, in which time zone. [PLUS-15, PLUS-16] */
export function QuietTimeFields<Values extends QuietTimes>({ form, words }: QuietTimeFieldsProps<Values>) {
  return (
    <>
      <div className={styles.row}>
        <TextInput type="time" label={words.quietFrom} {...form.getInputProps('quietFrom')} />
        <TextInput type="time" label={words.quietTo} {...form.getInputProps('quietTo')} />
      </div>
      <TimeZoneField
        label={words.timeZone}
        first={form.values.timeZone}
        {...form.getInputProps('timeZone')}
      />
    </>
  );
}
