import type * as english from '../../billing/plans.ts';
import type { Translation } from '../../translation.ts';
import { percentText } from '../terms/figures.ts';
import { landing } from '../landing/landing.ts';

const { plans } = landing;

/** By the description in the catalogue, which is English. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Everything of Essential for 14 days. No card needed.': 'Alles aus Essential, 14 Tage lang. Ohne Karte.',
  'One room, one crew. Up to 16 users in one data center of your choice.':
    'Ein Raum, eine Crew. Bis zu 16 Benutzer in einem Rechenzentrum Ihrer Wahl.',
  'Several venues, linked. Up to 40 users with link groups and physical devices.':
    'Mehrere Orte, verbunden. Bis zu 40 Benutzer mit Link-Gruppen und physischen Geräten.',
  'Broadcast scale. Up to 200 users, with support by phone during shows.':
    'Für große Sendungen. Bis zu 200 Benutzer, mit telefonischem Support während der Shows.',
  'Remote access for up to 4 physical devices on one site.':
    'Fernzugang zu bis zu 4 physischen Geräten an einem Ort.',
  'Remote access for up to 16 physical devices, on any number of sites.':
    'Fernzugang zu bis zu 16 physischen Geräten, an beliebig vielen Orten.',
};

/** Texts of the plan cards and the purchase dialog. */
export const planCards: Translation<typeof english.planCards> = {
  title: 'Tarife',
  text: 'Preise in USD. Sie bezahlen auf der Seite des Kartendienstes.',
  textTaxed:
    'Preise in USD, zuzüglich Steuer nach Ihrer Rechnungsadresse. Sie bezahlen auf der Seite des Kartendienstes.',
  lists: 'Wofür der Tarif ist',
  list: { new: 'Neue Instanz', upgrade: 'Tarif ändern', skyport: 'Geräte' },
  interval: plans.intervalLabel,
  intervals: plans.intervals,
  users: 'Benutzer',
  usersOf: (plan) => `Benutzer von ${plan}`,
  count: plans.users,
  perInterval: plans.per,
  monthly: plans.monthly,
  listed: plans.listed,
  discountEveryRenewal: plans.discount,
  plusTax: plans.plusTax,
  saving: (price) => `${price} im Jahr sparen`,
  notSold: (interval) => `Für diese Benutzerzahl nicht ${interval.toLowerCase()} erhältlich.`,
  recommended: plans.recommended,
  discount: (percent) => `${percentText(percent)} Rabatt`,
  describe: (description) => DESCRIPTIONS[description] ?? description,
  choose: plans.choose,
  chooseFor: (plan, users) => `${plans.choose(plan)}, für ${plans.users(users)}`,
  loading: 'Tarife und Preise werden geladen',
  missingTitle: 'Die Preise sind gerade nicht verfügbar',
  missingText: 'Ihre jetzigen Tarife sind nicht betroffen. Versuchen Sie es gleich noch einmal.',
  tryAgain: 'Erneut versuchen',
  noneTitle: 'Kein Tarif zum Ändern',
  noneText: 'Eine Instanz mit einem Tarif oder einer Testphase erscheint hier.',
  target: 'Zu ändernde Instanz',
  targetMissing: 'Ihre Instanzen konnten nicht geladen werden.',
  targetOf: (name, plan, users) => `${name}: ${plan}, ${plans.users(users)}`,
  device: 'Gerät',
  deviceOf: (name, workspace) => `${name} im Arbeitsbereich ${workspace}`,
  devicesMissing: 'Ihre Geräte konnten nicht geladen werden.',
  noDevice: 'Fügen Sie zuerst ein Gerät hinzu: Dieser Tarif ist für den Fernzugang zu einem Gerät.',
  yourPlan: 'Ihr Tarif',
  inUse: 'In Verwendung',
  chosen: 'Ihre Auswahl',
  trial: {
    start: landing.startTrial,
    starting: 'Ihre Testphase startet',
    used: 'Sie haben Ihre Testphase bereits in einem anderen Konto genutzt.',
    terms: landing.trialTerms,
  },
  purchase: {
    title: (plan) => `${plan} kaufen`,
    deviceTitle: (plan, name) => `${plan} für ${name} kaufen`,
    changeTitle: (name, plan) => `${name} auf ${plan} ändern`,
    plan: 'Tarif',
    users: 'Benutzer',
    paid: 'Zahlung',
    dueNow: 'Jetzt fällig',
    discount: 'Rabatt',
    off: {
      once: (amount) => `${amount} Rabatt auf diese Zahlung`,
      repeating: (amount, until) => `${amount} Rabatt bis zum ${until}`,
      forever: (amount) => `${amount} Rabatt auf jede Zahlung`,
    },
    net: 'Netto',
    tax: 'Steuer',
    taxByAddress: 'nach Ihrer Rechnungsadresse, auf der Zahlungsseite',
    total: 'Gesamtbetrag',
    plusTax: (price) => `${price} ${plans.plusTax}`,
    taxIncluded: (price, tax) => `${price} (${tax} Steuer)`,
    renewalDiscount: 'Rabatt auf Verlängerungen',
    completeAddress: 'Abrechnung verwalten',
    noCharge: 'Keine Zahlung',
    lines: {
      unused: (plan) => `Ungenutzte Zeit von ${plan}`,
      rest: (plan) => `Rest der Laufzeit von ${plan}`,
      whole: (plan) => plan,
    },
    creditAdded: 'Neues Guthaben des Kontos',
    creditUsed: 'Mit Guthaben bezahlt',
    creditLeft: 'Verbleibendes Guthaben des Kontos',
    carriedOver: 'Kommt auf die nächste Rechnung',
    renewal: 'Jede Verlängerung',
    renewalAt: (price, date) => `${price}, erstmals am ${date}`,
    expectedOn: (date) => `Voraussichtlich am ${date}`,
    expected: (credit, due) =>
      [credit && `${credit} aus Guthaben`, due && `${due} zu zahlen`].filter(Boolean).join(', '),
    accountCredit: (credit) =>
      `Das Konto hat ein Guthaben von ${credit}. Guthaben bezahlt die Rechnungen des Kontos zuerst.`,
    checking: 'Der genaue Betrag wird beim Zahlungsdienst abgefragt',
    noAmount: 'Solange der genaue Betrag nicht bekannt ist, kann nichts gekauft werden.',
    tryAgain: 'Erneut versuchen',
    toPayment: 'Weiter zur Zahlung',
    payNow: (price) => `Jetzt ${price} bezahlen`,
    changeFree: 'Ohne Zahlung ändern',
    opening: 'Die Zahlungsseite wird geöffnet',
    onProvidersPage:
      'Sie geben Ihre Karte auf der Seite des Zahlungsdienstes ein und können dort noch abbrechen.',
    chargesCard:
      'Ihre hinterlegte Karte wird belastet, sobald Sie bestätigen. Bittet Ihre Bank um eine Bestätigung der Zahlung, wechselt der Tarif danach.',
    paysNothing: 'Sie zahlen jetzt nichts.',
    keepsRunning: (name) =>
      `${name} läuft weiter: ohne Neustart, mit derselben Konfiguration und den verbundenen Benutzern.`,
    moreConnected: (connected, users) =>
      `Jetzt sind ${connected} Benutzer verbunden, mehr als die ${users} dieses Tarifs. Sie bleiben verbunden.`,
    addsInstance: 'Ihr Dashboard bekommt eine neue Instanz.',
    tickFirst: 'Verfügbar, sobald Sie das Kästchen oben angekreuzt haben.',
    accept: 'Mir ist bewusst, dass die Konfiguration zurückgesetzt wird.',
    cancel: 'Abbrechen',
  },
};

