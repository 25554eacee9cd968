import { WORDINGS } from '../terms/wordings.ts';

/** Texts of the error screen. [ERR-43, UI-14, GU-12] */
export const errorBoundary = {
  title: WORDINGS.generalError,
  reload: 'Reload',
  details: 'Details',
} as const;
