import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { endDateIssue } from '@partyline/validation';
import * as v from 'valibot';
import { dateText } from '../../../dates.ts';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { raiseAlert } from '../../../shell/alerts/alerts.ts';
import { EndDateField } from '../end-date-field.tsx';
import { useChangeAccess } from '../mutations.ts';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;
const schema = v.strictObject({
  endsAt: v.nullable(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? endDateIssue(dataset.value, Date.now()) : null;
        if (message !== null) addIssue({ message });
      }),
    ),
  ),
});

/** Sets or removes the day on which an access ends. [PLUS-4] */
export function EndDateDialog({ row, onClose }: AccessDialogProps) {
  const mutation = useChangeAccess();
  const { form, ...state } = useMutationForm({
    schema,
    texts: FORM_ISSUE_TEXTS,
    initialValues: { endsAt: row.endsAt },
    draftRow: row.id,
    mutation,
    async submit({ endsAt }) {
      if (endsAt !== row.endsAt) {
        await mutation.mutateAsync({ row, endsAt });
        const date = endsAt === null ? null : dateText(Date.parse(endsAt));
        raiseAlert({ type: 'success', message: words.endSaved(row.email, date) });
      }
      onClose();
    },
  });
  return (
    <FormModal
      title={words.endTitle(row.email)}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <EndDateField
        label={words.columns.endsAt}
        description={words.endHint}
        {...form.getInputProps('endsAt')}
      />
    </FormModal>
  );
}
