import type * as english from '../../people/people-tabs.ts';
import type { Translation } from '../../translation.ts';

/** Texts around the pages below /manage-invite. [GR-2] */
export const peopleTabs: Translation<typeof english.peopleTabs> = {
  title: 'Personen',
  label: 'Personen und Berechtigungen',
  people: 'Personen',
  whoCan: 'Wer darf …',
  permissions: 'Berechtigungen',
};

/** Texts around the pages below /activity. [HZ-9] */
export const activityTabs: Translation<typeof english.activityTabs> = {
  title: 'Aktivität',
  label: 'Protokoll und Alarme',
  log: 'Protokoll',
  alerts: 'Alarme',
};
