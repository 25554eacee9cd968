import { TRIAL_PLAN_USERS } from '@partyline/pricing';
import { TRIAL_DAYS } from '@partyline/subscriptions';
import type * as english from '../../landing/landing.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { percentText, plural } from '../terms/figures.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';

/** "14 Tage" */
export const TRIAL_DAYS_TEXT = plural(TRIAL_DAYS, 'Tag', 'Tage');
/** "4 Benutzer" */
export const TRIAL_USERS_TEXT = plural(TRIAL_PLAN_USERS, 'Benutzer', 'Benutzer');
/** What comes with a plan, not with the trial. [GC-5] */
export const INVITE_WITH_PLAN_TEXT = 'Laden Sie die Crew ein, wenn Sie einen Tarif wählen';
/** Terms of a trial, for landing page, sign-up form, first steps and plans. [GC-5, GEN-3, GP-3] */
export const TRIAL_TERMS_TEXT = `${TRIAL_DAYS_TEXT}, ${TRIAL_USERS_TEXT}, keine Karte. ${INVITE_WITH_PLAN_TEXT}.`;

/** Texts of the landing page. */
export const landing: Translation<typeof english.landing> = {
  menu: 'Website',
  whatItDoes: 'Was es kann',
  logIn: 'Anmelden',
  headline: 'Jede Crew auf einer Leitung, von überall',
  lead: 'Cloud-Intercom für Crews in Rundfunk, Theater und Stadion. Starten Sie eine Leitung im Rechenzentrum, das der Show am nächsten liegt, laden Sie Personen per E‑Mail ein, und sehen Sie auf einen Blick, was läuft und was Ihre Aufmerksamkeit braucht.',
  startTrial: 'Kostenlos testen',
  trialTerms: TRIAL_TERMS_TEXT,
  drawing: {
    label: 'Sechs Positionen auf einer Leitung; eine davon ist nicht verbunden.',
    positions: ['Inspizienz', 'Saalton', 'Kamera 3', 'Ü-Wagen 2', 'Kommentar', 'Sprechstelle Tor 7'],
    talking: 'spricht',
    offline: 'offline',
    line: 'Hauptleitung Arena',
    joined: '5 von 6 verbunden',
  },
  plans: {
    title: 'Tarife',
    intervalLabel: 'Abrechnungszeitraum',
    intervals: { week: 'Wöchentlich', month: 'Monatlich', year: 'Jährlich' },
    per: { week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' },
    recommended: 'Empfohlen',
    users: (count) => `${count} Benutzer`,
    sizes: (counts) =>
      `Für ${new Intl.ListFormat(TEXTS_LOCALE, { type: 'disjunction' }).format(counts.map(String))} Benutzer`,
    range: (lowest, highest, per) => `${lowest} bis ${highest} ${per}, je nach Größe`,
    monthly: (price) => `${price} pro Monat.`,
    saving: (price) => `${price} sparen`,
    listed: 'Listenpreis',
    discount: (percent) => `${percentText(percent)} Rabatt auf jede Verlängerung`,
    choose: (plan) => `${plan} wählen`,
    everyPlan:
      'In jedem Tarif: ein Rechenzentrum Ihrer Wahl. Jederzeit kündbar; er läuft bis zum Ende des bezahlten Zeitraums.',
    plusTax: 'zuzüglich Steuer',
    note: 'Preise in USD. Nichts wird berechnet, bevor Sie den genauen Betrag bestätigen.',
    noteTaxed:
      'Preise in USD, zuzüglich Steuer nach Ihrer Rechnungsadresse. Nichts wird berechnet, bevor Sie den genauen Betrag bestätigen.',
  },
  steps: {
    title: 'So funktioniert es',
    list: [
      {
        title: 'Leitung starten',
        text: 'Wählen Sie ein Rechenzentrum nahe der Show. Ihre erste Instanz ist da, sobald Sie sich registriert haben.',
      },
      {
        title: 'Crew einladen',
        text: 'Sobald Sie einen Tarif wählen: per E-Mail oder eine ganze Liste als CSV-Datei. Jede Person bekommt die Rolle, die Sie wählen, nicht mehr.',
      },
      {
        title: 'Show fahren',
        text: 'Sehen Sie, was online ist, starten Sie neu, was es nicht ist, und öffnen Sie eine Leitung mit einem Tastendruck, auf jedem Bildschirm.',
      },
    ],
  },
  contact: {
    title: 'Sprechen Sie mit uns',
    text: 'Eine Vorführung, ein Ort mit besonderen Anforderungen, eine Frage zu einem Tarif: Sagen Sie uns, wer Sie sind, und ein Mensch schreibt Ihnen.',
    nav: 'Kontakt',
    submit: 'Senden',
    sending: 'Wird gesendet',
    sent: 'Vielen Dank. Wir haben Ihre Angaben und schreiben Ihnen.',
    failed: 'Ihre Angaben konnten nicht gesendet werden. Bitte versuchen Sie es erneut.',
    privacy: 'Wie wir Ihre Angaben verwenden',
  },
  footer: { label: 'Mehr', terms: 'Bedingungen', privacy: 'Datenschutz', support: 'Hilfe' },
  pageUnknown: DECIDED_WORDINGS.pageUnknown,
  reasons: [
    {
      title: 'Zustand vor Text',
      text: 'Eine Lampe, eine Form und ein Wort für jedes Gerät. Was nicht stimmt, kommt mit dem Grund und dem nächsten Schritt.',
    },
    {
      title: 'Die richtigen Leute, für den Abend',
      text: 'Laden Sie per E-Mail oder aus einer CSV-Datei ein, in einen Arbeitsbereich oder in alle. Alle sehen, was sie tun können, und warum das Übrige nicht.',
    },
    {
      title: 'Keine Überraschung im Saal',
      text: 'Das Stoppen eines Leitgeräts fragt erst nach, Verschieben braucht ein gestopptes Gerät, und nichts setzt eine Konfiguration zurück, ohne es zu sagen.',
    },
  ],
};
