import { listAddTargets, preselectTarget } from '@partyline/workspaces';
import { TextInput } from '@mantine/core';
import { addDeviceBodySchema } from '@partyline/contract';
import { permissionRefusalText, screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { TARGET_TEXTS, TargetField, targetSchema, targetValueOf } from '../../../add-device/target-field.tsx';
import { useAddDevice } from '../../../add-device/mutations.ts';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { useMe } from '../../../session/me.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { refetch } from '../data/refetch.ts';
import { showWorkspaceMessage } from '../data/workspace-store.ts';
import { readerOf, useCircumstances } from '../../../session/rights.ts';
import type { DialogProps } from '../../../shell/dialogs/dialogs.ts';
import { useSubject } from '../device-context.ts';
import { useCachedViews } from '../view-model.ts';
import { WORKSPACES_KEY } from '../../../session/workspaces.ts';

const words = screens.addDevice;
const schema = v.object({
  code: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('code-missing'),
    v.check((code) => v.is(addDeviceBodySchema.entries.code, code), 'code-malformed'),
  ),
  workspace: targetSchema,
});
const TEXTS = {
  'code-missing': words.codeMissing,
  'code-malformed': words.codeMalformed,
  ...TARGET_TEXTS,
};

interface AddDeviceProps {
  /** The workspace of the menu; null for none. */
  readonly workspaceId: number | null;
}

declare module '../../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'add-device': AddDeviceProps;
  }
}

/** Adds a physical device by its code; follows an allowed redirect. [API-42, DEV-52, DEV-53, GD-32, GD-45] */
export function AddDeviceDialog({ workspaceId, onClose }: AddDeviceProps & DialogProps) {
  const views = useCachedViews();
  const subjectOf = useSubject();
  const client = useQueryClient();
  const circumstances = useCircumstances();
  const current = useMe().user.workspaceId;
  const { allowed, refusal } = listAddTargets(
    views.map(({ workspace }) => workspace),
    circumstances,
  );
  const addDevice = useAddDevice();
  const { form, ...state } = useMutationForm({
    schema,
    texts: TEXTS,
    initialValues: {
      code: '',
      workspace: targetValueOf(preselectTarget(allowed, workspaceId ?? undefined, current)),
    },
    mutation: addDevice,
    async submit({ code, workspace }) {
      const added = await addDevice.mutateAsync({ code, workspaceId: workspace });
      if (added.isRedirectRefused) showMessage({ type: 'error', message: ACCOUNT_WORDINGS.requestNotProper });
      showWorkspaceMessage(added.workspaceId, words.added);
      refetch(client, WORKSPACES_KEY);
      onClose();
    },
  });
  const [view] = views;
  const isRefused = refusal !== null && view !== undefined;
  return (
    <FormModal
      title={words.dialogTitle}
      submitLabel={state.isBusy ? words.adding : words.add}
      cancelLabel={words.cancel}
      refusal={isRefused ? permissionRefusalText(refusal.reason, readerOf(subjectOf(view))) : undefined}
      {...state}
      onClose={onClose}
    >
      <TextInput
        label={words.code}
        description={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
        {...form.getInputProps('code')}
      />
      <TargetField allowed={allowed} input={form.getInputProps('workspace')} />
    </FormModal>
  );
}
