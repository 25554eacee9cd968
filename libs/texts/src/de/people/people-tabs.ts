import type * as english from '../../people/people-tabs.ts';
import type { Translation } from '../../translation.ts';

/** The words around the pages below /manage-invite: who has access, what each role allows, what was done. [GR-2] */
export const peopleTabs: Translation<typeof english.peopleTabs> = {
  title: 'Personen',
  label: 'Personen und Berechtigungen',
  people: 'Personen',
  permissions: 'Berechtigungen',
  audit: 'Protokoll',
  alerts: 'Alarme',
  schedules: 'Zeitpläne',
};
