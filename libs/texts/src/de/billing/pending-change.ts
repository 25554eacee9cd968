import type * as english from '../../billing/pending-change.ts';
import type { Translation } from '../../translation.ts';
import { landing } from '../landing/landing.ts';

/** Texts of a change of plan that waits for a confirmation by the buyer's bank. */
export const pendingChange: Translation<typeof english.pendingChange> = {
  title: 'Ihre Bank bittet um eine Bestätigung',
  waits: (plan, users, interval, amount, until) =>
    `Wechselt zu ${plan}, ${landing.plans.users(users)}${interval === null ? '' : `, ${interval} bezahlt`}, sobald der Bank die Bestätigung über ${amount} vorliegt. Wartet bis ${until}.`,
  nothingYet:
    'Noch ist nichts geändert und nichts abgebucht. Der Tarif wechselt, sobald Sie die Zahlung auf der Seite des Zahlungsdienstes bestätigt haben.',
  confirm: 'Bestätigen',
  confirmOf: (name) => `Änderung von ${name} bestätigen, öffnet einen neuen Tab`,
  noPage: 'Die Seite ist noch nicht bekannt. „Abrechnung verwalten“ öffnet die Rechnung beim Zahlungsdienst.',
  withdraw: 'Verwerfen',
  withdrawOf: (name) => `Änderung von ${name} verwerfen`,
  withdrawn: (name) => `Die Änderung von ${name} ist verworfen. Es wurde nichts abgebucht.`,
  close: 'Schließen',
};
