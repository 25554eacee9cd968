import type * as english from '../../sign-in/about-you.ts';
import type { Translation } from '../../translation.ts';

/** Texts of the profile form: at sign-up, in the account and for contact. */
export const aboutYou: Translation<typeof english.aboutYou> = {
  title: 'Über Sie',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma',
  marketCode: 'Branche',
  marketPlaceholder: 'Branche wählen',
  marketsLoading: 'Branchen werden geladen',
  marketsFailed:
    'Die Liste der Branchen konnte nicht geladen werden. Geben Sie Ihre Tätigkeit ein, oder versuchen Sie es erneut.',
  marketsRetry: 'Erneut versuchen',
  country: 'Land',
  countryPlaceholder: 'Eingeben oder wählen',
  countryChoice: 'Land wählen',
  noCountry: 'Kein Land hat diesen Namen.',
  state: 'Bundesstaat',
  statePlaceholder: 'Bundesstaat wählen',
  email: 'E-Mail',
  emailHint: 'Die E-Mail-Adresse, mit der Sie sich anmelden.',
  dataUsage: 'Nutzungsdaten teilen',
  dataUsageHint:
    'Welche Ansichten benutzt werden, nie was auf einer Leitung gesprochen wird. Sie können das jederzeit unter „Einstellungen“ ändern.',
  contactConsent: 'Sie dürfen mich wegen des Dienstes kontaktieren.',
  contactConsentRequired: 'Nötig, um die Vereinbarung anzunehmen.',
  count: (length, limit) => `${length} von ${limit}`,
  countOf: (length, limit) => `${length} von ${limit} Zeichen`,
};
