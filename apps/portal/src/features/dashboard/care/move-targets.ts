import type { Workspace } from '@partyline/contract';
import { circumstancesOf, type AccountCircumstances } from '@partyline/permissions';
import { listMoveTargets } from '@partyline/workspaces';
import { useMemo } from 'react';
import { useSession } from '../../../session/session-store.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

/** The circumstances of the account; until they are known, those with the fewest rights. */
export function useCircumstances(): AccountCircumstances {
  return useSession(({ user }) => circumstancesOf(user));
}

/** The workspaces that the devices of one may be moved to. [GW-14, ROLE-35] */
export function useMoveTargets(source: WorkspaceView, views: readonly WorkspaceView[]): readonly Workspace[] {
  const circumstances = useCircumstances();
  return useMemo(
    () =>
      listMoveTargets(
        source.workspace,
        views.map((view) => view.workspace),
        circumstances,
      ),
    [source, views, circumstances],
  );
}
