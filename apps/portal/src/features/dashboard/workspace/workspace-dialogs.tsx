import { Button } from '@mantine/core';
import { useEffect } from 'react';
import {
  PERMISSION_REFUSAL_TEXTS,
  screens,
  WORKSPACE_NAME_REFUSAL_TEXTS,
  workspaceNameRefusalText,
  WORKSPACE_DELETION_REFUSAL_TEXTS,
} from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { NAME_MAX_LENGTH } from '@partyline/validation';
import {
  workspaceNameFormAmong,
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
import { findHeader } from './use-menu-gestures.ts';
import { CountedInput } from '../../../forms/fields/counted-input.tsx';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { useCreateWorkspace, useRenameWorkspace, useDeleteWorkspace } from '../dialog-mutations.ts';
import { useAddEntries } from './add-menu.tsx';
import { failureText } from '../../../forms/failure-text.ts';
import { Blocker, DeviceNames } from '../actions/blockers.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';
import { useCachedViews } from '../view-model.ts';

const words = screens.workspaceMenu;

interface WorkspaceDialogProps {
  readonly workspaceId: number;
}

declare module '../../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'create-workspace': NoProps;
    readonly 'rename-workspace': WorkspaceDialogProps;
    readonly 'delete-workspace': WorkspaceDialogProps;
  }
}

/** Focuses the workspace at the deleted one's position. [WS-25] */
function focusNext(views: readonly WorkspaceView[]): void {
  const next = views[Math.min(workspaceStore.get().selectedIndex, views.length - 1)];
  if (next !== undefined) findHeader(next.workspace.id)?.button.focus();
}

interface ShownWorkspace {
  readonly view: WorkspaceView;
  readonly views: readonly WorkspaceView[];
}

/** Returns the workspace of a dialog, which closes when it is gone. */
function useDialogWorkspace({
  workspaceId,
  onClose,
}: WorkspaceDialogProps & DialogProps): ShownWorkspace | null {
  const views = useCachedViews();
  const view = views.find(({ workspace }) => workspace.id === workspaceId);
  const isGone = view === undefined;
  useEffect(() => {
    if (!isGone) return;
    onClose();
    focusNext(views);
  }, [isGone, views, onClose]);
  return view === undefined ? null : { view, views };
}

/** Renames the workspace. */
export function RenameWorkspaceDialog(props: WorkspaceDialogProps & DialogProps) {
  const shown = useDialogWorkspace(props);
  return shown && <RenameDialog {...shown} onClose={props.onClose} />;
}

/** Deletes the workspace. */
export function DeleteWorkspaceDialog(props: WorkspaceDialogProps & DialogProps) {
  const shown = useDialogWorkspace(props);
  return shown && <DeleteDialog {...shown} onClose={props.onClose} />;
}

const NAME_TEXTS = {
  ...WORKSPACE_NAME_REFUSAL_TEXTS,
  'workspace-name-special-characters': (name: unknown) =>
    workspaceNameRefusalText('workspace-name-special-characters', String(name)),
};

/** Creates a workspace; refuses a taken name at the field. [WS-1, WS-5, WS-6, WS-7, WS-14, GW-2, GW-4] */
export function CreateWorkspaceDialog({ onClose }: DialogProps) {
  const mutation = useCreateWorkspace();
  const workspaces = useCachedViews().map(({ workspace }) => workspace);
  // Plan or role may change meanwhile.
  const entry = useAddEntries(workspaces).find(({ kind }) => kind === 'create');
  const { form, ...state } = useMutationForm({
    schema: workspaceNameFormAmong(null, workspaces),
    texts: NAME_TEXTS,
    initialValues: { name: '' },
    mutation,
    async submit({ name }) {
      const created = await mutation.mutateAsync(name);
      showWorkspaceMessage(created.id, words.created(created.name));
      onClose();
    },
  });
  return (
    <FormModal
      title={words.createTitle}
      submitLabel={words.create}
      cancelLabel={words.cancel}
      refusal={entry === undefined ? PERMISSION_REFUSAL_TEXTS['no-right'] : entry.refusal}
      {...state}
      onClose={onClose}
    >
      <CountedInput
        limit={NAME_MAX_LENGTH}
        label={words.name}
        description={words.createHint}
        autoComplete="off"
        required
        {...form.getInputProps('name')}
      />
    </FormModal>
  );
}

const selectText = (input: HTMLInputElement | null) => input?.select();

/** Renames a workspace; an unchanged name is not sent. [WS-2, WS-5, WS-6, WS-7, GW-4, GX-13] */
function RenameDialog({ view: { workspace }, views, onClose }: ShownWorkspace & DialogProps) {
  const selectedName = useStore(workspaceStore, ({ selectedWorkspaceName }) => selectedWorkspaceName);
  const mutation = useRenameWorkspace();
  const { form, ...state } = useMutationForm({
    schema: workspaceNameFormAmong(
      workspace.id,
      views.map((other) => other.workspace),
    ),
    texts: NAME_TEXTS,
    initialValues: { name: workspace.name },
    mutation,
    row: workspace,
    async submit({ name }, base) {
      if (name !== workspace.name) {
        const renamed = await mutation.mutateAsync({ workspace: base, name });
        showWorkspaceMessage(workspace.id, words.renamed(selectedName, renamed.name));
      }
      onClose();
    },
  });
  return (
    <FormModal
      title={words.renameTitle(selectedName)}
      submitLabel={words.rename}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <CountedInput
        limit={NAME_MAX_LENGTH}
        label={words.name}
        description={workspace.name === selectedName ? undefined : words.calledNow(workspace.name)}
        autoComplete="off"
        required
        ref={selectText}
        {...form.getInputProps('name')}
      />
    </FormModal>
  );
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
function DeleteDialog({ view, views, onClose }: ShownWorkspace & DialogProps) {
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
