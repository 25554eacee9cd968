import type { Subject } from '@partyline/permissions';
import { isRowExpired } from '@partyline/subscriptions';
import { useMemo } from 'react';
import { useStore } from '../../../store.ts';
import { useCardSurroundings } from '../card/card-context.ts';
import { serverNowMs } from '../server-clock.ts';
import { selection } from '../selection.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import type { SelectedDevice } from './bulk-fit.ts';

/** The devices that are ticked and still there, in the order of the dashboard. */
export function useSelected(
  views: readonly WorkspaceView[],
  subjectIn: (view: WorkspaceView) => Subject,
): readonly SelectedDevice[] {
  const ticked = useStore(selection, (ids) => ids);
  const { isConnected } = useCardSurroundings();
  return useMemo(() => {
    if (ticked.size === 0) return [];
    const nowMs = serverNowMs();
    return views.flatMap((view) =>
      view.devices
        .filter(({ vicUuid }) => ticked.has(vicUuid))
        .map((device) => {
          const subject = subjectIn(view);
          const isSubscriptionExpired = isRowExpired(device, nowMs);
          const access = { subject, workspaceId: view.workspace.id, isSubscriptionExpired, isConnected };
          return { device, view, access };
        }),
    );
  }, [ticked, views, subjectIn, isConnected]);
}
