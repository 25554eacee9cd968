import { pageTitleOf } from '../../terms/look-ups.ts';
import type * as english from '../../landing/page-titles.ts';
import type { Translation } from '../../translation.ts';

/** Area and name of every screen, by path. [GR-14, ROUTE-27] */
export const PAGE_NAMES: Translation<typeof english.PAGE_NAMES> = {
  '/': { area: 'Dienst', screen: 'Willkommen' },
  '/login': { area: 'Anmeldung', screen: 'Anmelden' },
  '/useraction': { area: 'Anmeldung', screen: 'E-Mail und Passwort' },
  '/confirm-email': { area: 'Anmeldung', screen: 'E-Mail-Adresse bestätigen' },
  '/adddevice': { area: 'Arbeitsbereich', screen: 'Gerät hinzufügen' },
  '/accounts-select': { area: 'Konto', screen: 'Konto wählen' },
  '/dashboard': { area: 'Arbeitsbereich', screen: 'Dashboard' },
  '/myaccount/settings': { area: 'Konto', screen: 'Einstellungen' },
  '/myaccount': { area: 'Konto', screen: 'Abrechnung' },
  '/shows': { area: 'Arbeitsbereich', screen: 'Shows' },
  '/manage-invite': { area: 'Arbeitsbereich', screen: 'Personen' },
  '/activity': { area: 'Konto', screen: 'Aktivität' },
  '/invite': { area: 'Arbeitsbereich', screen: 'Einladung' },
  '/ownershiptransfer': { area: 'Arbeitsbereich', screen: 'Inhaberschaft' },
  '/maintenance': { area: 'Dienst', screen: 'Wartung' },
  '/actionlink': { area: 'Anmeldung', screen: 'Link' },
  '/contact': { area: 'Dienst', screen: 'Support kontaktieren' },
};

/** The title of a page or of a named screen of it. [GR-14, ROUTE-27] */
export const pageTitle: typeof english.pageTitle = /* @__PURE__ */ pageTitleOf(PAGE_NAMES);
