import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS_PX, type Breakpoint, type LayoutNeeds } from '@partyline/display';
import { useTextSpacing } from './text-spacing.ts';

const useIsBelow = (breakpoint: Breakpoint): boolean =>
  useMediaQuery(`(max-width: ${BREAKPOINTS_PX[breakpoint]}px)`, undefined, {
    getInitialValueInEffect: false,
  });

/** Returns whether the mobile layout applies. [DASH-22, GU-4] */
export const useIsPhone = (): boolean => useIsBelow('mobileUi');

/** Returns whether people show as cards, which have no table head. [DASH-25] */
export const useIsPeopleCards = (): boolean => useIsBelow('manageInvite');

/** Returns whether a finger points, as in the style sheet of the tokens. */
export const useIsTouch = (): boolean =>
  useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false });

/** Returns whether the navigation is collapsed, and the filters are behind one button. [DASH-23] */
export const useIsCompact = (): boolean => useIsBelow('target');

/** Returns whether devices first show as tiles. [DASH-24, GD-1] */
export const useIsNarrow = (): boolean => useIsBelow('viewLevel');

/** Returns what decides the sizes of devices. */
export function useLayoutNeeds(): LayoutNeeds {
  return { isPhone: useIsPhone(), isTouch: useIsTouch(), isSpaced: useTextSpacing() };
}
