import { WORDINGS } from '../terms/wordings.ts';

/** The words of the screen that stands where another one broke. [ERR-43, UI-14, GU-12] */
export const errorBoundary = {
  title: WORDINGS.generalError,
  reload: 'Reload',
  details: 'Details',
} as const;
