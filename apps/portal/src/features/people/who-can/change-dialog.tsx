import type { WhoCanPerson } from '@partyline/contract';
import type { StoredRole } from '@partyline/roles';
import { roleNameText, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { endDateIssue } from '@partyline/validation';
import * as v from 'valibot';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { EndDateField } from '../end-date-field.tsx';
import { INVITE_TEXTS } from '../invite/invite-form.ts';
import { useGiveRole } from './use-give-role.ts';
import type { RoleChangeData } from './way-text.ts';

const words = screens.whoCan;

/** One change of one member's access, as it was chosen. */
export interface ChosenChange {
  readonly person: WhoCanPerson;
  /** The role that the member has in the same place now. */
  readonly from: StoredRole;
  readonly change: RoleChangeData;
  readonly place: string;
  readonly workspaceId: number | null;
  readonly isTemporary: boolean;
}

const END_REQUIRED = 'end-required';

const schemaFor = (isTemporary: boolean) =>
  v.strictObject({
    endsAt: v.pipe(
      v.nullable(v.string()),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || !isTemporary) return;
        const message = dataset.value === null ? END_REQUIRED : endDateIssue(dataset.value, Date.now());
        if (message !== null) addIssue({ message });
      }),
    ),
  });

const TEXTS: Readonly<Record<string, string>> = { ...INVITE_TEXTS, [END_REQUIRED]: words.endRequired };

/** Makes the one change that was chosen, after it is read. [PLUS-35, GV-11] */
export function WhoCanChangeDialog({
  person,
  from,
  change,
  place,
  workspaceId,
  isTemporary,
  onClose,
}: ChosenChange & { readonly onClose: () => void }) {
  const mutation = useGiveRole();
  const name = person.name === '' ? person.email : person.name;
  const role = roleNameText(change.role);
  const { form, ...state } = useMutationForm({
    schema: schemaFor(isTemporary),
    texts: TEXTS,
    initialValues: { endsAt: null as string | null },
    draftRow: person.email,
    mutation,
    async submit({ endsAt }) {
      const given = { email: person.email, from, workspaceId, change, endsAt };
      const isMade = await mutation.mutateAsync(given);
      showMessage(
        isMade
          ? { type: 'success', message: words.changed(name, role) }
          : { type: 'error', message: words.notAsRead(name) },
      );
      onClose();
    },
  });
  return (
    <FormModal
      title={words.changeTitle(name)}
      submitLabel={words.change}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <p>
        {change.replaces === null
          ? words.resumeText(role, place)
          : words.changeText(roleNameText(from), role, place)}
      </p>
      {isTemporary ? (
        <EndDateField label={words.endsAt} description={words.endsAccess} {...form.getInputProps('endsAt')} />
      ) : null}
    </FormModal>
  );
}
