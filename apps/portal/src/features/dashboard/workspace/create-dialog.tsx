import { PERMISSION_REFUSAL_TEXTS, screens, WORKSPACE_NAME_REFUSAL_TEXTS } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { NAME_MAX_LENGTH } from '@partyline/validation';
import { workspaceNameFormAmong } from '@partyline/workspaces';
import { CountedInput } from '../../../forms/counted-input.tsx';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { showWorkspaceMessage } from '../data/workspace-messages.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useCreateWorkspace } from '../dialog-mutations.ts';
import { useAddEntries } from './add-entries.ts';

const words = screens.workspaceMenu;

interface CreateDialogProps {
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** Creates a workspace; refuses a taken name at the field. [WS-1, WS-5, WS-6, WS-7, WS-14, GW-2, GW-4] */
export function CreateDialog({ views, onClose }: CreateDialogProps) {
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
