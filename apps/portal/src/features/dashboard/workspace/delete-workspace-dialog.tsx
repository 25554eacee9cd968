import { Button } from '@mantine/core';
import { screens, WORKSPACE_DELETION_REFUSAL_TEXTS } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import {
  listDevicesToStop,
  listWorkspaceDeletionBlockers,
  WORKSPACE_DELETION_REFUSALS,
  workspaceDeletionRefusalOf,
} from '@partyline/workspaces';
import { ApiError } from '@partyline/api-client';
import type { Workspace } from '@partyline/contract';
import { useStore } from '../../../store.ts';
import type { DialogProps } from '../../../shell/dialogs/dialogs.ts';
import { select } from '../data/page-state.ts';
import { workspaceStore, showWorkspaceMessage } from '../data/workspace-store.ts';
import { useDeleteWorkspace } from '../dialog-mutations.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Blocker, DeviceNames } from '../actions/blockers.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';

const words = screens.workspaceMenu;

export interface ShownWorkspace {
  readonly view: WorkspaceView;
  readonly views: readonly WorkspaceView[];
}

/** Returns the API's blockers for this version of the workspace. */
function blockersOf(error: Error | null, deleted: Workspace | undefined, workspace: Workspace) {
  const isCurrent = error instanceof ApiError && deleted === workspace;
  const issues = isCurrent && workspaceDeletionRefusalOf(error.errorCode) !== null ? error.issues : [];
  return {
    codes: new Set(issues.map(({ code }) => code)),
    running: issues.flatMap(({ vicUuids = [] }) => vicUuids),
  };
}

/** Confirms a deletion, or lists the blockers until there are none. [WS-3, WS-18, WS-19, WS-20, GW-5, GW-9, GW-10] */
export function DeleteDialog({ view, views, onClose }: ShownWorkspace & DialogProps) {
  const { workspace, devices } = view;
  const { selectedWorkspaceName: name, crudState } = useStore(workspaceStore, (store) => store);
  const { mutateAsync, isPending, error, variables } = useDeleteWorkspace();
  // Deleted: the dialog is about to unmount.
  if (crudState === 'done') return null;
  const shown = { ...workspace, vicList: devices, lqDevicesList: [] };
  const known = listWorkspaceDeletionBlockers(shown);
  const answered = blockersOf(error, variables, workspace);
  const blockers = WORKSPACE_DELETION_REFUSALS.filter(
    (code) => known.includes(code) || answered.codes.has(code),
  );
  const running = new Set([...listDevicesToStop(shown), ...answered.running]);
  const owner = workspace.ownerName === null ? undefined : screens.dashboard.ownedBy(workspace.ownerName);
  const remove = async () => {
    const { movedTo, vicUuids } = await mutateAsync(workspace);
    showWorkspaceMessage(movedTo, words.deleted(name, vicUuids.length));
  };
  const isBlocked = known.length > 0;
  // The bar of the selection stops them, with its question about who is connected.
  const selectRunning = () => {
    select([...running], true);
    onClose();
  };
  return (
    <FormModal
      title={blockers.length > 0 ? words.cannotDelete(name) : words.deleteTitle(name)}
      submitLabel={isBlocked ? undefined : words.delete}
      cancelLabel={isBlocked ? words.close : words.cancel}
      tone="danger"
      isBusy={isPending}
      failure={blockers.length > 0 ? null : failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        // The mutation holds the error.
        if (!isPending) remove().catch(() => undefined);
      }}
      onClose={onClose}
    >
      {blockers.map((code) => (
        <Blocker
          key={code}
          text={WORKSPACE_DELETION_REFUSAL_TEXTS[code]}
          about={code === 'has-owner' ? owner : undefined}
        >
          {code === 'devices-running' && (
            <>
              <DeviceNames
                devices={devices.filter(({ vicUuid }) => running.has(vicUuid))}
                onFollow={onClose}
              />
              <Button size="xs" mt={8} onClick={selectRunning}>
                {words.selectRunning(running.size)}
              </Button>
            </>
          )}
        </Blocker>
      ))}
      {blockers.length === 0 && <DeletionSummary view={view} views={views} />}
    </FormModal>
  );
}

/** Renders the effect on members and remaining devices. [GW-9] */
function DeletionSummary({ view: { devices }, views }: ShownWorkspace) {
  const target = views.find(({ workspace }) => workspace.isDefault)?.workspace.name;
  return (
    <>
      <p>{words.deleteText}</p>
      {devices.length > 0 && target !== undefined && (
        <>
          <p>{words.devicesGo(devices.length, target)}</p>
          <DeviceNames devices={devices} />
        </>
      )}
    </>
  );
}
