import { BREAKPOINTS_PX, computeViewType, type ViewType } from '@partyline/display';
import { usePreference, viewPreference } from './preferences/preference.ts';
import { useIsNarrow } from '../../shell/use-media.ts';

/** The view a person sees, and the function that chooses another: the saved choice, else by the screen. [DASH-5, GD-1] */
export function useViewType(uid: string): readonly [view: ViewType, choose: (view: ViewType) => void] {
  const [saved, choose] = usePreference(viewPreference, uid);
  const widthPx = BREAKPOINTS_PX.viewLevel + (useIsNarrow() ? 0 : 1);
  return [computeViewType(saved, widthPx), choose];
}
