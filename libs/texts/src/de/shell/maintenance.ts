import type * as english from '../../shell/maintenance.ts';
import type { Translation } from '../../translation.ts';

/** Texts of /maintenance. */
export const maintenance: Translation<typeof english.maintenance> = {
  title: 'Wir arbeiten am Dienst',
  text: 'Er ist in einigen Minuten wieder da.',
  devices: 'Laufende Geräte laufen weiter.',
  expectedEnd: (time) => `Voraussichtlich wieder da: ${time}.`,
  waiting: 'Sie kommen automatisch zurück, sobald der Dienst antwortet.',
  checkNow: 'Jetzt versuchen',
  checking: 'Wird versucht',
  stillAway: 'Der Dienst ist noch nicht wieder da.',
};
