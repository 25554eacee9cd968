import type * as english from '../../shell/error-boundary.ts';
import type { Translation } from '../../translation.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Texts of the error screen. [ERR-43, UI-14, GU-12] */
export const errorBoundary: Translation<typeof english.errorBoundary> = {
  title: WORDINGS.generalError,
  reload: 'Neu laden',
  details: 'Einzelheiten',
};
