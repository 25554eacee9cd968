import type * as english from '../../shell/notices.ts';
import type { Translation } from '../../translation.ts';

/** Texts of the line at the foot of a page, and of its panel. [HZ-10] */
export const notices: Translation<typeof english.notices> = {
  title: 'Hinweise',
  count: (count) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
  none: 'Keine Hinweise',
  more: (count) => `${count} weitere`,
  allInBilling: 'Alle unter „Abrechnung“',
  close: 'Schließen',
  later: 'Später',
  laterFor: (name) => `Später: ${name}`,
  live: 'Aktuell',
};
