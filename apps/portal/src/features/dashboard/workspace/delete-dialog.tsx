import { ApiError } from '@partyline/api-client';
import type { Workspace } from '@partyline/contract';
import { screens, WORKSPACE_DELETION_REFUSAL_TEXTS } from '@partyline/texts';
import {
  listDevicesToStop,
  listWorkspaceDeletionBlockers,
  WORKSPACE_DELETION_REFUSALS,
  workspaceDeletionRefusalOf,
  type WorkspaceDeletionRefusal,
} from '@partyline/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../../store.ts';
import { Blocker } from '../care/blocker.tsx';
import { DeedDialog } from '../care/deed-dialog.tsx';
import { DeviceNames } from '../care/device-names.tsx';
import { showWorkspaceMessage } from '../care/workspace-messages.ts';
import { INSTANCES_KEY } from '../data/instances.queries.ts';
import { readAgain } from '../data/read-again.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { DeletionOutlook } from './deletion-outlook.tsx';
import { useWorkspaceDeed } from './use-workspace-deed.ts';
import { deleteWorkspace } from './workspace-deeds.ts';
import { workspaceStore } from './workspace-store.ts';

const words = screens.workspaceMenu;
const NOTHING: ReadonlySet<string> = new Set();

/** What the service said is in the way, and the workspace as it was known then: once more is known, that counts. */
interface Told {
  readonly of: Workspace | null;
  readonly codes: ReadonlySet<string>;
  readonly running: ReadonlySet<string>;
}

function toldBy(error: unknown, of: Workspace): Told | null {
  if (!(error instanceof ApiError) || workspaceDeletionRefusalOf(error.errorCode) === null) return null;
  return {
    of,
    codes: new Set(error.issues.map(({ code }) => code)),
    running: new Set(error.issues.flatMap(({ vicUuids = [] }) => vicUuids)),
  };
}

interface DeleteDialogProps {
  view: WorkspaceView;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/**
 * Asks before a workspace is deleted, or lists everything that stands in the way; as soon as nothing does, it can be deleted.
 * [WS-3, WS-18, WS-19, WS-20, GW-5, GW-9, GW-10]
 */
export function DeleteDialog({ view, views, onClose }: DeleteDialogProps) {
  const { workspace, devices } = view;
  const client = useQueryClient();
  const { selectedWorkspaceName: name, crudState } = useStore(workspaceStore, (store) => store);
  const [told, setTold] = useState<Told | null>(null);
  const deed = useWorkspaceDeed();
  // Done: it only waits until the workspace is gone from the dashboard.
  if (crudState === 'done') return null;
  const asShown = { ...workspace, vicList: devices, lqDevicesList: [] };
  const seen: readonly WorkspaceDeletionRefusal[] = listWorkspaceDeletionBlockers(asShown);
  const isFresh = told?.of === workspace;
  const codes = isFresh ? told.codes : NOTHING;
  const blockers = WORKSPACE_DELETION_REFUSALS.filter((code) => seen.includes(code) || codes.has(code));
  const running = new Set([...listDevicesToStop(asShown), ...(isFresh ? told.running : [])]);
  const remove = async () => {
    setTold(null);
    await deed.run(async () => {
      try {
        const { movedTo, vicUuids } = await deleteWorkspace(workspace);
        showWorkspaceMessage(movedTo, words.deleted(name, vicUuids.length));
      } catch (error) {
        setTold(toldBy(error, workspace));
        throw error;
      } finally {
        readAgain(client, INSTANCES_KEY);
      }
    });
  };
  const isBlocked = seen.length > 0;
  const owner = workspace.ownerName === null ? undefined : screens.dashboard.ownedBy(workspace.ownerName);
  return (
    <DeedDialog
      title={words.deleteTitle(name)}
      confirmLabel={words.delete}
      cancelLabel={isBlocked ? words.close : words.cancel}
      tone="danger"
      deed={blockers.length > 0 ? { ...deed, failure: null } : deed}
      isPossible={!isBlocked}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {blockers.length > 0 ? (
        blockers.map((code) => (
          <Blocker
            key={code}
            text={WORKSPACE_DELETION_REFUSAL_TEXTS[code]}
            about={code === 'has-owner' ? owner : undefined}
          >
            {code === 'devices-running' && (
              <DeviceNames devices={devices.filter(({ vicUuid }) => running.has(vicUuid))} />
            )}
          </Blocker>
        ))
      ) : (
        <DeletionOutlook
          devices={devices}
          target={views.find((other) => other.workspace.isDefault)?.workspace.name}
        />
      )}
    </DeedDialog>
  );
}
