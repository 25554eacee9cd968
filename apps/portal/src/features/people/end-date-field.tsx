import { TextInput } from '@mantine/core';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { ReactNode } from 'react';

const DAY_FORM = 'yyyy-MM-dd';

/** Returns the end of a day in the user's time zone, ISO 8601; null for none or an invalid day. [GX-27] */
export function endOf(day: string): string | null {
  const date = parseISO(day);
  if (day === '' || Number.isNaN(date.getTime())) return null;
  // Where clocks go back at midnight, 23:59 comes twice.
  return subMilliseconds(addDays(date, 1), 1).toISOString();
}

interface EndDateFieldProps {
  readonly label: string;
  readonly description?: string;
  /** ISO 8601; null for none. */
  readonly value?: string | null;
  readonly error?: ReactNode;
  readonly onChange?: (value: string | null) => void;
}

/** Renders a day field; the form holds the end of that day. [PLUS-4] */
export function EndDateField({ value = null, onChange, ...props }: EndDateFieldProps) {
  return (
    <TextInput
      {...props}
      type="date"
      min={format(new Date(), DAY_FORM)}
      value={value === null ? '' : format(new Date(value), DAY_FORM)}
      onChange={(event) => onChange?.(endOf(event.currentTarget.value))}
    />
  );
}
