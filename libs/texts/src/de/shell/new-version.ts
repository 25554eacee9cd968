import type * as english from '../../shell/new-version.ts';
import type { Translation } from '../../translation.ts';

/** Texts of the notice about a newer portal version. [PLUS-29] */
export const newVersion: Translation<typeof english.newVersion> = {
  label: 'Neue Version',
  text: 'Es gibt eine neue Version dieses Portals. Laden Sie neu, um sie zu nutzen; Ihre Eingaben bleiben erhalten.',
  later: 'Später',
};
