import { circumstancesOf, subjectFor, type Subject } from '@partyline/permissions';
import { useCallback } from 'react';
import { useSession } from '../../session/session-store.ts';
import type { WorkspaceView } from './model/workspace-view.ts';

/** Who asks, in each workspace: by the roles sent with it and the circumstances of the account. [GC-5, GC-14, GP-6] */
export function useSubject(): (view: WorkspaceView) => Subject {
  const circumstances = useSession(({ user }) => circumstancesOf(user));
  return useCallback(
    ({ workspace }) => subjectFor({ roles: workspace.roles, ...circumstances }),
    [circumstances],
  );
}
