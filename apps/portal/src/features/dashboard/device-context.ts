import type { Workspace, Instance } from '@partyline/contract';
import {
  isCommandOffered,
  type DeviceContext,
  type DeviceInWorkspace,
  type DeviceCommand,
} from '@partyline/device-state';
import { subjectFor, type Subject } from '@partyline/permissions';
import { accountOwnerText, screens } from '@partyline/texts';
import { listMoveTargets } from '@partyline/workspaces';
import { useCallback, useMemo, createContext, useContext } from 'react';
import { useCircumstances } from '../../session/rights.ts';
import { useMe } from '../../session/me.ts';
import type { WorkspaceView } from './dashboard-rows.ts';
import { type ZoomLevel } from '@partyline/display';

/** Returns a function that gives the caller in a workspace, from its roles and the account. [GC-5, GC-14, GP-6] */
export function useSubject(): (view: WorkspaceView) => Subject {
  const circumstances = useCircumstances();
  return useCallback(
    ({ workspace }) => subjectFor({ roles: workspace.roles, ...circumstances }),
    [circumstances],
  );
}

/** Returns the rights of a caller who can never start or stop here, and whom to ask; null for other callers. [GC-10] */
export function useWorkspaceNote(
  subjectOf: (view: WorkspaceView) => Subject,
): (view: WorkspaceView) => string | null {
  const account = useMe().user.accountName;
  return useCallback(
    (view) =>
      isCommandOffered(subjectOf(view))
        ? null
        : screens.dashboard.viewOnly(view.workspace.ownerName ?? accountOwnerText(account)),
    [subjectOf, account],
  );
}

/** Adds the workspace of the device. */
export function inWorkspace(
  context: DeviceContext,
  { workspace, devices }: WorkspaceView,
  moveTargetCount: number,
): DeviceInWorkspace {
  return { ...context, workspace, rows: devices, moveTargetCount };
}

/** Returns the workspaces that devices of `source` may move to. [GW-14, ROLE-35] */
export function useMoveTargets(source: WorkspaceView, views: readonly WorkspaceView[]): readonly Workspace[] {
  const circumstances = useCircumstances();
  return useMemo(() => {
    const workspaces = views.map((view) => view.workspace);
    return listMoveTargets(source.workspace, workspaces, circumstances);
  }, [source, views, circumstances]);
}

/** Shared by all cards, rows and tiles; a change renders them all. */
export interface CardContextValue {
  readonly size: ZoomLevel;
  readonly showDevice: (vicUuid: string) => void;
  readonly isConnected: boolean;
  /** Opens the manager page; call it within a click. Resolves when the tab navigates or closes. */
  readonly openDevice: (device: Instance) => Promise<void>;
  readonly setFavorite: (variables: { device: Instance; isFavorite: boolean }) => void;
  /** Sends a command, confirmed if required; without the permission it shows a message. */
  readonly command: (device: Instance, command: DeviceCommand, access: DeviceContext) => void;
  /** Withdraws the open command; says so if its host has taken it. Resolves with the answer, also a refusal. */
  readonly withdraw: (device: Instance) => Promise<void>;
}

export const CardContext = createContext<CardContextValue | null>(null);

/** Returns the shared card context; throws outside the dashboard. */
export function useCardContext(): CardContextValue {
  const value = useContext(CardContext);
  if (value === null) throw new Error('useCardContext is used outside of CardContext.');
  return value;
}
