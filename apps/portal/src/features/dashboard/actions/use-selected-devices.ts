import { isCommandOffered } from '@partyline/device-state';
import type { Subject } from '@partyline/permissions';
import { useMemo } from 'react';
import { useStore } from '../../../store.ts';
import { useCardContext } from '../card/card-context.ts';
import { selection } from '../data/selection.ts';
import { serverNowMs } from '../data/server-clock.ts';
import { deviceContextOf } from '../device-access.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import type { SelectedDevice } from './bulk-fit.ts';

/** The selected devices that still exist, in dashboard order. */
export function useSelectedDevices(
  views: readonly WorkspaceView[],
  subjectIn: (view: WorkspaceView) => Subject,
): readonly SelectedDevice[] {
  const vicUuids = useStore(selection, (ids) => ids);
  const { isConnected } = useCardContext();
  return useMemo(() => {
    if (vicUuids.size === 0) return [];
    const nowMs = serverNowMs();
    // A role may have changed since the selection.
    return views
      .filter((view) => isCommandOffered(subjectIn(view)))
      .flatMap((view) =>
        view.devices
          .filter(({ vicUuid }) => vicUuids.has(vicUuid))
          .map((device) => {
            const access = deviceContextOf({ device, view }, subjectIn, isConnected, nowMs);
            return { device, view, access };
          }),
      );
  }, [vicUuids, views, subjectIn, isConnected]);
}
