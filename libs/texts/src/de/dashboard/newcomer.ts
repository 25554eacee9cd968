import type * as english from '../../dashboard/newcomer.ts';
import type { Translation } from '../../translation.ts';
import { INVITE_WITH_PLAN_TEXT, landing } from '../landing/landing.ts';

/** Texts for a new user: the plan chosen before sign-up and the next step. */
export const newcomer: Translation<typeof english.newcomer> = {
  signUpTitle: (plan) => `Für ${plan} registrieren`,
  price: (users, amount, per) => `${landing.plans.users(users)}, ${amount} ${per}.`,
  confirmPlan: (plan) => `Weiter mit ${plan}`,
  confirmFirst: 'Nichts wird berechnet, bevor Sie den genauen Betrag bestätigen.',
  trialInstead: 'Stattdessen kostenlos testen',
  chose: (plan, price) => `Ihre Wahl ist ${plan}: ${price}`,

  nextStep: 'Nächster Schritt',
  startDevice: (name) => `Starten Sie ${name} und öffnen Sie dann das Gerät, um Ihre Crew zu verbinden.`,
  trialMeanwhile: 'Inzwischen kostenlos testen',
  start: landing.startTrial,
  starting: 'Ihre Testphase startet',

  checklist: {
    title: 'Ihre erste Leitung auf Sendung',
    states: { done: 'Erledigt', current: 'Als Nächstes', later: 'Später' },
    account: 'Konto bereit',
    accountText: (account, role) => `${account}, mit Ihnen als ${role}.`,
    device: 'Intercom bekommen',
    trialText: `Die Intercom erscheint hier innerhalb einer Minute. Die kostenlose Testphase: ${landing.trialTerms}`,
    planText: 'Die Intercom erscheint hier innerhalb einer Minute, nachdem Sie einen Tarif gewählt haben.',
    addText: 'Fügen Sie ein physisches Gerät mit dem Code auf seiner Anzeige hinzu.',
    othersText: (owner) => `Bitten Sie ${owner} um einen Tarif. Dann erscheint hier eine Intercom.`,
    invite: 'Crew einladen',
    inviteWithPlan: INVITE_WITH_PLAN_TEXT,
    inviteText: 'Einzeln oder alle auf einmal aus einer CSV-Datei. Jeder Zugang kann mit der Show enden.',
    inviteWithPlanText:
      'Einladungen gehören zu einem Tarif. Bis dahin richten Sie die Benutzer in der Intercom ein.',
    talk: 'Öffnen und sprechen',
    talkText: 'Starten Sie die Intercom; sie lässt sich öffnen, sobald ihr DNS bereit ist.',
    seePlans: 'Tarife ansehen',
    toInvite: 'Personen einladen',
  },
};
