import { idleModule } from '../../lazy-module.ts';

/** The panels that the buttons of the navigation open. */
export const panels = idleModule(() => import('./account-panels.tsx'));
