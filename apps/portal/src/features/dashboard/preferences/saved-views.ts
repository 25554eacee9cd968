import { createPreference } from './preference.ts';
import { parseSavedViews } from './saved-view.ts';

/** The views a person has kept, per person and account. [PLUS-13] */
export const savedViewsPreference = createPreference('views', parseSavedViews);