/** Texts of the redirect to the payment provider. */
export const paymentLink: Translation<typeof english.paymentLink> = {
  text: 'Wenn nichts geschieht:',
  follow: 'weiter zum Zahlungsdienst',
};

/** Texts of the screens after a payment. */
export const payment: Translation<typeof english.payment> = {
  processing: {
    title: 'Ihre Zahlung wird geprüft',
    text: 'Wir fragen den Zahlungsdienst, ob die Zahlung geklappt hat. Das dauert einige Sekunden.',
    longer: 'Es dauert länger als üblich. Sie können diese Seite verlassen: Nichts geht verloren.',
  },
  success: {
    title: 'Ihr Tarif ist aktiv',
    trialTitle: 'Ihre Testphase hat begonnen',
    text: (plan, users) => `${plan} für ${plans.users(users)} steht auf Ihrem Dashboard bereit.`,
  },
  next: {
    invite: 'Personen einladen',
    inviteText: 'Als Nächstes: Laden Sie ein, wer darauf spricht.',
    device: (name) => `Zu ${name}`,
    deviceText: 'Als Nächstes: Starten Sie es und sprechen Sie.',
    later: 'Später',
  },
  cancel: {
    title: 'Zahlung abgebrochen',
    text: 'Nichts wurde berechnet, und nichts hat sich geändert.',
  },
  later: { title: 'Zahlung in Bearbeitung' },
  unpaid: {
    title: 'Keine Zahlung vorhanden',
    none: 'Für dieses Konto läuft keine Zahlung. Es wurde nichts gekauft.',
    open: 'Dieser Kauf wurde nicht bezahlt. Es wurde nichts gekauft.',
    expired: 'Die Zahlungsseite ist abgelaufen. Es wurde nichts berechnet.',
    failed:
      'Die Zahlung ist fehlgeschlagen. Es wurde nichts gekauft; Sie können es mit einer anderen Karte erneut versuchen.',
    refused: 'Diese Zahlung konnte nicht angenommen werden. Sie bekommen Ihr Geld zurück.',
  },
  notChecked: 'Die Zahlung konnte nicht geprüft werden',
  redirect: (seconds) =>
    `Sie kommen in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} automatisch zum Dashboard zurück.`,
  stay: 'Auf dieser Seite bleiben',
  toDashboard: 'Zum Dashboard',
  toPlans: 'Zurück zu den Tarifen',
};
