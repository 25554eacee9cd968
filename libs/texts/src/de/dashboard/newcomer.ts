import type * as english from '../../dashboard/newcomer.ts';
import type { Translation } from '../../translation.ts';
import { landing, TRIAL_DAYS_TEXT, TRIAL_USERS_TEXT } from '../landing/landing.ts';
import { plural } from '../terms/figures.ts';

/** Texts for a new user: the plan chosen before sign-up and the next step. */
export const newcomer: Translation<typeof english.newcomer> = {
  signUpTitle: (plan) => `Für ${plan} registrieren`,
  price: (users, amount, per) => `${landing.plans.users(users)}, ${amount} ${per}.`,
  confirmPlan: (plan) => `Weiter mit ${plan}`,
  confirmFirst: 'Nichts wird berechnet, bevor Sie den genauen Betrag bestätigen.',
  trialInstead: 'Stattdessen kostenlos testen',
  chose: (plan, price) => `Ihre Wahl ist ${plan}: ${price}`,

  trialMeanwhile: 'Inzwischen kostenlos testen',
  start: landing.startTrial,
  starting: 'Ihre Testphase startet',

  checklist: {
    title: (name, left) =>
      `${name === '' ? 'Willkommen' : `Willkommen, ${name}`}. Noch ${plural(left, 'Schritt', 'Schritte')}`,
    label: 'Erste Schritte',
    progress: (done, of) => `${done} von ${of} erledigt`,
    hide: 'Erste Schritte ausblenden',
    states: { done: 'Erledigt', inProgress: 'Als Nächstes', later: 'Später' },
    start: 'Ihre Leitung starten',
    startText: (device) => `${device} kann gestartet werden.`,
    workText: (device, state) => `${device}: ${state}`,
    startedText: (device, time) => `${device} ist seit ${time} online.`,
    startedBefore: 'Die Leitung wurde gestartet und geöffnet.',
    toStart: (device) => `${device} starten`,
    trialText: `Die Intercom erscheint hier innerhalb einer Minute. Die kostenlose Testphase: ${landing.trialTerms}`,
    planText: 'Die Intercom erscheint hier innerhalb einer Minute, nachdem Sie einen Tarif gewählt haben.',
    addText: 'Fügen Sie ein physisches Gerät mit dem Code auf seiner Anzeige hinzu.',
    othersText: (owner) => `Bitten Sie ${owner} um einen Tarif. Dann erscheint hier eine Intercom.`,
    open: 'Öffnen und etwas sagen',
    openText: 'Sie öffnet sich in einem neuen Tab. Erlauben Sie das Mikrofon, wenn der Browser fragt.',
    openAloneText:
      'Sie öffnet sich in einem neuen Tab. Erlauben Sie das Mikrofon, wenn der Browser fragt. Noch ist niemand sonst verbunden.',
    openLaterText: 'Eine gestartete Leitung lässt sich öffnen, sobald ihr DNS bereit ist.',
    openedText: 'Die Leitung wurde geöffnet.',
    toOpen: (device) => `${device} öffnen`,
    invite: 'Crew einladen',
    inviteWithPlan: 'Tarif wählen, dann die Crew einladen',
    inviteText: 'Einzeln oder alle auf einmal aus einer CSV-Datei. Jeder Zugang kann mit der Show enden.',
    inviteWithPlanText:
      'Einladungen per E‑Mail oder CSV, Rollen und Enddaten gehören zu einem Tarif, nicht zur Testphase.',
    invitedText: 'Die erste Einladung ist verschickt.',
    seePlans: 'Tarife ansehen',
    toInvite: 'Personen einladen',
  },

  trialAllows: {
    title: 'Was die Testphase erlaubt',
    line: `Eine Intercom für ${TRIAL_DAYS_TEXT}, ohne Karte.`,
    users: `Bis zu ${TRIAL_USERS_TEXT} gleichzeitig auf der Leitung. Sie richten sie in der Intercom selbst ein.`,
    dataCenter: 'Ein Rechenzentrum Ihrer Wahl.',
    noInvitations: 'Keine Einladungen und kein zweiter Arbeitsbereich. Beides gehört zu einem Tarif.',
    reset: 'Der Wechsel zu einem Tarif setzt die Einstellungen der Intercom zurück.',
    ask: 'Fragen Sie uns',
  },
};
