import { NativeSelect, TextInput, type NativeSelectProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import styles from './time-zone-field.module.css';

interface TimeZoneFieldProps extends Omit<NativeSelectProps, 'data'> {
  /** Initial choice; listed even if unknown to the browser. */
  readonly first: string;
}

function listTimeZones(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone !== '');
}

/** Returns the browser's IANA time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Selects an IANA time zone. */
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

/** Renders the fields of quiet hours. [PLUS-15, PLUS-16] */
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
