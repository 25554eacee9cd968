import type { Workspace } from '@partyline/contract';
import { isCommandOffered, type DeviceContext, type DeviceInWorkspace } from '@partyline/device-state';
import {
  circumstancesOf,
  purchaseStepOf,
  subjectFor,
  type AccountCircumstances,
  type Subject,
} from '@partyline/permissions';
import { accountOwnerText, screens, type RefusalReader } from '@partyline/texts';
import { listMoveTargets } from '@partyline/workspaces';
import { onlineManager } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { getSession, useSession } from '../../session/session-store.ts';
import type { WorkspaceView } from './model/workspace-view.ts';

/** The account's circumstances; those with the fewest rights until they are loaded. */
export function useCircumstances(): AccountCircumstances {
  return useSession(({ user }) => circumstancesOf(user));
}

/** The caller in each workspace, from its roles and the account. [GC-5, GC-14, GP-6] */
export function useSubject(): (view: WorkspaceView) => Subject {
  const circumstances = useCircumstances();
  return useCallback(
    ({ workspace }) => subjectFor({ roles: workspace.roles, ...circumstances }),
    [circumstances],
  );
}

/** The rights of a caller who can never start or stop here, and whom to ask; null for other callers. [GC-10] */
export function useWorkspaceNote(
  subjectIn: (view: WorkspaceView) => Subject,
): (view: WorkspaceView) => string | null {
  const account = useSession(({ user }) => user?.accountName) ?? null;
  return useCallback(
    (view) =>
      isCommandOffered(subjectIn(view))
        ? null
        : screens.dashboard.viewOnly(view.workspace.ownerName ?? accountOwnerText(account)),
    [subjectIn, account],
  );
}

/** The facts about the caller that the text of a refusal needs. */
export function readerOf(subject: Subject): RefusalReader {
  return { purchase: purchaseStepOf(subject), accountName: getSession().user?.accountName ?? null };
}

/** Adds the workspace of the device. */
export function inWorkspace(
  context: DeviceContext,
  { workspace, devices }: WorkspaceView,
  moveTargetCount: number,
): DeviceInWorkspace {
  return { ...context, workspace, rows: devices, moveTargetCount };
}

/** The workspaces that devices of `source` may move to. [GW-14, ROLE-35] */
export function useMoveTargets(source: WorkspaceView, views: readonly WorkspaceView[]): readonly Workspace[] {
  const circumstances = useCircumstances();
  return useMemo(() => {
    const workspaces = views.map((view) => view.workspace);
    return listMoveTargets(source.workspace, workspaces, circumstances);
  }, [source, views, circumstances]);
}

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether the browser is online. [GU-17] */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline());
}
