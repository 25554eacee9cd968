import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS_PX, type Breakpoint } from '@partyline/display';

const useIsBelow = (breakpoint: Breakpoint): boolean =>
  useMediaQuery(`(max-width: ${BREAKPOINTS_PX[breakpoint]}px)`, undefined, {
    getInitialValueInEffect: false,
  });

/** Returns whether the mobile layout applies. [DASH-22, GU-4] */
export const useIsPhone = (): boolean => useIsBelow('mobileUi');

/** Returns whether devices first show as tiles. [DASH-24, GD-1] */
export const useIsNarrow = (): boolean => useIsBelow('viewLevel');
