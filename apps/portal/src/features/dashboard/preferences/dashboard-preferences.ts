import { computeZoom, parseAccordionSettings } from '@partyline/display';
import { createPreference } from './preference.ts';

/** Which workspaces are open, per person and account: `[{workspaceId, isOpen}]`. [DASH-10, DASH-11, GD-5] */
export const accordionPreference = createPreference('accordions', parseAccordionSettings);

/** How large cards are drawn, per person: 0 to 100. [DASH-3, GD-3] */
export const zoomPreference = createPreference('zoom', computeZoom);
