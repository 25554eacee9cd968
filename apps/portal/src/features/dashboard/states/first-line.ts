import { deviceActionDecision, displayState, type FirstLine } from '@partyline/device-state';
import type { ShownDevice } from '../dashboard-rows.ts';
import type { OverlayProps } from '../data/page-state.ts';
import { useClock } from '../data/clock.ts';
import { deviceContextOf } from '../device-access.ts';
import { useCardContext } from '../device-context.ts';

/** The device of the first line, with what the user may do with it now. */
export interface ShownLine extends ShownDevice, FirstLine {
  readonly start: () => void;
  readonly open: () => void;
}

/** Returns the device to begin with: one that can be opened, else one that is online, else one that can be started; null without devices. */
export function useFirstLine({
  views,
  subjectOf,
}: Pick<OverlayProps, 'views' | 'subjectOf'>): ShownLine | null {
  const { isConnected, command, openDevice } = useCardContext();
  const nowMs = useClock();
  const lines = views.flatMap((view) =>
    view.devices.map((device): ShownLine => {
      const access = deviceContextOf({ device, view }, subjectOf, isConnected, nowMs);
      return {
        device,
        view,
        isOnline: displayState(device) === 'online',
        mayStart: deviceActionDecision(device, 'start', access).allowed,
        mayOpen: deviceActionDecision(device, 'open', access).allowed,
        start: () => command(device, 'start', access),
        open: () => void openDevice(device),
      };
    }),
  );
  const first = (name: 'mayOpen' | 'isOnline' | 'mayStart') => lines.find((line) => line[name]);
  return first('mayOpen') ?? first('isOnline') ?? first('mayStart') ?? lines[0] ?? null;
}
