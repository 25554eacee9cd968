import type { Workspace } from '@partyline/contract';
import type { DeviceContext, DeviceInWorkspace } from '@partyline/device-state';
import { circumstancesOf, subjectFor, type AccountCircumstances, type Subject } from '@partyline/permissions';
import { isRowExpired } from '@partyline/subscriptions';
import { listMoveTargets } from '@partyline/workspaces';
import { onlineManager } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useClock } from './data/clock.ts';
import type { ShownDevice } from './model/shown-devices.ts';
import type { WorkspaceView } from './model/workspace-view.ts';

const MINUTE_MS = 60_000;

/** The circumstances of the account; until they are known, those with the fewest rights. */
export function useCircumstances(): AccountCircumstances {
  return useSession(({ user }) => circumstancesOf(user));
}

/** The caller in each workspace: by the roles sent with it and the circumstances of the account. [GC-5, GC-14, GP-6] */
export function useSubject(): (view: WorkspaceView) => Subject {
  const circumstances = useCircumstances();
  return useCallback(
    ({ workspace }) => subjectFor({ roles: workspace.roles, ...circumstances }),
    [circumstances],
  );
}

/** What the actions on a device depend on, beside the device, at one moment. */
export function deviceContextOf(
  { device, view }: ShownDevice,
  subjectIn: (view: WorkspaceView) => Subject,
  isConnected: boolean,
  nowMs: number,
): DeviceContext {
  return {
    subject: subjectIn(view),
    workspaceId: view.workspace.id,
    isSubscriptionExpired: isRowExpired(device, nowMs),
    isConnected,
  };
}

/** What the actions on a device depend on, beside the device; null for none. */
export function useDeviceContext(
  found: ShownDevice | null,
  subjectIn: (view: WorkspaceView) => Subject,
  isConnected: boolean,
): DeviceContext | null {
  const nowMs = useClock(MINUTE_MS);
  return found === null ? null : deviceContextOf(found, subjectIn, isConnected, nowMs);
}

/** The same with the workspace of the device, for the actions that concern its place. */
export function inWorkspace(
  context: DeviceContext,
  { workspace, devices }: WorkspaceView,
  moveTargetCount: number,
): DeviceInWorkspace {
  return { ...context, workspace, rows: devices, moveTargetCount };
}

/** The workspaces that the devices of one may be moved to. [GW-14, ROLE-35] */
export function useMoveTargets(source: WorkspaceView, views: readonly WorkspaceView[]): readonly Workspace[] {
  const circumstances = useCircumstances();
  return useMemo(() => {
    const workspaces = views.map((view) => view.workspace);
    return listMoveTargets(source.workspace, workspaces, circumstances);
  }, [source, views, circumstances]);
}

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether the browser has a network connection. [GU-17] */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline());
}
