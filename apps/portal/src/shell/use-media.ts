import { BREAKPOINTS_PX, type Breakpoint } from '@partyline/display';
import { useSyncExternalStore } from 'react';

function below(breakpoint: Breakpoint) {
  const query = window.matchMedia(`(max-width: ${BREAKPOINTS_PX[breakpoint]}px)`);
  const subscribe = (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}

/** Whether the mobile layout holds. [DASH-22, GU-4] */
export const useIsPhone = below('mobileUi');

/** Whether the screen is so narrow that devices are first shown as tiles. [DASH-24, GD-1] */
export const useIsNarrow = below('viewLevel');
