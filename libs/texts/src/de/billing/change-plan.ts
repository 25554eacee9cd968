import type * as english from '../../billing/change-plan.ts';
import type { Translation } from '../../translation.ts';
import { landing } from '../landing/landing.ts';

const { plans } = landing;

/** Texts of the dialog that changes the plan of one subscription, and of what opens it. */
export const changePlan: Translation<typeof english.changePlan> = {
  open: 'Tarif ändern',
  openOf: (name) => `Tarif ändern: ${name}`,
  title: (name) => `Tarif von ${name} ändern`,
  untitled: 'Tarif ändern',
  held: (place, plan, users, interval) =>
    `${place === null ? '' : `${place}. `}${plan}, ${plans.users(users)}, ${interval} bezahlt`,
  heldUntil: (held, date) => `${held} bis ${date}.`,
  intervals: { week: 'wöchentlich', month: 'monatlich', year: 'jährlich' },
  plan: 'Tarif',
  users: 'Benutzer',
  paid: 'Zahlung',
  today: 'Heute',
  todayWith: (users) => `Heute, mit ${plans.users(users)}n`,
  todaySize: (users) => `heute ${users}`,
  todayGone: (users) => `Heute, mit ${plans.users(users)}n. Nicht mehr im Angebot.`,
  upTo: (users) => `Bis zu ${plans.users(users)}.`,
  from: (users) => `Ab ${plans.users(users)}n.`,
  connected: (count) => (count === 1 ? 'Gerade ist 1 verbunden.' : `Gerade sind ${count} verbunden.`),
  notSold: (interval) => `Nicht ${interval} erhältlich.`,
  sizeNotSold: (users, plan) => `${users} (nicht mit ${plan})`,
  intervalNotSold: (interval, users, plan) =>
    `${plan} für ${plans.users(users)} ist nicht ${interval} erhältlich.`,
  nothingTitle: 'Noch ändert sich nichts',
  nothingText:
    'Wählen Sie einen anderen Tarif, eine andere Benutzerzahl oder einen anderen Zeitraum. Der genaue Betrag steht dann hier, bevor etwas berechnet wird.',
  choices: 'Neuer Tarif',
  cost: 'Was es kostet',
  cancel: 'Abbrechen',
  close: 'Schließen',
  loading: 'Abonnement und Preise werden geladen',
  unknown: 'Dieses Konto hat kein solches Abonnement.',
  failed: 'Das Abonnement oder die Preise konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
};
