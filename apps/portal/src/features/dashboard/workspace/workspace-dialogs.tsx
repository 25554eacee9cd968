import { useEffect } from 'react';
import { PERMISSION_REFUSAL_TEXTS, screens, WORKSPACE_NAME_REFUSAL_TEXTS } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { NAME_MAX_LENGTH } from '@partyline/validation';
import { workspaceNameFormAmong } from '@partyline/workspaces';
import { useStore } from '../../../store.ts';
import type { OverlayProps } from '../data/page-state.ts';
import { workspaceDialog, workspaceStore, showWorkspaceMessage } from '../data/workspace-store.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { findHeader } from './use-menu-gestures.ts';
import { CountedInput } from '../../../forms/counted-input.tsx';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { useCreateWorkspace, useRenameWorkspace } from '../dialog-mutations.ts';
import { useAddEntries } from './add-menu.tsx';

const words = screens.workspaceMenu;
const close = () => workspaceDialog.set(null);

/** Focuses the workspace at the deleted one's position. [WS-25] */
function focusNext(views: readonly WorkspaceView[]): void {
  const next = views[Math.min(workspaceStore.get().selectedIndex, views.length - 1)];
  if (next !== undefined) findHeader(next.workspace.id)?.button.focus();
}

/** The open workspace dialog; closes when its workspace is gone. */
export function WorkspaceDialogs(props: Pick<OverlayProps, 'views' | 'subjectOf'>) {
  const { views } = props;
  const dialog = useStore(workspaceDialog, (open) => open);
  const isAbout = dialog?.kind === 'rename' || dialog?.kind === 'delete';
  const view = isAbout ? views.find(({ workspace }) => workspace.id === dialog.workspaceId) : undefined;
  const isGone = isAbout && view === undefined;
  useEffect(() => {
    if (!isGone) return;
    close();
    focusNext(views);
  }, [isGone, views]);
  if (dialog?.kind === 'create') return <CreateDialog views={views} onClose={close} />;
  if (dialog?.kind === 'add-device')
    return <AddDeviceDialog {...props} workspaceId={dialog.workspaceId} onClose={close} />;
  if (!isAbout || view === undefined) return null;
  const Dialog = dialog.kind === 'rename' ? RenameDialog : DeleteDialog;
  return <Dialog view={view} views={views} onClose={close} />;
}

interface CreateDialogProps {
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** Creates a workspace; refuses a taken name at the field. [WS-1, WS-5, WS-6, WS-7, WS-14, GW-2, GW-4] */
function CreateDialog({ views, onClose }: CreateDialogProps) {
  const mutation = useCreateWorkspace();
  const workspaces = views.map(({ workspace }) => workspace);
  // Plan or role may change meanwhile.
  const entry = useAddEntries(workspaces).find(({ kind }) => kind === 'create');
  const { form, ...state } = useMutationForm({
    schema: workspaceNameFormAmong(null, workspaces),
    texts: WORKSPACE_NAME_REFUSAL_TEXTS,
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

interface RenameDialogProps {
  view: WorkspaceView;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

const selectText = (input: HTMLInputElement | null) => input?.select();

/** Renames a workspace; an unchanged name is not sent. [WS-2, WS-5, WS-6, WS-7, GW-4, GX-13] */
function RenameDialog({ view: { workspace }, views, onClose }: RenameDialogProps) {
  const selectedName = useStore(workspaceStore, ({ selectedWorkspaceName }) => selectedWorkspaceName);
  const mutation = useRenameWorkspace();
  const { form, ...state } = useMutationForm({
    schema: workspaceNameFormAmong(
      workspace.id,
      views.map((other) => other.workspace),
    ),
    texts: WORKSPACE_NAME_REFUSAL_TEXTS,
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
