import { BREAKPOINTS_PX } from '@partyline/display';
import { useSyncExternalStore } from 'react';

const phone = window.matchMedia(`(max-width: ${BREAKPOINTS_PX.mobileUi}px)`);

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

/** Whether the mobile layout holds. [DASH-22, GU-4] */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches);
}
