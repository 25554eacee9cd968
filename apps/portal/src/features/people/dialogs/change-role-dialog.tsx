import { listRoleChanges } from '@partyline/invitations';
import { STORED_ROLES } from '@partyline/roles';
import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import * as v from 'valibot';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { raiseAlert } from '../../../shell/alerts/alerts.ts';
import { useChangeAccess } from '../mutations.ts';
import { findWorkspace, placeIn } from '../places.ts';
import { RoleField } from '../role-field.tsx';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;
const schema = v.strictObject({ roleName: v.picklist(STORED_ROLES, 'role-required') });

/** Changes the role of a member or open invitation. [GV-11, GV-9] */
export function ChangeRoleDialog({ row, workspaces, circumstances, onClose }: AccessDialogProps) {
  const workspace = findWorkspace(workspaces, row);
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
        raiseAlert({ type: 'success', message: words.roleSaved(row.email, roleName) });
      }
      onClose();
    },
  });
  const options =
    workspace === undefined
      ? []
      : listRoleChanges(
          placeIn(workspace, circumstances).subject,
          { email: row.email, role: row.roleName },
          workspace,
        );
  return (
    <FormModal
      title={words.roleTitle(row.email)}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <RoleField options={options} {...form.getInputProps('roleName')} />
    </FormModal>
  );
}
