import type * as english from '../../billing/billing.ts';
import type { Translation } from '../../translation.ts';
import { shell } from '../shell/shell.ts';

/** Texts of subscriptions and invoices at /myaccount. */
export const billing: Translation<typeof english.billing> = {
  title: 'Abrechnung',
  text: 'Wofür dieses Konto bezahlt, und jede Rechnung.',
  noRightsTitle: 'Die Abrechnung gehört nicht zu Ihrer Rolle',
  manage: 'Abrechnung verwalten',
  opening: 'Abrechnung wird geöffnet',
  noPortal: 'Nach dem ersten Kauf verfügbar.',
  loadFailed: 'Das konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  cancel: 'Abonnement behalten',
  showAll: (count) => `Alle ${count} zeigen`,
  showFewer: 'Weniger zeigen',

  subscriptions: {
    title: 'Abonnements',
    loading: 'Abonnements werden geladen',
    noneTitle: 'Noch kein Abonnement',
    noneText: 'Wählen Sie oben einen Tarif. Sein Abonnement erscheint hier.',
    search: 'Abonnements suchen',
    searchHint: 'Name oder Arbeitsbereich',
    clearSearch: 'Suche leeren',
    noMatch: 'Kein Abonnement hat das in seinem Namen oder Arbeitsbereich.',
    export: 'CSV exportieren',
    noDevice: (plan) => `${plan} ohne Instanz`,
    in: (workspace) => `in ${workspace}`,
    columns: {
      name: 'Name',
      plan: 'Tarif',
      invoice: 'Rechnungsnr.',
      users: 'Benutzer',
      statement: 'Als Nächstes',
      price: 'Preis',
      step: 'Nächster Schritt',
      actions: 'Aktionen',
    },
    seats: (used, users) => `${used} von ${users}`,
    facts: (workspace, plan, used, users) =>
      [workspace, plan, used === null ? `${users} Benutzer` : `${used} von ${users} Benutzern`]
        .filter((part) => part !== null)
        .join(', '),
    menuOf: (name) => `Aktionen für das Abonnement von ${name}`,
    renews: (date) => `Verlängert sich am ${date}`,
    ends: (date) => `Endet am ${date}`,
    ended: (date) => `Endete am ${date}`,
    statuses: { Subscribed: 'Aktiv', 'Past-Due': 'Überfällig', 'Not Subscribed': 'Beendet' },
    graceEnds: (date) => `Bis ${date} läuft alles weiter. Bezahlen Sie vorher, um es zu behalten.`,
    groups: { intercom: 'Instanzen', skyport: 'Geräte' },
  },

  actions: {
    cancel: 'Abonnement kündigen',
    resubscribe: 'Kündigung aufheben',
    resubscribeOf: (name) => `Kündigung aufheben: ${name}`,
    buyAgain: 'Neu kaufen',
    buyAgainOf: (name) => `Neu kaufen: ${name}`,
    choosePlan: shell.trial.choosePlan,
    choosePlanOf: (name) => `${shell.trial.choosePlan}: ${name}`,
    delete: 'Löschen',
    payNow: 'Jetzt bezahlen',
    payNowOf: (name) => `Jetzt bezahlen: ${name}`,
    noInvoice: 'Die Rechnung ist noch nicht bekannt. „Abrechnung verwalten“ öffnet sie beim Zahlungsdienst.',
    notBilled: 'Für diesen Tarif gibt es keine Rechnung. Wenden Sie sich an den Support.',
    busy: 'Wird gespeichert',
    cancelled: (name) => `Das Abonnement von ${name} wird nicht verlängert.`,
    cancelledUnpaid: (name, date) => `Das Abonnement von ${name} endet am ${date}.`,
    resubscribed: (name) => `Das Abonnement von ${name} wird verlängert.`,
    resubscribedUnpaid: (name) =>
      `Das Abonnement von ${name} ist nicht mehr gekündigt. Bezahlen Sie, um es zu behalten.`,
    deleted: (name) => `Das Abonnement von ${name} wurde gelöscht.`,
  },

  cancelQuestion: {
    title: (name) => `Abonnement von ${name} kündigen?`,
    until: (date) =>
      `Es läuft bis ${date} und wird nicht verlängert. Bis dahin können Sie die Kündigung aufheben.`,
    untilUnpaid: (date) =>
      `Eine Zahlung ist überfällig: Bis ${date} funktioniert alles, dann endet das Abonnement. Bis dahin können Sie die Kündigung aufheben oder bezahlen, um es zu behalten.`,
    untilUnknown:
      'Es läuft bis zum Ende seines Zeitraums und wird nicht verlängert. Bis dahin können Sie die Kündigung aufheben.',
    after: (days) =>
      `Nach dem Ende ist kein Start mehr möglich, und ${days} Tage später wird das Abonnement gelöscht.`,
    confirm: 'Abonnement kündigen',
  },

  deleteQuestion: {
    title: (name) => `Abonnement von ${name} löschen?`,
    text: 'Es wird sofort entfernt und kann nicht wiederhergestellt werden. Seine Rechnungen bleiben.',
    confirm: 'Abonnement löschen',
  },

  invoices: {
    title: 'Rechnungen',
    loading: 'Rechnungen werden geladen',
    noneTitle: 'Noch keine Rechnung',
    noneText: 'Nach einem Kauf erscheint seine Rechnung hier.',
    export: 'CSV exportieren',
    columns: {
      plan: 'Tarif',
      invoice: 'Rechnungsnr.',
      date: 'Datum',
      users: 'Benutzer',
      renewal: 'Verlängerung',
      status: 'Status',
      net: 'Netto',
      tax: 'Steuer',
      amount: 'Betrag',
      total: 'Gesamtbetrag',
    },
    statuses: {
      Paid: 'Bezahlt',
      Open: 'Offen',
      'Past-Due': 'Überfällig',
      Void: 'Storniert',
      Credit: 'Gutschrift',
    },
    unknown: 'Unbekannt',
    open: (id) => `${id}, öffnet in einem neuen Tab`,
    refunded: (amount) => `${amount} erstattet`,
    credit: (amount) => `Gutschrift ${amount}`,
    creditUsed: (amount) => `${amount} mit Guthaben bezahlt`,
    discount: {
      once: (amount) => `${amount} Rabatt, einmalig`,
      repeating: (amount, until) => `${amount} Rabatt bis zum ${until}`,
      forever: (amount) => `${amount} Rabatt auf jede Zahlung`,
    },
    file: (day) => `rechnungen-${day}.csv`,
  },

  charges: {
    title: 'Nächste Zahlungen',
    loading: 'Nächste Zahlungen werden geladen',
    none: 'Es steht keine Zahlung an.',
    beforeTax: 'Vor Steuern',
    sum: (days) => `Nächste ${days} Tage`,
    overdue: (date) => `Überfällig, bis ${date}`,
    of: (count, isYearly) => `${count} ${isYearly ? 'jährliche ' : ''}Abonnements`,
    credit: (amount) => `Guthaben des Kontos: ${amount}. Es bezahlt die nächsten Rechnungen zuerst.`,
    expected: (amount) => `${amount} voraussichtlich aus Guthaben`,
  },

  customers: {
    title: 'Ihre Kunden',
    loading: 'Ihre Kunden werden geladen',
    none: 'Noch keine Kunden',
    noOwner: 'Kein Inhaber',
    columns: {
      workspace: 'Arbeitsbereich',
      owner: 'Inhaber',
      plans: 'Tarife',
      seats: 'Benutzer verbunden',
      next: 'Nächster Termin',
      health: 'Zustand',
    },
    seats: (used, users) => `${used} von ${users}`,
    health: {
      ok: 'Gut',
      'ends-soon': 'Endet bald',
      'past-due': 'Überfällig',
      expired: 'Abgelaufen',
      none: 'Kein Abonnement',
    },
  },
};
