import type * as english from '../../account/settings.ts';
import type { Translation } from '../../translation.ts';

/** Texts of the settings, below /myaccount/settings. [HZ-9] */
export const settings: Translation<typeof english.settings> = {
  title: 'Einstellungen',
  back: 'Alle Einstellungen',
  you: 'Sie',
  account: 'Konto',
  data: 'Daten',
  pages: {
    profile: 'Profil',
    appearance: 'Darstellung und Sprache',
    notifications: 'Benachrichtigungen',
    signIn: 'Anmeldung und Sitzungen',
    apiTokens: 'API-Tokens',
    account: 'Konto',
    data: 'Ihre Daten',
    delete: 'Löschen',
  },
};

/** Texts around the pages of the billing, at /myaccount. [HZ-9] */
export const billingTabs: Translation<typeof english.billingTabs> = {
  title: 'Abrechnung',
  label: 'Abonnements, Tarife und Rechnungen',
  subscriptions: 'Abonnements',
  plans: 'Tarife',
  invoices: 'Rechnungen',
  customers: 'Kunden',
};
