import { screens, WORKSPACE_NAME_REFUSAL_TEXTS } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { NAME_MAX_LENGTH } from '@partyline/validation';
import { workspaceNameFormAmong } from '@partyline/workspaces';
import { CountedInput } from '../../../forms/counted-input.tsx';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { useStore } from '../../../store.ts';
import { showWorkspaceMessage } from '../data/workspace-messages.ts';
import { workspaceStore } from '../data/workspace-store.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useRenameWorkspace } from '../dialog-mutations.ts';

const words = screens.workspaceMenu;

interface RenameDialogProps {
  view: WorkspaceView;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

const selectText = (input: HTMLInputElement | null) => input?.select();

/** Renames a workspace; an unchanged name is not sent. [WS-2, WS-5, WS-6, WS-7, GW-4, GX-13] */
export function RenameDialog({ view: { workspace }, views, onClose }: RenameDialogProps) {
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
