import {
  listRoleChanges,
  type RowActionRefusal,
  changeQuestion,
  findWorkspace,
  placeIn,
} from '@partyline/invitations';
import { STORED_ROLES } from '@partyline/roles';
import { FORM_ISSUE_TEXTS, invitationRefusalText, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { useMe } from '../../../session/me.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { useChangeAccess } from '../mutations.ts';
import { takingText } from '../refusal-texts.ts';
import { RoleField } from '../role-field.tsx';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;
/** Returns the text of a refusal; the dialog opens for users who may change the row, so a missing right is that to lower a role. */
const reasonText = (reason: RowActionRefusal) =>
  reason === 'no-right' ? takingText() : invitationRefusalText(reason);
const schema = v.strictObject({ roleName: v.picklist(STORED_ROLES, 'role-required') });

/** Changes the role of a member or open invitation. [GV-11, GV-9, HZ-4] */
export function ChangeRoleDialog({ row, workspaces, circumstances, onClose }: AccessDialogProps) {
  const workspace = findWorkspace(workspaces, row);
  const userEmail = useMe().user.email;
  const [openedAtMs] = useState(() => Date.now());
  const mutation = useChangeAccess();
  const { form, ...state } = useMutationForm({
    schema,
    texts: FORM_ISSUE_TEXTS,
    initialValues: { roleName: row.roleName },
    draftRow: row.id,
    mutation,
    async submit({ roleName }) {
      if (roleName !== row.roleName) {
        await mutation.mutateAsync({ row, roleName });
        showMessage({ type: 'success', message: words.roleSaved(row.email, roleName) });
      }
      onClose();
    },
  });
  const options =
    workspace === undefined
      ? []
      : listRoleChanges(changeQuestion(row, placeIn(workspace, circumstances), userEmail), openedAtMs);
  return (
    <FormModal
      title={words.roleTitle(row.email)}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <RoleField options={options} reasonText={reasonText} {...form.getInputProps('roleName')} />
    </FormModal>
  );
}
