import { useEffect } from 'react';
import {
  PERMISSION_REFUSAL_TEXTS,
  screens,
  WORKSPACE_NAME_REFUSAL_TEXTS,
  workspaceNameRefusalText,
} from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { NAME_MAX_LENGTH } from '@partyline/validation';
import { workspaceNameFormAmong } from '@partyline/workspaces';
import { useStore } from '../../../store.ts';
import type { DialogProps } from '../../../shell/dialogs/dialogs.ts';
import { workspaceStore, showWorkspaceMessage } from '../data/workspace-store.ts';
import { findHeader } from './use-menu-gestures.ts';
import { CountedInput } from '../../../forms/fields/counted-input.tsx';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { useCreateWorkspace, useRenameWorkspace } from '../dialog-mutations.ts';
import { useAddEntries } from './add-menu.tsx';
import { DeleteDialog, type ShownWorkspace } from './delete-workspace-dialog.tsx';
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
