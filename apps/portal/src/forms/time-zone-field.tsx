import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useState } from 'react';

interface TimeZoneFieldProps extends Omit<NativeSelectProps, 'data'> {
  /** The zone that is chosen when the form opens: it comes first, also where the browser does not know it. */
  readonly first: string;
}

/** The names of the browser's time zones, and the one that is chosen. */
function listTimeZones(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone !== '');
}

/** A choice of a time zone by its IANA name. The list does not change while the form is open. */
export function TimeZoneField({ first, ...props }: TimeZoneFieldProps) {
  const [zones] = useState(() => listTimeZones(first));
  return <NativeSelect data={zones} {...props} />;
}
