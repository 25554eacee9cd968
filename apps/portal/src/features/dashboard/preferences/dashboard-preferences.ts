import { computeZoom, parseAccordionSettings } from '@partyline/display';
import { createPreference } from './preference.ts';

/** Which workspaces are open, per person and account: `[{workspaceId, isOpen}]`. [DASH-10, DASH-11, GD-5] */
export const accordionPreference = createPreference('accordions', parseAccordionSettings);

/** How large cards are drawn, per person: 0 to 100. [DASH-3, GD-3] */
export const zoomPreference = createPreference('zoom', computeZoom);

/** The view a person has chosen, as it is stored: `computeViewType` says what it means. [DASH-1, DASH-5, GD-1] */
export const viewPreference = createPreference<unknown>('view', (stored) => stored);
