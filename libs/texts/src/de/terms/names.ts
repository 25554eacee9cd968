import type * as english from '../../terms/names.ts';
import type { Translation } from '../../translation.ts';

/** Initial names of a new account and its contents; instances are numbered. */
export const FIRST_NAMES: Translation<typeof english.FIRST_NAMES> = {
  account: 'Mein Konto',
  workspace: 'Standard',
  instance: 'Intercom',
  instanceModel: 'Virtuelle Intercom',
};

/** Markets of profiles and leads, with the codes and order of the English list. [EULA-31, ENT-24, GE-8] */
export const MARKETS: Translation<typeof english.MARKETS> = [
  { value: 'broadcast', label: 'Rundfunk' },
  { value: 'live-events', label: 'Live-Veranstaltungen' },
  { value: 'theatre', label: 'Theater und darstellende Künste' },
  { value: 'sports', label: 'Sportereignisse' },
  { value: 'film', label: 'Film- und Fernsehproduktion' },
  { value: 'house-of-worship', label: 'Kirchen und Gotteshäuser' },
  { value: 'corporate', label: 'Unternehmen und Konferenzen' },
  { value: 'education', label: 'Bildung' },
  { value: 'government', label: 'Behörden und öffentliche Sicherheit' },
  { value: 'rental', label: 'Verleih und Bühnentechnik' },
  { value: 'other', label: 'Sonstiges' },
];
