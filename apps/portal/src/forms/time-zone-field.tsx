import { NativeSelect, TextInput, type NativeSelectProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import styles from './time-zone-field.module.css';

interface TimeZoneFieldProps extends Omit<NativeSelectProps, 'data'> {
  /** The zone that is chosen at first; listed even if the browser does not know it. */
  readonly first: string;
}

function listTimeZones(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone !== '');
}

/** Returns the IANA name of the browser's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A select of IANA time zones. */
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

/** The fields of quiet hours. [PLUS-15, PLUS-16] */
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
